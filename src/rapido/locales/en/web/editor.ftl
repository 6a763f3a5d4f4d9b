### The position editor.

## The page

editor-title = Position editor
editor-intro = Set up any position. You’ll see who’s likely to win and what’s best, and you can play from there.
editor-on = What now?
editor-clear = Clear the board
editor-link = Link to this position
editor-over = Someone is at the finish: the game is over.

## Notation

editor-line = The position as text
editor-line-hint = Paste a position here, or copy this one.
editor-take = Set up

## Editing

editor-race = Players and steps
editor-players = How many players?
editor-step-of = { $name }’s step
editor-finish = Finish on step
editor-less = One less
editor-more = One more
editor-pairs = Pairs of dice
editor-pair-of = { $name }, pair { $pair }
editor-in-front = not on a field
editor-on-field = on field { $field }
editor-die-a = Die with 4 and 7
editor-die-b = Die with 5 and 6
editor-turn = Turn
editor-whose = Whose turn is it?
editor-rolled = The dice have been rolled
editor-on-table = On the table
editor-rolls = Which roll of the turn?
editor-which-pair = Which pair was rolled?

## Evaluation

editor-chances = Chances of winning
editor-actions = What { $name } can do
editor-working = Working it out…
editor-impossible = This position isn’t possible yet. The spot that doesn’t fit is marked.

## Tapping and dragging

editor-touch = Tap a field to place the highlighted pair. Tap dice to take them off. You can drag pairs and pieces, too.
editor-touch-full = Tap dice to take them off. You can drag pairs and pieces, too.
editor-waiting = Pairs not on a field
