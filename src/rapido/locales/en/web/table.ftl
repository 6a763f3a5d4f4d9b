### The table, the end of a game, and what all boards share.

## Players without a name are named by their color

table-name-0 = Red
table-name-1 = Blue
table-name-2 = Green
table-name-3 = Yellow
table-name-4 = White
table-name-5 = Black

## Whose turn it is

table-your-turn = Your turn
# $name is the person using this device.
table-turn-yours = { $name }, your turn
table-turn-of = { $name }’s turn
table-roll-number = Roll { $number }
table-turn-number = Turn { $turn }
table-thinks = { $name } is thinking…
table-waits-for = Waiting for { $name }, who isn’t connected
table-watching = You’re watching.
table-notice-turn = It’s your turn.
# $time is minutes and seconds, such as 1:30.
table-time-left = Time left: { $time }
table-time-soon =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
table-to-my-turn = Skip to my turn
table-pass-to = Pass the device to { $name }
table-i-am = I’m { $name }. Let’s go!

## Actions

table-roll = Roll
table-roll-again = Roll again
table-roll-pair = Roll pair { $pair }
# Under a picture of all 36 rolls with its 11 crosses.
table-risk = almost 1 in 3 ends the turn
table-place = Place
table-choose-field = choose a glowing field
table-place-on = Place on { $field }
table-place-throws-out =
    { $count ->
        [one] throws out one pair
       *[other] throws out { $count } pairs
    }
table-place-other = or choose another field

## The players

table-players = Players
table-on-step = on step
table-pair = Pair { $pair }
table-in-front = in front
table-on-field = on { $field }
table-you = you
table-computer = computer
table-away = away
table-not-connected = not connected
table-stands-in = A computer player is filling in for { $name }
table-is-back = { $name } is back
table-you-host = You’re the host of this room now
table-you-away = You were away. A computer player is playing for you.
table-take-back = Take my seat back

## Log

table-log = Game log
table-log-empty = Nothing yet. The dice are waiting.
table-recap = Since your last turn
table-rule = Rule { $rule }

## The connection

table-connecting = Connecting to the table…
table-lost = The connection dropped. It’ll come back by itself, and nothing is lost.
table-gone = This room doesn’t exist
table-gone-hint = Maybe it was deleted, it’s by invitation only, or the link is incomplete.
table-shut-out = This room isn’t open to you anymore
table-shut-out-hint = The host no longer allows spectators, or has deleted the room. Ask for a seat, or open your own room.
table-not-yet = The room can’t be opened yet
# After the reason why there is no connection.
table-keeps = Nothing is lost.
table-closed = This room is closed
table-closed-hint = Open a new one to play again.
table-elsewhere = This game is open in another tab
table-elsewhere-hint = Or on another of your devices. You can continue there or here.
table-play-here = Play here

## Phrases and menu

table-phrases = Say something
table-menu = Menu
table-part-menu = Menu
table-part-invite = Invite
table-part-friends = Continue with friends
table-part-dice = Sealed dice
table-part-keys = Keyboard shortcuts
table-part-log = Game log
table-part-leave = Leave the game?
table-part-abandon = End the game?
table-sound = Sounds
table-confirm = Ask before placing
table-show-phrases = Show what others say
table-speed = Speed
table-speed-0 = instant
table-speed-0-5 = fast
table-speed-1 = normal
table-speed-1-6 = slow
table-language = Language
table-rules = Rules
table-keys = Keyboard shortcuts
table-invite = Invite
table-settings = All settings
table-leave = Leave the game
table-leave-hint = A computer player takes over your seat. As long as the game is still going, you can come back with the same link.
table-leave-yes = Leave
table-abandon =
    { $people ->
        [one] End the game
       *[other] End the game for everyone
    }
table-abandon-hint =
    { $people ->
        [one] The game ends, and nobody wins. The envelope with the dice still gets opened.
       *[other] The game ends for everyone, and nobody wins. The envelope with the dice still gets opened.
    }
table-abandon-yes = End the game
table-play-on = Keep playing
table-pass-host = Make someone else the host
table-pass-host-to = Choose…
table-invite-hint = Anyone with this link can watch, and can take a free seat between games.
table-invite-link = Link to this room
table-invite-qr = The link as a QR code for a phone’s camera
table-copy = Copy
table-copied = Copied
table-copy-by-hand = Please copy the highlighted link yourself.
table-share = Share
table-key-roll = Roll, or continue
table-key-place = Place on this field
table-key-pair = With two players: choose the pair to roll
table-key-tab = Go from button to button
table-key-help = Show these shortcuts
table-key-close = Close a window

## The end

table-won = { $name } wins!
table-you-won = You win!
table-abandoned = The game ended early
table-won-scoring =
    { $steps ->
        [one] Scored one step, right to the top.
       *[other] Scored { $steps } steps, right to the top.
    }
table-won-double =
    { $steps ->
        [one] Rolled a double mid-turn: one step, right to the top.
       *[other] Rolled a double mid-turn: { $steps } steps, right to the top.
    }
table-see-end = See how it went
table-rematch = Play again
table-to-lobby = Change players or settings
table-to-room = Back to the room
table-host-begins = { $name } can start the next game.
table-someone-begins = The host can start the next game.
table-standings = Final standings
table-moments = Highlights
table-moment-sweep =
    { $count ->
        [one] { $name } throws out one pair.
       *[other] { $name } throws out { $count } pairs at once.
    }
table-moment-climb =
    { $count ->
        [one] { $name } climbs one step in one turn.
       *[other] { $name } climbs { $count } steps in one turn.
    }
table-moment-fall =
    { $count ->
        [one] { $name } drops one step.
       *[other] { $name } drops { $count } steps at once.
    }
