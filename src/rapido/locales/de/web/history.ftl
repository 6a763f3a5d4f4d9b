### Wörter der Seite: auf lange Sicht.

history-title = Deine Spiele
history-collecting = Deine letzten Spiele werden angesehen…
history-failed =
    { $count ->
        [one] Ein Spiel konnte gerade nicht angesehen werden.
       *[other] { $count } Spiele konnten gerade nicht angesehen werden.
    }
history-none = Hier ist noch nichts. Spiel ein Spiel zu Ende, dann wird es hier aufgehoben, nur auf diesem Gerät.

## Ergebnisse und Glück

history-results = Ergebnisse
history-won =
    { $games ->
        [one] Ein Spiel, davon { $wins } gewonnen.
       *[other] { $games } Spiele, davon { $wins } gewonnen.
    }
history-expected = Wenn alle am besten spielen, wären { $expected } zu erwarten; der Zufall allein ergibt in 95 von 100 Fällen { $low } bis { $high }.
history-result-below = Das ist weniger, als der Zufall erklärt.
history-result-above = Das ist mehr, als der Zufall erklärt.
history-result-within = Das liegt im Rahmen des Zufalls.
history-loss =
    { $decisions ->
        [one] Eine Entscheidung, die nicht klar war; sie kostete { $loss }.
       *[other] { $decisions } Entscheidungen, die nicht klar waren; jede kostete im Schnitt { $loss } eines Sieges.
    }
history-practice = Üben, was dich am meisten kostet
history-luck = Das Glück deiner Würfel
history-luck-sum =
    { $rolls ->
        [one] Ein Wurf: { $luck } Siege; der Zufall allein weicht um bis zu { $band } Siege nach oben oder unten ab.
       *[other] { $rolls } Würfe: { $luck } Siege; der Zufall allein weicht um bis zu { $band } Siege nach oben oder unten ab.
    }
history-luck-few = Zu wenige Würfe, um etwas zu sagen.
history-luck-within = Weder besonderes Glück noch Pech.
history-luck-lucky = Die Würfel meinten es gut mit dir.
history-luck-unlucky = Die Würfel meinten es nicht gut mit dir.

## Würfel

history-dice = Würfel
history-dice-hint =
    { $rolls ->
        [one] Ein Wurf. Faire Würfel bleiben im gelben Streifen; je mehr Würfe, desto schmaler wird er.
       *[other] { $rolls } Würfe. Faire Würfel bleiben im gelben Streifen; je mehr Würfe, desto schmaler wird er.
    }
history-everyone = Die Würfel von allen
history-die-face = Würfel { $die }: { $face }
history-face = Seite
history-count = Mal
history-mean = Erwartet
history-band = Streifen

## Gegner und Glanzlichter

history-rivals = Wer wen rausgeworfen hat
history-rival = Gegner
history-games = Spiele
history-thrown = Von dir rausgeworfen
history-suffered = Hat dich rausgeworfen
history-highlights = Glanzlichter
history-moment-roll =
    { $way ->
        [up] { $name } würfelt in Zug { $turn }: { $whom } gewinnt { $swing } dazu.
       *[other] { $name } würfelt in Zug { $turn }: { $whom } verliert { $swing }.
    }
history-moment-decision =
    { $way ->
        [up] { $name } entscheidet in Zug { $turn }: { $whom } gewinnt { $swing } dazu.
       *[other] { $name } entscheidet in Zug { $turn }: { $whom } verliert { $swing }.
    }
history-winner = gewonnen
history-forget = Das Spiel vom { $date } löschen
history-all = Alle { $count } Spiele zeigen

## Was aufgehoben wird

history-kept = Es gehört dir
history-kept-hint = All das liegt nur auf diesem Gerät. Nichts davon verlässt es.
history-json = Als JSON sichern
history-csv = Als CSV sichern
history-delete = Alles löschen
history-delete-sure = Deine Spiele hier löschen?
history-delete-hint = Ergebnisse, Glück und Würfel aller Spiele auf diesem Gerät sind dann für immer weg. Aufzeichnungen auf dem Server bleiben.
history-keep = Behalten
