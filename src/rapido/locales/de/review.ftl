### The review: what dice and choices were worth.

## Figures

# $share is in percent, also in the next two messages.
review-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# Percentage points, without a sign.
review-points = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-fine = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-band = { $low } bis { $high }

## The game

review-title = Auswertung
review-line =
    { $turns ->
        [one] { $players } · bis Stufe { $finish } · ein Zug
       *[other] { $players } · bis Stufe { $finish } · { $turns } Züge
    }
review-won = { $player } gewinnt
review-unfinished = nicht zu Ende gespielt
review-source-exact = Die Chancen sind exakt: Dieses Spiel ist vollständig durchgerechnet.
review-source-estimated = Die Chancen sind geschätzt; meist liegen sie um etwa { $error } Siege in 100 Partien daneben.
review-broken = Ausgewertet ist, was vor der beschädigten Stelle steht.

## The curve

review-curve = Gewinnchance
review-as-table = Dasselbe als Tabelle
review-turn = Zug
review-player = Wer

## The balance sheet

review-sheet = Wie das Ergebnis zustande kam
review-sheet-note = Alle Zahlen sind Siege in 100 Partien. Der Start und die vier Teile ergeben zusammen das Ergebnis.
review-start = Start
review-own-dice = eigene Würfel
review-own-choices = eigene Entscheidungen
review-others-dice = Würfel der anderen
review-others-choices = Entscheidungen der anderen
review-result = Ergebnis
review-end = Chance jetzt

## Skill

review-skill = Wie gut alle entschieden haben
review-skill-note = Wie viele Siege in 100 Partien eine Entscheidung im Schnitt gekostet hat. Offensichtliche und belanglose Entscheidungen zählen nicht mit. Der wahre Wert liegt fast immer (in 95 von 100 Fällen) in der Spanne; je mehr Entscheidungen, desto enger wird sie.
review-mean-loss = Verlust im Schnitt
review-likely = Spanne
review-decisions = Entscheidungen
review-grade = Note
review-grade-perfect = perfekt
review-grade-masterly = meisterhaft
review-grade-strong = stark
review-grade-solid = solide
review-grade-shaky = wacklig
review-grade-wild = wild
review-grade-open = zu wenige Entscheidungen
review-mistakes = Wo am meisten verloren ging
review-mistake-rolled_on = weitergewürfelt statt platziert
review-mistake-stopped = zu früh aufgehört
review-mistake-spared = ein Paar verschont, statt es rauszuwerfen
review-mistake-too_high = zu hoch platziert
review-mistake-too_low = zu tief platziert
review-mistake-field_zero = ohne Not auf Feld 0 platziert
review-no-mistakes = Niemand hat etwas Nennenswertes verschenkt.

## Luck

review-luck = Wie viel Glück alle beim Würfeln hatten
review-luck-note = Wie viele Siege in 100 Partien die Würfel gebracht oder gekostet haben. Bei solchen Würfen bleibt der reine Zufall fast immer (in 95 von 100 Fällen) in der üblichen Spanne.
review-luck-sum = Glück
review-luck-band = übliche Spanne
review-rolls = Würfe
review-verdict = Urteil
review-luck-few = zu wenige Würfe für ein Urteil
review-luck-within = nichts Ungewöhnliches
review-luck-lucky = mehr Glück als in { $share } solcher Partien
review-luck-unlucky = mehr Pech als in { $share } solcher Partien

## Moments and decisions

review-moments = Die entscheidenden Momente
review-no-moments = Kein Wurf und keine Entscheidung hat viel verändert.
review-moment-roll = Zug { $turn }: { $player } würfelt { $dice }.
review-moment-decision = Zug { $turn }: { $player } hat { $value } und entscheidet sich: { $action }.
review-moved = { $player } von { $before } auf { $after }
review-costly = Die teuersten Entscheidungen
review-every-choice = Alle Entscheidungen
review-had = Zug { $turn }: { $player } hat { $value } gewürfelt.
review-chosen = gewählt
review-best = am besten
review-loss = Verlust
review-choice = Möglichkeit
review-do-throw = weiterwürfeln
review-do-place = auf Feld { $field } platzieren
review-do-place-out = auf Feld { $field } platzieren und { $victims } rauswerfen

## Several games

review-series =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
review-name = Name
review-games = Partien
review-wins = Siege
review-expected = erwartet
review-thrown-out = Wer wen rausgeworfen hat
review-threw-out = { $player } hat rausgeworfen: { $victims }.
review-times = { $player } ({ $times })
review-dice = Die Würfel aller Spieler
review-dice-note = Wie oft jede Seite gefallen ist. Faire Würfel bleiben fast immer (in 95 von 100 Fällen) mit allen zwölf Seiten in ihren Spannen; je mehr Würfe, desto enger werden die Spannen im Verhältnis.
review-die-a = Würfel A
review-die-b = Würfel B
review-face = Seite
review-count = Anzahl
review-no-games = In { $folder } ist keine Partie.
review-left-out = { $file } wird ausgelassen: { $reason }
review-written = Die Seite ist gespeichert: { $file }
review-one-input = Die Standardeingabe enthält eine einzige Partie; gib daneben keine anderen Dateien an.

## What a computer player chose in place of a person

review-stand-in-choices = Entscheidungen der Vertretung
review-sheet-note-stand-in = Alle Zahlen sind Siege in 100 Partien. Der Start und die fünf Teile ergeben zusammen das Ergebnis. Was ein Computer entschieden hat, als er für jemanden eingesprungen ist, wird niemandem angerechnet.
review-by-computer = (vom Computer gespielt)
