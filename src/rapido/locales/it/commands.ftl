### The options of the commands, and how far a long one is.

## Options of several commands

help-json = mostra un documento JSON e nient’altro
help-data = la cartella con le partite
help-config = il file delle impostazioni (predefinito: rapido.toml in quella cartella, se c’è)
help-store = dove sono le partite: sqlite:CARTELLA o postgresql://UTENTE:PASSWORD@SERVER/DATABASE (predefinito: RAPIDO_STORE, rapido.toml o la cartella dei dati)

## rapido serve and its everyday settings

help-serve-show = controlla tutte le impostazioni, mostra da dove viene ciascuna ed esce
help-serve-json = mostra tutte le impostazioni come documento JSON, senza avviare
help-serve-more = Ogni impostazione si può dare anche con una variabile d’ambiente o nel file rapido.toml: docs/hosting.md, in inglese.
help-group-everyday = di uso comune
help-group-computer-players = giocatori virtuali
help-group-timeouts = tempi massimi
help-group-lifetimes-and-intervals = durate e intervalli
help-group-limits = limiti
help-setting = { $about } (predefinito: { $default })
help-setting-bounds = { $about } ({ $bounds }; predefinito: { $default })
help-on = sì
help-off = no
help-none-yet = nessuno; ripetibile
setting-store = dove sono conservate le partite: sqlite: (la cartella dei dati), sqlite:CARTELLA (un’altra) o postgresql://UTENTE:PASSWORD@SERVER/DATABASE
setting-bus = come i processi si informano a vicenda: memory: (ce n’è uno solo), postgresql: (il server del database; predefinito con PostgreSQL) o nats://SERVER
setting-workers = processi che condividono la porta; più di uno solo con PostgreSQL
setting-preset = valori per un luogo dove molti condividono un indirizzo
setting-host = l’indirizzo su cui il server è in ascolto
setting-port = la porta; 0 ne sceglie una libera
setting-lan = serve la rete di casa, con un codice QR per i telefoni
setting-browser = apre un browser
setting-names = altri nomi di questo server, per esempio quello di un proxy
setting-proxies = indirizzi o reti dei server web davanti a questo, di cui si accettano X-Forwarded-For e X-Forwarded-Proto
setting-open_metrics = altre macchine possono leggere /metrics
setting-log = scrive gli eventi sullo standard error, come righe JSON
setting-keep_days = giorni dopo i quali le partite finite vengono cancellate

## rapido backup, restore, migrate, rooms, status

help-backup-file = il file da scrivere; una copia precedente con questo nome viene sostituita. - scrive sullo standard output
backup-json-output = La copia stessa va sullo standard output, quindi non c’è posto per il JSON. Indica un file o togli --json.
backup-terminal = Una copia non è testo, perciò qui non viene mostrata. Mandala in un file o a un altro programma: rapido backup - > FILE
help-restore-file = un file scritto da rapido backup; - legge dallo standard input
restore-input = Lo standard input
restore-terminal = Una copia non si può digitare. Mandala da un file o da un altro programma: rapido restore - < FILE
help-migrate-from = dove sono le partite: sqlite:CARTELLA o postgresql://UTENTE:PASSWORD@SERVER/DATABASE
help-migrate-to = dove vanno, nella stessa forma
help-migrate-more = Nel frattempo nessun server deve usare né l’uno né l’altro database. Dopo un’interruzione basta rilanciare il comando, che riprende da dove era rimasto: nessun server parte sulla destinazione prima che tutto sia lì, confrontato e rigiocato.
help-rooms-action = che cosa fare: list (elencare), close (chiudere) o delete (cancellare); predefinito: list
help-rooms-which = quali stanze (tutte le condizioni insieme)
help-rooms-older = stanze non usate da almeno questo tempo: 90m, 12h, 30d
help-rooms-fingerprint = stanze indicate dalle loro impronte nel registro
help-rooms-id = stanze indicate dai loro link (basta la fine di ciascuno)
help-rooms-address = stanze aperte dalla rete con questo hash nel registro (--log)
help-rooms-log = il registro del server, per --address; - è lo standard input
help-rooms-all = tutte le stanze
help-rooms-ids = mostra gli identificatori interi; chi ne ha uno può entrare nella stanza
help-rooms-yes = non chiede conferma
help-status-more = Lo stato di uscita è 0 se va tutto bene, 1 se qualcosa non va, 2 se il database non è utilizzabile e 3 se va tutto bene ma nessun server è attivo.

