### The guide: installing, starting, playing at home.

guide-title = Hilfe: installieren, starten, zusammen spielen
guide-device = Auf diesem Gerät
guide-device-install = Rapido läuft im Browser. Unter „Einstellungen“ kannst du es installieren: Dann hat es ein eigenes Symbol und startet auch ohne Internet.
guide-device-games = Partien gegen den Computer oder an einem Gerät bleiben in diesem Browser. Was du behalten willst, sicherst du als Datei, oder du teilst den Link.
guide-settings = Einstellungen
guide-own = Auf dem eigenen Computer
guide-own-start = Du brauchst nur Python 3.11 oder neuer und den Ordner mit Rapido. Öffne in diesem Ordner ein Terminal und tippe:
guide-own-windows = Unter Windows:
guide-own-first = Der erste Start braucht Internet und dauert ein bis zwei Minuten. Danach öffnet sich das Spiel im Browser.
guide-home = Mit Freunden zu Hause
guide-home-start = Läuft Rapido schon, dann beendet es zuerst im Terminal mit Strg+C. Eine Person startet es für das ganze Heimnetz:
guide-home-join = Im Terminal erscheinen eine Adresse und ein QR-Code. Öffnet die Adresse auf Handys, Tablets oder Computern im selben WLAN. Eine Person tippt dort auf „Mit Freunden“ und „Raum eröffnen“; die anderen tippen auf „Mit Code mitspielen“, geben den Code des Raums ein und werden hereingelassen. Fragt der Computer, ob Rapido das Netzwerk benutzen darf, dann erlaubt es. Mit Strg+C beendet ihr Rapido; die Partien gehen später dort weiter, wo ihr aufgehört habt.
guide-update = Aktualisieren
guide-update-how = Hol die neue Version in den Ordner und starte Rapido wie immer. Deine Partien bleiben erhalten.
guide-games = Wo die Partien liegen
guide-games-where = Partien aus Räumen liegen auf dem Computer, auf dem Rapido läuft, im Ordner „rapido“: unter Linux ~/.local/share/rapido, auf dem Mac ~/Library/Application Support/rapido, unter Windows %LOCALAPPDATA%\rapido. Dieser Befehl sichert sie alle in einer Datei:
guide-games-restore = Und dieser stellt die Sicherung wieder her:
# The name of a file.
guide-backup-file = partien.backup
