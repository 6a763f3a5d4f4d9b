### Settings.

settings-title = Einstellungen
settings-language = Sprache

## Appearance and motion

settings-look = Aussehen und Animationen
settings-theme = Darstellung
settings-theme-auto = Wie am Gerät eingestellt
settings-theme-day = Hell
settings-theme-night = Dunkel
settings-text = Schriftgröße
settings-motion = Animationen
settings-motion-auto = Wie am Gerät eingestellt
settings-motion-full = Alle
settings-motion-reduced = Keine
settings-speed = Tempo von Würfeln und Spielfiguren
settings-speed-1-6 = langsam
settings-speed-1 = normal
settings-speed-0-5 = schnell
settings-speed-0 = sofort

## At the table

settings-table = Beim Spielen
settings-sound = Ton
settings-confirm = Vor dem Platzieren nachfragen
settings-confirm-hint = Nachdem du auf ein Feld getippt hast, bestätigst du noch mit einem Knopf.
settings-phrases = Zurufe der anderen zeigen
settings-phrases-hint = Zum Beispiel „Autsch!“ oder „Gut gemacht!“
settings-notify = Bescheid sagen, wenn ich dran bin
settings-notify-hint = Du bekommst eine Mitteilung, auch wenn Rapido im Hintergrund ist.
settings-notify-denied = Für diese Seite sind Mitteilungen gesperrt; erlauben kannst du sie in den Einstellungen des Browsers.
settings-notify-impossible = Dieser Browser erlaubt Mitteilungen nur über eine sichere Verbindung (https). Der Tab und ein Ton sagen dir trotzdem Bescheid.

## The page as an app

settings-install = Rapido auf dieses Gerät holen
settings-install-hint = Es bekommt ein eigenes Symbol und startet auch ohne Internet.
settings-install-now = Installieren
settings-install-ios = Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.

## You and your data

settings-you = Du
settings-stored = Was auf diesem Gerät gespeichert ist
settings-stored-choices = Diese Einstellungen, dein Name und was du zuletzt gewählt hast.
settings-stored-rooms = Die Räume, in denen du warst, und die Partien, die du noch einmal ansehen kannst.
settings-stored-games = Die Partien, die du auf diesem Gerät spielst.
settings-stored-records = Die Aufzeichnungen, die du zuletzt geöffnet hast.
settings-stored-history = Deine Ergebnisse, dein Glück und die Rätsel, die du gelöst hast.
settings-stored-cookie = Ein Cookie, an dem der Server erkennt, dass ein Platz dir gehört. Über dich verrät es nichts.
settings-stored-files = Die Seite selbst, damit sie sich auch ohne Internet öffnet.
settings-stored-nobody = Niemand erfährt, was du hier tust. Es gibt kein Konto, keine Werbung und kein Tracking.
settings-forget = Alles vergessen
settings-forget-sure = Alles auf diesem Gerät vergessen?
settings-forget-hint = Einstellungen, Namen, Ergebnisse und alle Partien auf diesem Gerät sind dann endgültig weg, auch die laufenden. Partien in Räumen bleiben auf dem Server; mit ihrem Link kommst du wieder hinein.
settings-keep = Behalten

## Pace at the table

settings-undo = Nach dem Platzieren kurz „Rückgängig“ anbieten
settings-undo-hint = Hast du danebengetippt, kannst du es auf einem Touchscreen einen Augenblick lang zurücknehmen. Tippst du woandershin, geht es gleich weiter.
settings-auto-roll = Erster Wurf automatisch
settings-auto-roll-hint = Davor gibt es nichts zu entscheiden. Liegen zwei Paare vor dir, wählst du weiterhin selbst.
settings-handover = Fragen, wer das Gerät hat
settings-handover-hint = Für mehrere an einem Gerät: Wer dran ist, bestätigt es vor dem Würfeln.

settings-offline = Ohne Internet
settings-offline-missing = Spielen, Lernen und Nachlesen gehen schon ohne Internet. Starke Computergegner, Tipps und Auswertungen brauchen noch etwa 1 MB. Um deine mobilen Daten zu schonen, wird das erst geladen, wenn du es brauchst.
settings-offline-load = Jetzt laden
settings-offline-loading = Wird geladen …
settings-offline-done = Fertig! Außer Räumen mit Freunden geht jetzt alles ohne Internet.
## Keys

settings-shortcuts = Tastenkürzel
settings-shortcuts-hint = Einzelne Tasten wie R fürs Würfeln. Schalte sie aus, wenn Sprachsteuerung oder andere Hilfen sie versehentlich auslösen.
