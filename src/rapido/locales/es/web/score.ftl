### El marcador de una mesa: las victorias hasta ahora y las series de partidas.

score-so-far = Victorias hasta ahora
score-in-series = Victorias en la serie
# $list has everyone's name and wins, such as "Ana 12 · Ben 9".
score-all-games = Todas las partidas de esta sala: { $list }

## Series

score-series = Serie
score-series-none = Ninguna: cada partida cuenta por separado
score-series-hint = Las partidas interrumpidas no cuentan. Cuando se decide la serie, la siguiente partida abre otra.
score-first_to =
    { $games ->
        [one] Gana quien logre la primera victoria
       *[other] Gana quien llegue antes a { $games } victorias
    }
score-best_of =
    { $games ->
        [one] Todo a una partida
       *[other] Al mejor de { $games } partidas
    }
score-series-won = ¡{ $name } gana la serie!
score-series-won-you = ¡Has ganado la serie!
score-series-next = La siguiente partida abre una serie nueva.
