### Words of the page: editor.

## The page

editor-title = Stellungseditor
editor-intro = Stell eine beliebige Stellung auf: Du siehst, wer wohl gewinnt und was am besten ist, und kannst von dort weiterspielen.
editor-on = Und jetzt?
editor-clear = Alles abräumen
editor-link = Link zu dieser Stellung
editor-over = Jemand steht im Ziel: Die Partie ist vorbei.

## The line

editor-line = Die Stellung in einer Zeile
editor-line-hint = Füg hier eine Stellung ein, oder nimm diese mit.
editor-take = Aufstellen

## Setting up

editor-race = Figuren und Stufen
editor-players = Wie viele spielen mit?
editor-step-of = Stufe von { $name }
editor-finish = Ziel auf Stufe
editor-less = Eins weniger
editor-more = Eins mehr
editor-pairs = Würfelpaare
editor-pair-of = { $name }, Paar { $pair }
editor-in-front = auf keinem Feld
editor-on-field = auf Feld { $field }
editor-die-a = Würfel mit 4 und 7
editor-die-b = Würfel mit 5 und 6
editor-turn = Der Zug
editor-whose = Wer ist dran?
editor-rolled = Es ist schon gewürfelt
editor-on-table = Auf dem Tisch
editor-rolls = Der wievielte Wurf des Zuges?
editor-which-pair = Gewürfelt mit

## What it is worth

editor-chances = Gewinnchancen
editor-actions = Was { $name } tun kann
editor-working = Wird ausgerechnet …
editor-impossible = So geht die Stellung noch nicht: Etwas passt nicht. Die Stelle ist markiert.

## Why a position cannot be

editor-at-field = Feld { $field }:
editor-fault-three_parts = Eine Stellung hat drei Teile mit je einem Leerzeichen dazwischen: Stufen, Felder, Zug. Zum Beispiel: 4,0,11/21 -/-/B46/-/-/- A
editor-fault-steps_form = Die Stufen schreibt man so: 4,0,11/21. Die letzte Zahl ist das Ziel.
editor-fault-players = Es spielen zwei bis sechs mit.
editor-fault-finish = Das Ziel ist eine Stufe von 1 bis 999.
editor-fault-step_range = Höher als im Ziel kann niemand stehen.
editor-fault-two_finished = Nur eine Figur kann das Ziel erreichen: Dann ist die Partie sofort vorbei.
editor-fault-fields_form = Die Felder schreibt man von 5 bis 0, und zwar so: -/-/B46/-/-/CX1
editor-fault-faces = Das können die Würfel nicht zeigen. Der eine hat X 1 2 3 4 7, der andere X 1 2 3 5 6.
editor-fault-owner = Dieses Würfelpaar gehört niemandem in dieser Partie.
editor-fault-pair_twice = Dasselbe Würfelpaar liegt auf zwei Feldern.
editor-fault-field_full = Auf diesem Feld liegen zwei Paare. Auf den Feldern 1 bis 5 hat je eins Platz, nur auf Feld 0 mehr.
editor-fault-turn_form = Den Zug schreibt man so: A (würfelt gleich), A46:2 (zweiter Wurf) oder A! (hat gewonnen).
editor-fault-no_player = Wer da dran sein soll, spielt gar nicht mit.
editor-fault-not_over = Eine Figur steht im Ziel, also ist die Partie vorbei.
editor-fault-not_won = Gewonnen hat noch niemand: Wer gewinnt, steht im Ziel.
editor-fault-all_lie = Wer dran ist, hat die Würfel schon zurückgenommen und ein Paar zum Würfeln. Nimm eins von den Feldern.
editor-fault-pair_lies = Das Paar auf dem Tisch kann nicht zugleich auf einem Feld liegen.
editor-fault-cross = Ab dem zweiten Wurf beendet ein X den Zug, also kann es nicht auf dem Tisch liegen.
