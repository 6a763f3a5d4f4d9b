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
        [one] { $players } · to step { $finish } · one turn
       *[other] { $players } · to step { $finish } · { $turns } turns
    }
review-won = { $player } wins
review-unfinished = not finished
review-source-exact = The chances are exact: this game has been worked out completely.
review-source-estimated = The chances are estimated; as a rule they are off by { $error } percentage points.
review-broken = What comes before the damage is reviewed.

## The curve

review-curve = Chance to win
review-as-table = The same as a table
review-turn = turn
review-player = player

## The balance sheet

review-sheet = What made the result
review-sheet-note = In percentage points of the chance to win. The start and the four parts add up to the result.
review-start = start
review-own-dice = own dice
review-own-choices = own choices
review-others-dice = others’ dice
review-others-choices = others’ choices
review-result = result
review-end = chance now

## Skill

review-skill = How well everyone chose
review-skill-note = What a decision cost on average, in percentage points, leaving out what was obvious or did not matter. The true figure lies in the band in 95 of 100 cases; more decisions make it narrower.
review-mean-loss = loss per decision
review-likely = band
review-decisions = decisions
review-grade = grade
review-grade-perfect = perfect
review-grade-masterly = masterly
review-grade-strong = strong
review-grade-solid = solid
review-grade-shaky = shaky
review-grade-wild = wild
review-grade-open = too few decisions
review-mistakes = Where most was lost
review-mistake-rolled_on = rolled again instead of placing
review-mistake-stopped = stopped too early
review-mistake-spared = spared a pair instead of throwing it out
review-mistake-too_high = placed too high
review-mistake-too_low = placed too low
review-mistake-field_zero = placed on field 0 without need
review-no-mistakes = Nobody gave away anything worth mentioning.

## Luck

review-luck = The luck of the own dice
review-luck-note = In percentage points, beside the band that pure chance gives these very rolls in 95 of 100 cases.
review-luck-sum = luck
review-luck-band = band of chance
review-rolls = rolls
review-verdict = verdict
review-luck-few = too few rolls to say anything
review-luck-within = what chance does all the time
review-luck-lucky = luckier than in { $share } of all such games
review-luck-unlucky = unluckier than in { $share } of all such games

## Moments and decisions

review-moments = The moments that mattered
review-no-moments = No roll and no choice changed much.
review-moment-roll = Turn { $turn }: { $player } rolls { $dice }.
review-moment-decision = Turn { $turn }: { $player } has { $value } and decides to { $action }.
review-moved = { $player } from { $before } to { $after }
review-costly = The choices that cost most
review-every-choice = Every decision
review-had = Turn { $turn }: { $player } has { $value } on the table.
review-chosen = chosen
review-best = best
review-loss = loss
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
review-dice = The dice of all
review-dice-note = How often each face fell. Fair dice keep all twelve within their bands in 95 of 100 cases; the more rolls, the narrower the bands in proportion.
review-die-a = die A
review-die-b = die B
review-face = face
review-count = times
review-no-games = There is no game in { $folder }.
review-left-out = { $file } is left out: { $reason }
review-written = The page is in { $file }.
review-one-input = Standard input holds one game; name it without other files.

## What a computer player chose in place of a person

review-stand-in-choices = stand-in’s choices
review-sheet-note-stand-in = In percentage points of the chance to win. The start and the five parts add up to the result. What a computer chose while standing in for somebody isn’t counted for or against anyone.
review-by-computer = (played by a computer)
