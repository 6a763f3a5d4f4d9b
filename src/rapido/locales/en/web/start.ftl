### The start page.

start-title = Rapido – the dice race up the stairs
start-tagline = Roll as often as you dare, and race up the stairs.

## Recent games

start-running = Your games
start-continue = Continue: { $who }
start-back-to-room = Back to the room: { $who }
start-back-to-table = Back to the table: { $who }
start-went-on = goes on in a room
start-all-games =
    { $count ->
       *[other] Show all { $count } games
    }
start-remove-game = Remove this game?
start-remove-game-hint = It is not finished, and it is stored in this browser only.
start-your-turn = Your turn
start-forget = Remove from this list: { $who }
start-you = you
start-somebody = somebody
start-nobody = nobody yet
start-company =
    { $computers ->
        [one] { $names } and a computer player
       *[other] { $names } and { $computers } computer players
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
start-change = Change opponents, name and color
start-alone = Your game
start-opponents = How many opponents?
start-level = How do they play?
start-setting-up = Setting the table…
start-set-up = More: settings, lucky words …

## A game on one device

start-one-device = On one device
start-one-device-hint = You pass the device round; whoever’s turn it is holds it.
start-who-plays = Who plays here?
start-name-of = Name of person { $number }
start-person = Person { $number }
start-remove-person = Remove person { $number }
start-add-person = Another person
start-plus-computers = Computer players as well?
start-begin = Begin the game
start-color-of = Color of person { $number }
start-move-person = Move person { $number } up; drag to change the order
start-youngest = Who’s the youngest?
start-youngest-hint = The youngest starts, then you play in this order. In a rematch, the next person starts.
start-by-lot = Draw lots

## A game with friends

start-friends = With friends
start-friends-hint = Everybody plays on their own device. You get a link, a QR code and a short code to invite them.
start-seats = How many seats?
start-open-room = Open a room

## Joining with a code

start-join = Join with a code
start-join-hint = Ask the host for the short code of the room. A link works here, too.
start-code = Code
start-code-wrong = A code has six letters and digits, such as K7P 2QX. I, O, 0 and 1 do not occur in it.
start-knock = Knock
start-knocking = You have knocked
start-knocking-hint = Now the host lets you in. Keep this page open.
start-knocking-long = Nobody has answered yet. Is the code right? It is good for half an hour; the host can show a new one.
start-refused = Nobody has let you in
start-refused-hint = Perhaps the code was wrong or too old. Ask the host, and try again.
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
start-last-games = The last games on this device
start-won-by = Won by { $color }
start-no-games = As soon as a game on this device has ended, you find it here.
start-remove-finished = Remove: { $who }
start-remove-finished-hint = It is stored in this browser only. You can save its file first, on the page of its replay.
start-replay-link = Link to a game
start-replay-link-wrong = That is not the link to a game. Such a link has /g/ or /show in it.
start-watch-it = Watch
start-open-record = Open a record from a file or a message
start-settings = Settings
start-editor = Position editor
start-offline = You are offline. You can play alone, on one device, learn and solve puzzles all the same; only rooms with friends need the network.

## Footer

start-credit = Rapido is a game by Reiner Knizia, published by Game Factory in 2021.
start-independent = This is an independent implementation with words and pictures of its own.
start-fair = Why nobody can cheat with the dice
start-fair-sealed = Before the first roll a secret is drawn, and all the dice of the game follow from it. It is put into an envelope, and everybody sees the seal.
start-fair-word = Every player’s browser adds random digits of its own, and your lucky word if you like. All of that is sealed before the game and opened together when it begins. So nobody can choose the dice, not even somebody who runs the server and plays along.
start-fair-opened = At the end the envelope is opened, and your own browser checks the seal and every single roll.
start-fair-same = People and computer players roll from the same envelope. No computer player can look into it.
start-fair-here = A game alone or on one device never leaves your browser, and neither does its envelope. That nobody looked inside can only be proved in a room.
start-no-tracking = No account, no advertising, no tracking.
