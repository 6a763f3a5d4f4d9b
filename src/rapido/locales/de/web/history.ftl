### Your games and statistics.

history-title = Deine Partien
history-collecting = Deine letzten Partien werden ausgewertet …
history-failed =
    { $count ->
        [one] Eine Partie ließ sich gerade nicht auswerten.
       *[other] { $count } Partien ließen sich gerade nicht auswerten.
    }
history-none = Hier ist noch nichts. Spiel eine Partie zu Ende, dann wird sie hier aufgehoben, nur auf diesem Gerät.

## Results and luck

history-results = Ergebnisse
history-won =
    { $games ->
        [one]
            { $wins ->
                [0] Eine Partie, nicht gewonnen.
               *[other] Eine Partie, gewonnen.
            }
       *[other]
            { $wins ->
                [0] { $games } Partien, noch keine gewonnen.
               *[other] { $games } Partien, davon { $wins } gewonnen.
            }
    }
history-expected = Erwartete Siege, wenn alle so gut wie möglich spielen: im Schnitt { $expected }; der Zufall macht daraus fast immer (in 95 von 100 Fällen) { $low } bis { $high }.
history-result-below = Das ist weniger, als sich mit Zufall erklären lässt.
history-result-above = Das ist mehr, als sich mit Zufall erklären lässt.
history-result-within = Das liegt im Rahmen des Zufalls.
history-loss =
    { $decisions ->
        [one] Eine Entscheidung war nicht offensichtlich; sie kostete dich { $loss } Gewinnchance.
       *[other] { $decisions } Entscheidungen waren nicht offensichtlich; jede kostete dich im Schnitt { $loss } Gewinnchance.
    }
history-practice = Üben, was dich am meisten kostet
history-luck = Dein Würfelglück
history-luck-sum =
    { $rolls ->
        [one] Ein Wurf: { $luck ->
                [one] { $luck } Sieg
               *[other] { $luck } Siege
            }; reiner Zufall macht bis zu ±{ $band } aus.
       *[other] { $rolls } Würfe: { $luck ->
                [one] { $luck } Sieg
               *[other] { $luck } Siege
            }; reiner Zufall macht bis zu ±{ $band } aus.
    }
history-luck-few = Zu wenige Würfe für ein Urteil.
history-luck-within = Weder besonderes Glück noch Pech.
history-luck-lucky = Die Würfel meinten es gut mit dir.
history-luck-unlucky = Die Würfel meinten es nicht gut mit dir.

## Dice

history-dice = Würfel
history-dice-hint =
    { $rolls ->
        [one] Ein Wurf. Faire Würfel bleiben im gelben Streifen; je mehr Würfe, desto schmaler wird er.
       *[other] { $rolls } Würfe. Faire Würfel bleiben im gelben Streifen; je mehr Würfe, desto schmaler wird er.
    }
history-everyone = Die Würfel aller Spieler
history-die-face = Würfel { $die }: { $face }
history-face = Seite
history-count = Anzahl
history-mean = Erwartet
history-band = Spanne

## Rivals and highlights

history-rivals = Wer wen rausgeworfen hat
history-rival = Gegner
history-games = Partien
history-thrown = Von dir rausgeworfen
history-suffered = Hat dich rausgeworfen
history-highlights = Höhepunkte
history-moment-roll =
    { $way ->
        [up] Zug { $turn }: { $name } würfelt, und die Chance von { $whom } steigt um { $swing }.
       *[other] Zug { $turn }: { $name } würfelt, und die Chance von { $whom } sinkt um { $swing }.
    }
history-moment-decision =
    { $way ->
        [up] Zug { $turn }: { $name } entscheidet, und die Chance von { $whom } steigt um { $swing }.
       *[other] Zug { $turn }: { $name } entscheidet, und die Chance von { $whom } sinkt um { $swing }.
    }
history-winner = gewonnen
history-forget = Die Partie vom { $date } löschen
history-all = Alle { $count } Partien zeigen

## Stored data

history-kept = Alles bleibt bei dir
history-kept-hint = All das liegt nur auf diesem Gerät. Nichts davon verlässt es.
history-json = Als JSON sichern
history-csv = Als CSV sichern
history-delete = Alles löschen
history-delete-sure = Deine Partien auf diesem Gerät löschen?
history-delete-hint = Ergebnisse, Glück und Würfel aller Partien auf diesem Gerät sind dann für immer weg. Aufzeichnungen auf dem Server bleiben.
history-keep = Behalten

## Importing games

history-import = Partien von einem anderen Gerät
history-import-hint = Lade die Datei, die du dort als JSON gesichert hast. Partien, die schon hier sind, bleiben, wie sie sind.
history-import-choose = Datei laden
history-import-done =
    { $added ->
        [0] Alle diese Partien sind schon hier.
        [one] Eine Partie ist dazugekommen.
       *[other] { $added } Partien sind dazugekommen.
    }
history-import-most = Aufgehoben werden nur die neuesten { $most } Partien.
history-import-foreign = Diese Datei wurde nicht unter „Deine Partien“ als JSON gesichert. Es bleibt alles, wie es ist.
history-import-newer = Diese Datei stammt aus einer neueren Version von Rapido. Es bleibt alles, wie es ist.
history-import-broken = Diese Datei ist beschädigt, deshalb wurde nichts daraus übernommen.
history-import-full = Auf diesem Gerät ist nicht genug Platz. Es bleibt alles, wie es ist.
