### Opening records.

record-title = Open a game record
record-intro = Do you have a game from another device, the terminal, the referee, or a friend’s message? Open its record here to watch and review it like any other game.
record-choose = Choose a file
record-drop = Or drop the file anywhere on this page.
record-paste = Or paste the record as text
record-open = Open
record-opening = Reading the record…

## Errors

record-empty = There’s nothing to open yet. Choose a file or paste a record.
record-too-large = That’s too large for a game record: { $size } KiB. The limit is { $most } KiB.
record-not-text = This file isn’t text, so it can’t be read.
record-nothing = There’s no game in here.
record-is-results = These are saved results, not a game record. You can load them under “Your games.”
# A damaged record.
record-broken = damaged
# Follows the error and its location.
record-shown-before = Everything before that is shown.
record-gone = This record was opened on another device, or it’s been removed here. Open its file again.

## The opened record

record-lately = Recently opened
record-lately-hint = These records stay on this device.
record-forget = Remove from this list: { $who }
record-save = Save the file