table-moment-brave =
    { $count ->
        [one] { $name } rolls once in one turn.
       *[other] { $name } gets away with { $count } rolls in one turn.
    }
table-moment-lead =
    { $count ->
        [one] The lead changes once.
       *[other] The lead changes { $count } times.
    }
table-record = Game record
table-record-text = As text
table-record-json = As JSON
table-replay = Watch the replay
table-review = Review the game
table-replay-link = Link to the replay

## The envelope with the dice

table-envelope = The envelope is open
table-opening-envelope = Opening the envelope…
table-envelope-good = The dice are genuine: your own browser has checked every roll.
table-envelope-partly = The dice match, but not every small envelope was opened.
table-envelope-bad = Something doesn’t match here.
table-envelope-before = Before the first roll, the computer put a secret number into an envelope and showed everyone its seal: { $seal }
table-envelope-words = Then any lucky words were mixed in: { $words }. Every roll comes from this mix.
table-envelope-word = “{ $word }” ({ $name })
table-envelope-no-words = Nobody gave a lucky word this time, so the number alone decides every roll.
table-mixing = Mixing the dice…
table-left-out = { $names } didn’t open their small envelope in time. The dice are mixed without it.
table-left-out-yours = Your small envelope wasn’t opened in time. The dice are mixed without it.
table-envelope-small = Before the game, random digits and maybe a lucky word were sealed in a small envelope for each person: { $names }. When it started, everything was opened together and mixed in. Your browser has checked that nothing was swapped.
table-envelope-inside = Lucky words inside: { $words }.
table-envelope-unopened = { $names } didn’t open their small envelope, so it was left out. By holding it back, they could have chosen between two sets of dice.
table-envelope-plain = Lucky word not counted, because it wasn’t in a small envelope: { $names }.
table-envelope-swapped = What was in { $name }’s small envelope isn’t what was put into it before the game.
table-envelope-other-commitments = The small envelopes in this record aren’t the ones you saw when the game started.
table-envelope-yours-left-out = Your browser opened your small envelope, but it was left out here. Ask the person who runs this server why.
table-envelope-other-seal = You saw a different seal at the start: { $seal }
table-envelope-seal-fits = Now the envelope is open. Your browser recalculated the seal from the number, and it matches.
table-envelope-seal-broken = The number in the envelope isn’t the one that was sealed: its seal would be { $seal }
table-envelope-rolls-fit =
    { $rolls ->
        [0] Nobody rolled.
        [one] Your browser recalculated the only roll, and it matches.
       *[other] Your browser recalculated all { $rolls } rolls, and they match.
    }
table-envelope-wrong-roll = { $name }, roll { $number } of the game, on turn { $turn }: the record says { $found }, but { $sealed } was in the envelope.
table-envelope-legal = Every move follows the rules.
table-envelope-illegal = A move doesn’t follow the rules, or the result isn’t right.
table-envelope-not_sealed = This game has no seal, so its dice can’t be checked.
table-envelope-not_revealed = The envelope is opened at the end of the game. Until then, the dice can’t be checked.
table-envelope-digits = All digits
table-envelope-seal = Seal
table-envelope-secret = Secret number
table-envelope-commitment-of = { $name }’s small envelope: seal and random digits
table-envelope-limits = This proves that the dice come from a number and words that were fixed beforehand. It can’t prove when the seal and the small envelopes were first shown, whether anyone knew the secret number before the end, who the players were, or that they made their own choices. Without small envelopes, someone who knew the number could pick a word to suit it.

## The board

table-board = Board
table-board-stairs = Stairs
table-board-fields = Fields
# Each color always has the same shape.
table-board-marker-0 = red circle
table-board-marker-1 = blue triangle
table-board-marker-2 = green square
table-board-marker-3 = yellow diamond
table-board-marker-4 = white star
table-board-marker-5 = black hexagon
# $marker is one of the six above.
table-board-piece = { $player }, { $marker }: step { $step } of { $finish }
table-board-piece-leads = { $player }, { $marker }: step { $step } of { $finish }, in the lead
table-board-piece-start = { $player }, { $marker }: at the start
table-board-piece-won = { $player }, { $marker }: at the finish, has won
# A pair of dice in a list of pairs.
table-board-pair = { $player }’s { $value }
# $pairs is a list of these pairs.
table-board-field = Field { $field }: { $pairs }
table-board-field-free = Field { $field }: free
table-board-place = Place { $value } on field { $field }
table-board-place-throwing-out = Place { $value } on field { $field }: throws out { $pairs }
# Two players: whether both of a player's pairs are on fields, and will score, or only one.
table-board-linked = Both of { $player }’s pairs are on fields: { $steps ->
        [one] together they’re worth one step
       *[other] together they’re worth { $steps } steps
    }
table-board-alone = { $player } has only one pair on the fields: alone, it doesn’t score

## Who has moved, and who has won before

# After a move that a computer player made in place of a person.
table-by-computer = (computer)
table-wins =
    { $count ->
        [one] one win
       *[other] { $count } wins
    }

## Pace: who rolls on a shared device, undoing a placing, pairs in danger

# On a button, where several people share the device.
table-roll-named = { $name }: roll
table-undo = Undo
# For screen readers: the placing can still be undone.
table-held = Placed on field { $field }. You can still undo it.
table-undone = Undone. Choose again.
table-undo-option = Offer “Undo” for a moment after placing
table-auto-roll = Make the first roll for me
table-handover = Ask who has the device
# $pairs can be thrown out by the placing that is due.
table-board-danger = In danger: { $pairs }

## Computer players are somebody: one name for each color, the same in every language

table-computer-name-0 = Fridabot
table-computer-name-1 = Timobot
table-computer-name-2 = Piabot
table-computer-name-3 = Jakobot
table-computer-name-4 = Minabot
table-computer-name-5 = Hugobot
