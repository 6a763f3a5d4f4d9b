### Why a position is impossible; shared by terminal and browser.

position-at-field = Field { $field }:
position-fault-three_parts = A position has three parts with a space between them: steps, fields, turn. For example: 4,0,11/21 -/-/B46/-/-/- A
position-fault-steps_form = The steps are written like this: 4,0,11/21. The last number is the finish.
position-fault-players = From two to six people play.
position-fault-finish = The finish is a step from 1 to 999.
position-fault-step_range = Nobody can stand above the finish.
position-fault-two_finished = Only one piece can reach the finish: then the game ends at once.
position-fault-fields_form = The fields are written from 5 down to 0, like this: -/-/B46/-/-/CX1
position-fault-faces = The dice cannot show that. One die has X 1 2 3 4 7, the other X 1 2 3 5 6.
position-fault-owner = Nobody in this game owns that pair of dice.
position-fault-pair_twice = The same pair of dice lies on two fields.
position-fault-field_full = Two pairs lie on this field. Fields 1 to 5 hold one each; only field 0 holds more.
position-fault-turn_form = The turn is written as A (to roll), A46:2 (second roll) or A! (has won).
position-fault-no_player = Whoever is to act does not play here.
position-fault-not_over = A piece stands at the finish, so the game is over.
position-fault-not_won = Nobody has won yet: the winner stands at the finish.
position-fault-all_lie = Whoever’s turn it is has taken the dice back already and has a pair to roll. Take one off the fields.
position-fault-pair_lies = The pair on the table cannot lie on a field as well.
position-fault-cross = From the second roll on, an X ends the turn, so it cannot lie on the table.
