### Help and option errors of the command line.

## The help page

help-usage = usage:
help-options = options
help-arguments = arguments
help-help = show this help and exit
help-version = show the version and exit
help-all = show all settings and exit
help-overview = Rapido, the dice race by Reiner Knizia. Without a command, it opens in your browser.
help-commands = commands:
# Stands for the name of a command.
help-name-of-command = COMMAND
help-command = see below
help-more = { help-name-of-command } --help shows the options of a command.
help-language = the language to use (default: %(default)s)
help-color = when to use colors: auto (in a terminal), always, or never; auto also follows NO_COLOR, FORCE_COLOR, and CLICOLOR
help-finish = the step that wins the game (default: %(default)s)

## What each command does

command-serve = play in the browser, alone or with others
command-site = write the page as a static site, for any web host
command-docs = read the documentation, in your browser and without a network
command-play = play in the terminal, with people and computer players
command-rules = show a summary of the rules
command-review = show what each roll and each choice in a game was worth
command-verify = check the dice and the moves of a recorded game
command-backup = back up all games on the server to a file
command-restore = restore a backup
command-migrate = move all games to another store
command-rooms = list, close, or delete rooms on the server
command-status = show how the server and its games are doing
command-bot = let your own engine play in a room
command-engine = speak the engine protocol: JSON lines on stdin and stdout
command-simulate = play many games and report statistics
command-arena = let computer players compete, and rate them
command-puzzles = generate or check the puzzles, from the solved game
command-train = train the value function from tables and self-play
command-solve = compute perfect play, write its table, or check one
command-completion = complete commands and options with the Tab key
command-test = run the project’s tests (only as ./rapido test)
command-soak = run the fault tests at full size (only as ./rapido soak)

## The options of a command

help-play-players = two to six players: a name is a person; bot:careful, bot:perfect, and others are computer players; the first one listed goes first. If you list none, you’re asked, or you continue your last game
help-play-seed = repeatable dice: the same seed gives the same rolls
help-play-save = save the game to this file
help-play-pace = how many seconds computer players take to think (default: %(default)s)
help-review-files = a game as text or JSON, or - for standard input; several games or a folder are reviewed together
help-review-html = write a page with plots
help-review-more = docs/review.md explains the figures.
help-verify-file = a game as text or JSON, or - for standard input
help-verify-more = docs/fairness.md explains how the dice are sealed.
help-site = Write the page as a static site: computer players, lessons, referee, puzzles, and reviews without a server, on any web host and in any folder. docs/hosting.md has examples.
help-site-folder = the folder to write; a site that’s already there is updated, and other files are left alone
help-site-server = the Rapido server for rooms with friends, such as https://rapido.example; without it, the site has no rooms
help-site-force = write into a folder that has other files in it, replacing those with the same names
help-docs = Open the documentation in your browser. It’s part of Rapido and works without a network.
help-docs-page = the page to open, such as rules or hosting
help-docs-no-browser = only print where the page is
help-docs-build = write the documentation into this folder, as a site for any web host

## Option errors

# $program is, for example, "rapido play".
option-error = { $program }: error: { $message }
option-hint = see { $command }
option-nearest = did you mean { $nearest }?
# After a sentence about a wrong name.
nearest-word = Did you mean { $nearest }?
# $name is an option, such as --finish; $message one of those below.
option-argument = { $name }: { $message }
option-unknown = unknown option or argument: { $arguments }
option-required = required: { $arguments }
option-one-required = one of these is required: { $arguments }
option-needs-value = a value is missing
option-needs-values = at least one value is missing
option-takes-no-value = takes no value, but { $value } was given
option-not-with = can’t be combined with { $other }
# Stands for a value that's an empty text.
empty-value = nothing
option-choice = { $value } isn’t one of the choices: { $choices }
option-path-empty = it’s empty; is a variable of the shell not set?
option-whole-number = give a whole number from { $least } to { $most }, not { $value }
option-number = give a number from { $least } to { $most }, not { $value }
option-duration = give a duration such as 90m, 12h, or 30d, not { $value }
option-count = give a whole number from { $least } to { $most }, such as 5000, 10k, 2.5M, or 1e6, not { $value }
option-time-s = give a number of seconds from { $least } to { $most }, or a time such as 90s or 5m, not { $value }
option-time-m = give a number of minutes from { $least } to { $most }, or a time such as 90s or 5m, not { $value }

## Reasons of the operating system

# These follow a colon or stand in parentheses.
reason-denied = access denied
reason-missing = there’s no such file or folder
reason-folder = it’s a folder
reason-no-file = it’s a device or a pipe, not a file
reason-no-folder = part of the path isn’t a folder
reason-exists = it already exists
reason-full = the disk is full
reason-read-only = the disk is read-only
reason-too-long = the name is too long
reason-busy = something else is using it
reason-open-files = too many files are open
reason-disk = the disk has a problem
reason-no-address = this computer doesn’t have that address
reason-unknown-host = there’s no computer by that name
reason-refused = the connection was refused
reason-unreachable = it can’t be reached
# $code is a name such as EXDEV.
reason-other = system error { $code }
output-unwritable = Can’t write the output: { $reason }.

## What stands for a value, as in --data FOLDER

placeholder-address = ADDRESS
placeholder-command = COMMAND
placeholder-count = COUNT
placeholder-days = DAYS
placeholder-file = FILE
placeholder-folder = FOLDER
placeholder-host = HOST
placeholder-minutes = MINUTES
placeholder-name = NAME
placeholder-page = PAGE
placeholder-player = PLAYER
placeholder-port = PORT
placeholder-seat = SEAT
placeholder-seconds = SECONDS
placeholder-seed = SEED
placeholder-step = STEP
placeholder-time = TIME
