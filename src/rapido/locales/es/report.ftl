### What the lab prints: its reports, its results, and how far it is.

## Numbers

report-number = { $number }
report-percent = { $number } %
report-rate = { $games } partidas/s
report-rate-millions = { $millions } millones de partidas/s
# A line of the terminal, such as 1,200 of 5,000 games.
report-progress = { $done } de { $games } partidas

## What simulate and arena have in common

report-games =
    { $games ->
        [one] Una partida hasta el peldaño { $finish }, semilla { $seed }.
       *[other] { $games } partidas hasta el peldaño { $finish }, semilla { $seed }.
    }
# $time is a time such as 3 min 05 s.
report-time = Tiempo de juego: { $time }, es decir, { $rate }.
report-stopped = No se han jugado todas las { $games } partidas: { $reason }.
report-footer = Rapido { $version }. De cada 100 intervalos como estos, unos 95 contienen el valor verdadero.
report-seat = sitio
report-player = jugador
report-games-head = partidas
report-wins = victorias
report-share = proporción
report-interval = intervalo del 95 %
report-mean = media
report-from = de
report-to = a
report-sd = desviación típica

## rapido simulate

simulate-title =
    { $games ->
        [one] Rapido: una partida con { $players } jugadores
       *[other] Rapido: { $games } partidas con { $players } jugadores
    }
simulate-players = Los jugadores, en el orden de sus sitios: { $players }.
# $sign is ± or, on terminals that can’t show it, +-.
simulate-confidence = { $sign }: intervalo de confianza del 95 %
simulate-wins = Quién gana
simulate-wins-about = La proporción de todas las partidas que gana cada sitio. Empieza el sitio 1.
simulate-wins-plot = Proporción de partidas ganadas por cada sitio
simulate-lengths = Cuánto dura una partida
simulate-lengths-about = Se cuentan las jugadas de todos los jugadores juntos. La media es { $mean }.
simulate-lengths-sd = La desviación típica es { $sd }.
simulate-lengths-plot = Partidas según el número de jugadas
# A number of turns, without an upper limit.
simulate-open-end = { $least } o más
simulate-turns-in-a-game = jugadas en una partida
simulate-figures = Qué pasa en una partida
simulate-figures-about = Una X solo cuenta si acaba con una jugada. El líder cambia cuando va en cabeza, en solitario, un jugador distinto del anterior; se comprueba en cada jugada, después de validar.
simulate-in-a-game = en una partida
simulate-turns = jugadas
simulate-rolls = tiradas
simulate-throw_outs = pares expulsados
simulate-crosses = jugadas acabadas con una X
simulate-doubles = dobles
simulate-leads = cambios de líder
simulate-rolls_per_turn = tiradas por jugada

## rapido arena

arena-title = Rapido: una arena de { $players } jugadores
arena-groups =
    { $groups ->
        [one] Un grupo de { $seats } en todos los órdenes posibles.
       *[other] { $groups } grupos de { $seats } en todos los órdenes posibles.
    }
arena-dice =
    { $sets ->
        [one] Todos juegan la misma serie de tiradas: en un sitio salen los mismos números, se siente quien se siente.
       *[other] Todos juegan las mismas { $sets } series de tiradas: en un sitio salen los mismos números, se siente quien se siente.
    }
arena-unbounded = Algunos jugadores no han perdido ni una partida contra los demás, así que ninguna puntuación finita es la más verosímil: cada grupo cuenta con una partida más, repartida entre todos los que juegan en él, y no hay intervalos.
arena-confidence = { $sign }: intervalo de confianza del 95 %; resultados en %, fila contra columna
arena-ratings = La fuerza de los jugadores
arena-ratings-about = Modelo de Bradley-Terry, estimado por máxima verosimilitud, en la escala Elo: 400 puntos más equivalen a diez veces la fuerza. La media es 0.
arena-ratings-plot = Puntuación Elo de cada jugador con su intervalo
arena-rating = puntuación Elo
arena-scores = Quién gana a quién
arena-scores-about = De las partidas que ha ganado uno de los dos, el porcentaje que se ha llevado el jugador de la fila.
arena-scores-plot = Resultados de los jugadores, unos contra otros
arena-row-column = fila contra columna

## rapido solve

# $first and $second are in percent, $error is such as 2e-08.
solve-two = Entre dos jugadores perfectos, el primero gana el { $first } de las partidas hasta el peldaño { $finish }; el segundo, el { $second } (ambos ± { $error }).
solve-two-precision = { $states } posiciones, cada una con un error de { $error } como mucho.
# $seats is such as 35.770% / 33.640% / 30.590%.
solve-three = Si los tres juegan según esta tabla hasta el peldaño { $finish }, los sitios ganan { $seats } de las partidas.
solve-three-precision = Jugando de otro modo, nadie puede ganar más de { $start } desde el principio, ni más de { $most } en ninguna de las { $states } posiciones.
solve-effort =
    { $sweeps ->
        [one] Residuo máximo: { $residual }; una pasada en { $seconds } s.
       *[other] Residuo máximo: { $residual }; { $sweeps } pasadas en { $seconds } s.
    }
solve-checksum-right = Suma de comprobación: correcta
solve-checksum-wrong = Suma de comprobación: INCORRECTA, el archivo está dañado
solve-residual = Residuo de las { $states } posiciones: { $residual } como mucho; se admiten { $allowed }
# $sigmas is how many standard errors both differ by, such as +1.6.
solve-played = { $games } partidas según la tabla: los sitios han ganado { $won }; según la tabla, { $expected }; desviación de { $sigmas } sigma
solve-table-right = La tabla es correcta.
solve-table-wrong = La tabla es INCORRECTA.

## How far rapido solve is

# $share is a share such as 38%, $gap a number such as 1.3e-05.
solve-sweep-bounds = pasada { $sweep }, { $share }: cotas a { $gap } de distancia
solve-sweep-change = pasada { $sweep }: cambios de hasta { $change }
solve-measuring = medición { $sweep }: cambios de hasta { $change }
# $what is one of the three above or the two below, $time and $left are times such as 1:02:05.
solve-so-far = { $what }, { $time } hasta ahora
solve-so-far-left = { $what }, { $time } hasta ahora, queda { $left } aprox.
solve-states-checked = posiciones comprobadas: { $share }
solve-games-played = partidas jugadas: { $share }

## rapido puzzles --check

# $position is a position as one line of text.
puzzle-none = { $position }: no es un reto
puzzle-other-move = { $position }: la mejor opción o la más natural es otra
# The mistake that a puzzle is about, such as “placed too high”; $grade is a number from 1 to 5.
puzzle-kind = «{ $kind }»
puzzle-other-grade = { $position }: es { $kind }, nivel { $grade }
puzzle-other-chances = { $position }: las probabilidades son otras

## rapido train

# $line is one of those below.
train-line = { $players } jugadores, { $line }
train-from-table = semilla { $seed }, en { $device }, valores de una tabla
train-from-itself = semilla { $seed }, en { $device }, valores de sus propias previsiones
train-lesson = { $time } s, quedan { $left } s aprox., lección { $lesson }: { $metrics }
train-done = { $time } s, terminado tras { $lesson } lecciones: { $metrics }
train-metrics = error { $error }, { $largest } como mucho
train-metrics-choices = error { $error }, { $largest } como mucho; una decisión pierde { $loss }, { $worst } como mucho
