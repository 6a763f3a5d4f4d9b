### The table, the end of a game, and what all boards share.

## Players without a name are named by their color

table-name-0 = Rosso
table-name-1 = Blu
table-name-2 = Verde
table-name-3 = Giallo
table-name-4 = Bianco
table-name-5 = Nero

## Whose turn it is

table-your-turn = Tocca a te
# $name is the person using this device.
table-turn-yours = { $name }, tocca a te
table-turn-of = Tocca a { $name }
table-roll-number = Tiro { $number }
table-turn-number = Turno { $turn }
table-thinks = { $name } sta pensando…
table-waits-for = Aspettiamo { $name }: non è in linea
table-watching = Stai guardando la partita.
table-notice-turn = Tocca a te.
# $time is minutes and seconds, such as 1:30.
table-time-left = Tempo rimasto: { $time }
table-time-soon =
    { $seconds ->
        [one] Manca un secondo.
       *[other] Mancano { $seconds } secondi.
    }
table-to-my-turn = Vai al mio turno
table-pass-to = Passa il dispositivo a { $name }
table-i-am = Sono { $name }, avanti

## Actions

table-roll = Tira
table-roll-again = Tira ancora
table-roll-pair = Tira la coppia { $pair }
# Under a picture of all 36 rolls with its 11 crosses.
table-risk = quasi 1 su 3: fine turno
table-place = Posiziona
table-choose-field = scegli una casella accesa
table-place-on = Posiziona sulla { $field }
table-place-throws-out =
    { $count ->
        [one] elimina una coppia
       *[other] elimina { $count } coppie
    }
table-place-other = o scegli un’altra casella

## The players

table-players = Chi gioca
table-on-step = sullo scalino
table-pair = Coppia { $pair }
table-in-front = davanti
table-on-field = sulla { $field }
table-you = tu
table-computer = computer
table-away = non c’è
table-not-connected = non in linea
table-stands-in = Un giocatore virtuale sostituisce { $name }
table-is-back = { $name } è di nuovo qui
table-you-host = Ora gestisci tu la stanza
table-you-away = Non c’eri: un giocatore virtuale gioca per te.
table-take-back = Riprendi il tuo posto

## Log

table-log = Cronaca della partita
table-log-empty = Ancora niente. I dadi aspettano.
table-recap = Dal tuo ultimo turno
table-rule = Regola { $rule }

## The connection

table-connecting = Ci stiamo collegando al tavolo…
table-lost = La connessione è interrotta. Tornerà da sola: non si perde niente.
table-gone = Questa stanza non esiste
table-gone-hint = Forse è stata cancellata, il link non è completo o si entra solo su invito.
table-shut-out = Non puoi più entrare in questa stanza
table-shut-out-hint = Il pubblico non è più ammesso, oppure la stanza è stata cancellata. Chiedi un posto o apri una stanza tua.
table-not-yet = La stanza non si può ancora aprire
# After the reason why there is no connection.
table-keeps = Non si perde niente.
table-closed = Questa stanza è chiusa
table-closed-hint = Aprine un’altra per giocare ancora.
table-elsewhere = Questa partita è aperta in un’altra scheda
table-elsewhere-hint = Oppure su un altro tuo dispositivo. Puoi continuare lì, oppure qui.
table-play-here = Gioca qui

## Phrases and menu

table-phrases = Di’ qualcosa
table-menu = Menu
table-part-menu = Menu
table-part-invite = Invita
table-part-friends = Continua con gli amici
table-part-dice = Dadi sigillati
table-part-keys = Scorciatoie da tastiera
table-part-log = Cronaca della partita
table-part-leave = Lasciare la partita?
table-part-abandon = Terminare la partita?
table-sound = Suoni
table-confirm = Chiedi conferma prima di posizionare i dadi
table-show-phrases = Mostra che cosa dicono gli altri
table-speed = Velocità
table-speed-0 = istantanea
table-speed-0-5 = rapida
table-speed-1 = normale
table-speed-1-6 = lenta
table-language = Lingua
table-rules = Regole
table-keys = Scorciatoie da tastiera
table-invite = Invita
table-settings = Tutte le impostazioni
table-leave = Lascia la partita
table-leave-hint = Un giocatore virtuale prende il tuo posto. Finché la partita continua, puoi tornare con lo stesso link.
table-leave-yes = Lascia
table-abandon =
    { $people ->
        [one] Termina la partita
       *[other] Termina la partita per tutti
    }
table-abandon-hint =
    { $people ->
        [one] La partita finisce e non vince nessuno. La busta con i dadi viene aperta lo stesso.
       *[other] La partita finisce per tutti e non vince nessuno. La busta con i dadi viene aperta lo stesso.
    }
