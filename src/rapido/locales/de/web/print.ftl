### The rules on one sheet, for printing.

print-title = Die Regeln auf einem Blatt
print-now = Drucken
print-hint = Eine Seite, A4 oder Letter, schwarz auf weiß. Geht auch ohne Internet.
print-board = Der Spielplan: die Treppe mit 21 Stufen und die Felder 0 bis 5
print-start = Start
print-finish = Ziel
print-fields = Felder
print-dice = Die zwei Würfel eines Paars: alle sechs Seiten
print-example = Beispiel: Ana hat 2 und 6 gewürfelt, also 62
print-example-taken = Die Felder 1, 3 und 4 sind besetzt.
print-example-5 = Feld 5: Darüber liegt nichts, also fliegt nichts raus. Liegen die Würfel in Anas nächstem Zug noch da, steigt sie fünf Stufen hoch.
print-example-2 = Feld 2: Bens 54 fliegt raus. Caros 71 ist mehr wert und bleibt liegen. Ana kann beim nächsten Mal zwei Stufen hochsteigen.
print-example-0 = Feld 0: Bens 54 und Davis 62 fliegen raus, denn gleich viel zählt auch. Stufen gibt es beim nächsten Mal keine, aber niemand kann Ana rauswerfen.
print-example-roll = Oder sie würfelt weiter: Fast jeder dritte Wurf zeigt ein X, und dann ist ihr Zug vorbei.
