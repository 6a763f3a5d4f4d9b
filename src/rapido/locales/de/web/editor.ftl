### The position editor.

## The page

editor-title = Stellungseditor
editor-intro = Bau eine beliebige Stellung auf: Du siehst, wer wohl gewinnt und was am besten ist, und kannst von dort weiterspielen.
editor-on = Und jetzt?
editor-clear = Alles abräumen
editor-link = Link zu dieser Stellung
editor-over = Jemand steht im Ziel: Die Partie ist vorbei.

## Notation

editor-line = Die Stellung als Text
editor-line-hint = Füge hier eine Stellung ein, oder kopiere diese.
editor-take = Übernehmen

## Editing

editor-race = Spielfiguren und Stufen
editor-players = Wie viele spielen mit?
editor-step-of = Stufe von { $name }
editor-finish = Ziel auf Stufe
editor-less = Eins weniger
editor-more = Eins mehr
editor-pairs = Würfelpaare
editor-pair-of = { $name }, Paar { $pair }
editor-in-front = nicht platziert
editor-on-field = auf Feld { $field }
editor-die-a = Würfel mit 4 und 7
editor-die-b = Würfel mit 5 und 6
editor-turn = Der Zug
editor-whose = Wer ist dran?
editor-rolled = Es wurde schon gewürfelt
editor-on-table = Auf dem Tisch
editor-rolls = Der wievielte Wurf des Zuges?
editor-which-pair = Gewürfelt mit

## Evaluation

editor-chances = Gewinnchancen
editor-actions = Was { $name } tun kann
editor-working = Wird ausgerechnet …
editor-impossible = Diese Stellung ist so noch nicht möglich. Was nicht passt, ist markiert.

## Tapping and dragging

editor-touch = Tippe auf ein Feld, um das markierte Paar zu platzieren, und auf Würfel, um sie wegzunehmen. Paare und Spielfiguren kannst du auch ziehen.
editor-touch-full = Tippe auf Würfel, um sie wegzunehmen. Paare und Spielfiguren kannst du auch ziehen.
editor-waiting = Nicht platzierte Paare
