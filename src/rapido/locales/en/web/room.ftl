### The room before a game.

room-yours = Your room
room-of = Room of { $name }
room-title = The room
room-settings-page = Settings

## Seats

room-seats = Who plays?
room-seat = Seat { $number }
room-open = Open seat
room-open-hint = whoever has the link can sit here
room-you = you
room-here-too = on this device
room-present = is here
room-absent = not connected
room-host = host
room-computer = computer player
room-sit = Sit here
room-sit-too = Someone here
room-sit-seat = { $action }, seat { $number }
room-put-computer = Computer player
room-stand = Stand up
room-free = Free the seat
room-make-host = Make host
room-level-of = How the computer player on seat { $number } plays
room-name-of = Name on seat { $number }
room-color-of = Color of seat { $number }
room-change-color = Change the color of seat { $number }: { $color }
room-same-device = Several people on one device? Take a seat for each of them, and pass the device round.
room-count = How many seats?
room-fewer = One seat fewer
room-more-seats = One seat more
room-seats-number =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
room-last-taken = The last seat is taken; it can go when nobody sits there.

## Starting the game

room-begin = Begin
room-begin-next = Next game
room-missing =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
room-missing-hint = Invite somebody, or:
room-fill =
    { $count ->
        [one] Put a computer player there
       *[other] Put computer players there
    }
room-without =
    { $count ->
        [one] Play without this seat
       *[other] Play without these seats
    }
room-ready = Everybody is here. Off you go!
room-wait-host = { $name } begins the game.
room-wait-someone = The host begins the game.
room-take-seat = Take an open seat to play.
room-all-taken = All seats are taken. You can watch, or ask the host for another seat.

## Inviting

room-invite = Invite
room-invite-hint = Send the link, or let a phone look at the picture.
room-link = Link to this room
room-qr = QR code with the link to this room
room-qr-again = The QR code could not be loaded. Try again
room-only-here = This address leads only to this very device. To invite others, open Rapido under the address that the server shows for the network.
room-code-get = Show a short code
room-code-new = New code
room-code-label = Short code
room-code-hint = To be read out. Whoever enters it on the start page knocks here, and you let them in. It is good for half an hour.
room-knocks = { $name } is knocking. Let them in?
room-knocks-somebody = Somebody is knocking. Let them in?
room-admit = Let in
room-deny = No

## Sealed dice

room-sealed = The dice are sealed
room-seal = The envelope is closed. Its seal: { $seal }
room-seal-whole = The whole seal
room-seal-how = How does that work?
room-seal-child = A secret lies in a closed envelope, and all the dice of the game come from it. Nobody can change it any more: it would break the seal. After the game the envelope is opened, and your browser checks every roll.
room-word-child = Your browser puts random digits into a small envelope of its own, together with your lucky word if you give one. When the game begins, everybody’s small envelopes are opened at the same moment and stirred in, like spoonfuls of sugar. So nobody can pick the dice, not even the one who closed the big envelope and plays along.
room-word-of = Lucky word of { $name }
room-word-your = Your lucky word
room-word-give = Give
room-word-given = given
room-word-hint = Any word will do, or none: your browser adds random digits anyway. Nobody sees it before the game is over.

## Game settings

room-settings = How you play
room-limit = Time for a move
room-limit-none = no limit
room-limit-is = Time for a move: { $limit }
room-limit-hint = When it is up, a computer player moves instead, until you are back.
room-pace = Computer players think
room-pace-quick = briefly
room-pace-normal = normally
room-pace-calm = at length
room-starter = Who begins?
room-starter-youngest = The youngest, then by turns
room-starter-random = Drawn by lot
room-starter-next = By turns, game after game
room-youngest = The youngest is
room-youngest-is = Youngest: { $name }
room-spectators = Others with the link may watch
room-spectators-yes = others may watch
room-spectators-no = without spectators
room-more = More
room-finish = The finish is on step
room-finish-hint = Usually 21. Fewer steps make a shorter game.
room-finish-is = finish on step { $step }

## Leaving

room-rules = The rules
room-leave = Leave the room
room-leave-sure = Leave the room?
room-leave-hint = Your seats become free.
room-leave-alone-hint = You are the only one here, so the room is closed.
room-leave-host-hint = Your seats become free, and somebody else becomes the host.
room-delete = Delete the room
room-delete-sure = Delete the room with all its games?
room-delete-hint = Everybody has to leave, and the records of the games are gone for good.
room-stay = Stay
