### Puzzles and practice.

puzzles-title = Rätsel
puzzles-today = Rätsel des Tages
puzzles-of-today = Heute
puzzles-any = Alle Level
puzzles-which = Welches Rätsel?
puzzles-grade-1 = Level 1: ganz leicht
puzzles-grade-2 = Level 2: leicht
puzzles-grade-3 = Level 3: knifflig
puzzles-grade-4 = Level 4: schwer
puzzles-grade-5 = Level 5: gemein
puzzles-sprint = Sprint: eine Stufe genügt
puzzles-run =
    { $days ->
        [one] An einem Tag gelöst
       *[other] An { $days } Tagen in Folge gelöst
    }
puzzles-other = Gegner
puzzles-right = Richtig!
puzzles-wrong = Es geht noch besser.
puzzles-wins = Gewinnchance: { $win }.
puzzles-next = Nächstes Rätsel
puzzles-more = Weitere Rätsel
puzzles-loading = Das Rätselbuch wird aufgeschlagen …

## Explanations

puzzles-choices = Wie oft du mit jeder Möglichkeit gewinnst
puzzles-why-rolled_on = Weiterwürfeln ist verlockend, aber fast jeder dritte Wurf (11 von 36) zeigt ein X, und was du hast, ist gut genug: Auf Feld { $field } gewinnst du in { $best } der Fälle, mit Weiterwürfeln in { $natural }.
puzzles-why-stopped = Feld { $other } ist verlockend, bringt aber zu wenig für das, was du aufgibst: Mit Weiterwürfeln gewinnst du in { $best } der Fälle, auf Feld { $other } in { $natural }.
puzzles-why-spared = Auf Feld { $field } wirfst du jemanden raus, und das ist mehr wert als eigene Stufen: Dort gewinnst du in { $best } der Fälle, auf Feld { $other } nur in { $natural }.
puzzles-why-too_high = Feld { $other } verspricht mehr Stufen, aber dort bleiben die Würfel selten liegen: Auf Feld { $field } gewinnst du in { $best } der Fälle, auf Feld { $other } nur in { $natural }.
puzzles-why-too_low = Feld { $other } wirkt sicher oder schön gemein, bringt aber zu wenige Stufen: Auf Feld { $field } gewinnst du in { $best } der Fälle, auf Feld { $other } nur in { $natural }.
puzzles-why-field_zero = Auf Feld 0 kann dir nichts passieren, aber es bringt auch nichts: Auf Feld { $field } gewinnst du in { $best } der Fälle, auf Feld 0 nur in { $natural }.

## Practice

puzzles-practice = Üben
puzzles-weakness =
    { $games ->
        [one] Das hat dich in deiner letzten Partie am meisten gekostet:
       *[other] Das hat dich in deinen { $games } Partien am meisten gekostet:
    }
puzzles-weakness-cost =
    { $count ->
        [one] Einmal. Das kostete dich { $wins ->
                [one] einen Sieg
               *[other] { $wins } Siege
            }.
       *[other] { $count }-mal. Zusammen kostete dich das { $wins ->
                [one] einen Sieg
               *[other] { $wins } Siege
            }.
    }
puzzles-practice-this = Das üben
puzzles-no-games = Spiel ein paar Partien zu Ende, dann weiß diese Seite, welche Art von Entscheidung dich am meisten kostet. Bis dahin such dir selbst etwas aus.
puzzles-kinds = Was du üben kannst
puzzles-tally = { $solved } von { $tried }
puzzles-to-history = Deine Partien
puzzles-to-puzzles = Rätsel des Tages

## Question and answer

puzzles-all = Alle Rätsel
puzzles-how-many = Wie viele spielen mit?
puzzles-for-0 = Egal
puzzles-for-2 = Zu zweit
puzzles-for-3 = Zu dritt
puzzles-asked = Du bist dran, und dein erster Wurf ist eine { $value }.
puzzles-asked-again = Du hast weitergewürfelt: { $value }.
puzzles-asked-leads =
    { $steps ->
        [one] Du liegst eine Stufe vorn.
       *[other] Du liegst { $steps } Stufen vorn.
    }
puzzles-asked-behind =
    { $steps ->
        [one] Du liegst eine Stufe zurück.
       *[other] Du liegst { $steps } Stufen zurück.
    }
puzzles-asked-level = Du liegst gleichauf vorn.
puzzles-asked-after = Nach dir ist { $next } dran, dann { $last }.
puzzles-asked-what = Weiterwürfeln oder platzieren? Und wo?
puzzles-cost =
    { $wins ->
        [one] Das kostet dich in 100 Partien etwa einen Sieg.
       *[other] Das kostet dich in 100 Partien etwa { $wins } Siege.
    }
puzzles-source-three = Diese Chancen stammen aus dem durchgerechneten Spiel zu dritt. Die beste Möglichkeit liegt so weit vorn, dass kein Zweifel bleibt.
