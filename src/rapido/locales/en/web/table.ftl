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
table-waits-for = Waiting for { $name }, who is not connected
table-watching = You are watching.
table-notice-turn = It is your turn.
# $time is minutes and seconds, such as 1:30.
table-time-left = Time left: { $time }
table-time-soon =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
table-to-my-turn = Skip to my turn
table-pass-to = Pass the device to { $name }
table-i-am = I’m { $name }, go on

## Actions

table-roll = Roll
table-roll-again = Roll again
table-roll-pair = Roll pair { $pair }
table-risk = 11 in 36 end the turn
table-place = Place
table-choose-field = choose a lit field
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
table-stands-in = A computer player stands in for { $name }
table-is-back = { $name } is back
table-you-host = You are the host of this room now
table-you-away = You were away. A computer player plays for you.
table-take-back = Take my seat back

## Log

table-log = What has happened
table-log-empty = Nothing yet. The dice are waiting.
table-recap = Since your last turn
table-rule = Rule { $rule }

## The connection

table-connecting = To the table…
table-lost = The connection is interrupted. It comes back by itself, nothing is lost.
table-gone = This room does not exist
table-gone-hint = Perhaps it was deleted, or the link is not complete, or it is only for invited people.
table-shut-out = This room is no longer open to you
table-shut-out-hint = The host no longer allows spectators, or has deleted the room. Ask for a seat, or open a room of your own.
table-not-yet = The room cannot be opened yet
# After the reason why there is no connection.
table-keeps = Nothing is lost.
table-closed = This room has ended
table-closed-hint = Open a new one to play again.
table-elsewhere = This game is open in another tab
table-elsewhere-hint = Or on another of your devices. You can go on there, or here.
table-play-here = Play here

## Phrases and menu

table-phrases = Say something
table-menu = Menu
table-part-menu = Menu
table-part-invite = Invite
table-part-friends = Play on with friends
table-part-dice = Sealed dice
table-part-keys = Keys
table-part-log = What has happened
table-part-leave = Leave the game?
table-part-abandon = End the game?
table-sound = Sounds
table-confirm = Ask before placing
table-show-phrases = Show what others say
table-speed = Speed
table-speed-0 = at once
table-speed-0-5 = quick
table-speed-1 = normal
table-speed-1-6 = slow
table-language = Language
table-rules = Rules
table-keys = Keys
table-invite = Invite
table-settings = All settings
table-leave = Leave the game
table-leave-hint = A computer player takes over your seat. As long as the game goes on, you can come back with the same link.
table-leave-yes = Leave
table-abandon = End the game for all
table-abandon-hint = The game ends for everyone and nobody wins. The envelope with the dice is opened all the same.
table-abandon-yes = End the game
table-play-on = Play on
table-pass-host = Make somebody else the host
table-pass-host-to = Choose…
table-invite-hint = Whoever has this link can watch, and take a free seat between two games.
table-invite-link = Link to this room
table-invite-qr = The link as a picture for the camera of a phone
table-copy = Copy
table-copied = Copied
table-copy-by-hand = Please copy the marked link by hand.
table-share = Share
table-key-roll = Roll, or go on
table-key-place = Place on this field
table-key-pair = With two players: choose the pair to roll
table-key-tab = From button to button
table-key-help = Show these keys
table-key-close = Close a window

## The end

table-won = { $name } wins!
table-you-won = You win!
table-abandoned = The game was ended early
table-won-scoring =
    { $steps ->
        [one] With one step by scoring, right to the top.
       *[other] With { $steps } steps by scoring, right to the top.
    }
table-won-double =
    { $steps ->
        [one] With a double in the middle of the turn: one step, right to the top.
       *[other] With a double in the middle of the turn: { $steps } steps, right to the top.
    }
table-see-end = See how it went
table-rematch = Play again
table-to-lobby = Change players or settings
table-to-room = Back to the room
table-host-begins = { $name } can start the next game.
table-someone-begins = The host can start the next game.
table-standings = Where everyone stands
table-moments = To remember
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
        [one] { $name } falls one step.
       *[other] { $name } falls { $count } steps at once.
    }
