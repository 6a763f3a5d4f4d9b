### Page title, navigation and errors.

shell-title = Rapido
# For search engines and app stores.
shell-description = The dice race up the stairs, by Reiner Knizia: against the computer, with the family on one device, or with friends. Free, no account, even without a network.
shell-no-script = Rapido needs JavaScript. Please turn it on in the settings of your browser.
shell-skip = Skip to the game
shell-home = Start page
shell-back = Back
shell-close = Close
shell-remove = Remove
shell-keep = Keep
shell-failed = A part of the game could not be loaded
shell-failed-hint = Perhaps the connection was interrupted. Nothing is lost.
shell-again = Try again
shell-outdated = There is a new version of the game
shell-outdated-hint = Load the page again to go on. No move is lost.
shell-reload = Load again
shell-nowhere = There is nothing here
shell-nowhere-hint = The address leads nowhere. Perhaps it was shortened.
shell-elsewhere = This is not here
# $server is, for example, rapido.example.
shell-elsewhere-hint = Rooms with friends and their games are on { $server }.
shell-elsewhere-open = Open it there
shell-offline = There is no connection to the game at the moment.
shell-offline-rooms = Rooms with friends need the network. Everything else works without it.
# $share is, for example, 43 %.
shell-loading = Loading what is needed to work out chances: { $share }. This happens only once.
color-0 = red, circle
color-1 = blue, triangle
color-2 = green, square
color-3 = yellow, diamond
color-4 = white, star
color-5 = black, hexagon
error-offline = There is no connection to the game at the moment.
error-storage_full = This browser has no space left for the game.
error-busy = The game is being restarted, or very many people are playing. Nothing is lost.
error-unreachable = The game is there, but takes no further connections at the moment. Perhaps too many are playing from your network, or the network does not let the connection through.
error-not_loaded = The file with which the game works out chances is not on this device yet, and it could not be loaded. It is needed only once; after that, chances are worked out without a connection, too.
error-no_local_games = Computer players need the server here: this browser, or this installation of Rapido, cannot compute by itself. Everything else works as usual.
error-no_server = This page has no server: there are no rooms with friends here, and no games from such rooms. Everything else is here.
# For errors that this page does not know.
error-unknown = That did not work. Please try again.
error-wait =
    { $unit ->
        [minutes] Try again in { $time } min.
       *[seconds] Try again in { $time } s.
    }
error-retry =
    { $unit ->
        [minutes] Trying again in { $time } min.
       *[seconds] Trying again in { $time } s.
    }
# For screen readers, instead of the countdown.
error-automatic = The page will try again by itself.
error-now = Try now
bot-beginner = Beginner
bot-beginner-hint = Loves high fields, forgets the danger and often changes its mind.
bot-bold = Bold
bot-bold-hint = Rolls once more where others stop, and aims high.
bot-careful = Careful
bot-careful-hint = Stops early: rather a safe step than a great hope.
bot-spiteful = Spiteful
bot-spiteful-hint = Knows the chances well, but loves to throw you out, even when it pays a little less.
bot-perfect = Perfect
bot-perfect-hint = Always takes the best chance to win. The dice are your only hope.
bot-heuristic = Clever
bot-heuristic-hint = Weighs each field against the danger of being thrown out.
bot-uniform = Carefree
bot-uniform-hint = Does anything that is allowed, without a plan: good for a first game.
shell-your-name = Your name (if you like)
shell-your-color = Your color
