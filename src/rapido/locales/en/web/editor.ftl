### Words of the page: editor.

## The page

editor-title = Position editor
editor-intro = Set up any position: the page says who is likely to win, what is best, and you can play on from there.
editor-on = What now?
editor-clear = Clear the board
editor-link = Link to this position
editor-over = Somebody stands at the finish: the game is over.

## The line

editor-line = The position in one line
editor-line-hint = Paste a position here, or take this one with you.
editor-take = Set up

## Setting up

editor-race = Players and steps
editor-players = How many play?
editor-step-of = Step of { $name }
editor-finish = Finish on step
editor-less = One less
editor-more = One more
editor-pairs = Pairs of dice
editor-pair-of = { $name }, pair { $pair }
editor-in-front = on no field
editor-on-field = on field { $field }
editor-die-a = Die with 4 and 7
editor-die-b = Die with 5 and 6
editor-turn = The turn
editor-whose = Whose turn is it?
editor-rolled = The dice have been rolled
editor-on-table = On the table
editor-rolls = Which roll of the turn?
editor-which-pair = Rolled with

## What it is worth

editor-chances = Chances to win
editor-actions = What { $name } can do
editor-working = Working it out…
editor-impossible = This position is not possible yet: something does not fit. The place is marked.

## Why a position cannot be

editor-at-field = Field { $field }:
editor-fault-three_parts = A position has three parts with a space between them: steps, fields, turn. For example: 4,0,11/21 -/-/B46/-/-/- A
editor-fault-steps_form = The steps are written like this: 4,0,11/21. The last number is the finish.
editor-fault-players = From two to six people play.
editor-fault-finish = The finish is a step from 1 to 999.
editor-fault-step_range = Nobody can stand above the finish.
editor-fault-two_finished = Only one piece can reach the finish: then the game ends at once.
editor-fault-fields_form = The fields are written from 5 down to 0, like this: -/-/B46/-/-/CX1
editor-fault-faces = The dice cannot show that. One die has X 1 2 3 4 7, the other X 1 2 3 5 6.
editor-fault-owner = Nobody in this game owns that pair of dice.
editor-fault-pair_twice = The same pair of dice lies on two fields.
editor-fault-field_full = Two pairs lie on this field. Fields 1 to 5 hold one each; only field 0 holds more.
editor-fault-turn_form = The turn is written as A (to roll), A46:2 (second roll) or A! (has won).
editor-fault-no_player = Whoever is to act does not play here.
editor-fault-not_over = A piece stands at the finish, so the game is over.
editor-fault-not_won = Nobody has won yet: the winner stands at the finish.
editor-fault-all_lie = Whoever’s turn it is has taken the dice back already and has a pair to roll. Take one off the fields.
editor-fault-pair_lies = The pair on the table cannot lie on a field as well.
editor-fault-cross = From the second roll on, an X ends the turn, so it cannot lie on the table.
