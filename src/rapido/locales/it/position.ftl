### Why a position is impossible; shared by terminal and browser.

position-at-field = Casella { $field }:
position-fault-three_parts = Una posizione ha tre parti separate da uno spazio: scalini, caselle, turno. Per esempio: 4,0,11/21 -/-/B46/-/-/- A
position-fault-steps_form = Gli scalini si scrivono così: 4,0,11/21. L’ultimo numero è il traguardo.
position-fault-players = A Rapido giocano da due a sei persone.
position-fault-finish = Il traguardo è uno scalino da 1 a 999.
position-fault-step_range = Nessuno può stare più in alto del traguardo.
position-fault-two_finished = Solo una pedina può arrivare al traguardo: a quel punto la partita finisce subito.
position-fault-fields_form = Le caselle si scrivono da 5 a 0, così: -/-/B46/-/-/CX1
position-fault-faces = I dadi non hanno queste facce. Uno ha X 1 2 3 4 7, l’altro X 1 2 3 5 6.
position-fault-owner = In questa partita quella coppia di dadi non è di nessuno.
position-fault-pair_twice = La stessa coppia di dadi è su due caselle.
position-fault-field_full = Su questa casella ci sono due coppie. Su ogni casella da 1 a 5 può stare una sola coppia; solo sulla casella 0 possono starcene di più.
position-fault-turn_form = Il turno si scrive A (sta per tirare), A46:2 (secondo tiro) o A! (ha vinto).
position-fault-no_player = Chi dovrebbe essere di turno non gioca in questa partita.
position-fault-not_over = Una pedina è al traguardo, quindi la partita è finita.
position-fault-not_won = Nessuno ha ancora vinto: la pedina di chi vince dev’essere al traguardo.
position-fault-all_lie = Chi è di turno ha già ripreso i dadi e ha una coppia da tirare. Togline una dalle caselle.
position-fault-pair_lies = La coppia sul tavolo non può stare anche su una casella.
position-fault-cross = Dal secondo tiro in poi una X chiude il turno: non può restare sul tavolo.
