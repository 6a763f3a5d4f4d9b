### The score of a table: wins so far, and series of games.

score-so-far = Wins so far
score-in-series = Wins in the series
# $list has everyone's name and wins, such as "Ana 12 · Ben 9".
score-all-games = All games here: { $list }

## Series

score-series = Series
score-series-none = None: every game stands alone
score-series-hint = Games that end early don’t count. When a series is over, the next game starts a new one.
score-first_to =
    { $games ->
        [one] First to one win
       *[other] First to { $games } wins
    }
score-best_of =
    { $games ->
        [one] One game decides it
       *[other] Best of { $games } games
    }
score-series-won = { $name } wins the series!
score-series-won-you = You win the series!
score-series-next = The next game starts a new series.
