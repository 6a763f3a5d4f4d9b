### Help: installing, starting, playing at home.

help-title = Hilfe: installieren, starten, zusammen spielen
help-device = Auf diesem Gerät
help-device-install = Rapido läuft im Browser. Unter „Einstellungen“ kannst du es installieren: Dann hat es ein eigenes Symbol und geht auch ohne Verbindung auf.
help-device-games = Partien gegen den Computer oder an einem Gerät bleiben in diesem Browser. Was du behalten willst, sicherst du als Datei, oder du teilst den Link.
help-settings = Einstellungen
help-own = Auf dem eigenen Computer
help-own-start = Du brauchst nur Python 3.11 oder neuer und den Ordner mit Rapido. Öffne in diesem Ordner ein Terminal und tippe:
help-own-windows = Unter Windows:
help-own-first = Der erste Start braucht Internet und dauert ein paar Minuten. Danach öffnet sich das Spiel im Browser.
help-home = Mit Freunden zu Hause
help-home-start = Eine Person startet Rapido für das ganze Heimnetz:
help-home-join = Im Terminal erscheinen eine Adresse und ein QR-Code. Handys, Tablets und Computer im selben WLAN öffnen sie, und schon sitzt ihr an einem Tisch. Fragt der Computer, ob Rapido das Netzwerk benutzen darf, dann erlaube es. Mit Strg-C ist Schluss; die Partien gehen später dort weiter, wo sie waren.
help-update = Aktualisieren
help-update-how = Hol die neue Version in den Ordner und starte wie immer. Deine Partien bleiben.
help-games = Wo die Partien liegen
help-games-where = Partien aus Räumen liegen auf dem Computer, auf dem Rapido läuft, im Ordner „rapido“: unter Linux ~/.local/share/rapido, am Mac ~/Library/Application Support/rapido, unter Windows %LOCALAPPDATA%\rapido. Dieser Befehl macht eine Kopie von allen:
help-games-restore = Und dieser stellt eine Kopie wieder her:
# The name of a file.
help-backup-file = partien.backup
