### Events, errors and phrases. Terms follow the printed rule book of each language.

## Events

# $player is always a name.
event-scored =
    { $steps ->
        [0] { $player } riprende i dadi dalla casella 0.
        [one] { $player } avanza di uno scalino, fino allo scalino { $step }.
       *[other] { $player } avanza di { $steps } scalini, fino allo scalino { $step }.
    }
# $a and $b are the faces of the two dice, $value the value of the roll.
event-rolled = { $player } tira { $a } e { $b }: { $value }.
event-rolled-cross = { $player } tira { $a } e { $b }.
event-climbed =
    { $steps ->
        [one] Pariglia! { $player } sale di uno scalino, fino allo scalino { $step }.
       *[other] Pariglia! { $player } sale di { $steps } scalini, fino allo scalino { $step }.
    }
# $step is 0 on the start. From step 1 even two X lead only there.
event-fell =
    { $step ->
        [0] { $steps ->
                [0] X! Fine del turno. { $player } è sulla casella di partenza: più giù non si va.
                [one] X! Fine del turno. { $player } scende sulla casella di partenza: più giù non si va.
               *[other] Due X! Fine del turno. { $player } scende di { $steps } scalini, fino alla casella di partenza.
            }
       *[other] { $steps ->
                [one] X! Fine del turno. { $player } scende di uno scalino, fino allo scalino { $step }.
               *[other] Due X! Fine del turno. { $player } scende di { $steps } scalini, fino allo scalino { $step }.
            }
    }
event-placed = { $player } posiziona la coppia da { $value } sulla casella { $field }.
event-thrown-out = { $by } elimina la coppia da { $value } dalla casella { $field }. { $player } riprende i dadi.
event-won = { $player } raggiunge il traguardo e vince!

## Errors, by code

error-bad_request = Qui non si può fare.
error-bad_position = Questa posizione non è possibile in questo gioco.
error-bad_dice = I dadi non hanno queste facce.
error-no_game = Non c’è ancora nessuna partita.
error-game_over = La partita è finita.
error-not_your_turn = Adesso tocca a qualcun altro.
error-roll_first = Prima tira i dadi.
error-no_such_field = Ci sono solo le caselle da 0 a 5.
error-field_occupied = Questa casella è occupata. Su ogni casella da 1 a 5 può stare una sola coppia di dadi; la casella 0 è sempre libera.
error-no_such_pair = Non hai questa coppia di dadi.
error-pair_on_board = Ora non puoi tirare questa coppia. Tira quella che hai davanti e usala per tutto il turno.
error-no_such_bot = Non c’è nessun giocatore virtuale «{ $name }». Puoi scegliere tra: { $known }.
error-bad_record = Questa non è una partita di Rapido, o non è leggibile.
error-room_closed = Questa stanza è chiusa.
error-room_full = Questa stanza non può contenere altre partite. Aprine una nuova per la prossima.
error-game_too_long = Questa partita ha raggiunto il limite di mosse. Chi gestisce la stanza può terminarla.
error-not_host = Può farlo solo chi gestisce la stanza.
error-no_such_seat = Questo posto non esiste.
error-seat_taken = Lì c’è già qualcuno.
error-seats_open = Prima di cominciare ogni posto dev’essere occupato, da una persona o da un giocatore virtuale.
error-not_your_seat = Questo non è il tuo posto.
error-colour_taken = Questo colore è già preso.
error-bad_name = Questo nome non va bene. Scegline un altro, su una riga e senza caratteri di controllo o invisibili.
error-name_taken = Qualcuno a questo tavolo si chiama già così. Scegli un altro nome.
error-game_running = Si può fare solo tra una partita e l’altra.
error-copied_commitment = Da un altro posto sono arrivate le stesse cifre per i dadi. Riprova.
error-wrong_word = Non è quello che c’era nella bustina prima della partita.
error-too_late = Troppo tardi: i dadi di questa partita sono già stati mescolati.
error-dice_not_ready = I dadi si stanno ancora mescolando. Ci vogliono al massimo pochi secondi.
error-bad_setting = Questa opzione non esiste.
error-no_such_room = Qui non c’è niente: la stanza non esiste, oppure non puoi entrarci.
error-no_such_game = Qui non c’è niente: la partita non esiste, oppure non puoi vederla.
error-not_found = Qui non c’è niente.
error-method_not_allowed = Qui non si può fare.
error-no_token = Il browser non ha conservato il cookie che riconosce i tuoi posti. Consenti i cookie per questa pagina, poi ricaricala.
error-upgrade_required = Questo indirizzo funziona solo da una pagina aperta di Rapido.
error-stale = Nel frattempo è cambiato qualcosa. Dai un’altra occhiata.
error-key_reused = La stessa richiesta è arrivata due volte, in due versioni diverse. Riprova.
error-unavailable = Al momento non si può salvare. Non si perde niente: riprova tra poco.
error-too_many = In questo momento arrivano troppe richieste da te o dalla tua rete. Aspetta un momento, per favore.
error-knocks_full = In questo momento troppe persone chiedono di entrare. Riprova tra qualche minuto.
error-link_used = Questo link è già stato usato: ogni link sposta un posto una volta sola. Chiedine uno nuovo sull’altro dispositivo.
error-link_expired = Questo link è troppo vecchio. Chiedine uno nuovo sull’altro dispositivo.
error-elsewhere = Stai giocando in un’altra scheda o su un altro dispositivo.
error-no_kernel = Il modulo di calcolo veloce non è installato. Funziona tutto anche senza, solo più lentamente.
error-bad_table = Questo file non è una tabella del gioco risolto, oppure è danneggiato.
error-bad_network = Il file che serve per calcolare le probabilità è danneggiato. Installa di nuovo Rapido.
error-cannot_write = Non è possibile scrivere questo file.
error-player_failed = Un giocatore virtuale si è bloccato.
error-work_lost = Una parte del lavoro è andata persa. Ricomincia.
error-no_cluster = I computer per il calcolo non sono raggiungibili.
error-seats_differ = Questa posizione è per un altro numero di giocatori. Al tavolo servono tanti posti quanti sono i giocatori.
error-still_playing = Questa partita è ancora in corso. Potrai analizzarla quando sarà finita.
error-no_analysis = In questo momento non si può fare il calcolo. Riprova tra poco.
error-too_far = Rapido può calcolare solo partite con il traguardo fino allo scalino 21. Qui è più in alto.
error-too_long = Rapido può analizzare solo partite fino a 1500 mosse. Questa è più lunga.

## Preset phrases

phrase-hello = Ciao!
phrase-well_done = Ben giocato!
phrase-ouch = Ahi!
phrase-lucky = Che fortuna!
phrase-brave = Che coraggio!
phrase-sorry = Scusa!
phrase-hurry = Tocca a te!
phrase-thanks = Grazie!
phrase-again = Un’altra?
phrase-bye = A presto!

## Qualcuno è andato via

error-not_seated = Può farlo solo chi siede al tavolo.
error-not_absent = Non serve un sostituto: questa persona è ancora in linea.
error-too_early = Questa persona ha appena perso la connessione. Aspetta ancora un momento, poi un giocatore virtuale potrà prendere il suo posto.
