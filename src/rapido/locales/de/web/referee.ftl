### The referee.

referee-title = Schiri fürs echte Brettspiel
referee-intro = Spielt mit eurem eigenen Spielplan und euren eigenen Würfeln. Tippt ein, was gewürfelt und wo platziert wurde: Der Schiri führt Buch über Treppe und Felder, erklärt alles und klärt Streitfragen.

## Setup

referee-who = Wer spielt mit?
referee-who-hint = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
referee-name = Platz { $number }: Name
referee-color = Platz { $number }: Farbe
referee-second = Platz { $number }: zweite Farbe
referee-two-hint = Zu zweit habt ihr je zwei Würfelpaare in zwei Farben.
referee-add = Noch jemand
referee-remove = Platz { $number } entfernen
referee-youngest = Wer ist am jüngsten und fängt an?
referee-finish = Ziel auf Stufe
referee-clash = Jede Farbe gibt es nur einmal.
referee-start = Los geht’s

## A turn

referee-turn = { $player } ist dran
referee-roll = Wurf { $number }
referee-dice = Was zeigen die Würfel?
referee-dice-again = Weitergewürfelt? Neuer Wurf:
referee-die-a = Der Würfel mit 4 und 7
referee-die-b = Der Würfel mit 5 und 6
referee-pair = Welches Paar?
referee-place = Platziert? Tippe auf das Feld.
# $value is the value of the roll.
referee-worth = Wert { $value }
referee-first-cross = Beim ersten Wurf zählt ein X als Null.
referee-nothing = { $player } hat nichts zu werten.
referee-alone = Ein Paar allein wird nicht gewertet. Es bleibt liegen, und { $player } würfelt mit dem anderen.
referee-why = Warum?
referee-why-rule = Warum? Regel { $rule }
referee-all-rules = Alle Regeln
referee-undo = Rückgängig
referee-undone = Zurückgenommen. Alles ist wieder wie vorher.
referee-took-roll = Zurückgenommen: { $player } hat nicht { $a } und { $b } gewürfelt.
referee-took-place = Zurückgenommen: { $player } hat nicht auf Feld { $field } platziert.
referee-offline = Gerade gibt es keine Verbindung zum Spiel. Es ist nichts verloren.
referee-again = Noch einmal versuchen

## Help: legal moves

referee-help = Was ist erlaubt?
referee-help-title = Was kann { $player } jetzt tun?
referee-can-roll = Würfeln
referee-can-again = Weiterwürfeln
referee-can-pair = Würfeln ({ $pair })
referee-can-place = Feld { $field }
referee-yes = { $what }: ja.
referee-no = { $what }: nein.
referee-throws-out = Wirft raus: { $victims }.
referee-throws-none = Wirft nichts raus.
referee-victim = { $value } von { $player }
referee-risk = Fast jeder dritte Wurf (11 von 36) zeigt ein X und beendet den Zug.
referee-questions = Häufige Fragen

## Log, record, end

referee-menu = Verlauf und Aufzeichnung
referee-log = Was bisher geschah
referee-record = Die Aufzeichnung
referee-record-hint = Jeder Wurf und jedes Platzieren, in einer Form, die Rapido lesen kann.
referee-copy = Kopieren
referee-copied = Kopiert.
referee-copy-by-hand = Markiere den Text und kopiere ihn.
referee-download = Herunterladen
referee-new = Neue Partie
referee-new-sure = Die laufende Partie ist dann weg. Eine neue beginnen?
referee-new-yes = Ja, neue Partie
referee-new-no = Nein, weiterspielen
referee-same = Noch einmal mit denselben Leuten
referee-won = { $player } gewinnt!
referee-review = Die Partie noch einmal ansehen
referee-review-first = Zum Anfang
referee-review-back = Zurück
referee-review-on = Weiter
referee-review-last = Zum Ende
referee-review-move = Schritt { $move } von { $moves }
referee-review-start = Der Anfang
referee-loading = Das Spiel wird aufgebaut …
