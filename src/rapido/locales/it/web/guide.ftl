### The guide: installing, starting, playing at home.

guide-title = Aiuto: installare, avviare, giocare insieme
guide-device = Su questo dispositivo
guide-device-install = Rapido funziona nel browser. In «Impostazioni» puoi installarlo: avrà un’icona tutta sua e si aprirà anche senza connessione.
guide-device-games = Le partite contro il computer o su un solo dispositivo restano in questo browser. Salva come file quelle che vuoi tenere, o condividi il loro link.
guide-settings = Impostazioni
guide-own = Sul tuo computer
guide-own-start = Bastano Python 3.11 o più recente e la cartella di Rapido. Apri un terminale in quella cartella e scrivi:
guide-own-windows = Su Windows:
guide-own-first = Il primo avvio ha bisogno di Internet e dura uno o due minuti. Poi il gioco si apre nel browser.
guide-home = Con gli amici a casa
guide-home-start = Se Rapido è già in funzione, prima chiudetelo con Ctrl-C nel terminale. Una persona lo avvia per tutta la rete di casa:
guide-home-join = Il terminale mostra un indirizzo e un codice QR. Aprite l’indirizzo con telefoni, tablet e computer sullo stesso Wi-Fi. Una persona tocca «Con gli amici» e «Apri una stanza»; gli altri toccano «Entra con un codice», scrivono il codice della stanza e vengono fatti entrare. Se il computer chiede se Rapido può usare la rete, rispondete di sì. Ctrl-C chiude tutto; la prossima volta le partite riprendono da dove eravate.
guide-update = Aggiornare Rapido
guide-update-how = Scarica la nuova versione nella cartella e avvia Rapido come sempre. Le tue partite restano.
guide-games = Dove sono le partite
guide-games-where = Le partite delle stanze sono sul computer su cui gira Rapido, nella cartella «rapido»: ~/.local/share/rapido su Linux, ~/Library/Application Support/rapido su Mac, %LOCALAPPDATA%\rapido su Windows. Questo comando ne fa una copia:
guide-games-restore = E questo ripristina una copia:
# The name of a file.
guide-backup-file = partite.backup
