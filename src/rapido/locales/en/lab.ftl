### The lab: the options of its commands, and its errors.

## Options

help-lab-players = computer players such as perfect,careful, or the kernel’s own: uniform, threshold; or a program of yours, as engine:COMMAND
help-lab-games = how many games: 1000, 10k, 2.5M, 1e6
help-lab-games-each = how many games for each group of players: 1000, 10k, 2.5M, 1e6
help-lab-seed = the same seed gives the same games (default: a random one)
help-lab-workers = how many workers (default: all cores); this doesn’t affect the results
help-lab-dask = use the workers of this Dask cluster instead
help-lab-csv = print comma-separated values
help-lab-html = also write a report with plots
help-lab-more = docs/lab.md explains the figures and all output formats.
help-arena-seats = players in a game (default: %(default)s)
help-solve-players = 2 or 3 (default: %(default)s)
help-solve-epsilon = two players: the largest distance between the bounds (1e-6); three players: how much worse than the best a choice may be and still be played sometimes (1e-3)
help-solve-threads = how many threads (default: all cores)
help-solve-out = write the table to this file; without --out or --keep, only the result is shown
help-solve-keep = write it to the folder that players, reviews, and hints read
help-solve-resume = continue after an interruption
help-solve-pause = how often to write a checkpoint, in seconds or as a time such as 5m (default: %(default)s)
help-solve-gpu = compute on an NVIDIA GPU, with nvcc
help-solve-check = check a table instead
help-lab-log = add a line about the progress to this file now and then
help-solve-more = docs/solving.md explains the method and the results.
help-train-out = the file of the value function
help-train-players = numbers of players to train for (default: all); others in the file are kept
help-train-tables = tables from rapido solve to train on
help-train-seed = with --lessons, the same seed gives the same result (default: %(default)s)
help-train-minutes = how long for each number of players, in minutes or as a time such as 90s or 2h (default: %(default)s)
help-train-lessons = how many lessons for each number of players, instead of minutes
help-train-side = parallel processes (default: all at once on a GPU, otherwise one)
help-train-go-on = resume from the weights in the file
help-train-small = smaller batches, for a CPU
help-train-more = docs/training.md explains how it works and how good the result is.
help-puzzles-make = play games and write a new collection
help-puzzles-check = recompute every puzzle
help-puzzles-players = only the puzzles for 2 or for 3 (default: both)
help-puzzles-table = the solved game for two, as rapido solve writes it
help-puzzles-table-three = the solved game for three
help-puzzles-file = the collection (default: the one that comes with Rapido)
help-puzzles-count = how many to choose (default: { $two } for two, { $three } for three)
help-puzzles-games = games to search (default: %(default)s)
help-puzzles-seed = another seed finds other puzzles (default: %(default)s)

## Errors and results

