### Opening records.

record-title = Aufzeichnung öffnen
record-intro = Eine Partie von einem anderen Gerät, aus dem Terminal, vom Schiri oder aus einer Nachricht: Öffne hier ihre Aufzeichnung, dann kannst du sie ansehen und auswerten wie jede andere.
record-choose = Datei wählen
record-drop = Oder zieh die Datei einfach auf diese Seite.
record-paste = Oder füge den Text der Aufzeichnung ein
record-open = Öffnen
record-opening = Die Aufzeichnung wird gelesen …

## Errors

record-empty = Hier gibt es noch nichts zu öffnen. Wähle eine Datei oder füge eine Aufzeichnung ein.
record-too-large = Das ist zu groß für die Aufzeichnung einer Partie: { $size } KiB. Gelesen werden höchstens { $most } KiB.
record-not-text = Diese Datei ist kein Text und lässt sich nicht lesen.
record-nothing = Darin ist keine Partie zu finden.
record-is-results = Das sind gesicherte Ergebnisse, keine Aufzeichnung einer Partie. Laden kannst du sie unter „Deine Partien“.
# A damaged record.
record-broken = beschädigt
# Follows the error and its location.
record-shown-before = Gezeigt wird alles, was davor kommt.
record-gone = Diese Aufzeichnung wurde auf einem anderen Gerät geöffnet oder hier entfernt. Öffne ihre Datei noch einmal.

## The opened record

record-lately = Zuletzt geöffnet
record-lately-hint = Diese Aufzeichnungen liegen nur auf diesem Gerät.
record-forget = Aus der Liste entfernen: { $who }
record-save = Datei sichern
