### What the lab prints: its reports, its results, and how far it is.

## Numbers

report-number = { $number }
report-percent = { $number }%
report-rate = { $games } games/s
report-rate-millions = { $millions } million games/s
# A line of the terminal, such as 1,200 of 5,000 games.
report-progress = { $done } of { $games } games

## What simulate and arena have in common

report-games =
    { $games ->
        [one] One game to step { $finish }, seed { $seed }.
       *[other] { $games } games to step { $finish }, seed { $seed }.
    }
# $time is a time such as 3 min 05 s.
report-time = Played in { $time }: { $rate }.
report-stopped = Not all { $games } games were played: { $reason }.
report-footer = Rapido { $version }. About 95 of 100 such intervals contain the true value.
report-seat = seat
report-player = player
report-games-head = games
report-wins = wins
report-share = share
report-interval = 95% interval
report-mean = mean
report-from = from
report-to = to
report-sd = standard deviation

## rapido simulate

simulate-title =
    { $games ->
        [one] Rapido: one game with { $players } players
       *[other] Rapido: { $games } games with { $players } players
    }
simulate-players = Players, in the order of their seats: { $players }.
# $sign is ± or, on terminals that can’t show it, +-.
simulate-confidence = { $sign }: 95% confidence interval
simulate-wins = Who wins
simulate-wins-about = The share of all games that each seat wins. Seat 1 goes first.
simulate-wins-plot = Share of games won by each seat
simulate-lengths = How long a game lasts
simulate-lengths-about = In turns of all players together. The mean is { $mean }.
simulate-lengths-sd = The standard deviation is { $sd }.
simulate-lengths-plot = Games by number of turns
# A number of turns, without an upper limit.
simulate-open-end = { $least } or more
simulate-turns-in-a-game = turns in a game
simulate-figures = What happens in a game
simulate-figures-about = Crosses are rolls that end a turn with an X. The lead changes when someone new is alone in front; this is checked each time a turn has begun and scored.
simulate-in-a-game = in a game
simulate-turns = turns
simulate-rolls = rolls
simulate-throw_outs = throw-outs
simulate-crosses = crosses
simulate-doubles = doubles
simulate-leads = lead changes
simulate-rolls_per_turn = rolls in a turn

## rapido arena

arena-title = Rapido: an arena of { $players } players
arena-groups =
    { $groups ->
        [one] One group of { $seats } in all orders of seats.
       *[other] { $groups } groups of { $seats } in all orders of seats.
    }
arena-dice =
    { $sets ->
        [one] All play the same set of dice: a seat rolls the same numbers, whoever sits there.
       *[other] All play the same { $sets } sets of dice: a seat rolls the same numbers, whoever sits there.
    }
arena-unbounded = Some players lost no game to the others, so no finite rating is the most likely: each group is counted with one more game, shared by all who sit there, and there are no intervals.
arena-confidence = { $sign }: 95% confidence interval; scores in percent, row against column
arena-ratings = Ratings
arena-ratings-about = How strong the players are (Bradley-Terry model, maximum likelihood), on the Elo scale: a lead of 400 points means ten times the strength. The average is 0.
arena-ratings-plot = Rating of each player with its interval
arena-rating = rating
arena-scores = Who beats whom
arena-scores-about = Of the games that one of the two won, the share in percent that went to the player of the row.
arena-scores-plot = Scores of each player against each other
arena-row-column = row against column

## rapido solve

# $first and $second are in percent, $error is such as 2e-08.
solve-two = Of two perfect players, the first wins { $first } of all games to step { $finish }, the second { $second } (both ± { $error }).
solve-two-precision = { $states } states, each within { $error } of the truth.
# $seats is such as 35.770% / 33.640% / 30.590%.
solve-three = Of three who play by this table to step { $finish }, the seats win { $seats }.
solve-three-precision = Nobody can gain more than { $start } from the start by deviating, nor more than { $most } in any of { $states } states.
solve-effort =
    { $sweeps ->
        [one] Largest residual { $residual }; one sweep in { $seconds } s.
       *[other] Largest residual { $residual }; { $sweeps } sweeps in { $seconds } s.
    }
solve-checksum-right = Checksum: right
solve-checksum-wrong = Checksum: WRONG, the file is damaged
solve-residual = Residual of all { $states } states: { $residual } at most, { $allowed } allowed
# $sigmas is how many standard errors both differ by, such as +1.6.
solve-played = { $games } games by the table: the seats won { $won }; by the table { $expected }: { $sigmas } sigma
solve-table-right = The table is right.
solve-table-wrong = The table is WRONG.

## How far rapido solve is

# $share is a share such as 38%, $gap a number such as 1.3e-05.
solve-sweep-bounds = sweep { $sweep }, { $share }: bounds { $gap } apart
solve-sweep-change = sweep { $sweep }: changes of { $change }
solve-measuring = measuring { $sweep }: changes of { $change }
# $what is one of the three above or the two below, $time and $left are times such as 1:02:05.
solve-so-far = { $what }, { $time } so far
solve-so-far-left = { $what }, { $time } so far, about { $left } left
solve-states-checked = { $share } of all states checked
solve-games-played = { $share } of all games played

## rapido puzzles --check

# $position is a position as one line of text.
puzzle-none = { $position }: it is not a puzzle
puzzle-other-move = { $position }: the best move or the natural one is different
# The mistake that a puzzle is about, such as “placed too high”; $grade is a number from 1 to 5.
puzzle-kind = “{ $kind }”
puzzle-other-grade = { $position }: it is { $kind }, grade { $grade }
puzzle-other-chances = { $position }: the chances are different

## rapido train

# $line is one of those below.
train-line = { $players } players, { $line }
train-from-table = seed { $seed }, on { $device }, targets from a table
train-from-itself = seed { $seed }, on { $device }, targets from its own look-ahead
train-lesson = { $time } s, about { $left } s left, lesson { $lesson }: { $metrics }
train-done = { $time } s, done after { $lesson } lessons: { $metrics }
train-metrics = off by { $error }, { $largest } at most
train-metrics-choices = off by { $error }, { $largest } at most; a choice loses { $loss }, { $worst } at most
