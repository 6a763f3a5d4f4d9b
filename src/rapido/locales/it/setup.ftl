### What the launcher says while it sets Rapido up. It has no Fluent yet: each message is one line
### of text and variables.

setup-begin = Installazione di Rapido (una volta sola, uno o due minuti)...
setup-update = Aggiornamento dell’installazione di Rapido...
setup-wait = Un altro avvio sta già installando Rapido, un attimo di pazienza...
setup-stopped = Installazione interrotta: il prossimo avvio la riprenderà.

## Steps

setup-step-folder = creazione della cartella dei pacchetti
setup-step-pip = installazione di pip
setup-step-packages = installazione dei pacchetti
setup-step-compiler = installazione di un compilatore (100 MB)
setup-step-node = installazione di Node
setup-step-build = compilazione del gioco
setup-unpacking = estrazione
setup-doing-kernel = nucleo { $done } di { $of }
setup-doing-page-kernel = nucleo per la pagina
setup-doing-page-packages = pacchetti per la pagina
setup-doing-page = la pagina

## Without a compiler

setup-no-compiler = Rapido non ha trovato un compilatore C e quindi simula le partite in Python: i risultati sono gli stessi, ma è circa mille volte più lento e il gioco non si può risolvere. Per la massima velocità installane uno (Debian e Ubuntu: sudo apt install gcc; macOS: xcode-select --install; ovunque: pip install ziglang) e riavvia.
setup-not-compiled = Rapido non è riuscito a compilare il suo nucleo e quindi simula le partite in Python: i risultati sono gli stessi, ma è circa mille volte più lento. Il motivo:
setup-no-page-compiler = Rapido non ha trovato un compilatore per WebAssembly (il pacchetto Python ziglang). La pagina chiede quindi al server invece di calcolare da sé, e anche i giocatori virtuali hanno bisogno del server.
setup-page-not-compiled = Rapido non è riuscito a compilare il suo nucleo in WebAssembly. La pagina chiede quindi al server invece di calcolare da sé, e anche i giocatori virtuali hanno bisogno del server. Il motivo:

## Errors

setup-cannot-write = Rapido non può scrivere nella cartella { $folder } ({ $reason }): rendila scrivibile, fai spazio oppure scegli un altro posto con RAPIDO_VENV=CARTELLA.
setup-not-owner = Rapido è cambiato e va reinstallato, ma la cartella { $folder } appartiene a qualcun altro: il suo proprietario deve eseguire una volta { $program } --version.
setup-disk-full = il disco è pieno
setup-own-folder = Rapido prepara la sua pagina nella propria cartella { $root }, ma lì non può scrivere: rendila scrivibile e riavvia.
setup-other-files = La cartella { $folder } contiene altri file: scegline una nuova o vuota con RAPIDO_VENV=CARTELLA.
setup-no-venv = A questo Python manca il modulo venv, di cui Rapido ha bisogno: installalo (su Debian e Ubuntu: sudo apt install python3-venv) oppure installa uv, poi riavvia.
setup-hash-mismatch = Un pacchetto scaricato non corrisponde all’hash nel file di lock di Rapido: riavvia e, se succede di nuovo, segnalalo (dettagli: { $log }).
setup-no-download = Non è stato possibile scaricare i pacchetti di Rapido: controlla la connessione a Internet e riavvia; ciò che è già stato scaricato resta (dettagli: { $log }).
setup-not-trusted = Non è stato possibile scaricare i pacchetti di Rapido perché il certificato di un server qui non è considerato attendibile, come succede dietro un proxy che ispeziona il traffico: procurati il suo certificato, indica quel file con SSL_CERT_FILE=FILE e riavvia (dettagli: { $log }).
setup-refused = Un server ha rifiutato ciò che serve a Rapido ({ $detail }): se la tua rete ha server di pacchetti propri, fallo autorizzare lì, poi riavvia (dettagli: { $log }).
setup-not-offered = Il server dei pacchetti non ha { $detail } per questo computer, ma a Rapido serve: se la tua rete ha un server di pacchetti proprio, fallo aggiungere lì, poi riavvia (dettagli: { $log }).
setup-no-node = Rapido costruisce la sua pagina con Node, che il server dei pacchetti non ha per questo computer: installa Node 20.19 o una versione più recente, poi riavvia (dettagli: { $log }).
setup-failed = Non è stato possibile installare Rapido. È finita così:
setup-failed-advice = Se non basta, riavvia; se fallisce di nuovo, elimina la cartella { $folder } e riavvia un’ultima volta, oppure segnalalo allegando il file { $log }.
