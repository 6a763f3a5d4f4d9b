### Why a position is impossible; shared by terminal and browser.

position-at-field = Field { $field }:
position-fault-three_parts = A position has three parts separated by spaces: steps, fields, turn. For example: 4,0,11/21 -/-/B46/-/-/- A
position-fault-steps_form = Write the steps like this: 4,0,11/21. The last number is the finish.
position-fault-players = Rapido is for two to six players.
position-fault-finish = The finish has to be a step from 1 to 999.
position-fault-step_range = No piece can be above the finish.
position-fault-two_finished = Only one piece can reach the finish, because the game ends right then.
position-fault-fields_form = Write the fields from 5 down to 0, like this: -/-/B46/-/-/CX1
position-fault-faces = The dice can’t show that. One die has X 1 2 3 4 7, the other X 1 2 3 5 6.
position-fault-owner = Nobody in this game owns that pair of dice.
position-fault-pair_twice = The same pair of dice is on two fields.
position-fault-field_full = There are two pairs on this field. Fields 1 to 5 hold one each; only field 0 holds more.
position-fault-turn_form = Write the turn as A (to roll), A46:2 (second roll), or A! (has won).
position-fault-no_player = The player whose turn it is isn’t in this game.
position-fault-not_over = A piece is at the finish, so the game is over.
position-fault-not_won = Nobody has won yet: the winner’s piece has to be at the finish.
position-fault-all_lie = The player whose turn it is needs a pair to roll. Take one of their pairs off the fields.
position-fault-pair_lies = The pair on the table can’t be on a field, too.
position-fault-cross = From the second roll on, an X ends the turn, so it can’t be on the table.
