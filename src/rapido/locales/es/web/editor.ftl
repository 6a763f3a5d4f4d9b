### Words of the page: editor.

## The page

editor-title = Editor de posiciones
editor-intro = Monta cualquier posición: verás quién tiene más probabilidades, qué es lo mejor, y podrás jugar desde ahí.
editor-on = ¿Y ahora?
editor-clear = Vaciar el tablero
editor-link = Enlace a esta posición
editor-over = Alguien está en la llegada: la partida ha terminado.

## The line

editor-line = La posición en una línea de texto
editor-line-hint = Pega aquí una posición, o llévate esta.
editor-take = Montar

## Setting up

editor-race = Jugadores y peldaños
editor-players = ¿Cuántos juegan?
editor-step-of = Peldaño de { $name }
editor-finish = Llegada en el peldaño
editor-less = Uno menos
editor-more = Uno más
editor-pairs = Pares de dados
editor-pair-of = { $name }, par { $pair }
editor-in-front = en ninguna línea
editor-on-field = en la línea { $field }
editor-die-a = Dado con 4 y 7
editor-die-b = Dado con 5 y 6
editor-turn = El turno
editor-whose = ¿A quién le toca?
editor-rolled = Ya se ha tirado
editor-on-table = Sobre la mesa
editor-rolls = ¿Qué tirada del turno?
editor-which-pair = Par tirado

## What it is worth

editor-chances = Probabilidades de ganar
editor-actions = Qué puede hacer { $name }
editor-working = Calculando…
editor-impossible = Esta posición aún no es posible: algo no encaja. El sitio está marcado.

## Why a position cannot be

editor-at-field = Línea { $field }:
editor-fault-three_parts = Una posición tiene tres partes separadas por un espacio: peldaños, líneas, turno. Por ejemplo: 4,0,11/21 -/-/B46/-/-/- A
editor-fault-steps_form = Los peldaños se escriben así: 4,0,11/21. El último número es la llegada.
editor-fault-players = Juegan de dos a seis.
editor-fault-finish = La llegada es un peldaño del 1 al 999.
editor-fault-step_range = Nadie puede estar por encima de la llegada.
editor-fault-two_finished = Solo una ficha puede alcanzar la llegada: entonces la partida termina al instante.
editor-fault-fields_form = Las líneas se escriben de la 5 a la 0, así: -/-/B46/-/-/CX1
editor-fault-faces = Los dados no tienen esas caras. Uno tiene X 1 2 3 4 7, el otro X 1 2 3 5 6.
editor-fault-owner = En esta partida ese par de dados no es de nadie.
editor-fault-pair_twice = El mismo par de dados está en dos líneas.
editor-fault-field_full = En esta línea hay dos pares. En las líneas del 1 al 5 solo cabe uno; solo en la línea 0 caben más.
editor-fault-turn_form = El turno se escribe A (va a tirar), A46:2 (segunda tirada) o A! (ha ganado).
editor-fault-no_player = La persona a la que le toca no juega aquí.
editor-fault-not_over = Hay una ficha en la llegada, así que la partida ha terminado.
editor-fault-not_won = Nadie ha ganado aún: para ganar hay que estar en la llegada.
editor-fault-all_lie = La persona a la que le toca ya ha recuperado sus dados y tiene un par para tirar. Quita un par de las líneas.
editor-fault-pair_lies = El par que está sobre la mesa no puede estar también en una línea.
editor-fault-cross = A partir de la segunda tirada, una X acaba con el turno: no puede quedar sobre la mesa.
