### The referee.

referee-title = Referee for the real box
referee-intro = Play with your own board and your own dice. Type in what was rolled and where it was placed: the referee keeps the staircase and the fields, explains everything and settles disputes.

## Setup

referee-who = Who plays?
referee-who-hint = In the order in which you sit, clockwise.
referee-name = Player { $number }: name
referee-color = Player { $number }: color
referee-second = Player { $number }: second color
referee-two-hint = With two players, each of you has two pairs of dice in two colors.
referee-add = One more player
referee-remove = Remove player { $number }
referee-youngest = Who’s the youngest? They start.
referee-finish = Finish on step
referee-clash = Every color can be taken only once.
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
referee-worth = Value { $value }
referee-first-cross = On the first roll an X counts as zero.
referee-nothing = { $player } has nothing to score.
referee-alone = One pair alone scores nothing. It stays, and { $player } rolls the other one.
referee-why = Why?
referee-why-rule = Why? Rule { $rule }
referee-all-rules = All the rules
referee-undo = Take back
referee-undone = Taken back. It is as it was before.
referee-took-roll = Taken back: { $player } did not roll { $a } and { $b }.
referee-took-place = Taken back: { $player } did not place on field { $field }.
referee-offline = There is no connection to the game. Nothing is lost.
referee-again = Try again

## Help: legal moves

referee-help = What is allowed?
referee-help-title = What can { $player } do now?
referee-can-roll = Roll
referee-can-again = Roll again
referee-can-pair = Roll ({ $pair })
referee-can-place = Field { $field }
referee-yes = { $what }: yes.
referee-no = { $what }: no.
referee-throws-out = Throws out { $victims }.
referee-throws-none = Throws out nothing.
referee-victim = { $player }’s { $value }
referee-risk = In 11 of 36 cases an X ends the turn.
referee-questions = Questions that often come up

## Log, record, end

referee-menu = Log and record
referee-log = What has happened
referee-record = The record
referee-record-hint = Every roll and every placing, in a form that Rapido can read.
referee-copy = Copy
referee-copied = Copied.
referee-copy-by-hand = Select the text and copy it.
referee-download = Download
referee-new = New game
referee-new-sure = The game that is running will be gone. Begin a new one?
referee-new-yes = Yes, a new game
referee-new-no = No, go on
referee-same = Once more with the same people
referee-won = { $player } wins!
referee-review = Look at the game again
referee-review-first = To the beginning
referee-review-back = Back
referee-review-on = On
referee-review-last = To the end
referee-review-move = Move { $move } of { $moves }
referee-review-start = The beginning
referee-loading = The game is being set up…
