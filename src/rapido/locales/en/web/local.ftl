### Tables in this browser, and links that carry a game.

local-table = Your table
local-gone = This table isn’t here
local-gone-hint = It was played in another browser, or it’s been removed. A game in a browser stays on that device.
local-elsewhere-hint = You can continue there or here.

## Storage

local-not-stored = This browser doesn’t store anything, so you’ll lose this game if you close or reload the page. You can still play, and share the game or save its file at the end.
local-full = No space left
local-full-hint = This browser has no space left for the next move, and nothing gets deleted unless you say so. Save old games as files if you like, remove some of them, and continue. Or play without saving: then you’ll lose this game when you close the page.
local-save-game = Save as a file: { $who }
local-remove-game = Remove: { $who }
local-store-again = Continue
local-still-full = There still isn’t enough space. Remove another game.
local-play-unstored = Play without saving

## A room with friends

local-to-room = Play with friends
local-friends = Continue with friends
local-friends-hint = Opens a room with this exact position and the same people and computer players. There, you free up a seat for each friend and send the link. Here, everything stays as it is.
local-friends-setup-hint = Opens a room with the same people, computer players, and settings. There, you free up a seat for each friend and send the link.
local-open-room = Open a room
# $server is, for example, rapido.example.
local-friends-elsewhere = Rooms with friends are on { $server }. This game stays here.
local-to-server = Go there
local-opening-room = Opening the room…
local-room-offline = A room needs a connection, and there isn’t one right now. You can keep playing here without it.
local-moved = This game continued in a room.
local-to-that-room = Go to the room

## The sealed dice of one browser

local-dice = Sealed dice
local-word-hint = Any word will do, or none. It’s mixed into the dice when the game starts.
local-seal-limits = In a game on this device, the secret, the seal, and the words are all in this browser. The seal proves that no roll was changed afterward: they all come from one number that was drawn before the first roll. It can’t prove that nobody peeked at that number here, or started over until they liked the dice. If you want proof of that, too, play in a room.
local-envelope-good = Everything matches: your browser recalculated every roll.

## Sharing

local-share-hint = This game is only on this device. The link carries all of it: anyone who opens it can watch and review the game, in any browser, and no server ever sees it.
local-share-link = Link with the whole game
local-share-too-long = This game is too long for a link. Send the file instead; it opens under “Open a game record.”
local-link-failed = Can’t open this link
local-link-cut = It’s incomplete, or something was added to it. Ask for it again, and copy all of it. These links are long.
local-link-long = It’s too big to be a game. The limit is { $most } KiB, unpacked.
local-link-newer = It’s from a newer version of Rapido. Reload this page and try again.
local-link-browser = This browser is too old to unpack it. Ask for the game’s file, or use a newer browser.

local-late = Your table isn’t ready yet
error-unreadable = This browser can’t read the games on this device right now. Nothing is lost; it’ll try again shortly.
