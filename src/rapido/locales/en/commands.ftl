### The options of the commands, and how far a long one is.

## Options of several commands

help-json = print one JSON document, and nothing else
help-data = the folder that holds the games
help-config = the file with settings (default: rapido.toml in that folder, if there is one)
help-store = where the games are: sqlite:FOLDER or postgresql://USER:PASSWORD@HOST/DATABASE (default: RAPIDO_STORE, rapido.toml, or the data folder)

## rapido serve and its everyday settings

help-serve-show = check all settings, print them with where each is from, and exit
help-serve-json = print all settings as one JSON document, and don’t serve
help-serve-more = Every setting can also be given by an environment variable or in the file rapido.toml: docs/hosting.md.
help-group-everyday = everyday
help-group-computer-players = computer players
help-group-timeouts = timeouts
help-group-lifetimes-and-intervals = lifetimes and intervals
help-group-limits = limits
help-setting = { $about } (default: { $default })
help-setting-bounds = { $about } ({ $bounds }; default: { $default })
help-on = on
help-off = off
help-none-yet = none; may be repeated
setting-store = where the games are stored: sqlite: (the data folder), sqlite:FOLDER (another one), or postgresql://USER:PASSWORD@HOST/DATABASE
setting-bus = how processes hear about each other’s changes: memory: (there’s only one), postgresql: (the store’s server; the default with PostgreSQL), or nats://HOST
setting-workers = processes that share the port; more than one only with PostgreSQL
setting-preset = values for a place where many people share an address
setting-host = the address to serve on
setting-port = the port; 0 picks a free one
setting-lan = serve the home network, with a QR code for phones
setting-browser = open a browser
setting-names = further host names of this server, such as a proxy’s
setting-proxies = addresses or networks of web servers in front of this one, whose X-Forwarded-For and X-Forwarded-Proto are believed
setting-open_metrics = let other machines read /metrics
setting-log = log events to standard error, as JSON lines
setting-keep_days = days after which finished games are deleted

## rapido backup, restore, migrate, rooms, status

help-backup-file = the file to write; an older backup with this name is replaced. - writes to standard output
backup-json-output = The backup itself goes to standard output, so there’s no room for JSON. Name a file, or leave out --json.
backup-terminal = A backup isn’t text, so it isn’t shown here. Send it to a file or another program: rapido backup - > FILE
help-restore-file = a file written by rapido backup; - reads from standard input
restore-input = Standard input
restore-terminal = A backup isn’t something to type. Send it from a file or another program: rapido restore - < FILE
help-migrate-from = where the games are: sqlite:FOLDER or postgresql://USER:PASSWORD@HOST/DATABASE
help-migrate-to = where they go, in the same form
help-migrate-more = No server may use either store. If it’s interrupted, run it again and it picks up where it left off: no server starts on the target before everything is there, compared, and replayed.
help-rooms-action = what to do: list, close, or delete (default: list)
help-rooms-which = which rooms (all conditions together)
help-rooms-older = rooms that haven’t been used for this long: 90m, 12h, 30d
help-rooms-fingerprint = rooms by the fingerprints in the log
help-rooms-id = rooms by their links (the end of each is enough)
help-rooms-address = rooms opened from the network with this hash in the log that --log names
help-rooms-log = the server’s log, for --address; - is standard input
help-rooms-all = every room
help-rooms-ids = show whole ids; anyone who has one can enter the room
help-rooms-yes = don’t ask
help-status-more = The exit status is 0 if all is well, 1 if something is wrong, 2 if the store can’t be used, and 3 if all is well but no server is running.

## rapido bot and engine

help-bot-join = the room’s link: http://HOST/r/ROOM
help-bot-name = the name to play under
help-bot-seat = which seat, counting from 1 (default: the first free one)
help-bot-bot = which of the engine’s players to use (default: %(default)s)
help-bot-seconds = how long the engine may think about a move, in seconds or as a time such as 500ms or 2m (default: %(default)s)
help-bot-games = leave after this many games (default: stay for the next game)
help-bot-command = after --, a program that speaks the engine protocol; without it, rapido engine
help-bot-more = The protocols are described in docs/engine-protocol.md and docs/web-protocol.md.
help-engine-more = The protocol is described in docs/engine-protocol.md.

## What rapido bot says

room-bot-seat = Playing on seat { $seat }.
room-bot-wins = Seat { $seat } wins.
room-bot-left = Left the room.
room-bot-closed = The room has ended.
room-bot-freed = The host has freed the seat.
room-bot-host-left = The host has left; left the room as well.
room-bot-elsewhere = Another connection plays this seat now.
room-bot-idle = Nothing has happened for a long time; left the room.
room-bot-no-seat = No seat is free.
room-bot-seat-taken = Seat { $seat } is not free.
room-bot-game-running = No seat is free: a game is going on.
room-bot-no-room = There is no such room, or it is not open to others.
room-bot-refused = The room refuses it: { $reason }
room-bot-link = A link to a room looks like http://HOST/r/ROOM, not like { $link }
room-bot-port = { $link }: a port is a number from 1 to 65535, not { $port }.
room-bot-not-reached = { $server } cannot be reached: { $reason }
room-bot-other-answer = { $server } answers { $code }: it is not a Rapido server.
room-bot-other-server = { $server } answers, but it is not a Rapido server.
room-bot-other-protocol = The server speaks another protocol: { $reason }.
room-bot-impossible-position = The server shows an impossible position: { $reason }.
# $detail is what the engine, or the system, has said.
room-bot-engine-busy = The engine is busy.
room-bot-engine-closed = The engine has been closed.
room-bot-engine-exited = The engine has exited.
room-bot-engine-illegal = The engine chose an illegal action: { $detail }.
# $detail begins with the command that the engine was asked.
room-bot-engine-invalid = The engine gave an invalid answer to { $detail }.
room-bot-engine-not_started = The engine cannot be started: { $detail }.
room-bot-no-program = The program { $program } cannot be started: { $reason }.
room-bot-engine-refused = The engine refused { $detail }.
# $detail is a number of seconds.
room-bot-engine-silent = The engine has not answered within { $detail } seconds.
# $detail is a number of bytes.
room-bot-engine-too_long = The engine has sent a line of more than { $detail } bytes.

## rapido completion

help-completion-shell = the shell: bash, zsh, or fish
help-completion = Print a script that completes commands, options, players, languages, and files with the Tab key.
help-completion-more = where to put it:
help-completion-again = Do it again after an update, or after installing a computer player.

## Progress

# $step is one of those below; $left is a time such as 0:05 or 1:02:05.
progress-line = { $step }: { $percent }%, about { $left } left
progress-steps = { $step }: step { $number } of { $steps }, { $time } so far
progress-docs = Building the documentation
progress-backup = Backing up
progress-copy = Copying
progress-check = Checking
progress-compare = Comparing and replaying
progress-review = Reviewing
progress-puzzles = Looking for puzzles
progress-save-solved = Saving what has been computed
progress-write-table = Writing the table
