### Help and option errors of the command line.

## The help page

help-usage = Aufruf:
help-options = Optionen
help-arguments = Angaben
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-all = alle Einstellungen zeigen
help-overview = Rapido, das Würfelrennen von Reiner Knizia. Ohne Befehl öffnet es sich im Browser.
help-commands = Befehle:
# Stands for the name of a command.
help-name-of-command = BEFEHL
help-command = siehe unten
help-more = { help-name-of-command } --help zeigt die Optionen eines Befehls.
help-language = die Sprache (Standard: %(default)s)
help-color = wann Farben benutzt werden: auto (im Terminal), always (immer) oder never (nie); auto beachtet auch NO_COLOR, FORCE_COLOR und CLICOLOR
help-finish = die Stufe, auf der man gewinnt (Standard: %(default)s)

## What each command does

command-serve = im Browser spielen, allein oder mit anderen
command-site = die Seite als statische Website schreiben, für jeden Webserver
command-docs = die Dokumentation im Browser lesen, auch ohne Netz
command-play = im Terminal spielen, mit Menschen und Computergegnern
command-rules = die Regeln kurz erklären
command-review = zeigen, was jeder Wurf und jede Entscheidung wert war
command-verify = Würfel und Züge einer aufgezeichneten Partie prüfen
command-backup = alle Partien des Servers in einer Datei sichern
command-restore = eine Sicherung wiederherstellen
command-migrate = alle Partien in eine andere Datenbank umziehen
command-rooms = Räume des Servers auflisten, schließen oder löschen
command-status = zeigen, wie es dem Server und seinen Partien geht
command-bot = das eigene Programm in einem Raum mitspielen lassen
command-engine = das Engine-Protokoll sprechen: JSON-Zeilen auf stdin und stdout
command-simulate = viele Partien spielen und auswerten
command-arena = Computergegner gegeneinander antreten lassen und bewerten
command-puzzles = Rätsel aus dem gelösten Spiel erzeugen oder prüfen
command-train = die Bewertungsfunktion mit Tabellen und Selbstspiel trainieren
command-solve = perfektes Spiel berechnen, als Tabelle schreiben oder prüfen
command-completion = Befehle und Optionen mit der Tabulatortaste ergänzen
command-test = die Tests des Projekts ausführen (nur als ./rapido test)
command-soak = die Störungstests vollständig ausführen (nur als ./rapido soak)

## The options of a command

help-play-players = zwei bis sechs Spieler: Ein Name steht für einen Menschen; bot:careful, bot:perfect und andere sind Computergegner; wer zuerst genannt wird, fängt an. Ohne Namen fragt das Programm danach oder spielt die letzte Partie weiter
help-play-seed = wiederholbare Würfel: Derselbe Startwert ergibt dieselben Würfe
help-play-save = die Partie in dieser Datei speichern
help-play-pace = wie viele Sekunden Computergegner nachdenken (Standard: %(default)s)
help-review-files = eine Partie als Text oder JSON, oder - für die Standardeingabe; mehrere Dateien oder ein Ordner werden zusammen ausgewertet
help-review-html = eine Seite mit Diagrammen schreiben
help-review-more = Was die Zahlen bedeuten, steht auf Englisch in docs/review.md.
help-verify-file = eine Partie als Text oder JSON, oder - für die Standardeingabe
help-verify-more = Wie die Würfel versiegelt werden, steht auf Englisch in docs/fairness.md.
help-site = Schreibt die Seite als statische Website: Computergegner, Einführung, Schiri, Rätsel und Auswertung ohne Server, auf jedem Webserver und in jedem Ordner. Beispiele stehen auf Englisch in docs/hosting.md.
help-site-folder = der Ordner; eine Website darin wird aktualisiert, andere Dateien bleiben unberührt
help-site-server = der Rapido-Server für Räume mit Freunden, zum Beispiel https://rapido.example; ohne ihn hat die Website keine Räume
help-site-force = in einen Ordner schreiben, in dem andere Dateien liegen, und gleichnamige ersetzen
help-docs = Öffnet die Dokumentation im Browser. Sie gehört zu Rapido und braucht kein Netz; die meisten Seiten sind auf Englisch.
help-docs-page = die Seite, zum Beispiel rules oder hosting
help-docs-no-browser = nur ausgeben, wo die Seite liegt
help-docs-build = die Dokumentation in diesen Ordner schreiben, als Website für jeden Webserver

