### The terminal and the command line.

## rapido play: setup

play-subtitle = The dice race up the steps of Rio, by Reiner Knizia
play-continue = You have a saved game: { $players }, turn { $turn }. Continue it?
play-put-away = That game is saved as { $file }.
# What was in the file isn’t a game.
play-put-away-file = That file is kept as { $file }.
play-foreign-file = { $file } doesn’t hold a game, so it won’t be replaced. Give another file with --save.
play-people = How many people are playing here?
play-name = Player { $number }’s name
play-person = Player { $number }
play-word = { $name }, a lucky word for the dice? (Enter for none)
play-computers = How many computer players?
# $players is a list such as "1 Ana, 2 Ben".
play-youngest = Who’s the youngest and goes first? { $players }
play-youngest-who = Please type one of the numbers or names.
play-bot = Which computer player?
bot-name-beginner = Beginner
bot-name-bold = Bold
bot-name-careful = Careful
bot-name-spiteful = Spiteful
bot-name-perfect = Perfect
bot-name-heuristic = Clever
bot-name-uniform = Carefree
bot-beginner = loves high fields, forgets the danger, and keeps changing its mind
bot-bold = rolls again where others stop, and aims high
bot-careful = stops early: better a safe step than a long shot
bot-spiteful = knows the odds, but loves throwing you out
bot-perfect = always goes for the best chance of winning
bot-heuristic = weighs a field’s steps against the danger of being thrown out
bot-uniform = does anything the rules allow, with no plan at all
play-number-between = Please enter a number from { $least } to { $most }.
play-too-few = Rapido needs at least two players.
play-too-many = Rapido is for up to six players.
play-bad-name = A name is one line of up to { $most } characters, none of them control or invisible characters.
play-same-name = The name { $name } is taken. Every player needs a different one.
play-bad-word = A lucky word is one short line, with no control or invisible characters.
play-sealed = The secret behind the dice is in a sealed envelope. Its seal starts with { $seal }. The envelope is opened at the end.
play-yes = y
play-no = n
play-yes-or-no = { play-yes } or { play-no }, please.

## rapido play: the game

play-staircase = Stairs
play-fields = Fields
play-turn = Turn { $turn }
play-your-turn = { $player }, it’s your turn.
play-roll-number = Roll { $number }
play-choose-roll = roll
play-choose-roll-pair = roll pair { $pair }
play-choose-roll-again = roll again (an X ends your turn: 11 in 36, almost 1 in 3)
play-choose-place =
    { $count ->
        [one] place on this field
       *[other] place on one of these fields
    }
play-choose-place-throwing-out = place here and throw out { $victims }
play-victim = { $player } ({ $value })
play-more = { $rules } rules · { $log } log · { $quit } save and quit
play-key-roll = r
play-key-rules = h
play-key-log = l
play-key-quit = q
play-not-understood = “{ $typed }” isn’t one of the choices.
play-choose-one = Please type one of the choices.
play-log = Game log
play-saved = The game is saved. To continue: { $command }
play-computer-failed = Computer player { $player } ran into a problem and is making a simple move instead. Reason: { $reason }

## Computer players of others

player-broken = The computer player { $name } can’t be loaded: { $reason }
# A plug-in of somebody else has a computer player under the name of one of ours.
player-name-taken = The plug-in { $plugin } is ignored: { $name } is the name of a built-in computer player.
player-raised = { $error }
player-raised-in = { $error } ({ $file }, line { $line })
player-illegal = it chose { $action }, which isn’t legal here

## rapido play: the end

play-opened =
    { $rolls ->
        [one] The envelope is open: the secret matches the seal, and the only roll is the one that was sealed.
       *[other] The envelope is open: the secret matches the seal, and all { $rolls } rolls are the ones that were sealed.
    }
play-record = The record of this game: { $file }
play-verify-hint = To check it again at any time: { $command }

## rapido verify

verify-genuine =
    { $rolls ->
        [0] The secret matches this game’s seal. Nobody has rolled yet.
        [one] The dice are genuine. The secret matches this game’s seal, and the only roll comes from the secret and what the players added.
       *[other] The dice are genuine. The secret matches this game’s seal, and all { $rolls } rolls come from the secret and what the players added.
    }
# The record is damaged after these rolls.
verify-genuine-part =
    { $rolls ->
        [0] The secret matches this game’s seal, but the record is damaged before the first roll.
        [one] The first roll is genuine: it comes from the sealed secret and what the players added. What comes after it can’t be checked.
       *[other] The first { $rolls } rolls are genuine: they come from the sealed secret and what the players added. What comes after them can’t be checked.
    }
