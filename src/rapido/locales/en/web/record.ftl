### Opening records.

record-title = Open a record
record-intro = A game from another device, from the terminal, from the referee or from a friend’s message: open its record here, and you can watch and review it like any other game.
record-choose = Choose a file
record-drop = Or drop the file anywhere on this page.
record-paste = Or paste the text of the record
record-open = Open
record-opening = The record is being read…

## Errors

record-empty = There is nothing to open yet. Choose a file or paste a record.
record-too-large = That is too large for the record of a game: { $size } KiB. At most { $most } KiB can be read.
record-not-text = This file is not a text, so it cannot be read.
record-nothing = No game can be found in this.
record-is-results = These are saved results, not the record of a game. You can load them under “Your games”.
# A damaged record.
record-broken = damaged
# Follows the error and its location.
record-shown-before = Everything before that is shown.
record-gone = This record was opened on another device, or it has been removed here. Open its file once more.

## The opened record

record-lately = Opened lately
record-lately-hint = These records are kept on this device only.
record-forget = Remove from this list: { $who }
record-save = Save the file
