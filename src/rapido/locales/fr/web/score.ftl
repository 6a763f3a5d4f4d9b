### Le score d’une table : les victoires jusqu’ici, et les séries de parties.

score-so-far = Victoires jusqu’ici
score-in-series = Victoires dans la série
# $list has everyone's name and wins, such as "Ana 12 · Ben 9".
score-all-games = Toutes les parties ici : { $list }

## Series

score-series = Série
score-series-none = Aucune : chaque partie compte à part
score-series-hint = Les parties arrêtées en route ne comptent pas. Une fois la série gagnée, la partie suivante en commence une nouvelle.
score-first_to =
    { $games ->
        [one] La première victoire décide
       *[other] En { $games } parties gagnantes
    }
score-best_of =
    { $games ->
        [one] Une seule partie décide
       *[other] Au meilleur des { $games } parties
    }
score-series-won = { $name } gagne la série !
score-series-won-you = Tu gagnes la série !
score-series-next = La partie suivante commence une nouvelle série.
