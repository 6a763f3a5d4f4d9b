### The position editor.

## The page

editor-title = Editor de posiciones
editor-intro = Monta cualquier posición: verás quién tiene más probabilidades de ganar y cuál es la mejor opción, y podrás jugar desde ahí.
editor-on = ¿Y ahora?
editor-clear = Vaciar el tablero
editor-link = Enlace a esta posición
editor-over = Alguien está en la llegada: la partida ha terminado.

## Notation

editor-line = La posición como texto
editor-line-hint = Pega aquí una posición, o copia esta.
editor-take = Mostrar en el tablero

## Editing

editor-race = Jugadores y peldaños
editor-players = ¿Cuántos juegan?
editor-step-of = Peldaño de { $name }
editor-finish = Llegada en el peldaño
editor-less = Uno menos
editor-more = Uno más
editor-pairs = Pares de dados
editor-pair-of = { $name }, par { $pair }
editor-in-front = fuera de las líneas
editor-on-field = en la línea { $field }
editor-die-a = Dado con 4 y 7
editor-die-b = Dado con 5 y 6
editor-turn = La jugada
editor-whose = ¿A quién le toca?
editor-rolled = Ya se han tirado los dados
editor-on-table = Sobre la mesa
editor-rolls = ¿Qué tirada de la jugada?
editor-which-pair = ¿Qué par se ha tirado?

## Evaluation

editor-chances = Probabilidades de ganar
editor-actions = Qué puede hacer { $name }
editor-working = Calculando…
editor-impossible = Esta posición aún no es posible. Lo que no encaja está marcado.

## Tapping and dragging

editor-touch = Toca una línea para posicionar el par marcado y toca unos dados para quitarlos. También puedes arrastrar los pares y las fichas.
editor-touch-full = Toca unos dados para quitarlos. También puedes arrastrar los pares y las fichas.
editor-waiting = Pares fuera de las líneas
