### The terminal and the command line.

## rapido play: setup

play-subtitle = The dice race up the steps of Rio, by Reiner Knizia
play-continue = There is a saved game: { $players }, turn { $turn }. Go on with it?
play-put-away = That game is kept as { $file }.
play-people = How many people play here?
play-name = Name of player { $number }
play-person = Player { $number }
play-word = { $name }, a lucky word for the dice (Enter for none)
play-computers = How many computer players?
play-bot = Which computer player?
bot-beginner = loves high fields, forgets the danger and often changes its mind
bot-bold = rolls once more where others stop, and aims high
bot-careful = stops early: rather a safe step than a great hope
bot-spiteful = knows the chances well, but loves to throw you out
bot-perfect = always takes the best chance to win
bot-heuristic = weighs the steps of a field against the danger of being thrown out
bot-uniform = does anything that is allowed, without a plan
play-number-between = A number from { $least } to { $most }, please.
play-too-few = Rapido needs at least two players.
play-too-many = Rapido is for at most six players.
play-bad-name = A name is one line of at most { $most } letters, without control or invisible characters.
play-same-name = The name { $name } is taken; every player needs a different one.
play-bad-word = A lucky word is one line, not too long, without control or invisible characters.
play-sealed = The secret of the dice is in a sealed envelope. The seal begins with { $seal }; at the end the envelope is opened.
play-yes = y
play-no = n
play-yes-or-no = { play-yes } or { play-no }, please.

## rapido play: the game

play-staircase = Staircase
play-fields = Fields
play-turn = Turn { $turn }
play-your-turn = { $player }, it is your turn.
play-roll-number = Roll { $number }
play-choose-roll = roll
play-choose-roll-pair = roll pair { $pair }
play-choose-roll-again = roll again (in 11 of 36 cases an X ends your turn)
play-choose-place =
    { $count ->
        [one] place on this field
       *[other] place on one of these fields
    }
play-choose-place-throwing-out = place here and throw out { $victims }
play-victim = { $player } ({ $value })
play-more = { $rules } rules · { $log } log · { $quit } save and leave
play-key-roll = r
play-key-rules = h
play-key-log = l
play-key-quit = q
play-not-understood = “{ $typed }” is none of the choices here.
play-choose-one = Please type one of the choices.
play-log = What has happened
play-saved = The game is saved. “{ $command }” goes on with it.
play-computer-failed = The computer player { $player } had a problem and makes a simple move.

## rapido play: the end

play-opened =
    { $rolls ->
        [one] The envelope is open: the secret fits the seal, and the only roll is the one that was sealed.
       *[other] The envelope is open: the secret fits the seal, and all { $rolls } rolls are the ones that were sealed.
    }
play-record = The record of this game: { $file }
play-verify-hint = Check it again at any time: { $command }

## rapido verify

verify-genuine =
    { $rolls ->
        [0] The secret fits the seal of this game. Nobody has rolled yet.
        [one] The dice are genuine. The secret fits the seal of this game, and the only roll follows from the secret and what the players added.
       *[other] The dice are genuine. The secret fits the seal of this game, and all { $rolls } rolls follow from the secret and what the players added.
    }
verify-legal = Every move keeps to the rules, and the result is right: { $result }.
verify-result-won = { $player } wins
verify-result-unfinished = the game is not finished
verify-unsure = This proves that every roll follows from the sealed secret and the words; it does not prove when the seal was first shown, whether anyone knew the secret before the end or chose a word to suit it, who the players were, or that they made these choices themselves.
verify-proved = This proves that every roll follows from a secret and contributions that were fixed beforehand, so nobody could choose the dice as long as one of those who opened theirs was honest and had seen all commitments before; it does not prove when seal and commitments were first shown, whether anyone knew the secret before the end, who the players were, or that they made these choices themselves.
verify-opened = Committed to before the game and opened unchanged: what { $players } added.
verify-unopened =
    { $count ->
        [one] Committed to but never opened, and therefore left out: what { $players } would have added. Whoever withheld it could choose between two sets of dice.
       *[other] Committed to but never opened, and therefore left out: what { $players } would have added. Whoever withheld them could choose between two sets of dice for each.
    }
verify-plain = Not counted, because nobody was committed to it: the word of { $players }.
verify-broken_commitment = What { $player } is said to have added to the dice is not what { $player } had committed to before the game. These dice are not genuine.
verify-not_sealed = This game has no seal, so its dice cannot be checked.
verify-not_revealed = The secret of this game has not been revealed, so its dice cannot be checked yet.
verify-broken_seal = The secret is not the one that was sealed. These dice are not genuine.
verify-wrong_roll = { $player }, roll { $number } of the game, in turn { $turn }: the record says { $found }, but { $sealed } was sealed. These dice are not genuine.