verify-legal = Every move follows the rules, and the result is right: { $result }.
verify-result-won = { $player } wins
verify-result-unfinished = the game isn’t finished
verify-unsure = Proved: the dice. Every roll comes from the sealed secret and the lucky words. Not proved: names and choices, which someone could change in a record as long as the rules are followed; when the seal was first shown; and whether anyone knew the secret before the end or picked a lucky word to suit it.
verify-proved = Proved: the dice. Every roll comes from a secret and contributions that were fixed beforehand, so nobody could choose the dice, as long as one of the players who opened theirs was honest and had seen all the commitments first. Not proved: names and choices, which someone could change in a record as long as the rules are followed; when the seal and the commitments were first shown; and whether anyone knew the secret before the end.
verify-opened = Committed to before the game and opened unchanged: what { $players } added.
verify-unopened =
    { $count ->
        [one] Committed to but never opened, so left out: what { $players } would have added. By holding it back, someone could have chosen between two sets of dice.
       *[other] Committed to but never opened, so left out: what { $players } would have added. By holding these back, someone could have chosen between two sets of dice for each.
    }
verify-plain = Lucky word not counted, because it wasn’t sealed beforehand: { $players }.
verify-broken_commitment = What { $player } supposedly added to the dice isn’t what they committed to before the game. These dice aren’t genuine.
verify-not_sealed = This game has no seal, so its dice can’t be checked.
verify-not_revealed = This game’s secret hasn’t been revealed, so its dice can’t be checked yet.
verify-broken_seal = The secret isn’t the one that was sealed. These dice aren’t genuine.
verify-wrong_roll = { $player }, roll { $number } of the game, on turn { $turn }: the record says { $found }, but { $sealed } was sealed. These dice aren’t genuine.

## Files and options

file-not-found = Can’t find the file { $file }.
file-is-folder = { $file } is a folder. Name a file in it.
file-empty = { $file } is empty. Nothing was changed.
file-unreadable = Can’t read the file { $file }: { $reason }.
file-unwritable = Can’t write the file { $file }: { $reason }.
file-not-text = { $file } isn’t a UTF-8 text file.
file-too-large = { $file } is too large to be the record of a game.

## rapido serve, backup and restore

