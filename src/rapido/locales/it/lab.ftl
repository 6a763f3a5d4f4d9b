### The lab: the options of its commands, and its errors.

## Options

help-lab-players = giocatori virtuali come perfect,careful o quelli del nucleo: uniform, threshold; oppure un tuo programma, come engine:COMANDO
help-lab-games = quante partite: 1000, 10k, 2.5M, 1e6
help-lab-games-each = quante partite per ogni gruppo di giocatori: 1000, 10k, 2.5M, 1e6
help-lab-seed = lo stesso seme dà le stesse partite (predefinito: uno a caso)
help-lab-workers = quanti processi di calcolo (predefinito: tutti i core); i risultati non cambiano
help-lab-dask = usa invece quelli di questo cluster Dask
help-lab-csv = mostra valori separati da virgole
help-lab-html = scrive anche un rapporto con i grafici
help-lab-more = docs/lab.md spiega i numeri e tutti i formati, in inglese.
help-arena-seats = giocatori in una partita (predefinito: %(default)s)
help-solve-players = 2 o 3 (predefinito: %(default)s)
help-solve-epsilon = in due: la distanza massima tra i limiti (1e-6); in tre: di quanto una scelta può essere peggiore della migliore ed essere comunque giocata ogni tanto (1e-3)
help-solve-threads = quanti thread (predefinito: tutti i core)
help-solve-out = scrive la tabella in questo file; senza --out o --keep si vede solo il risultato
help-solve-keep = la scrive nella cartella letta da giocatori, analisi e consigli
help-solve-resume = riprende dopo un’interruzione
help-solve-pause = ogni quanto scrivere un punto di ripresa, in secondi o come 5m (predefinito: %(default)s)
help-solve-gpu = calcola su una GPU NVIDIA, con nvcc
help-solve-check = controlla invece una tabella
help-lab-log = aggiunge ogni tanto una riga sull’avanzamento a questo file
help-solve-more = docs/solving.md spiega il metodo e i risultati, in inglese.
help-train-out = il file della valutazione
help-train-players = per quali numeri di giocatori (predefinito: tutti); gli altri nel file restano
help-train-tables = tabelle di rapido solve da cui imparare
help-train-seed = con --lessons, lo stesso seme dà lo stesso risultato (predefinito: %(default)s)
help-train-minutes = quanto tempo per ogni numero di giocatori, in minuti o come 90s o 2h (predefinito: %(default)s)
help-train-lessons = quante lezioni per ogni numero di giocatori, invece dei minuti
help-train-side = processi in parallelo (predefinito: tutti su una GPU, altrimenti uno)
help-train-go-on = riprende dai pesi nel file
help-train-small = lotti più piccoli, per una CPU
help-train-more = docs/training.md spiega come funziona e quanto vale il risultato, in inglese.
help-puzzles-make = gioca partite e scrive una nuova raccolta
help-puzzles-check = ricalcola ogni enigma
help-puzzles-players = solo gli enigmi per 2 o per 3 (predefinito: entrambi)
help-puzzles-table = il gioco risolto in due, come lo scrive rapido solve
help-puzzles-table-three = il gioco risolto in tre
help-puzzles-file = la raccolta (predefinita: quella di Rapido)
help-puzzles-count = quanti sceglierne (predefinito: { $two } in due, { $three } in tre)
help-puzzles-games = partite da esaminare (predefinito: %(default)s)
help-puzzles-seed = un altro seme trova altri enigmi (predefinito: %(default)s)

## Errors and results

