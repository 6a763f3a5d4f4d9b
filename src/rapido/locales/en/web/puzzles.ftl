### Puzzles and practice.

puzzles-title = Puzzles
puzzles-today = Puzzle of the day
puzzles-of-today = Today
puzzles-any = Any level
puzzles-which = Which puzzle?
puzzles-grade-1 = Level 1: very easy
puzzles-grade-2 = Level 2: easy
puzzles-grade-3 = Level 3: tricky
puzzles-grade-4 = Level 4: hard
puzzles-grade-5 = Level 5: fiendish
puzzles-sprint = Sprint: one step to win
puzzles-run =
    { $days ->
        [one] Streak: one day
       *[other] Streak: { $days } days
    }
puzzles-other = Opponent
puzzles-right = Right!
puzzles-wrong = Not the best choice.
puzzles-wins = Chance of winning: { $win }.
puzzles-next = Next puzzle
puzzles-more = More puzzles
puzzles-loading = Opening the puzzle book…

## Explanations

puzzles-choices = How often each choice wins
puzzles-why-rolled_on = Rolling again is tempting, but 11 in 36 rolls (almost 1 in 3) have an X, and what you’ve got is good enough: placing on field { $field } wins { $best } of the time, rolling again only { $natural }.
puzzles-why-stopped = Placing on field { $other } is tempting, but it gains too little for what it gives up: rolling again wins { $best } of the time, placing there only { $natural }.
puzzles-why-spared = On field { $field }, you throw someone out, and that’s worth more than steps of your own: it wins { $best } of the time, field { $other } only { $natural }.
puzzles-why-too_high = Field { $other } promises more steps, but dice rarely last there: field { $field } wins { $best } of the time, field { $other } only { $natural }.
puzzles-why-too_low = Field { $other } looks safe or sneaky, but it gets you too few steps: field { $field } wins { $best } of the time, field { $other } only { $natural }.
puzzles-why-field_zero = On field 0, nothing can happen to you, but you don’t gain anything, either: field { $field } wins { $best } of the time, field 0 only { $natural }.

## Practice

puzzles-practice = Practice
puzzles-weakness =
    { $games ->
        [one] In your last game, this cost you the most:
       *[other] In your last { $games } games, this cost you the most:
    }
puzzles-weakness-cost =
    { $count ->
        [one] Once. It cost you { $wins ->
                [one] { $wins } win
               *[other] { $wins } wins
            }.
       *[other] { $count } times. In all, that cost you { $wins ->
                [one] { $wins } win
               *[other] { $wins } wins
            }.
    }
puzzles-practice-this = Practice this
puzzles-no-games = Finish a few games, and this page will know which kind of decision costs you the most. Until then, it’s your pick.
puzzles-kinds = Pick a mistake to work on
puzzles-tally = { $solved } of { $tried }
puzzles-to-history = Your games
puzzles-to-puzzles = Puzzle of the day

## Question and answer

puzzles-all = All puzzles
puzzles-how-many = How many players?
puzzles-for-0 = Any number
puzzles-for-2 = Two players
puzzles-for-3 = Three players
puzzles-asked = It’s your turn, and your first roll is { $value }.
puzzles-asked-again = You rolled again, and now it’s { $value }.
puzzles-asked-leads =
    { $steps ->
        [one] You’re one step ahead.
       *[other] You’re { $steps } steps ahead.
    }
puzzles-asked-behind =
    { $steps ->
        [one] You’re one step behind.
       *[other] You’re { $steps } steps behind.
    }
puzzles-asked-level = You’re tied for the lead.
puzzles-asked-after = { $next } plays next, then { $last }.
puzzles-asked-what = Roll again, or place your dice? And where?
puzzles-cost =
    { $wins ->
        [one] That costs you about one win in 100 games.
       *[other] That costs you about { $wins } wins in 100 games.
    }
puzzles-source-three = These chances come from the solved game for three. The best choice is so far ahead that there’s no doubt about it.
