### Why a position is impossible; shared by terminal and browser.

position-at-field = Línea { $field }:
position-fault-three_parts = Una posición tiene tres partes separadas por un espacio: peldaños, líneas, jugada. Por ejemplo: 4,0,11/21 -/-/B46/-/-/- A
position-fault-steps_form = Los peldaños se escriben así: 4,0,11/21. El último número es la llegada.
position-fault-players = A Rapido juegan de dos a seis jugadores.
position-fault-finish = La llegada tiene que estar en un peldaño del 1 al 999.
position-fault-step_range = Ninguna ficha puede estar por encima de la llegada.
position-fault-two_finished = Solo puede haber una ficha en la casilla de llegada: cuando llega la primera, la partida termina.
position-fault-fields_form = Las líneas se escriben de la 5 a la 0, así: -/-/B46/-/-/CX1
position-fault-faces = Los dados no tienen esas caras. Uno tiene X 1 2 3 4 7; el otro, X 1 2 3 5 6.
position-fault-owner = En esta partida ese par de dados no es de nadie.
position-fault-pair_twice = El mismo par de dados está en dos líneas.
position-fault-field_full = En esta línea hay dos pares. En cada línea del 1 al 5 solo cabe uno; en la línea 0 caben más.
position-fault-turn_form = La jugada se escribe así: A (va a tirar), A46:2 (segunda tirada) o A! (ha ganado).
position-fault-no_player = La persona a la que le toca no está en esta partida.
position-fault-not_over = Hay una ficha en la llegada, así que la partida ha terminado.
position-fault-not_won = Nadie ha ganado aún: la ficha de quien gana tiene que estar en la llegada.
position-fault-all_lie = La persona a la que le toca ya ha recuperado sus dados y debe tener un par delante para tirar. Quita uno de las líneas.
position-fault-pair_lies = El par que está sobre la mesa no puede estar también en una línea.
position-fault-cross = A partir de la segunda tirada, una X acaba con la jugada: no puede quedar sobre la mesa.
