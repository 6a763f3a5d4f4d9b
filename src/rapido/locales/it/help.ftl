### Help and option errors of the command line.

## The help page

help-usage = uso:
help-options = opzioni
help-arguments = argomenti
help-help = mostra questo aiuto
help-version = mostra la versione
help-all = mostra tutte le impostazioni
help-overview = Rapido, la corsa dei dadi di Reiner Knizia. Senza comando si apre nel browser.
help-commands = comandi:
# Stands for the name of a command.
help-name-of-command = COMANDO
help-command = vedi sotto
help-more = { help-name-of-command } --help mostra le opzioni di un comando.
help-language = la lingua (predefinita: %(default)s)
help-color = quando usare i colori: auto (nel terminale), always (sempre) o never (mai); auto segue anche NO_COLOR, FORCE_COLOR e CLICOLOR
help-finish = lo scalino del traguardo (predefinito: %(default)s)

## What each command does

command-serve = giocare nel browser, da soli o con altri
command-site = scrivere la pagina come sito statico, per qualsiasi server web
command-docs = leggere la documentazione nel browser, anche senza rete
command-play = giocare nel terminale, con persone e giocatori virtuali
command-rules = spiegare le regole in breve
command-review = mostrare quanto valevano ogni tiro e ogni scelta
command-verify = controllare i dadi e le mosse di una partita registrata
command-backup = salvare tutte le partite del server in un file
command-restore = ripristinare una copia
command-migrate = spostare tutte le partite in un altro database
command-rooms = elencare, chiudere o cancellare stanze del server
command-status = mostrare lo stato del server e delle sue partite
command-bot = far giocare il proprio programma in una stanza
command-engine = usare il protocollo dei motori: righe JSON su stdin e stdout
command-simulate = giocare molte partite e mostrarne le statistiche
command-arena = far gareggiare giocatori virtuali e classificarli
command-puzzles = creare o controllare gli enigmi, dal gioco risolto
command-train = addestrare la valutazione con tabelle e partite
command-solve = calcolare il gioco perfetto, scriverne o controllarne la tabella
command-completion = completare comandi e opzioni con il tasto Tab
command-test = eseguire i test del progetto (solo come ./rapido test)
command-soak = eseguire tutti i test dei guasti (solo come ./rapido soak)

## The options of a command

help-play-players = da due a sei: un nome è una persona; bot:careful, bot:perfect e altri sono giocatori virtuali; comincia il primo della lista. Senza nomi, il programma li chiede o riprende l’ultima partita
help-play-seed = dadi ripetibili: lo stesso seme dà gli stessi tiri
help-play-save = salva la partita in questo file
help-play-pace = per quanti secondi pensano i giocatori virtuali (predefinito: %(default)s)
help-review-files = una partita come testo o JSON, oppure - per lo standard input; più partite o una cartella vengono analizzate insieme
help-review-html = scrive una pagina con i grafici
help-review-more = docs/review.md spiega i numeri, in inglese.
help-verify-file = una partita come testo o JSON, oppure - per lo standard input
help-verify-more = docs/fairness.md spiega, in inglese, come vengono sigillati i dadi.
help-site = Scrive la pagina come sito statico: giocatori virtuali, lezione, arbitro, enigmi e analisi senza server, su qualsiasi server web e in qualsiasi cartella. Gli esempi sono in docs/hosting.md, in inglese.
help-site-folder = la cartella; un sito già presente viene aggiornato, gli altri file non vengono toccati
help-site-server = il server Rapido per le stanze con gli amici, per esempio https://rapido.example; senza, il sito non ha stanze
help-site-force = scrive in una cartella che contiene altri file, sostituendo quelli con lo stesso nome
help-docs = Apre la documentazione nel browser. Fa parte di Rapido e funziona senza rete; la maggior parte delle pagine è in inglese.
help-docs-page = la pagina da aprire, per esempio rules o hosting
help-docs-no-browser = indica soltanto dove si trova la pagina
help-docs-build = scrive la documentazione in questa cartella, come sito per ogni server web

## Option errors

# $program is, for example, "rapido play".
option-error = { $program }: errore: { $message }
option-hint = vedi { $command }
option-nearest = intendevi { $nearest }?
# After a sentence about a wrong name.
nearest-word = Intendevi { $nearest }?
# $name is an option, such as --finish; $message one of those below.
option-argument = { $name }: { $message }
option-unknown = opzione o argomento sconosciuto: { $arguments }
option-required = manca: { $arguments }
option-one-required = serve uno di questi: { $arguments }
option-needs-value = manca un valore
option-needs-values = manca almeno un valore
option-takes-no-value = non accetta valori; { $value } è di troppo
option-not-with = non si può usare con { $other }
# Stands for a value that's an empty text.
empty-value = niente
option-choice = { $value } non è tra le scelte: { $choices }
option-path-empty = il valore è vuoto; una variabile della shell non è impostata?
option-whole-number = serve un numero intero da { $least } a { $most }, non { $value }
option-number = serve un numero da { $least } a { $most }, non { $value }
option-duration = serve una durata come 90m, 12h o 30d, non { $value }
option-count = serve un numero intero da { $least } a { $most }, per esempio 5000, 10k, 2.5M o 1e6, non { $value }
option-time-s = serve un numero di secondi da { $least } a { $most }, o una durata come 90s o 5m, non { $value }
option-time-m = serve un numero di minuti da { $least } a { $most }, o una durata come 90s o 5m, non { $value }

## Reasons of the operating system

# These follow a colon or stand in parentheses.
reason-denied = l’accesso non è consentito
reason-missing = il file o la cartella non esiste
reason-folder = è una cartella
reason-no-file = è un dispositivo o una pipe, non un file
reason-no-folder = una parte del percorso non è una cartella
reason-exists = esiste già
reason-full = il disco è pieno
reason-read-only = il disco è protetto da scrittura
reason-too-long = il nome è troppo lungo
reason-busy = lo sta usando un altro programma
reason-open-files = ci sono troppi file aperti
reason-disk = il disco ha un problema
reason-no-address = questo computer non ha quell’indirizzo
reason-unknown-host = nessun computer ha questo nome
reason-refused = la connessione è stata rifiutata
reason-unreachable = non è raggiungibile
# $code is a name such as EXDEV.
reason-other = errore di sistema { $code }
output-unwritable = Non è possibile scrivere l’output: { $reason }.

## What stands for a value, as in --data FOLDER

placeholder-address = INDIRIZZO
placeholder-command = COMANDO
placeholder-count = NUMERO
placeholder-days = GIORNI
placeholder-file = FILE
placeholder-folder = CARTELLA
placeholder-host = SERVER
placeholder-minutes = MINUTI
placeholder-name = NOME
placeholder-page = PAGINA
placeholder-player = GIOCATORE
placeholder-port = PORTA
placeholder-seat = POSTO
placeholder-seconds = SECONDI
placeholder-seed = SEME
placeholder-step = SCALINO
placeholder-time = DURATA
