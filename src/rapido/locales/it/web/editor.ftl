### The position editor.

## The page

editor-title = Editor di posizioni
editor-intro = Componi una posizione qualsiasi: vedrai chi ha più probabilità di vincere e che cosa conviene fare, e potrai giocare da lì.
editor-on = E adesso?
editor-clear = Svuota il tabellone
editor-link = Link a questa posizione
editor-over = Qualcuno è al traguardo: la partita è finita.

## Notation

editor-line = La posizione in una riga
editor-line-hint = Incolla qui una posizione, o copia questa.
editor-take = Mostra sul tabellone

## Editing

editor-race = Giocatori e scalini
editor-players = Quanti giocano?
editor-step-of = Scalino di { $name }
editor-finish = Traguardo allo scalino
editor-less = Uno in meno
editor-more = Uno in più
editor-pairs = Coppie di dadi
editor-pair-of = { $name }, coppia { $pair }
editor-in-front = fuori dalle caselle
editor-on-field = sulla casella { $field }
editor-die-a = Dado con 4 e 7
editor-die-b = Dado con 5 e 6
editor-turn = Il turno
editor-whose = A chi tocca?
editor-rolled = I dadi sono già stati tirati
editor-on-table = Sul tavolo
editor-rolls = Quale tiro del turno?
editor-which-pair = Quale coppia è stata tirata?

## Evaluation

editor-chances = Probabilità di vincere
editor-actions = Che cosa può fare { $name }
editor-working = Stiamo calcolando…
editor-impossible = Questa posizione non è ancora possibile. Quello che non va è evidenziato.

## Tapping and dragging

editor-touch = Tocca una casella per posizionarci la coppia evidenziata, tocca i dadi per toglierli. Puoi anche trascinare coppie e pedine.
editor-touch-full = Tocca i dadi per toglierli. Puoi anche trascinare coppie e pedine.
editor-waiting = Coppie fuori dalle caselle
