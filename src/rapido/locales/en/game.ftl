### Events, errors and phrases. Terms follow the printed rule book of each language.

## Events

# $player is always a name.
event-scored =
    { $steps ->
        [0] { $player } takes the dice back from field 0.
        [one] { $player } scores one step and stands on { $step }.
       *[other] { $player } scores { $steps } steps and stands on { $step }.
    }
# $a and $b are the faces of the two dice, $value the value of the roll.
event-rolled = { $player } rolls { $a } and { $b }: { $value }.
event-rolled-cross = { $player } rolls { $a } and { $b }.
event-climbed =
    { $steps ->
        [one] A double! { $player } climbs one step, to { $step }.
       *[other] A double! { $player } climbs { $steps } steps, to { $step }.
    }
event-fell =
    { $steps ->
        [0] X! The turn is over. { $player } is on the start and cannot fall any lower.
        [one] X! The turn is over. { $player } falls one step, to { $step }.
       *[other] Two X! The turn is over. { $player } falls { $steps } steps, to { $step }.
    }
event-placed = { $player } places { $value } on field { $field }.
event-thrown-out = { $by } throws out { $player }’s { $value } from field { $field }.
event-won = { $player } reaches the finish and wins!

## Errors, by code

error-bad_request = That is not possible here.
error-bad_position = That position does not exist in this game.
error-bad_dice = The dice do not have these faces.
error-no_game = There is no game yet.
error-game_over = The game is over.
error-not_your_turn = It is someone else’s turn.
error-roll_first = Roll the dice first.
error-no_such_field = There are only the fields 0 to 5.
error-field_occupied = This field already holds a pair of dice. Fields 1 to 5 hold one each; field 0 is always free.
error-no_such_pair = You have no such pair of dice.
error-pair_on_board = This pair cannot be rolled now. Take the one that lies in front of you, and keep to it for the whole turn.
error-no_such_bot = There is no computer player “{ $name }”. You can choose from: { $known }.
error-bad_record = This is not a Rapido game that can be read.
error-room_closed = This room has ended.
error-room_full = This room has been used for as long as a room can be. Open a new one for the next game.
error-game_too_long = This game has had more moves than a game can have. The host can end it.
error-not_host = Only the host of the room can do this.
error-no_such_seat = There is no such seat.
error-seat_taken = Somebody is sitting there already.
error-seats_open = Every seat needs a person or a computer player before the game can begin.
error-not_your_seat = This is not your seat.
error-colour_taken = Another player has this color.
error-bad_name = This name cannot be used. Choose another one, in one line and without control or invisible characters.
error-name_taken = Somebody at this table has this name already. Choose another one.
error-game_running = This can only be done between two games.
error-copied_commitment = Another seat has given the same digits to the dice. Please try again.
error-wrong_word = This is not what was put into the small envelope before the game.
error-too_late = It is too late: the dice of this game are mixed already.
error-dice_not_ready = The dice are still being mixed. It takes a few seconds at most.
error-bad_setting = There is no such setting.
error-no_such_room = There is nothing here: no such room, or it is not open to you.
error-no_such_game = There is nothing here: no such game, or it is not open to you.
error-not_found = There is nothing here.
error-method_not_allowed = That cannot be done here.
error-no_token = You have no cookie yet. Load the page again, and allow cookies for it.
error-upgrade_required = This address is only for the connection of an open page.
error-stale = Something has happened in the meantime. Have another look.
error-key_reused = This was sent twice in two different ways. Please try again.
error-unavailable = Nothing can be saved at the moment. No move is lost; please try again shortly.
error-too_many = Too many requests are coming from you or your network at the moment. Please wait a little.
error-knocks_full = Too many people are asking to join a room at the moment. Please try again in a few minutes.
error-link_used = This link has been used already: each one moves a seat once. Get a new one on the other device.
error-link_expired = This link is too old. Get a new one on the other device.
error-elsewhere = You are playing in another tab or on another device.
error-no_kernel = The fast part of Rapido is not built here. Everything works without it, only more slowly.
error-bad_table = This file is no table of a solved game, or it is damaged.
error-bad_network = Rapido’s value function is damaged. Install Rapido again.
error-cannot_write = That file cannot be written.
error-player_failed = A computer player failed.
error-work_lost = Some of the work was lost. Please start it again.
error-no_cluster = The cluster cannot be reached.
error-seats_differ = This position is for another number of players. The table needs as many seats as there are players in it.
error-still_playing = This game is still going on. Its review comes when it is over.
error-no_analysis = This cannot be worked out at the moment. Please try again shortly.
error-too_far = Games can be worked out up to a finish on step 21. This one goes farther.
error-too_long = Games of up to 1500 moves can be reviewed. This one is longer.

## Preset phrases

phrase-hello = Hello!
phrase-well_done = Well done!
phrase-ouch = Ouch!
phrase-lucky = What luck!
phrase-brave = How brave!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-thanks = Thank you!
phrase-again = Once more?
phrase-bye = Goodbye!
