### The coach.

coach-mode = Coach
coach-mode-hint = Shows your chances at the table, and speaks up when another choice was clearly better.
coach-hint = Hint
coach-key = Ask the coach for a hint
coach-room = Coach for everyone
coach-room-hint = Everyone can see the chances during the game. Without this, there’s no coach when people play on several devices.
coach-room-yes = coach for everyone
coach-not-here = There’s no coach in this game. The host has to turn it on for everyone before the game starts.
coach-not-now = The coach helps you when it’s your turn.
coach-just-roll = The first roll can’t hurt. Just roll!

## Odds

coach-stop = Stop
coach-roll = Roll again
coach-on = Again
coach-place = Place on { $field }
coach-legend-cross = X
coach-legend-double = double
coach-legend-better = better
coach-meter = You win { $stop } of the time if you place on field { $field }, and { $roll } if you roll again. Next roll: X { $cross }, double { $double }, something better { $better }. Show more.
coach-best-place = Place on field { $field }: that wins { $win } of games like this.
coach-best-roll = Roll again: that wins { $win } of games like this.
coach-exact = These chances are exact: this game has been completely solved.
coach-estimated = These chances are estimates, typically off by about { $error }.
coach-details = What the coach sees
coach-column-choice = Choice
coach-column-win = Chance of winning
coach-next-roll = The next roll: an X { $cross } of the time, a double { $double }, something better than stopping now { $better }.
coach-fields = Your dice on the free fields
coach-column-field = Field
coach-column-stays = Still there next turn
coach-column-steps = Steps on average
coach-column-who = Can throw you out
coach-nobody = nobody
coach-fields-estimated = The figures for the fields are estimates.
coach-field = Still there next turn: { $stays }. Steps on average: { $steps }.
coach-field-threats = Can throw you out: { $players }.
coach-field-safe = Nobody can throw you out.
coach-field-best = The best field.

## After a choice

coach-remark-rolled_on =
    { $games ->
        [one] Brave! But placing on field { $field } would have been a little better: one more win in 100 games.
       *[other] Brave! But placing on field { $field } would have been better: { $games } more wins in 100 games.
    }
coach-remark-stopped =
    { $games ->
        [one] Playing it safe! But rolling again would have been a little better: one more win in 100 games.
       *[other] Playing it safe! But rolling again would have been better: { $games } more wins in 100 games.
    }
coach-remark-spared =
    { $games ->
        [one] On field { $field }, you’d have thrown someone out: one more win in 100 games.
       *[other] On field { $field }, you’d have thrown someone out: { $games } more wins in 100 games.
    }
coach-remark-too_high =
    { $games ->
        [one] It’s windy up there! Field { $field } would have been a little better: one more win in 100 games.
       *[other] It’s windy up there! Field { $field } would have been better: { $games } more wins in 100 games.
    }
coach-remark-too_low =
    { $games ->
        [one] You could have been a little bolder. Field { $field }: one more win in 100 games.
       *[other] You could have been bolder. Field { $field }: { $games } more wins in 100 games.
    }
coach-remark-field_zero =
    { $games ->
        [one] Safe, but no steps. Field { $field }: one more win in 100 games.
       *[other] Safe, but no steps. Field { $field }: { $games } more wins in 100 games.
    }
