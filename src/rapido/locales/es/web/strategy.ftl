### Strategy: what the solved game teaches, and the story of the game.

strategy-title = Estrategia: lo que enseña el juego perfecto
# $states is the number of positions.
strategy-intro = Para dos jugadores, Rapido está resuelto: un ordenador ha calculado la mejor opción en las { $states } posiciones. No por eso ganarás siempre: los dados tienen la última palabra. Pero muchas discusiones quedan zanjadas.

## In short

strategy-short = En pocas palabras
strategy-short-roll = Con menos de 50, por lo general vuelve a tirar. Con 70 o más, casi siempre para. Entre medias, mira el tablero.
strategy-short-place = No posiciones los dados lo más arriba posible, sino tan arriba como sea seguro.
strategy-short-out = Una tirada alta en una línea baja expulsa los dados de los demás: hasta los jugadores perfectos posicionan tres de cada diez de sus mejores tiradas en las líneas del 0 al 2.
strategy-short-lead = Cuanto más cerca está la llegada, más importa cada peldaño.

## Going first

strategy-first = Empezar ayuda un poco
# $first is, for example, 52.4%.
strategy-first-text = Entre dos jugadores perfectos, quien empieza gana el { $first } de las partidas. Con más jugadores, cada sitio gana un poco menos que el anterior. Por eso en cada partida nueva empieza otra persona.
strategy-first-label = Partidas ganadas según el sitio
strategy-players = { $players } jugadores
strategy-seat = Sitio { $seat }

## Rolling on

strategy-roll = ¿Parar o volver a tirar?
# $cross is a share, such as 25%.
strategy-roll-text = En casi una de cada tres tiradas sale una X (11 de 36). Lo que ya es bueno no se tira por la borda. Aun así, hasta entre jugadores perfectos el { $cross } de las jugadas acaba con una X.
strategy-roll-label = Cuántas veces vuelven a tirar los jugadores perfectos, según la tirada

## Placing

strategy-place = ¿Dónde posicionar los dados?
strategy-place-text = Las líneas altas dan más peldaños, pero allí es más fácil que te expulsen los dados. La tabla muestra cuántas veces pasa antes de tu siguiente jugada.
strategy-place-label = Cuántas veces te expulsan los dados antes de tu siguiente jugada
strategy-place-value = Tirada
strategy-field = Línea
strategy-opening = La primerísima tirada
strategy-opening-text = Las líneas están vacías y empiezas tú. ¿Qué haría un jugador perfecto? Elige una tirada.
strategy-opening-best = Lo mejor: la línea { $field }. Ganas el { $win } de las partidas.
strategy-opening-roll = Lo mejor: volver a tirar. Ganas el { $win } de las partidas.
strategy-opening-next-field = Línea { $field }: { $win }.
strategy-opening-next-roll = Si vuelves a tirar: { $win }.
strategy-opening-board = El tablero después de la primera tirada
strategy-editor = Probarlo en el editor

## Throwing out

strategy-out = Expulsar
# $outs is a number such as 8.4, $score the steps of one scoring on average.
strategy-out-text = En una partida entre dos jugadores perfectos se expulsan de media { $outs } pares. Al validar se suben de media { $score } peldaños, pero solo si los dos pares siguen ahí: si se expulsa uno, no hay nada que validar.

## A lead

strategy-lead = ¿Cuánto vale una ventaja?
# $half is a share, such as 77%.
strategy-lead-text = Quien llega primero a la mitad superior de la escalera (peldaño 11) gana el { $half } de las partidas. El gráfico muestra la probabilidad de quien tiene el turno, con las líneas vacías, cuando el otro está en el peldaño 10.
strategy-lead-label = Probabilidad de ganar según tu peldaño (el otro está en el peldaño 10)
strategy-lead-row = peldaño { $step }

## The end

strategy-end = La recta final
strategy-end-text = Cuatro de cada cinco partidas se ganan al validar ({ $scoring }); las demás, con dobles. A un peldaño de la llegada basta con unos dobles o con validar un solo peldaño: quien está en el peldaño 20 y tiene el turno gana el { $even } de las partidas si el otro también está en el 20, el { $near } si está en el 15 y el { $far } si está en el 10.

## Luck

strategy-luck = ¿Cuánto es suerte?
# $clever is the name of a computer player, $wins and $dice are shares.
strategy-luck-text = Una sola partida depende sobre todo de los dados: deciden el { $dice }. Aun así, el jugador virtual «{ $clever }» solo gana el { $wins } de sus partidas contra el juego perfecto. Después de diez partidas, el jugador perfecto va por delante { $ten } de cada 100 veces; después de cien partidas, { $hundred } de cada 100.

## The story

strategy-story = De dónde viene el juego
strategy-story-text = El juego de carreras de Reiner Knizia salió en 1998 como Exxtra, en 2008 como Excape y en 2021 como Rapido, publicado por Game Factory. Las reglas cambiaron un poco por el camino: en Excape, dos X en la primera tirada valían 100.
strategy-story-stairs = La escalera existe de verdad. En Río de Janeiro, el artista Jorge Selarón cubrió la Escadaria Selarón con más de 2000 azulejos de más de 60 países: más de 200 peldaños a lo largo de 125 metros, que suben de Lapa a Santa Teresa.

## Sources

strategy-source = De dónde salen estas cifras
# $games is a number of games.
strategy-source-text = Las probabilidades para dos y tres salen del juego resuelto; para cuatro, de partidas simuladas con el jugador virtual más fuerte que se conoce. Las frecuencias se contaron en { $games } partidas entre dos jugadores perfectos. Las órdenes «rapido solve» y «docs/make_strategy.py» lo generan todo; docs/solving.md lo explica en inglés.
