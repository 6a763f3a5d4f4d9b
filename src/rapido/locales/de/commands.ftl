### The options of the commands, and how far a long one is.

## Options of several commands

help-json = ein JSON-Dokument ausgeben und sonst nichts
help-data = der Ordner mit den Partien
help-config = die Datei mit Einstellungen (Standard: rapido.toml in diesem Ordner, falls vorhanden)
help-store = wo die Partien sind: sqlite:ORDNER oder postgresql://NAME:PASSWORT@SERVER/DATENBANK (Standard: RAPIDO_STORE, rapido.toml oder der Datenordner)

## rapido serve and its everyday settings

help-serve-show = alle Einstellungen prüfen und zeigen, woher jede kommt, ohne den Server zu starten
help-serve-json = alle Einstellungen als ein JSON-Dokument ausgeben, ohne zu starten
help-serve-more = Jede Einstellung geht auch als Umgebungsvariable oder in der Datei rapido.toml, siehe docs/hosting.md (auf Englisch).
help-group-everyday = das Wichtigste
help-group-computer-players = Computergegner
help-group-timeouts = Fristen
help-group-lifetimes-and-intervals = Lebensdauern und Abstände
help-group-limits = Grenzen
help-setting = { $about } (Standard: { $default })
help-setting-bounds = { $about } ({ $bounds }; Standard: { $default })
help-on = an
help-off = aus
help-none-yet = keine; mehrfach möglich
setting-store = wo die Partien gespeichert sind: sqlite: (der Datenordner), sqlite:ORDNER (ein anderer) oder postgresql://NAME:PASSWORT@SERVER/DATENBANK
setting-bus = wie Prozesse voneinander erfahren: memory: (es gibt nur einen), postgresql: (der Server der Datenbank; Standard mit PostgreSQL) oder nats://SERVER
setting-workers = Prozesse, die sich den Port teilen; mehrere nur mit PostgreSQL
setting-preset = Werte für einen Ort, an dem sich viele eine Adresse teilen
setting-host = die Adresse, auf der der Server lauscht
setting-port = der Port; 0 nimmt einen freien
setting-lan = für das Heimnetz, mit QR-Code für Handys
setting-browser = den Browser öffnen
setting-names = weitere Namen dieses Servers, etwa der eines Proxys
setting-proxies = Adressen oder Netze von Webservern vor diesem, deren X-Forwarded-For und X-Forwarded-Proto gelten
setting-open_metrics = andere Rechner dürfen /metrics lesen
setting-log = Ereignisse als JSON-Zeilen auf die Fehlerausgabe schreiben
setting-keep_days = Tage, nach denen beendete Partien gelöscht werden

## rapido backup, restore, migrate, rooms, status

help-backup-file = die Datei; eine ältere Sicherung mit diesem Namen wird ersetzt. - schreibt auf die Standardausgabe
backup-json-output = Die Sicherung selbst geht auf die Standardausgabe, da ist kein Platz für JSON. Nenne eine Datei oder lass --json weg.
backup-terminal = Eine Sicherung ist kein Text und wird hier nicht gezeigt. Leite sie in eine Datei oder ein anderes Programm: rapido backup - > DATEI
help-restore-file = eine Datei, die rapido backup geschrieben hat; - liest von der Standardeingabe
restore-input = Die Standardeingabe
restore-terminal = Eine Sicherung lässt sich nicht eintippen. Leite sie aus einer Datei oder einem anderen Programm hierher: rapido restore - < DATEI
help-migrate-from = wo die Partien sind: sqlite:ORDNER oder postgresql://NAME:PASSWORT@SERVER/DATENBANK
help-migrate-to = wohin sie kommen, in derselben Form
help-migrate-more = Kein Server darf eine der beiden Datenbanken benutzen. Nach einer Unterbrechung macht der nächste Aufruf dort weiter, wo der letzte aufgehört hat: Kein Server startet mit dem Ziel, bevor alles dort angekommen, verglichen und nachgespielt ist.
help-rooms-action = was zu tun ist: list (auflisten), close (schließen) oder delete (löschen); Standard: list
help-rooms-which = welche Räume (alle Bedingungen zusammen)
help-rooms-older = Räume, die so lange nicht benutzt wurden: 90m, 12h, 30d
help-rooms-fingerprint = Räume nach ihren Fingerabdrücken im Protokoll
help-rooms-id = Räume nach ihren Links oder deren Enden
help-rooms-address = Räume, die aus dem Netz mit diesem Hash im Protokoll (--log) eröffnet wurden
help-rooms-log = das Protokoll des Servers, für --address; - ist die Standardeingabe
help-rooms-all = alle Räume
help-rooms-ids = ganze Kennungen zeigen; wer eine hat, kommt in den Raum
help-rooms-yes = nicht nachfragen
help-status-more = Der Exit-Status ist 0, wenn alles gut ist, 1, wenn etwas nicht stimmt, 2, wenn die Datenbank nicht benutzbar ist, und 3, wenn alles gut ist, aber kein Server läuft.

