### The coach.

coach-mode = Trainer
coach-mode-hint = Zeigt dir am Tisch deine Chancen und sagt Bescheid, wenn etwas anderes deutlich besser gewesen wäre.
coach-hint = Tipp
coach-key = Den Trainer um einen Tipp bitten
coach-room = Trainer für alle
coach-room-hint = Alle sehen während der Partie die Chancen. Ohne diese Einstellung gibt es keinen Trainer, sobald ihr an mehreren Geräten spielt.
coach-room-yes = Trainer für alle
coach-not-here = In dieser Partie gibt es keinen Trainer: Wer den Raum leitet, muss ihn vor der Partie für alle einschalten.
coach-not-now = Der Trainer hilft dir, wenn du dran bist.
coach-just-roll = Der erste Wurf kann nicht schaden. Einfach würfeln!

## Odds

coach-stop = Stopp
coach-roll = Weiterwürfeln
coach-on = Weiter
coach-place = Auf Feld { $field } platzieren
coach-legend-cross = X
coach-legend-double = Pasch
coach-legend-better = besser
coach-meter = Gewinnchance: { $stop }, wenn du auf Feld { $field } platzierst, und { $roll }, wenn du weiterwürfelst. Der nächste Wurf: X { $cross }, Pasch { $double }, etwas Besseres { $better }. Mehr zeigen.
coach-best-place = Platziere auf Feld { $field }: Damit gewinnst du { $win } solcher Partien.
coach-best-roll = Würfle weiter: Damit gewinnst du { $win } solcher Partien.
coach-exact = Diese Chancen sind exakt: Dieses Spiel ist vollständig durchgerechnet.
coach-estimated = Diese Chancen sind geschätzt; meist liegen sie um etwa { $error } daneben.
coach-details = Was der Trainer sieht
coach-column-choice = Möglichkeit
coach-column-win = Gewinnchance
coach-next-roll = Der nächste Wurf bringt in { $cross } der Fälle ein X, in { $double } einen Pasch und in { $better } etwas Besseres, als jetzt aufzuhören.
coach-fields = Deine Würfel auf den freien Feldern
coach-column-field = Feld
coach-column-stays = Bleiben liegen
coach-column-steps = Stufen im Schnitt
coach-column-who = Wer dich rauswerfen kann
coach-nobody = niemand
coach-fields-estimated = Was bis zu deinem nächsten Zug mit deinen Würfeln passiert, ist geschätzt.
coach-field = So oft bleiben deine Würfel liegen: { $stays }. Stufen im Schnitt: { $steps }.
coach-field-threats = Wer dich rauswerfen kann: { $players }.
coach-field-safe = Niemand kann dich rauswerfen.
coach-field-best = Das beste Feld.

## After a choice

coach-remark-rolled_on =
    { $games ->
        [one] Mutig! Aber auf Feld { $field } zu platzieren, wäre ein wenig besser gewesen: ein Sieg mehr in 100 Partien.
       *[other] Mutig! Aber auf Feld { $field } zu platzieren, wäre besser gewesen: { $games } Siege mehr in 100 Partien.
    }
coach-remark-stopped =
    { $games ->
        [one] Das ist sicher, aber Weiterwürfeln wäre ein wenig besser gewesen: ein Sieg mehr in 100 Partien.
       *[other] Das ist sicher, aber Weiterwürfeln wäre besser gewesen: { $games } Siege mehr in 100 Partien.
    }
coach-remark-spared =
    { $games ->
        [one] Auf Feld { $field } hättest du jemanden rausgeworfen: ein Sieg mehr in 100 Partien.
       *[other] Auf Feld { $field } hättest du jemanden rausgeworfen: { $games } Siege mehr in 100 Partien.
    }
coach-remark-too_high =
    { $games ->
        [one] Da oben ist es windig. Feld { $field } wäre ein wenig besser gewesen: ein Sieg mehr in 100 Partien.
       *[other] Da oben ist es windig. Feld { $field } wäre besser gewesen: { $games } Siege mehr in 100 Partien.
    }
coach-remark-too_low =
    { $games ->
        [one] Du hättest dich etwas mehr trauen können. Feld { $field }: ein Sieg mehr in 100 Partien.
       *[other] Du hättest dich mehr trauen können. Feld { $field }: { $games } Siege mehr in 100 Partien.
    }
coach-remark-field_zero =
    { $games ->
        [one] Sicher, aber dort gibt es keine Stufen. Feld { $field }: ein Sieg mehr in 100 Partien.
       *[other] Sicher, aber dort gibt es keine Stufen. Feld { $field }: { $games } Siege mehr in 100 Partien.
    }
