### Page title, navigation and errors.

shell-title = Rapido
# For search engines and app stores.
shell-description = Das Würfelrennen die Treppe hinauf, von Reiner Knizia: gegen den Computer, mit der Familie an einem Gerät oder mit Freunden. Kostenlos, ohne Konto, auch ohne Internet.
shell-no-script = Rapido braucht JavaScript. Bitte schalte es in den Einstellungen deines Browsers ein.
shell-skip = Zum Spiel springen
shell-home = Startseite
shell-back = Zurück
shell-close = Schließen
shell-remove = Entfernen
shell-keep = Behalten
shell-failed = Ein Teil des Spiels konnte nicht geladen werden
shell-failed-hint = Vielleicht war die Verbindung unterbrochen. Es ist nichts verloren.
shell-again = Noch einmal versuchen
shell-outdated = Es gibt eine neue Version des Spiels
shell-outdated-hint = Lade die Seite neu, dann geht es weiter. Kein Zug geht verloren.
shell-reload = Neu laden
shell-nowhere = Hier ist nichts
shell-nowhere-hint = Diese Adresse führt nirgendwohin. Vielleicht wurde sie abgeschnitten.
shell-elsewhere = Das gibt es hier nicht
# $server is, for example, rapido.example.
shell-elsewhere-hint = Räume mit Freunden und ihre Partien findest du auf { $server }.
shell-elsewhere-open = Dort öffnen
shell-offline = Im Moment gibt es keine Verbindung zum Spiel.
shell-offline-rooms = Räume mit Freunden brauchen Internet. Alles andere geht auch ohne.
# $share is, for example, 43 %.
shell-loading = Die Datei zum Ausrechnen der Chancen wird geladen: { $share }. Das ist nur einmal nötig.
color-0 = Rot, Kreis
color-1 = Blau, Dreieck
color-2 = Grün, Quadrat
color-3 = Gelb, Raute
color-4 = Weiß, Stern
color-5 = Schwarz, Sechseck
error-offline = Im Moment gibt es keine Verbindung zum Spiel.
error-storage_full = Dieser Browser hat keinen Platz mehr für die Partie.
error-busy = Das Spiel wird gerade neu gestartet, oder es spielen sehr viele Leute. Es geht nichts verloren.
error-unreachable = Das Spiel ist da, nimmt aber im Moment keine weiteren Verbindungen an. Vielleicht spielen zu viele aus deinem Netzwerk, oder das Netzwerk lässt die Verbindung nicht durch.
error-not_loaded = Die Datei, mit der das Spiel Chancen ausrechnet, ist noch nicht auf diesem Gerät und konnte nicht geladen werden. Das ist nur einmal nötig; danach klappt es auch ohne Internet.
error-no_local_games = Computergegner brauchen hier den Server: Dieser Browser oder diese Installation von Rapido kann nicht selbst rechnen. Alles andere geht wie gewohnt.
error-no_server = Diese Seite hat keinen Server: Räume mit Freunden und ihre Partien gibt es hier nicht. Alles andere schon.
# For errors that this page does not know.
error-unknown = Das hat nicht geklappt. Versuch es bitte noch einmal.
error-wait =
    { $unit ->
        [minutes] Versuch es in { $time ->
                [one] einer Minute
               *[other] { $time } Minuten
            } noch einmal.
       *[seconds] Versuch es in { $time ->
                [one] einer Sekunde
               *[other] { $time } Sekunden
            } noch einmal.
    }
error-retry =
    { $unit ->
        [minutes] Nächster Versuch in { $time ->
                [one] einer Minute
               *[other] { $time } Minuten
            }.
       *[seconds] Nächster Versuch in { $time ->
                [one] einer Sekunde
               *[other] { $time } Sekunden
            }.
    }
# For screen readers, instead of the countdown.
error-automatic = Gleich folgt von selbst der nächste Versuch.
error-now = Jetzt versuchen
bot-beginner = Anfänger
bot-beginner-hint = Liebt hohe Felder, übersieht die Gefahr und überlegt es sich oft anders.
bot-bold = Mutig
bot-bold-hint = Würfelt noch einmal, wo andere aufhören, und will hoch hinaus.
bot-careful = Vorsichtig
bot-careful-hint = Hört früh auf: lieber eine sichere Stufe als fünf unsichere.
bot-spiteful = Gemein
bot-spiteful-hint = Kennt die Chancen gut, wirft dich aber zu gern raus, auch wenn es etwas weniger bringt.
bot-perfect = Perfekt
bot-perfect-hint = Nimmt immer die beste Gewinnchance. Da hilft nur noch Würfelglück.
bot-heuristic = Schlau
bot-heuristic-hint = Wägt ab: Wie viele Stufen bringt ein Feld, und wie leicht fliegt man dort raus?
bot-uniform = Sorglos
bot-uniform-hint = Macht irgendetwas Erlaubtes, ganz ohne Plan: gut für die erste Partie.
shell-your-name = Dein Name (wenn du magst)
shell-your-color = Deine Farbe
