### Der Spielstand eines Tisches: Siege bisher, und Serien von Partien.

score-so-far = Siege bisher
score-in-series = Siege in der Serie
# $list has everyone's name and wins, such as "Ana 12 · Ben 9".
score-all-games = Alle Partien hier: { $list }

## Series

score-series = Serie
score-series-none = Keine: Jede Partie zählt für sich
score-series-hint = Abgebrochene Partien zählen nicht. Ist eine Serie entschieden, beginnt mit der nächsten Partie eine neue.
score-first_to =
    { $games ->
        [one] Wer zuerst einmal gewinnt
       *[other] Wer zuerst { $games }-mal gewinnt
    }
score-best_of =
    { $games ->
        [one] Eine Partie entscheidet
       *[other] Die meisten Siege aus { $games } Partien
    }
score-series-won = { $name } gewinnt die Serie!
score-series-won-you = Du hast die Serie gewonnen!
score-series-next = Mit der nächsten Partie beginnt eine neue Serie.
