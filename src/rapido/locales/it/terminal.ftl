### The terminal and the command line.

## rapido play: setup

play-subtitle = La corsa dei dadi sugli scalini di Rio, un gioco di Reiner Knizia
play-continue = Partita salvata: { $players }, turno { $turn }. Vuoi continuarla?
play-put-away = La partita precedente è conservata qui: { $file }
# What was in the file isn’t a game.
play-put-away-file = Quel file è conservato qui: { $file }
play-foreign-file = Il file { $file } non contiene una partita e quindi non viene sostituito. Indica un altro file con --save.
play-people = Quante persone giocano qui?
play-name = Nome del giocatore { $number }?
play-person = Giocatore { $number }
play-word = { $name }, una parola portafortuna per i dadi? (Invio per nessuna)
play-computers = Quanti giocatori virtuali?
# $players is a list such as "1 Ana, 2 Ben".
play-youngest = Chi è la persona più giovane e comincia? { $players }
play-youngest-who = Scrivi uno dei numeri o dei nomi, per favore.
play-bot = Quale giocatore virtuale?
bot-name-beginner = Principiante
bot-name-bold = Temerario
bot-name-careful = Prudente
bot-name-spiteful = Dispettoso
bot-name-perfect = Perfetto
bot-name-heuristic = Furbo
bot-name-uniform = Spensierato
bot-beginner = adora le caselle alte, dimentica il pericolo e cambia spesso idea
bot-bold = tira ancora quando gli altri si fermano, e punta in alto
bot-careful = si ferma presto: meglio uno scalino sicuro che tanti incerti
bot-spiteful = conosce bene le probabilità, ma adora eliminare i tuoi dadi
bot-perfect = sceglie sempre ciò che fa vincere più spesso
bot-heuristic = valuta quanti scalini rende una casella e quanto è rischiosa
bot-uniform = gioca a caso, sempre secondo le regole
play-number-between = Scrivi un numero da { $least } a { $most }, per favore.
play-too-few = A Rapido si gioca almeno in due.
play-too-many = A Rapido si gioca al massimo in sei.
play-bad-name = Un nome sta su una riga, ha al massimo { $most } caratteri e nessun carattere di controllo o invisibile.
play-same-name = Il nome { $name } è già preso: ne serve uno diverso.
play-bad-word = Una parola portafortuna sta su una riga, non è troppo lunga e non ha caratteri di controllo o invisibili.
play-sealed = Il segreto dei dadi è in una busta sigillata. Il sigillo comincia con { $seal }; alla fine si apre la busta.
play-yes = s
play-no = n
play-yes-or-no = Rispondi { play-yes } (sì) o { play-no } (no), per favore.

## rapido play: the game

play-staircase = Scala
play-fields = Caselle
play-turn = Turno { $turn }
play-your-turn = { $player }, tocca a te.
play-roll-number = Tiro { $number }
play-choose-roll = tira i dadi
play-choose-roll-pair = tira la coppia { $pair }
play-choose-roll-again = tira ancora (in quasi un tiro su tre, 11 su 36, esce una X che chiude il tuo turno)
play-choose-place =
    { $count ->
        [one] posiziona i dadi su questa casella
       *[other] posiziona i dadi su una di queste caselle
    }
play-choose-place-throwing-out = posiziona i dadi qui ed elimina: { $victims }
play-victim = { $player } ({ $value })
play-more = { $rules } regole · { $log } cronaca · { $quit } pausa (salva ed esci)
play-key-roll = t
play-key-rules = r
play-key-log = c
play-key-quit = p
play-not-understood = Qui «{ $typed }» non è tra le scelte possibili.
play-choose-one = Scrivi una delle scelte, per favore.
play-log = Cronaca della partita
play-saved = La partita è stata salvata. Per continuarla: { $command }
play-computer-failed = Il giocatore virtuale { $player } ha avuto un problema e fa una mossa semplice. Motivo: { $reason }

