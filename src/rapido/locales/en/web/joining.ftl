### Being let in, seats that change hands, and the way back to the table.

## Somebody asks to be let in

join-admit = Let { $name } in
join-gets-computer = They’ll take the computer’s seat: { $name }.
join-gets-watch = No seat is free, so they’ll watch.
join-gets-full = No seat is free, and watching is turned off. Free up a seat first.
# A device without a seat says that it belongs to $name, who is not connected.
join-is-person = Someone says they’re { $name } on a new device. Is that right?
join-is-person-yes = Yes, that’s { $name }
join-is-you = Another device wants to take over for you ({ $name }). Is that you?
join-is-you-yes = Yes, move my seat there
join-give-back = Give { $name } their old seat back
join-more =
    { $count ->
        [one] One more person is waiting.
       *[other] { $count } more people are waiting.
    }

## Asking for a seat

join-in = Join in
join-lost = I had a seat here
join-in-title = Take a seat
join-in-hint = Someone at the table has to say yes.
join-take-computer = Take over from the computer: { $name }
join-i-am = I’m { $name }
join-is-lost = not connected
join-is-here = is connected and has to say yes
join-asked = You’ve asked. Now someone at the table has to say yes.
join-asked-device = Look at { $name }’s other device, and say yes there.
join-refused = Nobody said yes.
join-cancel = Never mind
join-enter = Ask to be let in
join-enter-hint = If the room exists, the people in it can let you in.

## Another device

join-device = Continue on another device
table-part-device = Continue on another device
join-device-which = Whose seat should move?
join-device-hint = Scan this with your other device, or open the link there. Your seat moves with you.
join-device-qr = QR code with the link that moves your seat
join-device-link = Link that moves your seat
join-device-once =
    { $minutes ->
        [one] It works once, within one minute. Keep it to yourself: anyone who opens it plays for you.
       *[other] It works once, within { $minutes } minutes. Keep it to yourself: anyone who opens it plays for you.
    }
join-device-expired = This link has expired.
join-device-new = New link
join-link-failed = The seat hasn’t moved
join-moved-away = { $name } is playing on another device now. You’re watching here.

## Latecomers and presence

join-latecomers = Latecomers can take a computer’s seat
join-latecomers-no = no latecomers
join-people = Who’s here?
table-part-people = Who’s here?

## Back to the table

join-call-proposed = Someone wants to play again.
join-call-began = The game has started.
join-call-rematch = The rematch has started.
join-call-turn = It’s your turn.
join-call-running = Your game is still going.
join-call-go = Go to the table
join-reopen = Open it again
join-reopen-hint = Seats, names, and settings are just as you left them.
