### Words of the page: editor.

## The page

editor-title = Editor di posizioni
editor-intro = Componi una posizione qualsiasi: vedi chi ha più probabilità di vincere, che cosa conviene, e puoi giocare da lì.
editor-on = E adesso?
editor-clear = Svuota il tabellone
editor-link = Link a questa posizione
editor-over = Qualcuno è al traguardo: la partita è finita.

## The line

editor-line = La posizione in una riga
editor-line-hint = Incolla qui una posizione, o porta via questa.
editor-take = Prepara

## Setting up

editor-race = Giocatori e scalini
editor-players = Quanti giocano?
editor-step-of = Scalino di { $name }
editor-finish = Traguardo allo scalino
editor-less = Uno in meno
editor-more = Uno in più
editor-pairs = Coppie di dadi
editor-pair-of = { $name }, coppia { $pair }
editor-in-front = su nessuna casella
editor-on-field = sulla casella { $field }
editor-die-a = Dado con 4 e 7
editor-die-b = Dado con 5 e 6
editor-turn = Il turno
editor-whose = A chi tocca?
editor-rolled = I dadi sono già stati tirati
editor-on-table = Sul tavolo
editor-rolls = Quale tiro del turno?
editor-which-pair = Coppia tirata

## What it is worth

editor-chances = Probabilità di vincere
editor-actions = Che cosa può fare { $name }
editor-working = Sto calcolando…
editor-impossible = Questa posizione non è ancora possibile: qualcosa non va. Il punto è segnato.

## Why a position cannot be

editor-at-field = Casella { $field }:
editor-fault-three_parts = Una posizione ha tre parti separate da uno spazio: scalini, caselle, turno. Per esempio: 4,0,11/21 -/-/B46/-/-/- A
editor-fault-steps_form = Gli scalini si scrivono così: 4,0,11/21. L’ultimo numero è il traguardo.
editor-fault-players = Si gioca da due a sei.
editor-fault-finish = Il traguardo è uno scalino da 1 a 999.
editor-fault-step_range = Nessuno può stare più in alto del traguardo.
editor-fault-two_finished = Solo una pedina può arrivare al traguardo: a quel punto la partita finisce subito.
editor-fault-fields_form = Le caselle si scrivono da 5 a 0, così: -/-/B46/-/-/CX1
editor-fault-faces = I dadi non hanno queste facce. Uno ha X 1 2 3 4 7, l’altro X 1 2 3 5 6.
editor-fault-owner = In questa partita quella coppia di dadi non è di nessuno.
editor-fault-pair_twice = La stessa coppia di dadi è su due caselle.
editor-fault-field_full = Su questa casella ci sono due coppie. Le caselle da 1 a 5 ne tengono una sola; di più solo la casella 0.
editor-fault-turn_form = Il turno si scrive A (sta per tirare), A46:2 (secondo tiro) o A! (ha vinto).
editor-fault-no_player = Chi dovrebbe giocare ora non è in questa partita.
editor-fault-not_over = Una pedina è al traguardo: quindi la partita è finita.
editor-fault-not_won = Nessuno ha ancora vinto: per vincere bisogna essere al traguardo.
editor-fault-all_lie = Chi è di turno ha già ripreso i dadi e ha una coppia da tirare. Togline una dalle caselle.
editor-fault-pair_lies = La coppia sul tavolo non può stare anche su una casella.
editor-fault-cross = Dal secondo tiro una X chiude il turno: non può restare sul tavolo.
