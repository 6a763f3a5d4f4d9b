### The review: what dice and choices were worth.

## Figures

# $share is in percent, also in the next two messages.
review-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# Percentage points, without a sign.
review-points = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-fine = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-band = { $low } to { $high }

## The game

review-title = Review
review-line =
    { $turns ->
        [one] { $players } · first to step { $finish } · one turn
       *[other] { $players } · first to step { $finish } · { $turns } turns
    }
review-won = { $player } wins
review-unfinished = not finished
review-source-exact = These chances are exact: this game has been completely solved.
review-source-estimated = These chances are estimates. They’re typically off by about { $error } wins in 100 games.
review-broken = Everything before the damage is reviewed.

## The curve

review-curve = Chance of winning
review-as-table = As a table
review-turn = turn
review-player = player

## The balance sheet

review-sheet = What decided the game
review-sheet-note = In wins per 100 games. The start and the four parts add up to the result.
review-start = start
review-own-dice = own dice
review-own-choices = own choices
review-others-dice = others’ dice
review-others-choices = others’ choices
review-result = result
review-end = chance now

## Skill

review-skill = How good everyone’s choices were
review-skill-note = What a decision cost on average, in wins per 100 games. Obvious decisions and ones that didn’t matter are left out. The true figure is in the likely range 19 times out of 20; more decisions make the range narrower.
review-mean-loss = cost per decision
review-likely = likely range
review-decisions = decisions
review-grade = grade
review-grade-perfect = perfect
review-grade-masterly = masterful
review-grade-strong = strong
review-grade-solid = solid
review-grade-shaky = shaky
review-grade-wild = wild
review-grade-open = too few decisions
review-mistakes = The costliest mistakes
review-mistake-rolled_on = rolled again instead of placing
review-mistake-stopped = stopped too early
review-mistake-spared = spared a pair instead of throwing it out
review-mistake-too_high = placed too high
review-mistake-too_low = placed too low
review-mistake-field_zero = took field 0 for no good reason
review-no-mistakes = Nobody gave away anything worth mentioning.

## Luck

review-luck = How lucky everyone’s dice were
review-luck-note = In wins per 100 games. With rolls like these, chance alone stays in the normal range 19 times out of 20.
review-luck-sum = luck
review-luck-band = normal range
review-rolls = rolls
review-verdict = verdict
review-luck-few = too few rolls to tell
review-luck-within = nothing unusual
review-luck-lucky = luckier than in { $share } of games like this
review-luck-unlucky = unluckier than in { $share } of games like this

## Moments and decisions

review-moments = The moments that mattered
review-no-moments = No single roll or choice changed much.
review-moment-roll = Turn { $turn }: { $player } rolls { $dice }.
review-moment-decision = Turn { $turn }: { $player } has { $value } and decides to { $action }.
review-moved = { $player } goes from { $before } to { $after }
review-costly = The costliest choices
review-every-choice = Every decision
review-had = Turn { $turn }: { $player } has { $value } on the table.
review-chosen = chosen
review-best = best
review-loss = cost
review-choice = choice
review-do-throw = roll again
review-do-place = place on field { $field }
review-do-place-out = place on field { $field } and throw out { $victims }

## Several games

review-series =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
review-name = name
review-games = games
review-wins = wins
review-expected = expected
review-thrown-out = Who threw out whom
review-threw-out = { $player } threw out { $victims }.
review-times = { $player } ({ $times })
review-dice = Everyone’s dice
review-dice-note = How often each face came up. With fair dice, all twelve stay in their normal range 19 times out of 20; the more rolls there are, the narrower the ranges get, relative to the totals.
review-die-a = die A
review-die-b = die B
review-face = face
review-count = times
review-no-games = There are no games in { $folder }.
review-left-out = Skipped { $file }: { $reason }
review-written = The page is saved as { $file }.
review-one-input = Standard input holds just one game; don’t name other files with it.

## What a computer player chose in place of a person

review-stand-in-choices = stand-in’s choices
review-sheet-note-stand-in = In wins per 100 games. The start and the five parts add up to the result. What a computer chose while filling in for someone doesn’t count for or against anyone.
review-by-computer = (played by a computer)
