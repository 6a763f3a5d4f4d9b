### Wörter der Seite: der Trainer.

coach-mode = Trainer
coach-mode-hint = Zeigt dir am Tisch deine Aussichten und sagt dir, wenn etwas anderes deutlich besser war.
coach-hint = Tipp
coach-key = Den Trainer um einen Tipp bitten
coach-room = Trainer für alle
coach-room-hint = Alle dürfen während des Spiels die Aussichten sehen. Sonst gibt es keinen Trainer, sobald Leute an mehreren Geräten spielen.
coach-room-yes = Trainer für alle
coach-not-here = In diesem Spiel gibt es keinen Trainer: Wer den Raum leitet, muss ihn vor dem Spiel für alle erlauben.
coach-not-now = Der Trainer hilft dir, wenn du dran bist.
coach-just-roll = Der erste Wurf kann nicht schaden. Einfach würfeln!

## Wie die Aussichten sind

coach-stop = Stopp
coach-roll = Weiterwürfeln
coach-on = Weiter
coach-place = Auf { $field } platzieren
coach-legend-cross = X
coach-legend-double = Pasch
coach-legend-better = besser
coach-meter = Du gewinnst mit { $stop }, wenn du auf { $field } platzierst, und mit { $roll }, wenn du weiterwürfelst. Der nächste Wurf: X { $cross }, Pasch { $double }, etwas Besseres { $better }. Mehr zeigen.
coach-best-place = Platziere auf { $field }: Damit gewinnst du { $win } solcher Spiele.
coach-best-roll = Würfle weiter: Damit gewinnst du { $win } solcher Spiele.
coach-exact = Diese Aussichten sind exakt: Dieses Spiel ist gelöst.
coach-estimated = Diese Aussichten sind geschätzt; meist liegen sie um höchstens { $error } daneben.
coach-details = Was der Trainer sieht
coach-column-choice = Wahl
coach-column-win = Gewinnaussicht
coach-next-roll = Der nächste Wurf zeigt mit { $cross } ein X, mit { $double } einen Pasch und bringt mit { $better } mehr, als jetzt aufzuhören.
coach-fields = Deine Würfel auf den freien Feldern
coach-column-field = Feld
coach-column-stays = Liegt noch da
coach-column-steps = Stufen im Schnitt
coach-column-who = Wirft dich raus
coach-nobody = niemand
coach-fields-estimated = Was bis zu deinem nächsten Zug aus einem Feld wird, ist geschätzt.
coach-field = Liegt im nächsten Zug noch da: { $stays }. Stufen im Schnitt: { $steps }.
coach-field-threats = Kann dich rauswerfen: { $players }.
coach-field-safe = Niemand kann dich rauswerfen.
coach-field-best = Das beste Feld.

## Nach einer Wahl

coach-remark-rolled_on =
    { $games ->
        [one] Mutig! Auf { $field } zu platzieren war ein wenig besser: ein Sieg mehr in 100 Spielen.
       *[other] Mutig! Aber auf { $field } zu platzieren war besser: { $games } Siege mehr in 100 Spielen.
    }
coach-remark-stopped =
    { $games ->
        [one] Das ist sicher. Weiterzuwürfeln war ein wenig besser: ein Sieg mehr in 100 Spielen.
       *[other] Das ist sicher, aber weiterzuwürfeln war besser: { $games } Siege mehr in 100 Spielen.
    }
coach-remark-spared =
    { $games ->
        [one] Auf { $field } hättest du jemanden rausgeworfen: ein Sieg mehr in 100 Spielen.
       *[other] Auf { $field } hättest du jemanden rausgeworfen: { $games } Siege mehr in 100 Spielen.
    }
coach-remark-too_high =
    { $games ->
        [one] Da oben ist es windig. Feld { $field } war ein wenig besser: ein Sieg mehr in 100 Spielen.
       *[other] Da oben ist es windig. Feld { $field } war besser: { $games } Siege mehr in 100 Spielen.
    }
coach-remark-too_low =
    { $games ->
        [one] Du hättest dich etwas mehr trauen können. Feld { $field }: ein Sieg mehr in 100 Spielen.
       *[other] Du hättest dich mehr trauen können. Feld { $field }: { $games } Siege mehr in 100 Spielen.
    }
coach-remark-field_zero =
    { $games ->
        [one] Sicher, aber dort gibt es keine Stufen. Feld { $field }: ein Sieg mehr in 100 Spielen.
       *[other] Sicher, aber dort gibt es keine Stufen. Feld { $field }: { $games } Siege mehr in 100 Spielen.
    }