## Files and options

file-not-found = There is no file { $file }.
file-is-folder = { $file } is a folder. Name a file in it.
file-empty = { $file } is empty. Nothing was changed.
file-unreadable = The file { $file } cannot be read: { $reason }.
file-unwritable = The file { $file } cannot be written: { $reason }.
file-not-text = The file { $file } is not a text file in UTF-8.
file-too-large = The file { $file } is larger than any record of a game.

## rapido serve, backup and restore

serve-address = Rapido is ready: { $address }
serve-lan = For phones and computers on the same network: { $address }
serve-stop = Ctrl-C ends it. No game is lost.
serve-goodbye = Goodbye. All games are saved.
serve-port-taken = Port { $port } is taken by another program. Choose another one with --port, for example --port 8400.
serve-address-unusable = The server cannot listen on { $address } ({ $reason }). Choose another address with --host, or another port with --port.
serve-folder-unwritable = The folder { $folder } cannot be used ({ $reason }). Choose another one with --data.
serve-folder-in-use = Another Rapido is already serving from { $folder }. Use that one, or choose another folder with --data.
serve-store-unreachable = The database { $store } cannot be used ({ $reason }). Check that PostgreSQL runs, and the URL given with --store, RAPIDO_STORE or in rapido.toml.
serve-bus-not-shared = Other processes use this database ({ $store }): give all of them the same bus.
serve-newer = The games in { $file } were saved by a newer Rapido. Start that one, or choose another folder with --data.
serve-damaged = The file { $file } is damaged ({ $reason }). It was left as it is. Go back to a copy with “rapido restore FILE”, or choose another folder with --data.
serve-store-newer = The games in { $file } were saved by a newer Rapido. Start that one, or choose another database with --store.
serve-workers-failed = None of the worker processes has started ({ $reason }). The lines above say why.
backup-done = All games are copied to { $file }.
backup-target-in-use = { $file } belongs to a server that uses it. Choose another file for the backup.
backup-target-foreign = { $file } is not a backup of Rapido, so it was not overwritten. Choose another file.
backup-source-damaged = The database { $file } is damaged ({ $reason }), so no backup was written.
backup-canceled = Canceled. No backup was written.
site-done = The site is written: { $files } files in { $folder }. Put them on any web host, in any folder.
site-folder-in-use = { $folder } has other files in it, so nothing was written. Choose an empty or new folder, or write into this one with --force.
site-not-built = The page has not been built yet. Start Rapido with ./rapido, which does that.
site-canceled = Canceled. The site that was there still works; write it again to complete it.
restore-done = The games of the copy are in { $folder } now. What was there before is kept beside them.
restore-done-server = The games of the copy are in { $store } now. What was there before is in { $file }.
restore-unknown = The connection to { $store } was lost in the last step. It is not known whether the games were replaced: “rapido status” shows it. What was there before is in { $file }.
restore-waits = The copy lies ready in { $folder }, but the server has not taken it yet.
restore-damaged = { $file } is no copy that can be used ({ $reason }). Nothing was changed.
restore-newer = { $file } was written by a newer Rapido. Install that version to restore it. Nothing was changed.
restore-foreign = { $file } is not a backup of Rapido ({ $reason }). Nothing was changed.
restore-same = { $file } is the database in use. There is nothing to restore.
restore-failed = The folder { $folder } cannot take the backup: { $reason }. Nothing was changed.
restore-refused = The server could not use the copy and keeps the games it had. Its log says why; the copy is in { $folder }, with “refused” in its name.
restore-canceled = Canceled. Nothing was changed.
restore-progress = Checked { $done } of { $total } rooms …
restore-broken-rooms =
    { $count ->
        [one] One room of the copy is damaged and will not open. All others are fine.
       *[other] { $count } rooms of the copy are damaged and will not open. All others are fine.
    }

## rapido migrate, rooms and status

store-in-use = A server is using { $store }. Stop it first.
store-migrating = Only a part of the games is in { $store }: a migration was interrupted. Run “rapido migrate” again; it goes on where it was.
store-newer = The games in { $store } were saved by a newer Rapido. Install that version.
store-damaged = The database in { $store } is damaged ({ $reason }).
store-unusable = { $store } cannot be used: { $reason }.
migrate-same = { $store } is both the source and the target. There is nothing to move.
migrate-while-serving = Games cannot be moved while a server runs: moves made in the meantime would be lost. Stop the server first.
migrate-other-games =
    { $count ->
        [one] { $store } has a room that is not in the source, or in which the game went on. Nothing was changed. Choose an empty target.
       *[other] { $store } has { $count } rooms that are not in the source, or in which the game went on. Nothing was changed. Choose an empty target.
    }
