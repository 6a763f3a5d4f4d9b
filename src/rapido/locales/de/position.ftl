### Why a position is impossible; shared by terminal and browser.

position-at-field = Feld { $field }:
position-fault-three_parts = Eine Stellung hat drei Teile mit je einem Leerzeichen dazwischen: Stufen, Felder, Zug. Zum Beispiel: 4,0,11/21 -/-/B46/-/-/- A
position-fault-steps_form = Die Stufen schreibt man so: 4,0,11/21. Die letzte Zahl ist das Ziel.
position-fault-players = Rapido ist ein Spiel für zwei bis sechs.
position-fault-finish = Das Ziel ist eine Stufe von 1 bis 999.
position-fault-step_range = Höher als im Ziel kann niemand stehen.
position-fault-two_finished = Im Ziel kann nur eine Figur stehen: Sobald die erste dort ist, ist die Partie vorbei.
position-fault-fields_form = Die Felder schreibt man von 5 bis 0, und zwar so: -/-/B46/-/-/CX1
position-fault-faces = Das können die Würfel nicht zeigen. Der eine hat X 1 2 3 4 7, der andere X 1 2 3 5 6.
position-fault-owner = Dieses Würfelpaar gehört niemandem in dieser Partie.
position-fault-pair_twice = Dasselbe Würfelpaar liegt auf zwei Feldern.
position-fault-field_full = Auf diesem Feld liegen zwei Paare. Auf den Feldern 1 bis 5 hat nur je ein Paar Platz, auf Feld 0 beliebig viele.
position-fault-turn_form = Den Zug schreibt man so: A (würfelt gleich), A46:2 (zweiter Wurf) oder A! (hat gewonnen).
position-fault-no_player = Wer da dran sein soll, spielt gar nicht mit.
position-fault-not_over = Eine Figur steht im Ziel, also ist die Partie vorbei.
position-fault-not_won = Gewonnen hat noch niemand: Dazu müsste jemand im Ziel stehen.
position-fault-all_lie = Wer dran ist, hat die Würfel schon zurückgenommen und braucht ein Paar zum Würfeln. Nimm eins von den Feldern.
position-fault-pair_lies = Das Paar auf dem Tisch kann nicht zugleich auf einem Feld liegen.
position-fault-cross = Ab dem zweiten Wurf beendet ein X den Zug, also kann es nicht auf dem Tisch liegen.
