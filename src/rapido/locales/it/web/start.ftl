### The start page.

start-title = Rapido – la corsa dei dadi su per la scala
start-tagline = Tira finché te la senti e corri su per la scala.

## Recent games

start-running = Le tue partite
start-continue = Continua: { $who }
start-back-to-room = Torna nella stanza: { $who }
start-back-to-table = Torna al tavolo: { $who }
start-went-on = proseguita in una stanza
start-all-games =
    { $count ->
       *[other] Mostra tutte le { $count } partite
    }
start-remove-game = Cancellare questa partita?
start-remove-game-hint = Non è finita, ed è salvata solo in questo browser.
start-your-turn = Tocca a te
start-forget = Togli da questo elenco: { $who }
start-you = tu
start-somebody = qualcuno
start-nobody = ancora nessuno
start-company =
    { $computers ->
        [one] { $names } e un giocatore virtuale
       *[other] { $names } e { $computers } giocatori virtuali
    }
start-computers =
    { $computers ->
        [one] un giocatore virtuale
       *[other] { $computers } giocatori virtuali
    }

## A game against computer players

start-play = Gioca subito
start-play-hint =
    { $count ->
        [one] un giocatore virtuale · { $level }
       *[other] { $count } giocatori virtuali · { $level }
    }
start-change = Cambia avversari, nome e colore
start-alone = La tua partita
start-opponents = Quanti avversari?
start-level =
    { $count ->
        [one] Come gioca?
       *[other] Come giocano?
    }
start-setting-up = Stiamo preparando il tavolo…
start-set-up = Altro: opzioni, parole portafortuna…

## A game on one device

start-one-device = Su un solo dispositivo
start-one-device-hint = Il dispositivo passa di mano in mano: lo tiene chi è di turno.
start-who-plays = Chi gioca qui?
start-name-of = Nome del giocatore { $number }
start-person = Giocatore { $number }
start-remove-person = Togli il giocatore { $number }
start-add-person = Aggiungi una persona
start-plus-computers = Anche giocatori virtuali?
start-begin = Inizia la partita
start-color-of = Colore del giocatore { $number }
start-move-person = Sposta in su il giocatore { $number }; trascina per cambiare l’ordine
start-youngest = Chi è la persona più giovane?
start-youngest-hint = Comincia la persona più giovane, poi si gioca in quest’ordine. Nella partita successiva comincia chi viene dopo.
start-by-lot = Tira a sorte

## A game with friends

start-friends = Con gli amici
start-friends-hint = Ogni persona gioca sul proprio dispositivo. Per invitare gli altri ricevi un link, un codice QR e un codice breve.
start-seats = Quanti posti?
start-open-room = Apri una stanza

## Joining with a code

start-join = Entra con un codice
start-join-hint = Chiedi il codice breve a chi gestisce la stanza. Va bene anche un link.
start-code = Codice
start-code-wrong = Un codice ha sei caratteri tra lettere e cifre, per esempio K7P 2QX. Non contiene mai I, O, 0 o 1.
start-knock = Bussa
start-knocking = Hai bussato
start-knocking-hint = Ora aspetta che ti aprano. Tieni aperta questa pagina.
start-knocking-long = Nessuno ha ancora risposto. Il codice è giusto? Vale mezz’ora; chi gestisce la stanza può mostrarne uno nuovo.
start-refused = Nessuno ti ha aperto
start-refused-hint = Forse il codice era sbagliato o troppo vecchio. Chiedi a chi gestisce la stanza e riprova.
start-cancel = Annulla

## Everything else

start-more = Altro
start-learn = Impara
start-rules = Regole
start-referee = Arbitro
start-watch = Rivedi
start-puzzles = Enigmi
start-history = Le tue partite
start-watch-title = Rivedi una partita
start-last-games = Le ultime partite su questo dispositivo
start-won-by = Ha vinto: { $color }
start-no-games = Appena finisce una partita su questo dispositivo, la trovi qui.
start-remove-finished = Cancella: { $who }
start-remove-finished-hint = È salvata solo in questo browser. Prima puoi salvarne il file, nella pagina per rivederla.
start-replay-link = Link a una partita
start-replay-link-wrong = Questo non è il link a una partita: quello giusto contiene /g/ o /show.
start-watch-it = Guarda
start-open-record = Apri una registrazione da un file o da un messaggio
start-settings = Impostazioni
start-editor = Editor di posizioni
start-offline = Non c’è connessione. Puoi comunque giocare contro il computer o su un solo dispositivo, imparare e risolvere enigmi; solo le stanze con gli amici hanno bisogno di Internet.

## Footer

start-credit = Rapido è un gioco di Reiner Knizia, pubblicato nel 2021 da Game Factory.
start-independent = Questa versione è indipendente, con testi e immagini propri.
start-fair = Perché nessuno può barare con i dadi
start-fair-sealed = Prima del primo tiro si estrae un numero segreto, da cui derivano tutti i tiri della partita. Viene messo in una busta, e tutti vedono il sigillo.
start-fair-word = Il browser di ognuno aggiunge le proprie cifre a caso e, se vuoi, la tua parola portafortuna. Tutto viene sigillato prima della partita e aperto nello stesso momento quando comincia. Così nessuno può scegliere i tiri, nemmeno chi gestisce il server e gioca con voi.
start-fair-opened = Alla fine si apre la busta, e il tuo browser controlla da sé il sigillo e ogni singolo tiro.
start-fair-same = Persone e giocatori virtuali tirano dalla stessa busta. Nessun giocatore virtuale può guardarci dentro.
start-fair-here = Una partita contro il computer o su un solo dispositivo non lascia mai il tuo browser, e nemmeno la sua busta. Che nessuno ci abbia guardato dentro si può dimostrare solo in una stanza.
start-no-tracking = Nessun account, nessuna pubblicità, nessun tracciamento.
start-print = Stampa le regole
start-strategy = Strategia
start-help = Aiuto