serve-address = Rapido is ready: { $address }
serve-lan = For phones and computers on the same network: { $address }
serve-stop = Press Ctrl-C to stop. No games will be lost.
serve-goodbye = Goodbye. All games are saved.
serve-port-taken = Port { $port } is in use, perhaps by a Rapido that’s already running: try http://127.0.0.1:{ $port }/. Otherwise, choose a different port with --port, for example --port 8400.
serve-address-unusable = The server can’t listen on { $address } ({ $reason }). Choose another address with --host, or another port with --port.
serve-folder-unwritable = Can’t use the folder { $folder } ({ $reason }). Choose another one with --data.
serve-folder-in-use = A Rapido server is already using { $folder }: its address is in the terminal where you started it. Use that one, stop it with Ctrl-C, or choose another folder with --data.
serve-disk-full = The disk of { $folder } is full. Make room and start again.
serve-rescued = The database { $file } is gone, but all its games were saved in { $rescued } when it was deleted. Bring them back with “rapido restore FILE”, or start without them by moving that file to another folder.
serve-store-unreachable = Can’t use the database { $store } ({ $reason }). Check that PostgreSQL is running, and check the URL given with --store, in RAPIDO_STORE, or in rapido.toml.
serve-bus-not-shared = Other processes use this database ({ $store }). Give all of them the same bus.
serve-newer = The games in { $file } were saved by a newer version of Rapido. Start that version, or choose another folder with --data.
serve-damaged = The file { $file } is damaged ({ $reason }). It has been left as it is. Restore a backup with “rapido restore FILE”, or choose another folder with --data.
serve-store-newer = The games in { $file } were saved by a newer version of Rapido. Start that version, or choose another database with --store.
serve-workers-failed = None of the worker processes started ({ $reason }). See the lines above.
backup-done = All games have been backed up to { $file }.
backup-target-in-use = A server is using { $file }. Choose another file for the backup.
backup-target-foreign = { $file } isn’t a Rapido backup, so it wasn’t overwritten. Choose another file.
backup-source-damaged = The database { $file } is damaged ({ $reason }), so no backup was written.
backup-canceled = Canceled. No backup was written.
site-done = The site is ready: { $files } files in { $folder }. Put them on any web host, in any folder.
site-folder-in-use = { $folder } has other files in it, so nothing was written. Choose an empty or new folder, or use --force to write into this one.
site-not-built = The page hasn’t been built yet. Start Rapido with ./rapido to build it.
site-canceled = Canceled. The old site still works; run the command again to complete the new one.
site-canceled-new = Canceled. Run the command again to complete the site.
docs-building = Building the documentation. The first time, this takes about a minute.
docs-folder-in-use = { $folder } has other files in it, so nothing was written. Choose an empty or new folder.
docs-not-contained = This copy of Rapido came without its documentation. You’ll find it in the folder docs of the project, or with { $command } in a clone of it.
docs-not-built = The documentation couldn’t be built: { $reason }
docs-no-such-page = There’s no page called { $page }.
docs-pages = These are the pages: { $pages }.
docs-more-pages = { $count ->
    [one] One more page is part of these: { $example }.
   *[other] { $count } more pages are parts of these, such as { $example }.
}
restore-done = The games from the backup are now in { $folder }.
restore-kept = What was there before is kept next to them.
restore-done-server = The games from the backup are now in { $store }. What was there before is in { $file }.
restore-unknown = The connection to { $store } was lost in the last step, so the games may or may not have been replaced. Run “rapido status” to find out. What was there before is in { $file }.
restore-waits = The backup is ready in { $folder }, but the server hasn’t loaded it yet.
restore-damaged = { $file } isn’t a usable backup ({ $reason }). Nothing was changed.
restore-newer = { $file } was written by a newer version of Rapido. Install that version to restore it. Nothing was changed.
restore-foreign = { $file } isn’t a Rapido backup ({ $reason }). Nothing was changed.
restore-same = { $file } is the database in use. There’s nothing to restore.
restore-failed = The backup can’t be restored to { $folder }: { $reason }. Nothing was changed.
restore-refused = The server couldn’t use the backup and kept the games it had. Its log says why. The backup is in { $folder }, with “refused” in its name.
restore-canceled = Canceled. Nothing was changed.
restore-broken-rooms =
    { $count ->
        [one] One room in the backup is damaged and won’t open. All the others are fine.
       *[other] { $count } rooms in the backup are damaged and won’t open. All the others are fine.
    }

## rapido migrate, rooms and status

store-in-use = A server is using { $store }. Stop it first.
store-not-found = Can’t find the file { $file }. If the games are in another folder, name it with --data, or the server’s settings with --config.
store-migrating = Only some of the games are in { $store }: a migration was interrupted. Run “rapido migrate” again, and it picks up where it left off.
store-newer = The games in { $store } were saved by a newer version of Rapido. Install that version.
store-damaged = The database in { $store } is damaged ({ $reason }).
store-unusable = Can’t use { $store }: { $reason }.
migrate-same = { $store } is both the source and the target. There’s nothing to move.
migrate-while-serving = Games can’t be moved while a server is running: any moves made in the meantime would be lost. Stop the server first.
migrate-other-games =
    { $count ->
        [one] { $store } has a room that isn’t in the source, or whose game has continued. Nothing was changed. Choose an empty target.
       *[other] { $store } has { $count } rooms that aren’t in the source, or whose games have continued. Nothing was changed. Choose an empty target.
    }
migrate-differs = The games in { $store } don’t match the source ({ $reason }), so no server will use them. Did the source change in the meantime? Run the command again, with an empty target if necessary.
migrate-failed = The games couldn’t be moved: { $reason }. The source is unchanged. Run the command again once this is fixed, and it picks up where it left off.
migrate-canceled = Canceled. The source is unchanged. Run the command again, and it picks up where it left off.
migrate-broken-rooms =
    { $count ->
        [one] One room was already damaged and won’t open. All the others are fine.
       *[other] { $count } rooms were already damaged and won’t open. All the others are fine.
    }