## Computer players of others

player-broken = Il giocatore virtuale { $name } non si può caricare: { $reason }
# A plug-in of somebody else has a computer player under the name of one of ours.
player-name-taken = L’estensione { $plugin } viene ignorata: { $name } è già il nome di un giocatore virtuale di Rapido.
player-raised = { $error }
player-raised-in = { $error } ({ $file }, riga { $line })
player-illegal = ha scelto { $action }, che qui non è ammesso

## rapido play: the end

play-opened =
    { $rolls ->
        [one] La busta è aperta: il segreto corrisponde al sigillo, e l’unico tiro è proprio quello sigillato.
       *[other] La busta è aperta: il segreto corrisponde al sigillo, e tutti i tiri ({ $rolls }) sono proprio quelli sigillati.
    }
play-record = La registrazione di questa partita: { $file }
play-verify-hint = Per controllarla quando vuoi: { $command }

## rapido verify

verify-genuine =
    { $rolls ->
        [0] Il segreto corrisponde al sigillo di questa partita. Non c’è ancora nessun tiro.
        [one] I dadi sono autentici. Il segreto corrisponde al sigillo di questa partita, e l’unico tiro deriva dal segreto e da ciò che hanno aggiunto i giocatori.
       *[other] I dadi sono autentici. Il segreto corrisponde al sigillo di questa partita, e tutti i tiri ({ $rolls }) derivano dal segreto e da ciò che hanno aggiunto i giocatori.
    }
# The record is damaged after these rolls.
verify-genuine-part =
    { $rolls ->
        [0] Il segreto corrisponde al sigillo di questa partita, ma la registrazione è danneggiata già prima del primo tiro.
        [one] Il primo tiro è autentico: deriva dal segreto sigillato e da ciò che hanno aggiunto i giocatori. Il resto non si può controllare.
       *[other] I primi { $rolls } tiri sono autentici: derivano dal segreto sigillato e da ciò che hanno aggiunto i giocatori. Il resto non si può controllare.
    }
verify-legal = Tutto si è svolto secondo le regole, e il risultato è giusto: { $result }.
verify-result-won = vince { $player }
verify-result-unfinished = la partita non è finita
verify-unsure = Che cosa è dimostrato: i dadi. Ogni tiro deriva dal segreto sigillato e dalle parole. Che cosa non è dimostrato: i nomi e le scelte (in una registrazione si possono cambiare, purché le regole siano rispettate), quando il sigillo è stato mostrato per la prima volta, e se qualcuno conosceva il segreto prima della fine o ha scelto una parola su misura.
verify-proved = Che cosa è dimostrato: i dadi. Ogni tiro deriva da un segreto e da contributi fissati prima: nessuno ha potuto scegliere i tiri, purché almeno una delle persone che hanno aperto il proprio contributo fosse onesta e avesse visto prima i sigilli di tutti. Che cosa non è dimostrato: i nomi e le scelte (in una registrazione si possono cambiare, purché le regole siano rispettate), quando i sigilli sono stati mostrati per la prima volta, e se qualcuno conosceva il segreto prima della fine.
verify-opened = Fissato prima della partita e aperto senza modifiche: il contributo di { $players }.
verify-unopened =
    { $count ->
        [one] Fissato ma mai aperto, quindi escluso: il contributo di { $players }. Chi l’ha trattenuto poteva scegliere tra due serie di tiri.
       *[other] Fissati ma mai aperti, quindi esclusi: i contributi di { $players }. Chi li ha trattenuti poteva scegliere, per ciascuno, tra due serie di tiri.
    }