lab-seats = Rapido è per 2-6 giocatori, non per { $seats }.
lab-bot-seats = Il giocatore virtuale { $name } non può giocare a un tavolo da { $seats }.
lab-engine-command = { $name } non indica nessun programma. Scrivi engine: seguito dal comando, come engine:./my-engine
lab-games = Con questi giocatori le partite vanno da 1 a { $most }, non { $games }.
lab-named-twice = { $name } è indicato due volte. L’arena è per giocatori diversi.
lab-arena-two = Per un’arena servono almeno due giocatori.
lab-player-failed = Il giocatore virtuale { $name } ha dato errore nella partita { $game } del seme { $seed }: { $reason }
lab-no-folder = La cartella { $folder } non esiste. Creala prima o scegline un’altra.
lab-worker-died = Le partite non sono state completate: un processo di calcolo si è interrotto.
lab-no-processes = Qui non si possono avviare altri processi: { $reason }
lab-one-worker = Qui non si possono avviare altri processi ({ $reason }): uno solo gioca tutte le partite.
lab-dask-missing = --dask ha bisogno del pacchetto distributed: installalo con { $command }
lab-dask-silent = Nessuno scheduler Dask risponde su { $address }.
lab-dask-address = Uno scheduler Dask ha un indirizzo come tcp://host:8786, non { $address }.
lab-dask-no-workers = Lo scheduler Dask su { $address } non ha processi di calcolo.
lab-dask-no-rapido = Ai processi di calcolo di { $address } manca Rapido: { $reason }
lab-dask-version = Il processo di calcolo { $worker } ha Rapido { $version }, non { $own }.
lab-dask-gone = Lo scheduler Dask su { $address } non c’è più.
lab-dask-died = I processi di calcolo di { $address } si sono interrotti più volte: { $reason }
lab-interrupted = interrotto
lab-so-far = { $reason }: questi sono i risultati finora
lab-nothing-yet = { $reason } prima dei primi risultati
lab-report-written = Il rapporto è in { $file }.
lab-slow = { $reason } Si passa a Python, che è molto più lento.
solve-finish = Il gioco si può risolvere per un traguardo da 1 a { $most }.
solve-epsilon = Qui epsilon deve essere almeno { $least } e minore di 1.
solve-resume-out = Per riprendere, indica la tabella con --out o --keep.
solve-resume-gpu = Su una GPU il gioco si risolve in un minuto, senza punti di ripresa.
solve-memory = Un traguardo allo scalino { $finish } con precisione { $epsilon } richiede { $needed } GB di memoria; qui ce ne sono { $installed }.
solve-no-kernel = Il gioco si può risolvere solo con il nucleo compilato. { $reason }
solve-no-nvcc = Per risolvere su una GPU serve il compilatore nvcc di NVIDIA, che non è stato trovato.
solve-nvcc-failed = nvcc non è riuscito a compilare per la GPU di questo computer: { $reason }
solve-gpu-failed = La GPU segnala un errore: { $reason }
solve-nothing-to-resume = In { $file } non c’è nulla da riprendere: { $reason }.
solve-other-checkpoint = { $file } è un punto di ripresa per { $players } giocatori e un traguardo allo scalino { $finish } con celle di { $cell } byte, non per questo gioco e questa precisione.
solve-checkpoint-damaged = Il punto di ripresa { $file } è danneggiato. Ricomincia senza --resume.
solve-progress-damaged = L’avanzamento nel punto di ripresa è danneggiato ({ $reason }). Ricomincia senza --resume.
solve-too-long = { $file } è per una scala più lunga di quelle che si possono risolvere.
solve-resumable = Interrotto. --resume riprende da qui.
solve-interrupted = Interrotto.
solve-not-kept = La tabella non viene conservata, si vede solo il risultato. --keep la scrive nella cartella letta da giocatori, analisi e consigli; --out FILE dove vuoi.
solve-kept = La tabella è in { $file }.
table-none = { $file } non è la tabella di un gioco risolto.
table-version = { $file } è una tabella della versione { $version }; questo programma legge la { $own }.
table-size = { $file } è danneggiato: dovrebbe avere { $bytes } byte.
table-players = { $file } è una tabella per { $players } giocatori, non per { $wanted }.
table-finish = { $file } è una tabella per un traguardo allo scalino { $finish }.
table-cut = La tabella è stata troncata mentre era in uso.
table-other-game = Questa tabella è per { $players } giocatori e un traguardo allo scalino { $finish }, non per { $other } e { $step }.
table-missing = In { $file } non c’è la tabella del gioco risolto in { $players }. Per farne una: { $command }
puzzles-no-file = { $file } non è un file di enigmi: { $reason }
puzzles-too-large = { $file } non è un file di enigmi: ha più di { $bytes } byte
# A line of the file that cannot be read.
puzzle-parts = un enigma ha una posizione, un tipo, un livello e delle scelte, non «{ $line }»
puzzle-actions = un enigma elenca tutte le scelte ammesse e nessun’altra, non «{ $line }»
puzzle-grade = un enigma ha un tipo e un livello da 1 a 5, non «{ $line }»
puzzles-made = { $count } enigmi per { $players }, scelti fra { $found }: { $file }
puzzles-checked = { $checked } enigmi, { $wrong } con errori
train-no-torch = L’addestramento ha bisogno di torch, che non è installato: { $command }
train-lessons = Indica tanti numeri di lezioni quanti numeri di giocatori.
train-failed = L’addestramento per { $players } giocatori non è riuscito: { $reason }
train-written = { $players } giocatori: scritto in { $file }
train-interrupted = Interrotto. Ciò che era finito è nel file.

## The kernel, without which everything is played in Python

kernel-not-compiled = Il nucleo di Rapido qui non è compilato, perché all’installazione non c’era un compilatore C. Per la massima velocità installane uno (Debian e Ubuntu: sudo apt install gcc; macOS: xcode-select --install; ovunque: pip install ziglang), poi avvia ./rapido o reinstalla Rapido.
kernel-unreadable = Il nucleo di Rapido non si può leggere: { $reason }.
kernel-damaged = Il nucleo di Rapido è danneggiato: { $file } è cambiato da quando è stato compilato.
kernel-not-loaded = Il nucleo di Rapido non si può caricare: { $reason }.
kernel-version = Il nucleo di Rapido in { $file } ha la versione { $version }, non { $own }.