## rapido bot and engine

help-bot-join = il link della stanza: http://SERVER/r/STANZA
help-bot-name = il nome con cui gioca
help-bot-seat = quale posto, contando da 1 (predefinito: il primo libero)
help-bot-bot = quale giocatore del motore (predefinito: %(default)s)
help-bot-seconds = quanto può pensare il motore a una mossa, in secondi o come 500ms o 2m (predefinito: %(default)s)
help-bot-games = lascia la stanza dopo questo numero di partite (predefinito: resta per la prossima)
help-bot-command = dopo --, un programma che parla il protocollo dei motori; senza, rapido engine
help-bot-more = I protocolli sono descritti, in inglese, in docs/engine-protocol.md e docs/web-protocol.md.
help-engine-more = Il protocollo è descritto, in inglese, in docs/engine-protocol.md.

## What rapido bot says

room-bot-seat = Gioca al posto { $seat }.
room-bot-wins = Vince il posto { $seat }.
room-bot-left = Il bot ha lasciato la stanza.
room-bot-closed = La stanza è chiusa.
room-bot-freed = Chi gestisce la stanza ha liberato il posto.
room-bot-host-left = Chi gestisce la stanza se n’è andato, e anche il bot.
room-bot-elsewhere = A questo posto gioca ora un’altra connessione.
room-bot-idle = Per molto tempo non è successo niente; il bot se n’è andato.
room-bot-no-seat = Nessun posto è libero.
room-bot-seat-taken = Il posto { $seat } non è libero.
room-bot-game-running = Nessun posto è libero: c’è una partita in corso.
room-bot-no-room = Questa stanza non esiste o non è aperta ad altri.
room-bot-refused = La stanza rifiuta: { $reason }
room-bot-link = Il link di una stanza è come http://SERVER/r/STANZA, non come { $link }
room-bot-port = { $link }: una porta va da 1 a 65535, non { $port }.
room-bot-not-reached = { $server } non è raggiungibile: { $reason }
room-bot-other-answer = { $server } risponde { $code }: non è un server di Rapido.
room-bot-other-server = { $server } risponde, ma non è un server di Rapido.
room-bot-other-protocol = Il server parla un altro protocollo: { $reason }.
room-bot-impossible-position = Il server mostra una posizione impossibile: { $reason }.
# $detail is what the engine, or the system, has said.
room-bot-engine-busy = Il motore è occupato.
room-bot-engine-closed = Il motore è stato chiuso.
room-bot-engine-exited = Il motore si è chiuso.
room-bot-engine-illegal = Il motore ha scelto un’azione non ammessa: { $detail }.
# $detail begins with the command that the engine was asked.
room-bot-engine-invalid = Il motore ha dato una risposta non valida a { $detail }.
room-bot-engine-not_started = Il motore non si avvia: { $detail }.
room-bot-no-program = Il programma { $program } non si avvia: { $reason }.
room-bot-engine-refused = Il motore ha rifiutato { $detail }.
# $detail is a number of seconds.
room-bot-engine-silent = Il motore non ha risposto entro { $detail } secondi.
# $detail is a number of bytes.
room-bot-engine-too_long = Il motore ha mandato una riga di più di { $detail } byte.

## rapido completion

help-completion-shell = la shell: bash, zsh o fish
help-completion = Mostra uno script che completa con il tasto Tab comandi, opzioni, giocatori, lingue e file.
help-completion-more = dove metterlo:
help-completion-again = Da rifare dopo un aggiornamento o un nuovo giocatore virtuale.

## Progress

# $step is one of those below; $left is a time such as 0:05 or 1:02:05.
progress-line = { $step }: { $percent }%, ancora { $left } circa
progress-steps = { $step }: passo { $number } di { $steps }, finora { $time }
progress-docs = Creazione della documentazione
progress-backup = Salvataggio
progress-copy = Copia
progress-check = Controllo
progress-compare = Confronto e verifica
progress-review = Analisi
progress-puzzles = Ricerca di enigmi
progress-save-solved = Salvataggio di quanto calcolato
progress-write-table = Scrittura della tabella