verify-plain = Non contata, perché non era stata fissata prima della partita: la parola di { $players }.
verify-broken_commitment = Quello che { $player } avrebbe aggiunto ai dadi non è ciò che era stato fissato prima della partita. Questi dadi non sono autentici.
verify-not_sealed = Questa partita non ha un sigillo, quindi i suoi dadi non si possono controllare.
verify-not_revealed = Il segreto di questa partita non è ancora stato svelato, quindi i suoi dadi non si possono ancora controllare.
verify-broken_seal = Il segreto non è quello sigillato. Questi dadi non sono autentici.
verify-wrong_roll = { $player }, tiro { $number } della partita, nel turno { $turn }: la registrazione riporta { $found }, ma il tiro sigillato era { $sealed }. Questi dadi non sono autentici.

## Files and options

file-not-found = Il file { $file } non esiste.
file-is-folder = { $file } è una cartella. Indica un file al suo interno.
file-empty = { $file } è vuoto. Non è stato cambiato nulla.
file-unreadable = Non è possibile leggere il file { $file }: { $reason }.
file-unwritable = Non è possibile scrivere il file { $file }: { $reason }.
file-not-text = Il file { $file } non è un file di testo in UTF-8.
file-too-large = Il file { $file } è troppo grande per essere la registrazione di una partita.

## rapido serve, backup and restore

serve-address = Rapido è pronto: { $address }
serve-lan = Per telefoni e computer sulla stessa rete: { $address }
serve-stop = Ctrl-C per chiudere. Nessuna partita va persa.
serve-goodbye = Arrivederci. Tutte le partite sono salvate.
serve-port-taken = La porta { $port } è già in uso, forse da un Rapido già avviato: prova http://127.0.0.1:{ $port }/. Altrimenti scegli un’altra porta con --port, per esempio --port 8400.
serve-address-unusable = Il server non può mettersi in ascolto su { $address } ({ $reason }). Scegli un altro indirizzo con --host o un’altra porta con --port.
serve-folder-unwritable = La cartella { $folder } non si può usare ({ $reason }). Scegline un’altra con --data.
serve-folder-in-use = Un server Rapido sta già usando { $folder }: il suo indirizzo è nel terminale in cui l’hai avviato. Usa quello, fermalo con Ctrl-C, o scegli un’altra cartella con --data.
serve-disk-full = Il disco di { $folder } è pieno. Libera spazio e riavvia.
serve-rescued = Il database { $file } non c’è più, ma tutte le sue partite sono state salvate in { $rescued } quando è stato eliminato. Recuperale con «rapido restore FILE», oppure avvia senza di esse spostando quel file in un’altra cartella.
serve-store-unreachable = Il database { $store } non si può usare ({ $reason }). Controlla che PostgreSQL sia in funzione e che sia giusto l’URL indicato con --store, in RAPIDO_STORE o in rapido.toml.
serve-bus-not-shared = Altri processi usano questo database ({ $store }): dai a tutti lo stesso bus.
serve-newer = Le partite in { $file } sono state salvate da una versione più recente di Rapido. Avvia quella, o scegli un’altra cartella con --data.
serve-damaged = Il file { $file } è danneggiato ({ $reason }). È rimasto com’è. Ripristina una copia con «rapido restore FILE», o scegli un’altra cartella con --data.
serve-store-newer = Le partite in { $file } sono state salvate da una versione più recente di Rapido. Avvia quella, o scegli un altro database con --store.
serve-workers-failed = Nessuno dei processi del server è partito ({ $reason }). Le righe qui sopra dicono perché.
backup-done = Tutte le partite sono state copiate in { $file }.
backup-target-in-use = { $file } appartiene a un server che lo sta usando. Scegli un altro file per la copia.
backup-target-foreign = { $file } non è una copia di Rapido e non è stato sovrascritto. Scegli un altro file.
backup-source-damaged = Il database { $file } è danneggiato ({ $reason }): non è stata scritta alcuna copia.
backup-canceled = Annullato. Non è stata scritta alcuna copia.
site-done = Il sito è pronto: { $files } file in { $folder }. Mettili su un server web qualsiasi, in una cartella qualsiasi.
site-folder-in-use = In { $folder } ci sono altri file: non è stato scritto nulla. Scegli una cartella vuota o nuova, o scrivi in questa con --force.
site-not-built = La pagina non è ancora stata generata. Avvia Rapido con ./rapido, che ci pensa da solo.
site-canceled = Annullato. Il sito precedente funziona ancora; esegui di nuovo il comando per completare quello nuovo.
site-canceled-new = Annullato. Esegui di nuovo il comando per completare il sito.
docs-building = La documentazione viene generata. La prima volta ci vuole circa un minuto.
docs-folder-in-use = In { $folder } ci sono altri file: non è stato scritto nulla. Scegli una cartella vuota o nuova.
docs-not-contained = Questa copia di Rapido è arrivata senza la sua documentazione. La trovi nella cartella docs del progetto, o con { $command } in un suo clone.
docs-not-built = Non è stato possibile generare la documentazione: { $reason }
docs-no-such-page = La pagina { $page } non esiste.
docs-pages = Ecco le pagine: { $pages }.
docs-more-pages = { $count ->
    [one] Ne fa parte ancora una: { $example }.
   *[other] Ne fanno parte altre { $count }, per esempio { $example }.
}
restore-done = Le partite della copia ora sono in { $folder }.
restore-kept = Quello che c’era prima è conservato lì accanto.
restore-done-server = Le partite della copia ora sono in { $store }. Quello che c’era prima è in { $file }.
restore-unknown = La connessione a { $store } è caduta all’ultimo passaggio. Non si sa se le partite siano state sostituite: «rapido status» lo mostra. Quello che c’era prima è in { $file }.
restore-waits = La copia è pronta in { $folder }, ma il server non l’ha ancora caricata.
restore-damaged = { $file } non è una copia utilizzabile ({ $reason }). Non è stato cambiato nulla.
restore-newer = { $file } viene da una versione più recente di Rapido. Installa quella versione per ripristinarlo. Non è stato cambiato nulla.
restore-foreign = { $file } non è una copia di Rapido ({ $reason }). Non è stato cambiato nulla.
restore-same = { $file } è il database in uso. Non c’è niente da ripristinare.
restore-failed = La cartella { $folder } non può ricevere la copia: { $reason }. Non è stato cambiato nulla.
restore-refused = Il server non ha potuto usare la copia e ha tenuto le partite che aveva. Il motivo è nel suo log; la copia è in { $folder }, con «refused» nel nome.
restore-canceled = Annullato. Non è stato cambiato nulla.
restore-broken-rooms =
    { $count ->
        [one] Una stanza della copia è danneggiata e non si aprirà. Tutte le altre sono a posto.
       *[other] { $count } stanze della copia sono danneggiate e non si apriranno. Tutte le altre sono a posto.
    }

