### The start page.

start-title = Rapido: the dice race up the stairs
start-tagline = Roll as often as you dare, and race up the stairs.

## Recent games

start-running = Your games
start-continue = Continue: { $who }
start-back-to-room = Back to the room: { $who }
start-back-to-table = Back to the table: { $who }
start-went-on = continued in a room
start-all-games =
    { $count ->
       *[other] Show all { $count } games
    }
start-remove-game = Remove this game?
start-remove-game-hint = It isn’t finished, and it’s only stored in this browser.
start-your-turn = Your turn
start-forget = Remove from this list: { $who }
start-you = you
start-somebody = someone
start-nobody = nobody yet
start-company =
    { $computers ->
        [one] { $names }, plus a computer player
       *[other] { $names }, plus { $computers } computer players
    }
start-computers =
    { $computers ->
        [one] a computer player
       *[other] { $computers } computer players
    }

## A game against computer players

start-play = Play now
start-play-hint =
    { $count ->
        [one] a computer player · { $level }
       *[other] { $count } computer players · { $level }
    }
start-change = Change opponents, name, and color
start-alone = Your game
start-opponents = How many opponents?
start-level =
    { $count ->
        [one] How does it play?
       *[other] How do they play?
    }
start-setting-up = Setting the table…
start-set-up = More: settings, lucky words…

## A game on one device

start-one-device = On one device
start-one-device-hint = Pass the device around from turn to turn.
start-who-plays = Who’s playing here?
start-name-of = Player { $number }’s name
start-person = Player { $number }
start-remove-person = Remove player { $number }
start-add-person = Add a player
start-plus-computers = Add computer players?
start-begin = Start the game
start-color-of = Player { $number }’s color
start-move-person = Move player { $number } up; drag to change the order
start-youngest = Who’s the youngest?
start-youngest-hint = The youngest goes first, then you play in this order. In a rematch, the next player goes first.
start-by-lot = Pick at random

## A game with friends

start-friends = With friends
start-friends-hint = Everyone plays on their own device. You get a link, a QR code, and a short code to invite them.
start-seats = How many seats?
start-open-room = Open a room

## Joining with a code

start-join = Join with a code
start-join-hint = Ask the host for the room’s short code. A link works here, too.
start-code = Code
start-code-wrong = A code has six letters and digits, like K7P 2QX. It never has I, O, 0, or 1 in it.
start-knock = Knock
start-knocking = You’ve knocked
start-knocking-hint = Now the host has to let you in. Keep this page open.
start-knocking-long = Nobody has answered yet. Is the code right? It’s good for half an hour; the host can show a new one.
start-refused = Nobody let you in
start-refused-hint = Maybe the code was wrong or too old. Ask the host, and try again.
start-cancel = Cancel

## Everything else

start-more = More
start-learn = Learn
start-rules = Rules
start-referee = Referee
start-watch = Replay
start-puzzles = Puzzles
start-history = Your games
start-watch-title = Watch a game again
start-last-games = Recent games on this device
start-won-by = Won by { $color }
start-no-games = Once you finish a game on this device, you’ll find it here.
start-remove-finished = Remove: { $who }
start-remove-finished-hint = It’s only stored in this browser. You can save its file first, on its replay page.
start-replay-link = Link to a game
start-replay-link-wrong = That isn’t a link to a game. Game links have /g/ or /show in them.
start-watch-it = Watch
start-open-record = Open a game record from a file or a message
start-settings = Settings
start-editor = Position editor
start-offline = You’re offline. You can still play alone or on one device, learn, and solve puzzles; only rooms with friends need a connection.

## Footer

start-credit = Rapido is a game by Reiner Knizia, published by Game Factory in 2021.
start-independent = This is an independent version with its own words and pictures.
start-fair = Why nobody can cheat with the dice
start-fair-sealed = Before the first roll, a secret is drawn, and every roll of the game comes from it. It goes into an envelope, and everyone sees the seal.
start-fair-word = Every player’s browser adds its own random digits, and your lucky word if you like. All of that is sealed before the game and opened together when it starts. So nobody can choose the dice, not even someone who runs the server and plays along.
start-fair-opened = At the end, the envelope is opened, and your own browser checks the seal and every single roll.
start-fair-same = People and computer players roll from the same envelope. No computer player can look inside.
start-fair-here = A game alone or on one device never leaves your browser, and neither does its envelope. Only a room can prove that nobody looked inside.
start-no-tracking = No account, no ads, no tracking.
start-print = Print the rules
start-strategy = Strategy
start-help = Help
