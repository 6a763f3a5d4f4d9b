### The referee.

referee-title = Referee for your board game
referee-intro = Play with your own board and dice. Enter what was rolled and where it was placed: the referee keeps track of the stairs and the fields, explains everything, and settles arguments.

## Setup

referee-who = Who’s playing?
referee-who-hint = In the order you’re sitting, clockwise.
referee-name = Player { $number }’s name
referee-color = Player { $number }’s color
referee-second = Player { $number }’s second color
referee-two-hint = With two players, each of you has two pairs of dice in two colors.
referee-add = Add a player
referee-remove = Remove player { $number }
referee-youngest = Who’s the youngest? They go first.
referee-finish = Finish on step
referee-clash = Each color can only be used once.
referee-start = Let’s go

## A turn

referee-turn = { $player }’s turn
referee-roll = Roll { $number }
referee-dice = What do the dice show?
referee-dice-again = Rolled again? The new dice:
referee-die-a = The die with 4 and 7
referee-die-b = The die with 5 and 6
referee-pair = Which pair?
referee-place = Placed? Tap the field.
# $value is the value of the roll.
referee-worth = Value: { $value }
referee-first-cross = On the first roll, an X counts as zero.
referee-nothing = { $player } has nothing to score.
referee-alone = One pair alone scores nothing. It stays, and { $player } rolls the other one.
referee-why = Why?
referee-why-rule = Why? Rule { $rule }
referee-all-rules = All the rules
referee-undo = Undo
referee-undone = Undone. Everything is the way it was before.
referee-took-roll = Undone: { $player } didn’t roll { $a } and { $b }.
referee-took-place = Undone: { $player } didn’t place on field { $field }.
referee-offline = There’s no connection to the game. Nothing is lost.
referee-again = Try again

## Help: legal moves

referee-help = What’s allowed?
referee-help-title = What can { $player } do now?
referee-can-roll = Roll
referee-can-again = Roll again
referee-can-pair = Roll ({ $pair })
referee-can-place = Field { $field }
referee-yes = { $what }: yes.
referee-no = { $what }: no.
referee-throws-out = Throws out { $victims }.
referee-throws-none = Doesn’t throw anything out.
referee-victim = { $player }’s { $value }
referee-risk = 11 in 36 rolls (almost 1 in 3) have an X and end the turn.
referee-questions = Common questions

## Log, record, end

referee-menu = Log and record
referee-log = Game log
referee-record = Game record
referee-record-hint = Every roll and every placement, in a form Rapido can read.
referee-copy = Copy
referee-copied = Copied.
referee-copy-by-hand = Select the text and copy it.
referee-download = Download
referee-new = New game
referee-new-sure = The game in progress will be gone. Start a new one?
referee-new-yes = Yes, start a new game
referee-new-no = No, keep playing
referee-same = Play again, same people
referee-won = { $player } wins!
referee-review = Watch the game again
referee-review-first = Go to the start
referee-review-back = Back
referee-review-on = Forward
referee-review-last = Go to the end
referee-review-move = Move { $move } of { $moves }
referee-review-start = The start
referee-loading = Setting up the game…
