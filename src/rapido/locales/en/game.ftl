### Events, errors and phrases. Terms follow the printed rule book of each language.

## Events

# $player is always a name.
event-scored =
    { $steps ->
        [0] { $player } takes the dice back from field 0.
        [one] { $player } scores: up one step to step { $step }.
       *[other] { $player } scores: up { $steps } steps to step { $step }.
    }
# $a and $b are the faces of the two dice, $value the value of the roll.
event-rolled = { $player } rolls { $a } and { $b }: { $value }.
event-rolled-cross = { $player } rolls { $a } and { $b }.
event-climbed =
    { $steps ->
        [one] A double! { $player } climbs one step to step { $step }.
       *[other] A double! { $player } climbs { $steps } steps to step { $step }.
    }
# $step is 0 on the start. From step 1 even two X lead only there.
event-fell =
    { $step ->
        [0] { $steps ->
                [0] X! The turn is over. { $player } is at the start and can’t drop any lower.
                [one] X! The turn is over. { $player } drops to the start, as low as it goes.
               *[other] Two Xs! The turn is over. { $player } drops { $steps } steps to the start.
            }
       *[other] { $steps ->
                [one] X! The turn is over. { $player } drops one step to step { $step }.
               *[other] Two Xs! The turn is over. { $player } drops { $steps } steps to step { $step }.
            }
    }
event-placed = { $player } places { $value } on field { $field }.
event-thrown-out = { $by } throws out { $player }’s { $value } from field { $field }.
event-won = { $player } reaches the finish and wins!

## Errors, by code

error-bad_request = You can’t do that here.
error-bad_position = That position isn’t possible in this game.
error-bad_dice = The dice don’t have those faces.
error-no_game = There’s no game yet.
error-game_over = The game is over.
error-not_your_turn = It’s someone else’s turn.
error-roll_first = Roll the dice first.
error-no_such_field = The fields are numbered 0 to 5.
error-field_occupied = That field is taken. Fields 1 to 5 hold one pair each; field 0 is always free.
error-no_such_pair = You don’t have that pair of dice.
error-pair_on_board = You can’t roll that pair now. Roll the one in front of you, and stick with it for the whole turn.
error-no_such_bot = “{ $name }” isn’t a computer player. Choose from: { $known }.
error-bad_record = This isn’t a readable Rapido game.
error-room_closed = This room is closed.
error-room_full = This room has reached its limit. Open a new one for your next game.
error-game_too_long = This game has reached the move limit. The host can end it.
error-not_host = Only the host can do that.
error-no_such_seat = There’s no such seat.
error-seat_taken = Someone’s already sitting there.
error-seats_open = Every seat needs a person or a computer player before you can start.
error-not_your_seat = That’s not your seat.
error-colour_taken = Another player has that color.
error-bad_name = You can’t use that name. Pick one that fits on one line, with no control or invisible characters.
error-name_taken = Someone at this table already has that name. Pick another one.
error-game_running = You can only do that between games.
error-copied_commitment = Another player added the same digits to the dice. Please try again.
error-wrong_word = That isn’t what went into the small envelope before the game.
error-too_late = Too late: the dice for this game are already mixed.
error-dice_not_ready = The dice are still being mixed. That takes a few seconds at most.
error-bad_setting = There’s no such setting.
error-no_such_room = There’s nothing here. The room doesn’t exist, or it isn’t open to you.
error-no_such_game = There’s nothing here. The game doesn’t exist, or it isn’t open to you.
error-not_found = There’s nothing here.
error-method_not_allowed = You can’t do that here.
error-no_token = Your browser hasn’t kept the cookie that shows which seats are yours. Allow cookies for this page, then reload it.
error-upgrade_required = This address only works from an open Rapido page.
error-stale = Something changed in the meantime. Take another look.
error-key_reused = This was sent twice, in two different versions. Please try again.
error-unavailable = Nothing can be saved right now. No moves are lost. Please try again in a moment.
error-too_many = Too many requests are coming from you or your network right now. Please wait a moment.
error-knocks_full = Too many people are asking to join rooms right now. Please try again in a few minutes.
error-link_used = This link has already been used: each one moves a seat just once. Get a new one on the other device.
error-link_expired = This link is too old. Get a new one on the other device.
error-elsewhere = You’re playing in another tab or on another device.
error-no_kernel = The fast calculation module isn’t installed. Everything works without it, just more slowly.
error-bad_table = This file isn’t a table of a solved game, or it’s damaged.
error-bad_network = The file Rapido uses to estimate chances is damaged. Please reinstall Rapido.
error-cannot_write = Can’t write to that file.
error-player_failed = A computer player ran into a problem.
error-work_lost = Some of the work was lost. Please start over.
error-no_cluster = Can’t reach the cluster.
error-seats_differ = This position is for a different number of players. The table needs one seat for each of them.
error-still_playing = This game is still going on. You can review it when it’s over.
error-no_analysis = This can’t be worked out right now. Please try again in a moment.
error-too_far = Rapido can only work out games that finish on step 21 or lower. This one goes higher.
error-too_long = Rapido can review games of up to 1,500 moves. This one is longer.

## Preset phrases

phrase-hello = Hello!
phrase-well_done = Well done!
phrase-ouch = Ouch!
phrase-lucky = Lucky!
phrase-brave = Bold move!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-thanks = Thanks!
phrase-again = Play again?
phrase-bye = Bye!

## Somebody is gone

error-not_seated = Only people at the table can do that.
error-not_absent = Nobody needs to fill in: they’re still connected.
error-too_early = They just lost their connection. Give them a moment; then a computer can fill in.
