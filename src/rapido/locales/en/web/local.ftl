### Tables in this browser, and links that carry a game.

local-table = Your table
local-gone = This table is not here
local-gone-hint = It was played in another browser, or it has been removed. A game in a browser is on that device only.
local-elsewhere-hint = You can go on there, or here.

## Storage

local-not-stored = This browser does not store anything, so this game will not survive closing or reloading the page. You can still play, and share it or save its file at the end.
local-full = There is no space left
local-full-hint = This browser has no space left for the next move, and nothing is thrown away without you. Save old games as files if you like, remove some of them, and go on. Or play on without saving: then this game is lost when you close the page.
local-save-game = Save as a file: { $who }
local-remove-game = Remove: { $who }
local-store-again = Go on
local-still-full = There is still not enough space. Remove another game.
local-play-unstored = Play on without saving

## A room with friends

local-to-room = Play with friends
local-friends = Play on with friends
local-friends-hint = Opens a room at this very position, with the same people and computer players. There you free a seat for each friend and send the link. Here everything stays as it is.
local-friends-setup-hint = Opens a room with the same people, computer players and settings. There you free a seat for each friend and send the link.
local-open-room = Open a room
# $server is, for example, rapido.example.
local-friends-elsewhere = Friends meet in rooms on { $server }. This game stays here.
local-to-server = Go there
local-opening-room = The room is being opened…
local-room-offline = A room needs the network, and there is no connection at the moment. Here you can play on without one.
local-moved = This game went on in a room.
local-to-that-room = To the room

## The sealed dice of one browser

local-dice = Sealed dice
local-word-hint = Any word will do, or none. It is mixed into the dice when the game begins.
local-seal-limits = In a game on this device, secret, seal and words are all in this browser. The seal proves that no roll was changed afterwards: all of them follow from one number that was drawn before the first roll. It cannot prove that nobody looked the number up here, or began again until the dice were to their liking. If you want proof against each other, play in a room.
local-envelope-good = Everything fits: your browser has worked out every roll again.

## Sharing

local-share-hint = This game is on this device only. The link carries all of it: whoever opens it can watch and review the game, in any browser, and no server gets to see it.
local-share-link = Link that carries the game
local-share-too-long = This game is too long for a link. Send the file instead; it can be opened under “Open a record”.
local-link-failed = This link cannot be opened
local-link-cut = It is not complete, or something was added to it. Ask for it once more, and copy all of it; such links are long.
local-link-long = There is more in it than can be a game: at most { $most } KiB are unpacked.
local-link-newer = It comes from a newer version of Rapido. Load this page again, and try once more.
local-link-browser = This browser is too old to unpack it. Ask for the file of the game, or use a newer browser.

local-late = Your table isn’t ready yet
error-unreadable = This browser can’t read the games on this device at the moment. Nothing is lost; another try follows shortly.