## rapido migrate, rooms and status

store-in-use = Un server sta usando { $store }. Prima fermalo.
store-not-found = Il file { $file } non c’è. Se le partite sono in un’altra cartella, indicala con --data, o indica le impostazioni del server con --config.
store-migrating = In { $store } c’è solo una parte delle partite: una migrazione è stata interrotta. Esegui di nuovo «rapido migrate»: riprende da dove era arrivata.
store-newer = Le partite in { $store } sono state salvate da una versione più recente di Rapido. Installa quella versione.
store-damaged = Il database in { $store } è danneggiato ({ $reason }).
store-unusable = { $store } non si può usare: { $reason }.
migrate-same = { $store } è sia l’origine sia la destinazione. Non c’è nulla da spostare.
migrate-while-serving = Le partite non si possono spostare mentre un server è in funzione: le mosse fatte nel frattempo andrebbero perse. Prima ferma il server.
migrate-other-games =
    { $count ->
        [one] In { $store } c’è una stanza che non è nell’origine, o in cui si è continuato a giocare. Non è stato cambiato nulla. Scegli una destinazione vuota.
       *[other] In { $store } ci sono { $count } stanze che non sono nell’origine, o in cui si è continuato a giocare. Non è stato cambiato nulla. Scegli una destinazione vuota.
    }
