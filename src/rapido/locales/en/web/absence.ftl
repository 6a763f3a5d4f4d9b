### Somebody is gone: stand-ins, another host, the rematch by agreement.

## Stand-ins

# $names are the people on one device; $time is a time of day.
absence-gone =
    { $count ->
        [one] { $names } has been gone since { $time }.
       *[other] { $names } have been gone since { $time }.
    }
absence-soon =
    { $seconds ->
        [one] In one second, a computer can fill in.
       *[other] In { $seconds } seconds, a computer can fill in.
    }
absence-offer =
    { $count ->
        [one] Let a computer play for { $names } until they’re back
       *[other] Let computers play for { $names } until they’re back
    }
absence-you-back = You’re back in your seat.

## The host

absence-host-now = { $name } is the host now.
absence-host-lost = You were gone, so { $name } is the host now.
absence-host-take = Be the host again

## The time for a move, changed during the game

absence-limit-now = New time per decision: { $limit }

## The rematch

absence-begins = { $name } goes first this time.
absence-begins-you = You go first this time.
absence-begins-next = Next time, { $name } goes first.
absence-begins-next-you = Next time, you go first.
absence-rematch-by = { $name } would like to play again.
absence-rematch-yes = Yes, play again
absence-rematch-no = Not now
# $names is a list of names.
absence-rematch-agreed = Ready to play: { $names }
absence-rematch-waits = Waiting for { $names }
absence-rematch-soon =
    { $seconds ->
        [one] Not connected: { $names }. The game starts anyway in one second.
       *[other] Not connected: { $names }. The game starts anyway in { $seconds } seconds.
    }
absence-rematch-back = On second thought, no
absence-rematch-now = Start without waiting
absence-rematch-ended = No rematch for now.
