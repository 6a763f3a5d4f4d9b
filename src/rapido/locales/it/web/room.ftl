### The room before a game.

room-yours = La tua stanza
room-of = Stanza di { $name }
room-title = La stanza
room-settings-page = Impostazioni

## Seats

room-seats = Chi gioca?
room-seat = Posto { $number }
room-open = Posto libero
room-open-hint = per chi ha il link
room-you = tu
room-here-too = su questo dispositivo
room-present = è qui
room-absent = non in linea
room-host = gestisce la stanza
room-computer = giocatore virtuale
room-sit = Siediti qui
room-sit-too = Aggiungi una persona su questo dispositivo
room-sit-seat = { $action }, posto { $number }
room-put-computer = Metti un giocatore virtuale
room-stand = Alzati
room-free = Libera il posto
room-make-host = Affida la stanza
room-level-of = Come gioca il giocatore virtuale al posto { $number }
room-name-of = Nome per il posto { $number }
room-color-of = Colore per il posto { $number }
room-change-color = Cambia il colore del posto { $number }: { $color }
room-same-device = Siete in più su questo dispositivo? Prendete un posto a testa e passatevi il dispositivo.
room-count = Quanti posti?
room-fewer = Un posto in meno
room-more-seats = Un posto in più
room-seats-number =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
room-last-taken = L’ultimo posto è occupato; si può togliere solo quando è libero.

## Starting the game

room-begin = Inizia la partita
room-begin-next = Prossima partita
room-missing =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
room-missing-hint = Invita qualcuno, oppure:
room-fill =
    { $count ->
        [one] Mettici un giocatore virtuale
       *[other] Mettici dei giocatori virtuali
    }
room-without =
    { $count ->
        [one] Gioca senza questo posto
       *[other] Gioca senza questi posti
    }
room-ready = Non manca più nessuno. Si comincia!
room-wait-host = Aspettiamo che { $name } inizi la partita.
room-wait-someone = Aspettiamo che chi gestisce la stanza inizi la partita.
room-take-seat = Prendi un posto libero per giocare.
room-all-taken = Tutti i posti sono occupati. Puoi guardare, o chiedere un posto in più a chi gestisce la stanza.

## Inviting

room-invite = Invita
room-invite-hint = Manda il link, o fai inquadrare il codice QR con un telefono.
room-link = Link a questa stanza
room-qr = Codice QR con il link a questa stanza
room-qr-again = Non è stato possibile caricare il codice QR. Riprova
room-only-here = A questo indirizzo Rapido si raggiunge solo da questo dispositivo. Perché altri possano giocare dal loro, chiudi Rapido nel terminale con Ctrl-C e avvialo così:
room-code-get = Mostra un codice breve
room-code-new = Nuovo codice
room-code-label = Codice breve
room-code-hint = Da leggere ad alta voce. Chi lo scrive nella pagina iniziale bussa qui, e tu apri. Vale mezz’ora.
room-knocks = { $name } sta bussando. Apri la porta?
room-knocks-somebody = Qualcuno sta bussando. Apri la porta?
room-admit = Fai entrare
room-deny = No

## Sealed dice

room-sealed = I dadi sono sigillati
room-seal = La busta è chiusa. Il suo sigillo: { $seal }
room-seal-whole = Il sigillo intero
room-seal-how = Come funziona?
room-seal-child = In una busta chiusa c’è un numero segreto, e da lì vengono tutti i tiri della partita. Nessuno può più cambiarlo: il sigillo si romperebbe. Dopo la partita si apre la busta, e il tuo browser controlla ogni tiro.
room-word-child = Il tuo browser mette delle cifre a caso in una bustina tutta sua, insieme alla tua parola portafortuna, se ne aggiungi una. Quando comincia la partita, tutte le bustine si aprono nello stesso momento e si mescolano come cucchiaini di zucchero. Così nessuno può scegliere i tiri, nemmeno chi ha chiuso la busta grande e gioca con voi.
room-word-of = Parola portafortuna di { $name }
room-word-your = La tua parola portafortuna
room-word-give = Aggiungi
room-word-given = aggiunta
room-word-hint = Va bene qualsiasi parola, o anche nessuna: il tuo browser aggiunge comunque delle cifre a caso. Nessuno vede la tua parola prima della fine della partita.

## Game settings

room-settings = Opzioni della partita
room-limit = Tempo per decisione
room-limit-none = senza limite
room-limit-is = Tempo per decisione: { $limit }
room-limit-hint = Quando scade, un giocatore virtuale gioca al tuo posto finché non torni.
room-pace = Ritmo dei giocatori virtuali
room-pace-quick = rapido
room-pace-normal = normale
room-pace-calm = tranquillo
room-starter = Chi comincia?
room-starter-youngest = La persona più giovane, poi a turno
room-starter-random = Si sorteggia chi comincia
room-starter-next = Si comincia a turno, partita dopo partita
room-youngest = La persona più giovane
room-youngest-is = La persona più giovane: { $name }
room-spectators = Chi ha il link può guardare
room-spectators-yes = con pubblico
room-spectators-no = senza pubblico
room-more = Altro
room-finish = Traguardo allo scalino
room-finish-hint = Di solito 21. Con meno scalini la partita è più breve.
room-finish-is = traguardo allo scalino { $step }

## Leaving

room-rules = Le regole
room-leave = Lascia la stanza
room-leave-sure = Lasciare la stanza?
room-leave-hint = I tuoi posti si liberano.
room-leave-alone-hint = Non c’è nessun altro, quindi la stanza si chiude.
room-leave-host-hint = I tuoi posti si liberano, e la stanza passa a qualcun altro.
room-delete = Cancella la stanza
room-delete-sure = Cancellare la stanza con tutte le sue partite?
room-delete-hint = Tutti devono uscire, e le registrazioni delle partite vanno perse per sempre.
room-stay = Resta

## Who goes first

room-who-youngest = Chi è la persona più giovane? Comincia lei.