migrate-differs = Le partite in { $store } non sono le stesse dell’origine ({ $reason }), perciò nessun server si avvierà con questo database. L’origine è cambiata nel frattempo? Esegui di nuovo il comando, se serve con una destinazione vuota.
migrate-failed = Non è stato possibile spostare le partite: { $reason }. L’origine è rimasta com’era. Risolto il problema, esegui di nuovo il comando: riprende da dove era arrivato.
migrate-canceled = Annullato. L’origine è rimasta com’era. Esegui di nuovo il comando: riprende da dove era arrivato.
migrate-broken-rooms =
    { $count ->
        [one] Una stanza era già danneggiata e non si aprirà. Tutte le altre sono a posto.
       *[other] { $count } stanze erano già danneggiate e non si apriranno. Tutte le altre sono a posto.
    }
migrate-nothing = Tutte le partite erano già in { $store }, e sono state confrontate e verificate: { $rooms ->
        [one] una stanza
       *[other] { $rooms } stanze
    }.
migrate-done = Tutte le partite ora sono in { $store }, e sono state confrontate e verificate: { $rooms ->
        [one] una stanza
       *[other] { $rooms } stanze
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }. L’origine è rimasta com’era.
rooms-canceled = Annullato.
rooms-none = Nessuna stanza trovata.
rooms-which = Indica quali stanze: --older-than, --fingerprint, --address, --id o --all.
rooms-address-log = Per trovare le stanze di un indirizzo, indica il log del server: --address HASH --log FILE.
rooms-log-on-input = Il log arriva dallo standard input, quindi non è possibile chiederti conferma: aggiungi --yes.
rooms-address-unknown = Secondo il log, { $address } non ha aperto stanze.
rooms-fingerprint-unknown = Nessuna stanza ha l’impronta { $fingerprint }.
rooms-id-unknown = Nessuna stanza ha l’identificatore { $id }.
rooms-confirm-close =
    { $count ->
        [one] Chiudere una stanza? Se c’è una partita in corso, finisce. (s/n)
       *[other] Chiudere { $count } stanze? Le partite in corso finiscono. (s/n)
    }
rooms-confirm-delete =
    { $count ->
        [one] Cancellare una stanza con tutte le sue partite? Non si può annullare. (s/n)
       *[other] Cancellare { $count } stanze con tutte le loro partite? Non si può annullare. (s/n)
    }
rooms-yes = s
rooms-not-asked = Nessuno può rispondere, quindi non è cambiato nulla. Aggiungi --yes per non dover rispondere.
rooms-closed =
    { $count ->
        [one] Una stanza è stata chiusa.
       *[other] { $count } stanze sono state chiuse.
    }
rooms-deleted =
    { $count ->
        [one] Una stanza è stata cancellata con tutte le sue partite.
       *[other] { $count } stanze sono state cancellate con tutte le loro partite.
    }
rooms-failed = { $fingerprint }: { $reason }
rooms-restart = Il server che usa { $store } è di una versione più vecchia. Prima riavvialo.
rooms-head-room = Stanza
rooms-head-state = Stato
rooms-head-last = Ultimo uso
rooms-head-entries = Voci
rooms-head-games = Partite
rooms-open = aperta
rooms-playing = in gioco
rooms-is-closed = chiusa
status-store = Database: { $store } ({ $kind }, schema { $schema }, { $size } MB)
status-rooms = Stanze aperte: { $open }, chiuse: { $closed }
status-games = Partite in corso: { $running }, finite: { $finished }; { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }
status-last-write = Ultima scrittura: { $time }
status-last-backup = Ultima copia: { $time }
status-never = mai
status-no-backup = ancora nessuna
status-unknown = n.d.
status-no-server = Nessun server è in funzione.
status-served = Un server è in funzione.
status-process = { $process } (processo { $pid }): versione { $version }, { $address }, { $connections ->
        [one] una connessione
       *[other] { $connections } connessioni
    }, { $rooms ->
        [one] una stanza
       *[other] { $rooms } stanze
    }, dal { $since }, { $lag } ms di ritardo, bus { $bus }