migrate-nothing = All games were already in { $store }: { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    }, compared and replayed.
migrate-done = All games are now in { $store }: { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, compared and replayed. The source is unchanged.
rooms-canceled = Canceled.
rooms-none = No rooms found.
rooms-which = Say which rooms: --older-than, --fingerprint, --address, --id, or --all.
rooms-address-log = To find the rooms opened from an address, name the server’s log: --address HASH --log FILE.
rooms-log-on-input = The log comes from standard input, so there’s no way to ask you. Add --yes.
rooms-address-unknown = According to the log, { $address } hasn’t opened a room.
rooms-fingerprint-unknown = No room has the fingerprint { $fingerprint }.
rooms-id-unknown = No room has the id { $id }.
rooms-confirm-close =
    { $count ->
        [one] Close one room? If a game is running there, it will end. (y/n)
       *[other] Close { $count } rooms? Any games running there will end. (y/n)
    }
rooms-confirm-delete =
    { $count ->
        [one] Delete one room and all its games? This can’t be undone. (y/n)
       *[other] Delete { $count } rooms and all their games? This can’t be undone. (y/n)
    }
rooms-yes = y
rooms-not-asked = There’s nobody to ask, so nothing was changed. Add --yes.
rooms-closed =
    { $count ->
        [one] One room was closed.
       *[other] { $count } rooms were closed.
    }
rooms-deleted =
    { $count ->
        [one] One room and all its games were deleted.
       *[other] { $count } rooms and all their games were deleted.
    }
rooms-failed = { $fingerprint }: { $reason }
rooms-restart = The server using { $store } is an older version. Restart it first.
rooms-head-room = Room
rooms-head-state = State
rooms-head-last = Last used
rooms-head-entries = Entries
rooms-head-games = Games
rooms-open = open
rooms-playing = playing
rooms-is-closed = closed
status-store = Store: { $store } ({ $kind }, schema { $schema }, { $size } MB)
status-rooms = Rooms: { $open } open, { $closed } closed
status-games = Games: { $running } running, { $finished } finished, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }
status-last-write = Last write: { $time }
status-last-backup = Last backup: { $time }
status-never = never
status-no-backup = none yet
status-unknown = unknown
status-no-server = No server is running.
status-served = A server is running.
status-process = { $process } (process { $pid }): version { $version }, { $address }, { $connections ->
        [one] one connection
       *[other] { $connections } connections
    }, { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    }, since { $since }, { $lag } ms behind, bus { $bus }
# As in the metrics: one of several server processes on one port.
status-worker = worker { $number }
status-connected = connected
status-disconnected = not connected
status-healthy = Everything is fine.
status-problem-bus = A server isn’t connected to the bus, so moves reach players on other servers up to two seconds late.
status-problem-buses = The servers use different buses and don’t hear from each other, so moves reach players on other servers late. Give all of them the same bus.
status-problem-disk = The disk is full or nearly full: { $free } MB are free. Without room no moves can be saved; once there is room again, the server carries on by itself.
status-problem-lag = A server is more than a second behind: it’s overloaded.
status-problem-schema = The database has an older schema. The next server to start will bring it up to date.

## The rules in short

rules-title = Rapido in three minutes
rules-aim = Two to six people can play, and the youngest goes first. Be the first to get your piece from the start (step 0) to the top of the stairs, step { $finish }.
rules-turn = A turn has three parts: score, roll, place.
rules-score = Score: if your dice are still on a field when your turn starts, climb as many steps as the field’s number and take the dice back.
rules-roll = Roll: your two dice aren’t alike. One has X 1 2 3 4 7, the other X 1 2 3 5 6. Roll both together, as often as you dare. The higher number counts as tens: 2 and 6 make 62.
rules-cross = On the first roll of a turn, an X counts as zero and does no harm. From the second roll on, an X ends your turn: you don’t place your dice, and you drop one step for each X, but never below the start.
rules-double = A double takes you up right away: one step for 1-1, two for 2-2, three for 3-3.
rules-place = Place: when you stop, put your dice on a free field from 0 to 5, even above a stronger pair. Fields 1 to 5 hold one pair each; field 0 holds any number.
rules-throw-out = Throw out: when you place your dice, all the other players’ pairs that are higher up and worth the same or less are thrown out. Their owners take them back and have nothing to score on their next turn.
rules-end = Reach the finish and you win on the spot, by scoring or with a double. Extra steps don’t matter.
rules-two = With two players, each has two pairs of dice and one piece. Each turn, you roll one pair. You score only if both your pairs are on fields when your turn starts: the two fields added together. Your own pairs never throw each other out.
rules-more = All the rules, with questions and answers: { $command }. To print them: Rules, in the browser.

## Who moved, for rapido verify

verify-stand-in =
    { $count ->
        [one] The record says that a computer made one move in place of { $player }.
       *[other] The record says that a computer made { $count } moves in place of { $player }.
    }
extra-missing = This command needs packages that aren’t installed yet. Get them with: { $command }
module-missing = This Python was built without the module { $module } of its standard library. Use another Python, such as that of your system.
