### Settings.

settings-title = Impostazioni
settings-language = Lingua

## Appearance and motion

settings-look = Aspetto e animazioni
settings-theme = Tema
settings-theme-auto = Come il dispositivo
settings-theme-day = Chiaro
settings-theme-night = Scuro
settings-text = Dimensione del testo
settings-motion = Animazioni
settings-motion-auto = Come il dispositivo
settings-motion-full = Tutte
settings-motion-reduced = Nessuna
settings-speed = Velocità di dadi e pedine
settings-speed-1-6 = lenta
settings-speed-1 = normale
settings-speed-0-5 = rapida
settings-speed-0 = istantanea

## At the table

settings-table = Durante il gioco
settings-sound = Suoni
settings-confirm = Chiedi conferma prima di posizionare i dadi
settings-confirm-hint = Dopo aver toccato una casella, confermi con un pulsante.
settings-phrases = Mostra che cosa dicono gli altri
settings-phrases-hint = Per esempio «Ahi!» o «Ben giocato!»
settings-notify = Avvisami quando tocca a me
settings-notify-hint = Il dispositivo ti avvisa, anche se Rapido è in secondo piano.
settings-notify-denied = Le notifiche sono bloccate per questa pagina. Puoi riattivarle nelle impostazioni del browser.
settings-notify-impossible = Questo browser permette le notifiche solo con una connessione sicura (https). Il titolo della scheda e un suono ti avvisano comunque.

## The page as an app

settings-install = Installa Rapido su questo dispositivo
settings-install-hint = Avrà un’icona tutta sua e si aprirà anche senza connessione.
settings-install-now = Installa
settings-install-ios = In Safari tocca «Condividi», poi «Aggiungi alla schermata Home».

## You and your data

settings-you = Tu
settings-stored = Che cosa resta su questo dispositivo
settings-stored-choices = Queste impostazioni, il tuo nome e le tue ultime scelte.
settings-stored-rooms = Le stanze che hai visitato e le partite che puoi rivedere.
settings-stored-games = Le partite che giochi su questo dispositivo.
settings-stored-records = Le ultime registrazioni che hai aperto.
settings-stored-history = I tuoi risultati, la tua fortuna e gli enigmi che hai risolto.
settings-stored-cookie = Un cookie con cui il server riconosce il tuo posto. Non dice nulla di te.
settings-stored-files = La pagina stessa, perché si apra anche senza connessione.
settings-stored-nobody = Nessuno viene a sapere che cosa fai qui. Niente account, niente pubblicità, niente tracciamento.
settings-forget = Cancella tutto
settings-forget-sure = Cancellare tutto da questo dispositivo?
settings-forget-hint = Impostazioni, nomi, risultati e tutte le partite su questo dispositivo, anche quelle non finite, spariscono per sempre. Le partite nelle stanze restano sul server; con il loro link puoi tornarci.
settings-keep = Conserva

## Pace at the table

settings-undo = «Annulla» dopo aver posizionato i dadi
settings-undo-hint = Su un touchscreen hai un attimo per rimediare a un tocco sbagliato. Se tocchi altrove, si va avanti subito.
settings-auto-roll = Primo tiro automatico
settings-auto-roll-hint = Prima di questo tiro non c’è niente da decidere. Con due coppie davanti a te, scegli sempre tu.
settings-handover = Chiedi chi ha il dispositivo
settings-handover-hint = Per più persone su un dispositivo: chi è di turno conferma con un tocco prima di tirare.

settings-offline = Senza connessione
settings-offline-missing = Puoi già giocare, imparare e consultare le regole senza connessione. Gli avversari forti, i consigli e le analisi hanno bisogno di circa 1 MB in più. Per risparmiare i tuoi dati mobili, si scarica solo quando ti serve.
settings-offline-load = Scarica ora
settings-offline-loading = Stiamo scaricando…
settings-offline-done = Fatto! A parte le stanze con gli amici, ora tutto funziona senza connessione.

## Keys

settings-shortcuts = Scorciatoie da tastiera
settings-shortcuts-hint = Un solo tasto, come R per tirare i dadi. Disattivale se il controllo vocale o altri strumenti le attivano per sbaglio.