lab-seats = Rapido is for 2 to 6 players, not { $seats }.
lab-bot-seats = The computer player { $name } can’t play at a table for { $seats }.
lab-engine-command = { $name } names no program. Write engine: and its command, such as engine:./my-engine
lab-games = For these players, the number of games is 1 to { $most }, not { $games }.
lab-named-twice = { $name } is named twice. An arena is for different players.
lab-arena-two = An arena needs at least two players.
lab-player-failed = The computer player { $name } failed in game { $game } of seed { $seed }: { $reason }
lab-no-folder = There’s no folder { $folder }. Create it first, or choose another one.
lab-worker-died = The games couldn’t be completed: a worker process has died.
lab-no-processes = Worker processes can’t be started here: { $reason }
lab-one-worker = Worker processes can’t be started here ({ $reason }), so a single one plays all games.
lab-dask-missing = --dask needs the package distributed: install it with { $command }
lab-dask-silent = No Dask scheduler answers at { $address }.
lab-dask-address = A Dask scheduler has an address such as tcp://host:8786, not { $address }.
lab-dask-no-workers = The Dask scheduler at { $address } has no workers.
lab-dask-no-rapido = The Dask workers of { $address } don’t have Rapido: { $reason }
lab-dask-version = The Dask worker { $worker } has Rapido { $version }, not { $own }.
lab-dask-gone = The Dask scheduler at { $address } is gone.
lab-dask-died = The workers of the Dask scheduler at { $address } died again and again: { $reason }
lab-interrupted = interrupted
lab-so-far = { $reason }: these are the results so far
lab-nothing-yet = { $reason } before there were any results
lab-report-written = The report is in { $file }.
lab-slow = { $reason } Falling back to Python, which is far slower.
solve-finish = The game can be solved for a finish from 1 to { $most }.
solve-epsilon = Here, epsilon is a number from { $least } to less than 1.
solve-resume-out = To resume, say with --out or --keep which table it is.
solve-resume-gpu = On a GPU, the game is solved in a minute, without checkpoints.
solve-memory = Solving for a finish on step { $finish } to within { $epsilon } takes { $needed } GB of memory, but this computer has { $installed } GB.
solve-no-kernel = The game can only be solved with the compiled kernel. { $reason }
solve-no-nvcc = Solving on a GPU needs NVIDIA’s compiler nvcc, which was not found.
solve-nvcc-failed = nvcc couldn’t compile for this machine’s GPU: { $reason }
solve-gpu-failed = The GPU reports an error: { $reason }
solve-nothing-to-resume = For --resume, there is nothing to resume in { $file }: { $reason }.
solve-other-checkpoint = { $file } is a checkpoint for { $players } players and a finish on step { $finish } with cells of { $cell } bytes, not for this game and precision.
solve-checkpoint-damaged = The checkpoint { $file } is damaged. Begin again without --resume.
solve-progress-damaged = The progress in the checkpoint is damaged ({ $reason }). Begin again without --resume.
solve-too-long = { $file } is for a longer staircase than can be solved.
solve-resumable = Interrupted. --resume continues from here.
solve-interrupted = Interrupted.
solve-not-kept = The table isn’t kept, only the result is shown. --keep writes it to the folder that players, reviews, and hints read; --out FILE writes it anywhere.
solve-kept = The table is in { $file }.
table-none = { $file } is not a table of a solved game.
table-version = { $file } is a table of version { $version }; this program reads { $own }.
table-size = { $file } is damaged: it should have { $bytes } bytes.
table-players = { $file } is a table for { $players } players, not for { $wanted }.
table-finish = { $file } is a table for a finish on step { $finish }.
table-cut = The table was truncated while it was in use.
table-other-game = This table is for { $players } players and a finish on step { $finish }, not for { $other } and { $step }.
table-missing = There’s no table of the solved game for { $players } at { $file }. This makes one: { $command }
puzzles-no-file = { $file } is not a puzzle file: { $reason }
puzzles-too-large = { $file } is not a puzzle file: it has more than { $bytes } bytes
# A line of the file that cannot be read.
puzzle-parts = a puzzle has a position, a kind, a grade and options, not “{ $line }”
puzzle-actions = a puzzle lists every legal action and no other, not “{ $line }”
puzzle-grade = a puzzle has a kind and a grade from 1 to 5, not “{ $line }”
puzzles-made = { $count } puzzles for { $players }, chosen from { $found }: { $file }
puzzles-checked = { $checked } puzzles, { $wrong } of them wrong
train-no-torch = Training needs torch, which isn’t installed: { $command }
train-lessons = Give as many numbers of lessons as numbers of players.
train-failed = { $players } players couldn’t be trained: { $reason }
train-written = { $players } players: written to { $file }
train-interrupted = Interrupted. What was finished is in the file.

## The kernel, without which everything is played in Python

kernel-not-compiled = Rapido’s kernel is not compiled here, since there was no C compiler when it was set up. For full speed, install one (Debian and Ubuntu: sudo apt install gcc; macOS: xcode-select --install; everywhere: pip install ziglang), then start ./rapido or install Rapido again.
kernel-unreadable = Rapido’s kernel cannot be read: { $reason }.
kernel-damaged = Rapido’s kernel is damaged: { $file } has changed since it was compiled.
kernel-not-loaded = Rapido’s kernel cannot be loaded: { $reason }.
kernel-version = Rapido’s kernel in { $file } has version { $version }, not { $own }.
