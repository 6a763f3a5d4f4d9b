### What the lab prints: its reports, its results, and how far it is.

## Numbers

report-number = { $number }
report-percent = { $number } %
report-rate = { $games } Partien/s
report-rate-millions = { $millions } Mio. Partien/s
# A line of the terminal, such as 1,200 of 5,000 games.
report-progress = { $done } von { $games } Partien

## What simulate and arena have in common

report-games =
    { $games ->
        [one] Eine Partie bis Stufe { $finish }, Startwert { $seed }.
       *[other] { $games } Partien bis Stufe { $finish }, Startwert { $seed }.
    }
# $time is a time such as 3 min 05 s.
report-time = Gespielt in { $time }: { $rate }.
report-stopped = Von { $games } Partien wurden nicht alle gespielt: { $reason }.
report-footer = Rapido { $version }. Von 100 solchen Intervallen enthalten etwa 95 den wahren Wert.
report-seat = Platz
report-player = Spieler
report-games-head = Partien
report-wins = Siege
report-share = Anteil
report-interval = 95-%-Intervall
report-mean = Mittelwert
report-from = von
report-to = bis
report-sd = Standardabweichung

## rapido simulate

simulate-title =
    { $games ->
        [one] Rapido: eine Partie mit { $players } Spielern
       *[other] Rapido: { $games } Partien mit { $players } Spielern
    }
simulate-players = Die Spieler in der Reihenfolge ihrer Plätze: { $players }.
# $sign is ± or, on terminals that can’t show it, +-.
simulate-confidence = { $sign }: 95-%-Konfidenzintervall
simulate-wins = Wer gewinnt
simulate-wins-about = Welchen Anteil aller Partien jeder Platz gewinnt. Platz 1 fängt an.
simulate-wins-plot = Anteil der gewonnenen Partien nach Platz
simulate-lengths = Wie lange eine Partie dauert
simulate-lengths-about = Gezählt sind die Züge aller Spieler zusammen. Der Mittelwert ist { $mean }.
simulate-lengths-sd = Die Standardabweichung ist { $sd }.
simulate-lengths-plot = Partien nach der Zahl der Züge
# A number of turns, without an upper limit.
simulate-open-end = { $least } oder mehr
simulate-turns-in-a-game = Züge in einer Partie
simulate-figures = Was in einer Partie passiert
simulate-figures-about = Ein X zählt nur, wenn es einen Zug beendet. Die Führung wechselt, sobald jemand anders als zuvor allein vorn liegt; nachgesehen wird in jedem Zug nach dem Werten.
simulate-in-a-game = in einer Partie
simulate-turns = Züge
simulate-rolls = Würfe
simulate-throw_outs = rausgeworfene Paare
simulate-crosses = mit X beendete Züge
simulate-doubles = Pasche
simulate-leads = Führungswechsel
simulate-rolls_per_turn = Würfe pro Zug

## rapido arena

arena-title = Rapido: Arena mit { $players } Spielern
arena-groups =
    { $groups ->
        [one] Eine Gruppe von { $seats } in allen Sitzordnungen.
       *[other] { $groups } Gruppen von je { $seats } in allen Sitzordnungen.
    }
arena-dice =
    { $sets ->
        [one] Alle spielen dieselbe Würfelfolge: Ein Platz würfelt dieselben Zahlen, egal wer dort sitzt.
       *[other] Alle spielen dieselben { $sets } Würfelfolgen: Ein Platz würfelt dieselben Zahlen, egal wer dort sitzt.
    }