# As in the metrics: one of several server processes on one port.
status-worker = worker { $number }
status-connected = collegato
status-disconnected = non collegato
status-healthy = Tutto a posto.
status-problem-bus = Un server non è collegato al bus: le mosse arrivano ai giocatori sugli altri server con un ritardo fino a due secondi.
status-problem-buses = I server hanno bus diversi e non si sentono: le mosse arrivano in ritardo ai giocatori sugli altri server. Dai a tutti lo stesso bus.
status-problem-disk = Il disco è pieno o quasi: restano { $free } MB. Senza spazio non si può salvare nessuna mossa; appena ce n’è di nuovo, il server riprende da solo.
status-problem-lag = Un server è in ritardo di oltre un secondo: è sovraccarico.
status-problem-schema = Il database ha uno schema più vecchio. Si aggiornerà al prossimo avvio di un server.

## The rules in short

rules-title = Rapido in tre minuti
rules-aim = Possono giocare da due a sei persone; comincia la più giovane. Porta la tua pedina dalla partenza (scalino 0) in cima alla scala, allo scalino { $finish }, prima degli altri.
rules-turn = Un turno è fatto di tre azioni: avanzare, tirare i dadi, posizionare i dadi.
rules-score = Avanzare: se all’inizio del tuo turno la tua coppia di dadi è ancora su una casella dei dadi, sali di tanti scalini quanti ne indica la casella e riprendi i dadi.
rules-roll = Tirare i dadi: i tuoi due dadi sono diversi. Uno ha X 1 2 3 4 7, l’altro X 1 2 3 5 6. Tirali insieme, finché te la senti. Il numero più alto indica le decine: 2 e 6 fanno 62.
rules-cross = Al primo tiro di un turno una X vale zero e non fa danni. Dal secondo tiro in poi una X chiude il tuo turno: non posizioni niente e scendi di uno scalino per ogni X, ma mai sotto la casella di partenza.
rules-double = Una pariglia ti fa salire subito: 1-1 di uno scalino, 2-2 di due, 3-3 di tre.
rules-place = Posizionare i dadi: quando ti fermi, metti i tuoi dadi su una casella libera, da 0 a 5, anche se più in basso c’è una coppia più forte. Su ogni casella da 1 a 5 può stare una sola coppia; sulla casella 0 c’è posto per tutte.
rules-throw-out = Eliminare: quando posizioni i dadi, elimini tutte le coppie avversarie che stanno più in alto e valgono quanto la tua o meno. Chi le aveva messe lì riprende i dadi e resta in gioco, ma al prossimo turno salta l’azione «avanzare».
rules-end = Chi raggiunge il traguardo vince subito, avanzando o con una pariglia. Non serve arrivarci con il numero esatto.
rules-two = In due si gioca con due coppie di dadi e una pedina a testa. In un turno tiri una sola coppia. Avanzi solo se all’inizio del tuo turno hai tutte e due le coppie sulle caselle: sali della somma delle due. Le tue coppie non si eliminano mai tra loro.
rules-more = Tutte le regole, con domande e risposte: { $command }. Per stamparle: «Regole», nel browser.

## Who moved, for rapido verify

verify-stand-in =
    { $count ->
        [one] Secondo la registrazione, un giocatore virtuale ha fatto una mossa al posto di { $player }.
       *[other] Secondo la registrazione, un giocatore virtuale ha fatto { $count } mosse al posto di { $player }.
    }
extra-missing = A questo comando mancano dei pacchetti. Installali con: { $command }
module-missing = Questo Python è stato compilato senza il modulo { $module } della sua libreria standard. Usa un altro Python, per esempio quello del tuo sistema.
