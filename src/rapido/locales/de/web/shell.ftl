### Words of the page: shell.

shell-title = Rapido
shell-skip = Zum Spiel springen
shell-home = Startseite
shell-back = Zurück
shell-close = Schließen
shell-failed = Ein Teil des Spiels konnte nicht geladen werden
shell-failed-hint = Vielleicht war die Verbindung unterbrochen. Es ist nichts verloren.
shell-again = Noch einmal versuchen
shell-nowhere = Hier ist nichts
shell-nowhere-hint = Diese Adresse führt nirgendwohin. Vielleicht wurde sie abgeschnitten.
shell-offline = Im Moment gibt es keine Verbindung zum Spiel.
colour-0 = Rot, Kreis
colour-1 = Blau, Dreieck
colour-2 = Grün, Quadrat
colour-3 = Gelb, Raute
colour-4 = Weiß, Stern
colour-5 = Schwarz, Sechseck
error-offline = Im Moment gibt es keine Verbindung zum Spiel.
bot-heuristic = Schlau
bot-heuristic-hint = Wägt ab: Wie viele Stufen bringt ein Feld, und wie leicht fliegt man dort raus?
bot-uniform = Sorglos
bot-uniform-hint = Macht irgendetwas Erlaubtes, ganz ohne Plan: gut für die erste Partie.
shell-your-name = Dein Name (wenn du magst)
shell-your-colour = Deine Farbe
