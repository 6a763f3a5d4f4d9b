### The replay.

replay-title = Rückblick
replay-turn-of = Zug { $turn } von { $turns }
replay-loading = Die Aufzeichnung wird geladen …
replay-none = Diese Partie gibt es nicht
replay-none-hint = Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.
replay-failed = Die Aufzeichnung lässt sich gerade nicht lesen
replay-turns = Alle Züge
replay-slider = Zug
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-take = Sichern und teilen
replay-link = Link zu Zug { $turn }
# $time is a date, mostly with the time of day.
replay-played = Gespielt am { $time }
