### Page title, navigation and errors.

shell-title = Rapido
# For search engines and app stores.
shell-description = The dice race up the stairs, by Reiner Knizia: against the computer, with family on one device, or with friends. Free, no account, and it even works offline.
shell-no-script = Rapido needs JavaScript. Please turn it on in your browser’s settings.
shell-skip = Skip to the game
shell-home = Home
shell-back = Back
shell-close = Close
shell-remove = Remove
shell-keep = Keep
shell-failed = Part of the game couldn’t be loaded
shell-failed-hint = Maybe the connection dropped. Nothing is lost.
shell-again = Try again
shell-outdated = There’s a new version of the game
shell-outdated-hint = Reload the page to continue. You won’t lose any moves.
shell-reload = Reload
shell-nowhere = There’s nothing here
shell-nowhere-hint = This address doesn’t lead anywhere. Maybe part of it got cut off.
shell-elsewhere = This is on another site
# $server is, for example, rapido.example.
shell-elsewhere-hint = Rooms with friends and their games are on { $server }.
shell-elsewhere-open = Open it there
shell-offline = There’s no connection to the game right now.
shell-offline-rooms = Rooms with friends need a connection. Everything else works without one.
# $share is, for example, 43 %.
shell-loading = Loading what’s needed to work out chances: { $share }. This only happens once.
color-0 = red, circle
color-1 = blue, triangle
color-2 = green, square
color-3 = yellow, diamond
color-4 = white, star
color-5 = black, hexagon
error-offline = There’s no connection to the game right now.
error-storage_full = This browser has no space left for the game.
error-busy = The game is restarting, or a lot of people are playing. Nothing is lost.
error-unreachable = The game is up, but it can’t take any more connections right now. Maybe too many people are playing from your network, or your network is blocking the connection.
error-not_loaded = The file the game needs to work out chances isn’t on this device yet, and it couldn’t be loaded. It’s only needed once; after that, chances work without a connection, too.
error-no_local_games = Computer players need the server here: this browser, or this copy of Rapido, can’t do the calculations itself. Everything else works as usual.
error-no_server = This page has no server, so there are no rooms with friends here, and no games from rooms. Everything else works as usual.
# For errors that this page does not know.
error-unknown = That didn’t work. Please try again.
error-wait =
    { $unit ->
        [minutes] Try again in { $time } min.
       *[seconds] Try again in { $time } sec.
    }
error-retry =
    { $unit ->
        [minutes] Trying again in { $time } min.
       *[seconds] Trying again in { $time } sec.
    }
# For screen readers, instead of the countdown.
error-automatic = The page will try again by itself.
error-now = Try now
bot-beginner = Beginner
bot-beginner-hint = Loves high fields, forgets the danger, and keeps changing its mind.
bot-bold = Bold
bot-bold-hint = Rolls again where others stop, and aims high.
bot-careful = Careful
bot-careful-hint = Stops early: better a safe step than a long shot.
bot-spiteful = Spiteful
bot-spiteful-hint = Knows the odds, but loves throwing you out, even when it costs a little.
bot-perfect = Perfect
bot-perfect-hint = Always goes for the best chance of winning. The dice are your only hope.
bot-heuristic = Clever
bot-heuristic-hint = Weighs each field against the danger of being thrown out.
bot-uniform = Carefree
bot-uniform-hint = Does anything the rules allow, with no plan at all: good for a first game.
shell-your-name = Your name (optional)
shell-your-color = Your color
