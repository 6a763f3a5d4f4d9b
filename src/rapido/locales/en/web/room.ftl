### The room before a game.

room-yours = Your room
room-of = { $name }’s room
room-title = Room
room-settings-page = Settings

## Seats

room-seats = Who’s playing?
room-seat = Seat { $number }
room-open = Open seat
room-open-hint = anyone with the link can sit here
room-you = you
room-here-too = on this device
room-present = is here
room-absent = not connected
room-host = host
room-computer = computer player
room-sit = Sit here
room-sit-too = Add someone on this device
room-sit-seat = { $action }, seat { $number }
room-put-computer = Add a computer player
room-stand = Stand up
room-free = Free up the seat
room-make-host = Make host
room-level-of = How the computer player in seat { $number } plays
room-name-of = Name for seat { $number }
room-color-of = Color for seat { $number }
room-change-color = Change the color for seat { $number }: { $color }
room-same-device = Several people on one device? Take a seat for each of them, and pass the device around.
room-count = How many seats?
room-fewer = One fewer seat
room-more-seats = One more seat
room-seats-number =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
room-last-taken = The last seat is taken. You can remove it once nobody’s sitting there.

## Starting the game

room-begin = Start
room-begin-next = Next game
room-missing =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
room-missing-hint = Invite someone, or:
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
room-ready = Everyone’s here. Let’s go!
room-wait-host = Waiting for { $name } to start the game.
room-wait-someone = Waiting for the host to start the game.
room-take-seat = Take an open seat to play.
room-all-taken = All seats are taken. You can watch, or ask the host for another seat.

## Inviting

room-invite = Invite
room-invite-hint = Send the link, or scan the code with a phone.
room-link = Link to this room
room-qr = QR code with the link to this room
room-qr-again = The QR code couldn’t be loaded. Try again.
room-only-here = At this address, Rapido can only be reached from this device. So that others can join from theirs, stop Rapido in the terminal with Ctrl-C and start it like this:
room-code-get = Show a short code
room-code-new = New code
room-code-label = Short code
room-code-hint = Read it out loud. Anyone who enters it on the home page knocks here, and you let them in. It’s good for half an hour.
room-knocks = { $name } is knocking. Let them in?
room-knocks-somebody = Someone’s knocking. Let them in?
room-admit = Let in
room-deny = No

## Sealed dice

room-sealed = The dice are sealed
room-seal = The envelope is closed. Its seal: { $seal }
room-seal-whole = The whole seal
room-seal-how = How does that work?
room-seal-child = There’s a secret in a closed envelope, and every roll of the game comes from it. Nobody can change it anymore: that would break the seal. After the game, the envelope is opened, and your browser checks every roll.
room-word-child = Your browser puts random digits into a small envelope of its own, along with your lucky word if you give one. When the game starts, everyone’s small envelopes are opened at the same moment and stirred in, like spoonfuls of sugar. So nobody can pick the dice, not even the person who closed the big envelope and is playing along.
room-word-of = { $name }’s lucky word
room-word-your = Your lucky word
room-word-give = Add
room-word-given = added
room-word-hint = Any word will do, or none: your browser adds random digits anyway. Nobody sees it until the game is over.

## Game settings

room-settings = Game settings
room-limit = Time per decision
room-limit-none = no limit
room-limit-is = Time per decision: { $limit }
room-limit-hint = When time’s up, a computer player moves for you until you’re back.
room-pace = Computer players’ pace
room-pace-quick = quick
room-pace-normal = normal
room-pace-calm = relaxed
room-starter = Who goes first?
room-starter-youngest = The youngest, then take turns
room-starter-random = Picked at random
room-starter-next = Take turns, game by game
room-youngest = The youngest is
room-youngest-is = Youngest: { $name }
room-spectators = Others with the link can watch
room-spectators-yes = others can watch
room-spectators-no = no spectators
room-more = More
room-finish = The finish is on step
room-finish-hint = Usually 21. Fewer steps make for a shorter game.
room-finish-is = finish on step { $step }

## Leaving

room-rules = The rules
room-leave = Leave the room
room-leave-sure = Leave the room?
room-leave-hint = Your seats will open up.
room-leave-alone-hint = You’re the only one here, so the room will be closed.
room-leave-host-hint = Your seats will open up, and someone else will become the host.
room-delete = Delete the room
room-delete-sure = Delete the room and all its games?
room-delete-hint = Everyone has to leave, and the records of the games will be gone for good.
room-stay = Stay

## Who goes first

room-who-youngest = Who’s the youngest? They go first.