arena-unbounded = Manche haben gegen die anderen keine einzige Partie verloren, deshalb ist keine endliche Elo-Zahl die wahrscheinlichste: Jede Gruppe zählt mit einer zusätzlichen Partie, die sich alle darin teilen, und es gibt keine Intervalle.
arena-confidence = { $sign }: 95-%-Konfidenzintervall; Ergebnisse in Prozent, Zeile gegen Spalte
arena-ratings = Spielstärke
arena-ratings-about = Wie stark die Spieler sind (Bradley-Terry-Modell, Maximum-Likelihood-Schätzung), auf der Elo-Skala: 400 Punkte mehr bedeuten die zehnfache Stärke. Der Durchschnitt ist 0.
arena-ratings-plot = Elo-Zahl jedes Spielers mit ihrem Intervall
arena-rating = Elo-Zahl
arena-scores = Wer wen schlägt
arena-scores-about = Von den Partien, die einer von beiden gewonnen hat, der Anteil des Spielers der Zeile in Prozent.
arena-scores-plot = Ergebnisse aller Spieler gegeneinander
arena-row-column = Zeile gegen Spalte

## rapido solve

# $first and $second are in percent, $error is such as 2e-08.
solve-two = Von zwei perfekten Spielern gewinnt der erste { $first } aller Partien bis Stufe { $finish }, der zweite { $second } (beide ± { $error }).
solve-two-precision = { $states } Stellungen, jede auf { $error } genau.
# $seats is such as 35.770% / 33.640% / 30.590%.
solve-three = Spielen alle drei nach dieser Tabelle bis Stufe { $finish }, gewinnen die Plätze { $seats } der Partien.
solve-three-precision = Durch Abweichen kann niemand vom Start aus mehr als { $start } gewinnen, und in keiner der { $states } Stellungen mehr als { $most }.
solve-effort =
    { $sweeps ->
        [one] Größtes Residuum { $residual }; ein Durchlauf in { $seconds } s.
       *[other] Größtes Residuum { $residual }; { $sweeps } Durchläufe in { $seconds } s.
    }
solve-checksum-right = Prüfsumme: richtig
solve-checksum-wrong = Prüfsumme: FALSCH, die Datei ist beschädigt
solve-residual = Residuum aller { $states } Stellungen: höchstens { $residual }, erlaubt { $allowed }
# $sigmas is how many standard errors both differ by, such as +1.6.
solve-played = { $games } Partien nach der Tabelle: Die Plätze gewannen { $won }, laut Tabelle { $expected }; Abweichung { $sigmas } Sigma
solve-table-right = Die Tabelle ist richtig.
solve-table-wrong = Die Tabelle ist FALSCH.

## How far rapido solve is

# $share is a share such as 38%, $gap a number such as 1.3e-05.
solve-sweep-bounds = Durchlauf { $sweep }, { $share }: Schranken { $gap } auseinander
solve-sweep-change = Durchlauf { $sweep }: Änderungen bis { $change }
solve-measuring = Messung { $sweep }: Änderungen bis { $change }
# $what is one of the three above or the two below, $time and $left are times such as 1:02:05.
solve-so-far = { $what }, bisher { $time }
solve-so-far-left = { $what }, bisher { $time }, noch etwa { $left }
solve-states-checked = { $share } aller Stellungen geprüft
solve-games-played = { $share } aller Partien gespielt

## rapido puzzles --check

# $position is a position as one line of text.
puzzle-none = { $position }: Das ist kein Rätsel
puzzle-other-move = { $position }: Die beste oder die naheliegende Wahl ist eine andere
# The mistake that a puzzle is about, such as “placed too high”; $grade is a number from 1 to 5.
puzzle-kind = „{ $kind }“
puzzle-other-grade = { $position }: Es ist { $kind }, Level { $grade }
puzzle-other-chances = { $position }: Die Chancen sind andere

## rapido train

# $line is one of those below.
train-line = { $players } Spieler, { $line }
train-from-table = Startwert { $seed }, auf { $device }, Zielwerte aus einer Tabelle
train-from-itself = Startwert { $seed }, auf { $device }, Zielwerte aus der eigenen Vorausschau
train-lesson = { $time } s, noch etwa { $left } s, Lektion { $lesson }: { $metrics }
train-done = { $time } s, fertig nach { $lesson } Lektionen: { $metrics }
train-metrics = Fehler { $error }, höchstens { $largest }
train-metrics-choices = Fehler { $error }, höchstens { $largest }; eine Entscheidung verliert { $loss }, höchstens { $worst }
