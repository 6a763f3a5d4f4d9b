### Il punteggio di un tavolo: le vittorie finora, e le serie di partite.

score-so-far = Vittorie finora
score-in-series = Vittorie nella serie
# $list has everyone's name and wins, such as "Ana 12 · Ben 9".
score-all-games = Tutte le partite qui: { $list }

## Series

score-series = Serie
score-series-none = Nessuna: ogni partita fa storia a sé
score-series-hint = Le partite interrotte non contano. Quando una serie è decisa, con la partita successiva ne comincia una nuova.
score-first_to =
    { $games ->
        [one] Decide la prima vittoria
       *[other] Fino a { $games } vittorie
    }
score-best_of =
    { $games ->
        [one] Decide una sola partita
       *[other] Al meglio delle { $games } partite
    }
score-series-won = { $name } vince la serie!
score-series-won-you = Hai vinto la serie!
score-series-next = Con la prossima partita comincia una nuova serie.