migrate-differs = The games in { $store } are not the same as in the source ({ $reason }), so no server will start on it. Was the source changed in the meantime? Run the command again, with an empty target if need be.
migrate-failed = The games could not be moved: { $reason }. The source is unchanged. Run the command again when this is solved; it goes on where it was.
migrate-canceled = Canceled. The source is unchanged. Run the command again and it goes on where it was.
migrate-copied = Copied { $percent } %, about { $seconds } s left …
migrate-compared = Compared and replayed { $percent } %, about { $seconds } s left …
migrate-broken-rooms =
    { $count ->
        [one] One room was damaged before and will not open. All others are fine.
       *[other] { $count } rooms were damaged before and will not open. All others are fine.
    }
migrate-nothing = All games were in { $store } already: { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    }, compared and replayed.
migrate-done = All games are in { $store } now: { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, compared and replayed. The source is unchanged.
rooms-canceled = Canceled.
rooms-none = No rooms were found.
rooms-which = Say which rooms: --older-than, --fingerprint, --address, --id or --all.
rooms-address-log = To find the rooms of an address, name the log of the server: --address HASH --log FILE.
rooms-log-on-input = The log is on standard input, so nobody can be asked: add --yes.
rooms-address-unknown = The log does not say that { $address } has opened a room.
rooms-fingerprint-unknown = No room has the fingerprint { $fingerprint }.
rooms-confirm-close =
    { $count ->
        [one] Close one room? A game in it ends. (y/n)
       *[other] Close { $count } rooms? Games in them end. (y/n)
    }
rooms-confirm-delete =
    { $count ->
        [one] Delete one room with all its games? This cannot be undone. (y/n)
       *[other] Delete { $count } rooms with all their games? This cannot be undone. (y/n)
    }
rooms-yes = y
rooms-closed =
    { $count ->
        [one] One room was closed.
       *[other] { $count } rooms were closed.
    }
rooms-deleted =
    { $count ->
        [one] One room was deleted with all its games.
       *[other] { $count } rooms were deleted with all their games.
    }
rooms-failed = { $fingerprint }: { $reason }
rooms-restart = The server that uses { $store } is an older version. Start it again first.
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
status-connected = connected
status-disconnected = not connected
status-healthy = Everything is fine.
status-problem-bus = A server is not connected to the bus: moves reach players on other servers up to two seconds late.
status-problem-buses = The servers have different buses, so that they do not hear of each other: moves reach players on other servers late. Give all of them the same bus.
status-problem-lag = A server is more than a second behind: it is overloaded.
status-problem-schema = The database is of an older schema. The next start of a server brings it up to date.

## The rules in short

rules-title = Rapido in three minutes
rules-aim = Be the first to bring your piece to the top of the staircase, step { $finish }.
rules-who = Two to six people play. The youngest starts, then you take turns clockwise.
rules-dice = The two dice aren’t the same: one has X 1 2 3 4 7, the other X 1 2 3 5 6. You always roll both.
rules-turn = A turn has three parts: score, roll, place.
rules-score = Score: if your pair of dice still lies on a field when your turn begins, climb as many steps as the number of the field and take the dice back.
rules-roll = Roll both dice, as often as you dare. The higher number counts as tens: 2 and 6 make 62.
rules-cross = On the first roll of a turn an X counts as zero and does no harm. From the second roll on an X ends your turn: you place nothing, and for each X you fall one step, but never below the start.
rules-double = A double takes you up at once: 1-1 one step, 2-2 two, 3-3 three.
rules-place = Place: put your dice on a free field from 0 to 5. Fields 1 to 5 hold one pair each, field 0 as many as you like.
rules-above = You can place above dice that are worth more than yours: what’s below doesn’t matter.
rules-throw-out = Placing throws out every pair of the others that lies higher and is worth the same or less. It goes back to its owner, who will not score.
rules-end = Whoever reaches the finish wins at once, by scoring or by a double; more steps than needed are fine.
rules-two = When only two play, each has two pairs of dice and one piece. A turn rolls one pair. You score only when both your pairs lie on fields at the beginning of your turn: the sum of the two. Your own pairs never throw each other out.
rules-more = The complete rules are in docs/rules.md.