## Option errors

# $program is, for example, "rapido play".
option-error = { $program }: Fehler: { $message }
option-hint = siehe { $command }
option-nearest = gemeint ist vielleicht { $nearest }
# After a sentence about a wrong name.
nearest-word = Gemeint ist vielleicht { $nearest }.
# $name is an option, such as --finish; $message one of those below.
option-argument = { $name }: { $message }
option-unknown = unbekannte Option oder Angabe: { $arguments }
option-required = hier fehlt: { $arguments }
option-one-required = eines davon ist nötig: { $arguments }
option-needs-value = es fehlt ein Wert
option-needs-values = es fehlt mindestens ein Wert
option-takes-no-value = erwartet keinen Wert; { $value } ist zu viel
option-not-with = das geht nicht zusammen mit { $other }
# Stands for a value that's an empty text.
empty-value = nichts
option-choice = { $value } gibt es hier nicht; zur Wahl stehen: { $choices }
option-path-empty = die Angabe ist leer; fehlt einer Variablen der Shell ihr Wert?
option-whole-number = bitte eine ganze Zahl von { $least } bis { $most }, nicht { $value }
option-number = bitte eine Zahl von { $least } bis { $most }, nicht { $value }
option-duration = bitte eine Dauer wie 90m, 12h oder 30d, nicht { $value }
option-count = bitte eine ganze Zahl von { $least } bis { $most }, zum Beispiel 5000, 10k, 2.5M oder 1e6, nicht { $value }
option-time-s = bitte eine Zahl von { $least } bis { $most } (in Sekunden) oder eine Dauer wie 90s oder 5m, nicht { $value }
option-time-m = bitte eine Zahl von { $least } bis { $most } (in Minuten) oder eine Dauer wie 90s oder 5m, nicht { $value }

## Reasons of the operating system

# These follow a colon or stand in parentheses.
reason-denied = der Zugriff ist nicht erlaubt
reason-missing = diese Datei oder diesen Ordner gibt es nicht
reason-folder = das ist ein Ordner
reason-no-file = das ist ein Gerät oder eine Pipe, keine Datei
reason-no-folder = ein Teil des Pfads ist kein Ordner
reason-exists = das gibt es schon
reason-full = der Datenträger ist voll
reason-read-only = der Datenträger ist schreibgeschützt
reason-too-long = der Name ist zu lang
reason-busy = ein anderes Programm benutzt es gerade
reason-open-files = es sind zu viele Dateien offen
reason-disk = der Datenträger ist fehlerhaft
reason-no-address = dieser Computer hat diese Adresse nicht
reason-unknown-host = es gibt keinen Computer mit diesem Namen
reason-refused = die Verbindung wurde abgelehnt
reason-unreachable = das Ziel ist nicht erreichbar
# $code is a name such as EXDEV.
reason-other = Systemfehler { $code }
output-unwritable = Die Ausgabe lässt sich nicht schreiben: { $reason }.

## What stands for a value, as in --data FOLDER

placeholder-address = ADRESSE
placeholder-command = BEFEHL
placeholder-count = ANZAHL
placeholder-days = TAGE
placeholder-file = DATEI
placeholder-folder = ORDNER
placeholder-host = SERVER
placeholder-minutes = MINUTEN
placeholder-name = NAME
placeholder-page = SEITE
placeholder-player = SPIELER
placeholder-port = PORT
placeholder-seat = PLATZ
placeholder-seconds = SEKUNDEN
placeholder-seed = STARTWERT
placeholder-step = STUFE
placeholder-time = DAUER