table-abandon-yes = Termina la partita
table-play-on = Continua a giocare
table-pass-host = Affida la stanza a
table-pass-host-to = Scegli…
table-invite-hint = Chi ha questo link può guardare, e prendere un posto libero tra una partita e l’altra.
table-invite-link = Link a questa stanza
table-invite-qr = Codice QR con il link a questa stanza
table-copy = Copia
table-copied = Copiato
table-copy-by-hand = Copia tu il link selezionato, per favore.
table-share = Condividi
table-key-roll = Tira, o continua
table-key-place = Posiziona i dadi su questa casella
table-key-pair = In due: scegli la coppia da tirare
table-key-tab = Passa da un pulsante all’altro
table-key-help = Mostra queste scorciatoie
table-key-close = Chiudi una finestra

## The end

table-won = { $name } vince!
table-you-won = Hai vinto!
table-abandoned = La partita è stata interrotta prima della fine
table-won-scoring =
    { $steps ->
        [one] Avanzando di uno scalino, fino in cima.
       *[other] Avanzando di { $steps } scalini, fino in cima.
    }
table-won-double =
    { $steps ->
        [one] Con una pariglia a metà turno: uno scalino, fino in cima.
       *[other] Con una pariglia a metà turno: { $steps } scalini, fino in cima.
    }
table-see-end = Vai al risultato
table-rematch = Un’altra partita
table-to-lobby = Cambia posti e opzioni
table-to-room = Torna alla stanza
table-host-begins = { $name } può iniziare la prossima partita.
table-someone-begins = Chi gestisce la stanza può iniziare la prossima partita.
table-standings = Classifica
table-moments = Momenti da ricordare
table-moment-sweep =
    { $count ->
        [one] { $name } elimina una coppia.
       *[other] { $name } elimina { $count } coppie in un colpo solo.
    }
table-moment-climb =
    { $count ->
        [one] { $name } sale di uno scalino in un turno.
       *[other] { $name } sale di { $count } scalini in un turno.
    }
table-moment-fall =
    { $count ->
        [one] { $name } scende di uno scalino.
       *[other] { $name } scende di { $count } scalini in un colpo solo.
    }
table-moment-brave =
    { $count ->
        [one] { $name } fa un tiro valido in un turno.
       *[other] { $name } fa { $count } tiri validi di fila in un turno.
    }
table-moment-lead =
    { $count ->
        [one] Il primo posto passa di mano una volta.
       *[other] Il primo posto passa di mano { $count } volte.
    }
table-record = La registrazione
table-record-text = Come testo
table-record-json = Come JSON
table-replay = Rivedi la partita
table-review = Analizza la partita
table-replay-link = Link per rivedere la partita

## The envelope with the dice

table-envelope = La busta è aperta
table-opening-envelope = Stiamo aprendo la busta…
table-envelope-good = I dadi sono autentici: il tuo browser ha controllato ogni tiro.
table-envelope-partly = I tiri corrispondono, ma non tutte le bustine sono state aperte.
table-envelope-bad = Qui c’è qualcosa che non torna.
table-envelope-before = Prima del primo tiro il computer ha messo un numero segreto in una busta e ha mostrato a tutti il suo sigillo: { $seal }
table-envelope-words = Poi al numero si è aggiunta la parola portafortuna di chi ne ha scelta una: { $words }. Da lì vengono tutti i tiri.
table-envelope-word = { $name } «{ $word }»
table-envelope-no-words = Questa volta non c’è stata nessuna parola portafortuna: tutti i tiri vengono solo dal numero.
table-mixing = Stiamo mescolando i dadi…
table-left-out = { $names }: la bustina non è stata aperta in tempo. I dadi si mescolano senza.
table-left-out-yours = La tua bustina non è stata aperta in tempo. I dadi si mescolano senza.
table-envelope-small = Prima della partita c’era una bustina a testa, con cifre a caso e magari una parola portafortuna: { $names }. All’inizio si è aperto e mescolato tutto nello stesso momento. Il tuo browser ha controllato che niente sia stato scambiato.
table-envelope-inside = Parole portafortuna nelle bustine: { $words }.
table-envelope-unopened = { $names }: la bustina non è stata aperta, quindi è rimasta esclusa. Chi l’ha trattenuta poteva scegliere tra due serie di tiri.
table-envelope-plain = { $names }: la parola non era in una bustina, quindi non conta.
table-envelope-swapped = Quello che c’era nella bustina di { $name } non è ciò che vi era stato messo prima della partita.
table-envelope-other-commitments = Le bustine di questa registrazione non sono quelle che hai visto all’inizio della partita.
table-envelope-yours-left-out = Il tuo browser ha aperto la tua bustina, ma qui è rimasta esclusa. Chiedi perché a chi gestisce questo server.
table-envelope-other-seal = Il sigillo che hai visto all’inizio era un altro: { $seal }
table-envelope-seal-fits = Adesso la busta è aperta. Il tuo browser ha ricalcolato il sigillo dal numero: è lo stesso.
table-envelope-seal-broken = Il numero nella busta non è quello sigillato: il suo sigillo sarebbe { $seal }
table-envelope-rolls-fit =
    { $rolls ->
        [0] Nessuno ha tirato.
        [one] Il tuo browser ha ricalcolato l’unico tiro: è quello giusto.
       *[other] Il tuo browser ha ricalcolato tutti i tiri ({ $rolls }): sono quelli giusti.
    }
