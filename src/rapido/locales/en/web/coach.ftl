### The coach.

coach-mode = Coach
coach-mode-hint = Shows your chances at the table, and has a word when something else was clearly better.
coach-hint = Hint
coach-key = Ask the coach for a hint
coach-room = Coach for everyone
coach-room-hint = Everyone may see the chances during the game. Without this, there is no coach as soon as people play on several devices.
coach-room-yes = coach for everyone
coach-not-here = There is no coach in this game: the host has to allow it for everyone before it begins.
coach-not-now = The coach helps you when it is your turn.
coach-just-roll = The first roll can do no harm. Just roll!

## Odds

coach-stop = Stop
coach-roll = Roll again
coach-on = Again
coach-place = Place on { $field }
coach-legend-cross = X
coach-legend-double = double
coach-legend-better = better
coach-meter = You win { $stop } if you place on { $field }, and { $roll } if you roll again. The next roll: X { $cross }, double { $double }, something better { $better }. Show more.
coach-best-place = Place on { $field }: that wins { $win } of games like this.
coach-best-roll = Roll again: that wins { $win } of games like this.
coach-exact = These chances are exact: this game has been worked out completely.
coach-estimated = These chances are estimated; as a rule they are off by { $error } at most.
coach-details = What the coach sees
coach-column-choice = Choice
coach-column-win = Chance to win
coach-next-roll = The next roll: an X in { $cross } of cases, a double in { $double }, something better than stopping now in { $better }.
coach-fields = Your dice on the free fields
coach-column-field = Field
coach-column-stays = Still there next turn
coach-column-steps = Steps on average
coach-column-who = Can throw you out
coach-nobody = nobody
coach-fields-estimated = What happens to your dice until your next turn is estimated.
coach-field = Still there next turn: { $stays }. Steps on average: { $steps }.
coach-field-threats = Can throw you out: { $players }.
coach-field-safe = Nobody can throw you out.
coach-field-best = The best field.

## After a choice

coach-remark-rolled_on =
    { $games ->
        [one] Brave! Placing on { $field } was a little better: one more win in 100 games.
       *[other] Brave! But placing on { $field } was better: { $games } more wins in 100 games.
    }
coach-remark-stopped =
    { $games ->
        [one] That is safe. Rolling again was a little better: one more win in 100 games.
       *[other] That is safe, but rolling again was better: { $games } more wins in 100 games.
    }
coach-remark-spared =
    { $games ->
        [one] On { $field } you would have thrown somebody out: one more win in 100 games.
       *[other] On { $field } you would have thrown somebody out: { $games } more wins in 100 games.
    }
coach-remark-too_high =
    { $games ->
        [one] Up there it is windy. Field { $field } was a little better: one more win in 100 games.
       *[other] Up there it is windy. Field { $field } was better: { $games } more wins in 100 games.
    }
coach-remark-too_low =
    { $games ->
        [one] You could have dared a little more. Field { $field }: one more win in 100 games.
       *[other] You could have dared more. Field { $field }: { $games } more wins in 100 games.
    }
coach-remark-field_zero =
    { $games ->
        [one] Safe, but there are no steps. Field { $field }: one more win in 100 games.
       *[other] Safe, but there are no steps. Field { $field }: { $games } more wins in 100 games.
    }
