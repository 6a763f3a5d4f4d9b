### The start page.

start-title = Rapido – das Würfelrennen die Treppe hinauf
start-tagline = Würfle, so oft du dich traust, und stürme die Treppe hoch.

## Recent games

start-running = Deine Partien
start-continue = Weiterspielen: { $who }
start-back-to-room = Zurück in den Raum: { $who }
start-back-to-table = Zurück an den Tisch: { $who }
start-went-on = geht in einem Raum weiter
start-all-games =
    { $count ->
       *[other] Alle { $count } Partien zeigen
    }
start-remove-game = Diese Partie entfernen?
start-remove-game-hint = Sie ist noch nicht zu Ende und nur in diesem Browser gespeichert.
start-your-turn = Du bist dran
start-forget = Aus der Liste entfernen: { $who }
start-you = du
start-somebody = jemand
start-nobody = noch niemand
start-company =
    { $computers ->
        [one] { $names } und ein Computergegner
       *[other] { $names } und { $computers } Computergegner
    }
start-computers =
    { $computers ->
        [one] ein Computergegner
       *[other] { $computers } Computergegner
    }

## A game against computer players

start-play = Jetzt spielen
start-play-hint =
    { $count ->
        [one] ein Computergegner · { $level }
       *[other] { $count } Computergegner · { $level }
    }
start-change = Gegner, Namen und Farbe ändern
start-alone = Deine Partie
start-opponents = Wie viele Computergegner?
start-level =
    { $count ->
        [one] Wie spielt er?
       *[other] Wie spielen sie?
    }
start-setting-up = Das Spiel wird aufgebaut …
start-set-up = Mehr: Einstellungen, Glückswörter …

## A game on one device

start-one-device = An einem Gerät
start-one-device-hint = Ihr reicht das Gerät herum: Wer dran ist, hat es in der Hand.
start-who-plays = Wer spielt hier mit?
start-name-of = Name von Spieler { $number }
start-person = Spieler { $number }
start-remove-person = Spieler { $number } entfernen
start-add-person = Noch jemand
start-plus-computers = Auch Computergegner?
start-begin = Los geht’s
start-color-of = Farbe von Spieler { $number }
start-move-person = Spieler { $number } nach oben; Ziehen ändert die Reihenfolge
start-youngest = Wer ist am jüngsten?
start-youngest-hint = Wer am jüngsten ist, fängt an, dann geht es in dieser Reihenfolge weiter. Bei jeder weiteren Partie fängt jemand anders an, immer der Reihe nach.
start-by-lot = Auslosen

## A game with friends

start-friends = Mit Freunden
start-friends-hint = Alle spielen an ihrem eigenen Gerät. Zum Einladen bekommst du einen Link, einen QR-Code und einen kurzen Code.
start-seats = Wie viele Plätze?
start-open-room = Raum eröffnen

## Joining with a code

start-join = Mit Code mitspielen
start-join-hint = Frag nach dem kurzen Code des Raums. Ein Link geht hier auch.
start-code = Code
start-code-wrong = Ein Code besteht aus sechs Buchstaben und Ziffern, zum Beispiel K7P 2QX. I, O, 0 und 1 kommen darin nicht vor.
start-knock = Anklopfen
start-knocking = Du hast angeklopft
start-knocking-hint = Jetzt muss dich noch jemand hereinlassen. Lass diese Seite offen.
start-knocking-long = Noch hat niemand geantwortet. Stimmt der Code? Er gilt eine halbe Stunde; im Raum lässt sich ein neuer anzeigen.
start-refused = Niemand hat dir aufgemacht
start-refused-hint = Vielleicht war der Code falsch oder zu alt. Frag nach und versuch es noch einmal.
start-cancel = Abbrechen

## Everything else

start-more = Mehr
start-learn = Lernen
start-rules = Regeln
start-referee = Schiri
start-watch = Rückblick
start-puzzles = Rätsel
start-history = Deine Partien
start-watch-title = Eine Partie noch einmal ansehen
start-last-games = Die letzten Partien auf diesem Gerät
start-won-by = Gewonnen hat { $color }
start-no-games = Sobald auf diesem Gerät eine Partie zu Ende ist, findest du sie hier.
start-remove-finished = Entfernen: { $who }
start-remove-finished-hint = Sie ist nur in diesem Browser gespeichert. Vorher kannst du im Rückblick ihre Datei sichern.
start-replay-link = Link zu einer Partie
start-replay-link-wrong = Das ist kein Link zu einer Partie. So ein Link enthält „/g/“ oder „/show“.
start-watch-it = Ansehen
start-open-record = Aufzeichnung aus einer Datei oder Nachricht öffnen
start-settings = Einstellungen
start-editor = Stellungseditor
start-offline = Du hast gerade kein Internet. Allein oder an einem Gerät spielen, lernen und Rätsel lösen geht trotzdem; nur Räume mit Freunden brauchen Internet.

## Footer

start-credit = Rapido ist ein Spiel von Reiner Knizia, erschienen 2021 bei Game Factory.
start-independent = Diese Fassung ist unabhängig davon entstanden, mit eigenen Texten und Bildern.
start-fair = Warum beim Würfeln niemand schummeln kann
start-fair-sealed = Vor dem ersten Wurf wird eine geheime Zahl ausgelost, aus der sich alle Würfe der Partie ergeben. Sie kommt in einen Umschlag, und alle sehen das Siegel.
start-fair-word = Jeder Browser am Tisch gibt eigene zufällige Ziffern dazu und, wenn du magst, dein Glückswort. Das alles wird vor der Partie versiegelt und zu Beginn gemeinsam geöffnet. So kann sich niemand die Würfe aussuchen, auch nicht, wer den Server betreibt und selbst mitspielt.
start-fair-opened = Am Ende wird der Umschlag geöffnet, und dein eigener Browser prüft das Siegel und jeden einzelnen Wurf.
start-fair-same = Die Würfe von Menschen und Computergegnern kommen aus demselben Umschlag. Kein Computergegner kann hineinschauen.
start-fair-here = Eine Partie allein oder an einem Gerät verlässt deinen Browser nie, und ihr Umschlag auch nicht. Dass niemand hineingeschaut hat, lässt sich nur in einem Raum beweisen.
start-no-tracking = Kein Konto, keine Werbung, kein Tracking.
start-print = Regeln drucken
start-strategy = Strategie
start-help = Hilfe