## rapido bot and engine

help-bot-join = der Link des Raums: http://SERVER/r/RAUM
help-bot-name = der Name, unter dem es spielt
help-bot-seat = welcher Platz, von 1 gezählt (Standard: der erste freie)
help-bot-bot = welcher Spieler der Engine (Standard: %(default)s)
help-bot-seconds = wie lange die Engine über einen Zug nachdenken darf, in Sekunden oder als Dauer wie 500ms oder 2m (Standard: %(default)s)
help-bot-games = nach so vielen Partien gehen (Standard: für die nächste bleiben)
help-bot-command = nach -- ein Programm, das das Engine-Protokoll spricht; ohne Angabe rapido engine
help-bot-more = Die Protokolle stehen auf Englisch in docs/engine-protocol.md und docs/web-protocol.md.
help-engine-more = Das Protokoll steht auf Englisch in docs/engine-protocol.md.

## What rapido bot says

room-bot-seat = Spielt auf Platz { $seat }.
room-bot-wins = Platz { $seat } gewinnt.
room-bot-left = Der Bot hat den Raum verlassen.
room-bot-closed = Der Raum ist geschlossen.
room-bot-freed = Wer den Raum leitet, hat den Platz freigegeben.
room-bot-host-left = Wer den Raum leitete, ist gegangen, und der Bot auch.
room-bot-elsewhere = Auf diesem Platz spielt jetzt eine andere Verbindung.
room-bot-idle = Lange ist nichts passiert; der Bot ist gegangen.
room-bot-no-seat = Es ist kein Platz frei.
room-bot-seat-taken = Platz { $seat } ist nicht frei.
room-bot-game-running = Es ist kein Platz frei: Eine Partie läuft.
room-bot-no-room = Diesen Raum gibt es nicht, oder er steht anderen nicht offen.
room-bot-refused = Der Raum lehnt es ab: { $reason }
room-bot-link = Ein Link zu einem Raum sieht aus wie http://SERVER/r/RAUM, nicht wie { $link }
room-bot-port = { $link }: Ein Port geht von 1 bis 65535, nicht { $port }.
room-bot-not-reached = { $server } ist nicht erreichbar: { $reason }
room-bot-other-answer = { $server } antwortet mit { $code }: Das ist kein Rapido-Server.
room-bot-other-server = { $server } antwortet, ist aber kein Rapido-Server.
room-bot-other-protocol = Der Server spricht ein anderes Protokoll: { $reason }.
room-bot-impossible-position = Der Server zeigt eine unmögliche Stellung: { $reason }.
# $detail is what the engine, or the system, has said.
room-bot-engine-busy = Die Engine ist beschäftigt.
room-bot-engine-closed = Die Engine wurde geschlossen.
room-bot-engine-exited = Die Engine hat sich beendet.
room-bot-engine-illegal = Die Engine hat etwas Unerlaubtes gewählt: { $detail }.
# $detail begins with the command that the engine was asked.
room-bot-engine-invalid = Die Engine hat auf { $detail } ungültig geantwortet.
room-bot-engine-not_started = Die Engine lässt sich nicht starten: { $detail }.
room-bot-no-program = Das Programm { $program } lässt sich nicht starten: { $reason }.
room-bot-engine-refused = Die Engine hat abgelehnt: { $detail }.
# $detail is a number of seconds.
room-bot-engine-silent = Die Engine hat nicht innerhalb von { $detail } Sekunden geantwortet.
# $detail is a number of bytes.
room-bot-engine-too_long = Die Engine hat eine Zeile von mehr als { $detail } Bytes geschickt.

## rapido completion

help-completion-shell = die Shell: bash, zsh oder fish
help-completion = Gibt ein Skript aus, das mit der Tabulatortaste Befehle, Optionen, Computergegner, Sprachen und Dateien ergänzt.
help-completion-more = wohin damit:
help-completion-again = Nach einem Update oder einem neuen Computergegner bitte noch einmal.

## Progress

# $step is one of those below; $left is a time such as 0:05 or 1:02:05.
progress-line = { $step }: { $percent } %, noch etwa { $left }
progress-steps = { $step }: Schritt { $number } von { $steps }, bisher { $time }
progress-docs = Dokumentation bauen
progress-backup = Sichern
progress-copy = Kopieren
progress-check = Prüfen
progress-compare = Vergleichen und Nachspielen
progress-review = Auswerten
progress-puzzles = Rätsel suchen
progress-save-solved = Bisher Berechnetes speichern
progress-write-table = Tabelle schreiben