table-envelope-wrong-roll = { $name }, tiro { $number } della partita, nel turno { $turn }: la registrazione dice { $found }, ma nella busta c’era { $sealed }.
table-envelope-legal = Tutto si è svolto secondo le regole.
table-envelope-illegal = Una mossa non segue le regole, oppure il risultato non è giusto.
table-envelope-not_sealed = Questa partita non ha sigillo, quindi i suoi dadi non si possono controllare.
table-envelope-not_revealed = La busta si apre alla fine della partita. Fino ad allora i dadi non si possono controllare.
table-envelope-digits = Tutte le cifre
table-envelope-seal = Sigillo
table-envelope-secret = Numero segreto
table-envelope-commitment-of = Bustina di { $name }: sigillo e cifre a caso
table-envelope-limits = Questo dimostra che i tiri derivano da un numero e da parole fissati prima. Non può dimostrare quando il sigillo e le bustine sono stati mostrati per la prima volta, se qualcuno conosceva il numero segreto prima della fine, chi ha giocato, né che ognuno abbia deciso da sé. Senza bustine, chi conosce il numero potrebbe scegliere una parola su misura.

## The board

table-board = Tabellone
table-board-stairs = Scala
table-board-fields = Caselle
# Each color always has the same shape.
table-board-marker-0 = cerchio rosso
table-board-marker-1 = triangolo blu
table-board-marker-2 = quadrato verde
table-board-marker-3 = rombo giallo
table-board-marker-4 = stella bianca
table-board-marker-5 = esagono nero
# $marker is one of the six above.
table-board-piece = { $player }, { $marker }: scalino { $step } di { $finish }
table-board-piece-leads = { $player }, { $marker }: scalino { $step } di { $finish }, in testa
table-board-piece-start = { $player }, { $marker }: sulla casella di partenza
table-board-piece-won = { $player }, { $marker }: al traguardo, ha vinto
# A pair of dice in a list of pairs.
table-board-pair = { $value } di { $player }
# $pairs is a list of these pairs.
table-board-field = Casella { $field }: { $pairs }
table-board-field-free = Casella { $field }: libera
table-board-place = Posiziona { $value } sulla casella { $field }
table-board-place-throwing-out = Posiziona { $value } sulla casella { $field }: elimina { $pairs }
# Two players: whether both of a player's pairs are on fields, and will score, or only one.
table-board-linked = Le due coppie di { $player } sono sulle caselle: { $steps ->
        [one] insieme valgono uno scalino
       *[other] insieme valgono { $steps } scalini
    }
table-board-alone = Solo una coppia di { $player } è sulle caselle: da sola non basta per avanzare

## Who has moved, and who has won before

# After a move that a computer player made in place of a person.
table-by-computer = (giocatore virtuale)
table-wins =
    { $count ->
        [one] una vittoria
       *[other] { $count } vittorie
    }

## Pace: who rolls on a shared device, undoing a placing, pairs in danger

# On a button, where several people share the device.
table-roll-named = { $name }: tira
table-undo = Annulla
# For screen readers: the placing can still be undone.
table-held = Dadi sulla casella { $field }. Puoi ancora annullare.
table-undone = Annullato. Scegli di nuovo.
table-undo-option = «Annulla» dopo aver posizionato i dadi
table-auto-roll = Primo tiro automatico
table-handover = Chiedi chi ha il dispositivo
# $pairs can be thrown out by the placing that is due.
table-board-danger = In pericolo: { $pairs }

## Computer players are somebody: one name for each color, the same in every language

table-computer-name-0 = Fridabot
table-computer-name-1 = Timobot
table-computer-name-2 = Piabot
table-computer-name-3 = Jakobot
table-computer-name-4 = Minabot
table-computer-name-5 = Hugobot