table-moment-brave =
    { $count ->
        [one] { $name } rolls once in one turn.
       *[other] { $name } dares { $count } valid rolls in one turn.
    }
table-moment-lead =
    { $count ->
        [one] The lead changes once.
       *[other] The lead changes { $count } times.
    }
table-record = The record
table-record-text = As text
table-record-json = As JSON
table-replay = Watch the replay
table-review = Review the game
table-replay-link = Link to the replay

## The envelope with the dice

table-envelope = The envelope is open
table-opening-envelope = The envelope is being opened…
table-envelope-good = Nobody has cheated: your own browser has checked it.
table-envelope-partly = The dice fit, but not every small envelope was opened.
table-envelope-bad = Something does not fit here.
table-envelope-before = Before the first roll the computer put a secret number into an envelope and showed its seal to all: { $seal }
table-envelope-words = Then the players gave their lucky words: { $words }. The number and the words together make all the dice.
table-envelope-word = { $name } “{ $word }”
table-envelope-no-words = Nobody gave a lucky word this time. So the number alone makes all the dice.
table-mixing = The dice are being mixed…
table-left-out = { $names } did not open their small envelope in time. The dice are mixed without it.
table-left-out-yours = Your small envelope was not opened in time. The dice are mixed without it.
table-envelope-small = Before the game, { $names } closed small envelopes of their own, with random digits and maybe a lucky word. When it began, they were opened together and mixed in. Your browser has checked that none was swapped.
table-envelope-inside = These lucky words were inside: { $words }.
table-envelope-unopened = { $names } did not open their small envelope, so it was left out. Whoever held it back could choose between two sets of dice.
table-envelope-plain = The word of { $names } was not in a small envelope, so it does not count.
table-envelope-swapped = What was in the small envelope of { $name } is not what was put into it before the game.
table-envelope-other-commitments = The small envelopes in this record are not the ones that you saw when the game began.
table-envelope-yours-left-out = Your browser opened your small envelope, but here it was left out. Ask whoever runs this server why.
table-envelope-other-seal = The seal that you saw at the beginning was another one: { $seal }
table-envelope-seal-fits = Now the envelope is open. Your browser has made the seal of the number again: it is the same.
table-envelope-seal-broken = The number in the envelope is not the one that was sealed: its seal would be { $seal }
table-envelope-rolls-fit =
    { $rolls ->
        [0] Nobody has rolled.
        [one] Your browser has worked out the only roll: it is the one that was rolled.
       *[other] Your browser has worked out all { $rolls } rolls: they are the ones that were rolled.
    }
table-envelope-wrong-roll = { $name }, roll { $number } of the game, in turn { $turn }: the record says { $found }, but { $sealed } was in the envelope.
table-envelope-legal = Every move keeps to the rules.
table-envelope-illegal = A move does not keep to the rules, or the result is not right.
table-envelope-not_sealed = This game has no seal, so its dice cannot be checked.
table-envelope-not_revealed = The envelope is opened at the end of the game. Until then the dice cannot be checked.
table-envelope-digits = All digits
table-envelope-seal = Seal
table-envelope-secret = Secret number
table-envelope-commitment-of = Small envelope of { $name }: seal and random digits
table-envelope-limits = This proves that the dice follow from a number and words that were fixed beforehand. It cannot prove when seal and small envelopes were first shown, whether anybody knew the secret number before the end, who the players were, or that they made their own choices. Without small envelopes, whoever knew the number could choose a word to suit it.

## The board

table-board = Board
table-board-stairs = Staircase
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
table-board-linked = Both of { $player }’s pairs lie on fields: { $steps ->
        [one] together they are worth one step
       *[other] together they are worth { $steps } steps
    }
table-board-alone = { $player } has only one pair on the fields: alone it does not score

## Pace: who rolls on a shared device, undoing a placing, pairs in danger

# On a button, where several people share the device.
table-roll-named = { $name }: roll
table-undo = Undo
# For screen readers: the placing can still be undone.
table-held = On field { $field }. “Undo” takes it back.
table-undone = Taken back. Choose again.
table-undo-option = “Undo” for a moment after placing
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
