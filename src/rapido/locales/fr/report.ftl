### What the lab prints: its reports, its results, and how far it is.

## Numbers

report-number = { $number }
report-percent = { $number } %
report-rate = { $games } parties/s
report-rate-millions =
    { $millions ->
        [one] { $millions } million de parties/s
       *[other] { $millions } millions de parties/s
    }
# A line of the terminal, such as 1,200 of 5,000 games.
report-progress = { $done } parties sur { $games }

## What simulate and arena have in common

report-games =
    { $games ->
        [one] { $games } partie jusqu’à la marche { $finish }, graine { $seed }.
       *[other] { $games } parties jusqu’à la marche { $finish }, graine { $seed }.
    }
# $time is a time such as 3 min 05 s.
report-time = Temps de jeu : { $time }, soit { $rate }.
report-stopped = Les { $games } parties n’ont pas toutes été jouées : { $reason }.
report-footer = Rapido { $version }. Sur 100 intervalles comme ceux-ci, environ 95 contiennent la vraie valeur.
report-seat = place
report-player = joueur
report-games-head = parties
report-wins = victoires
report-share = part
report-interval = intervalle à 95 %
report-mean = moyenne
report-from = de
report-to = à
report-sd = écart-type

## rapido simulate

simulate-title =
    { $games ->
        [one] Rapido : { $games } partie à { $players } joueurs
       *[other] Rapido : { $games } parties à { $players } joueurs
    }
simulate-players = Les joueurs, dans l’ordre de leurs places : { $players }.
# $sign is ± or, on terminals that can’t show it, +-.
simulate-confidence = { $sign } : intervalle de confiance à 95 %
simulate-wins = Qui gagne
simulate-wins-about = La part des parties que gagne chaque place. La place 1 commence.
simulate-wins-plot = Part des parties gagnées par chaque place
simulate-lengths = Combien de temps dure une partie
simulate-lengths-about = On compte les coups de tous les joueurs ensemble. La moyenne est de { $mean }.
simulate-lengths-sd = L’écart-type est de { $sd }.
simulate-lengths-plot = Parties selon le nombre de coups
# A number of turns, without an upper limit.
simulate-open-end = { $least } ou plus
simulate-turns-in-a-game = coups dans une partie
simulate-figures = Ce qui se passe dans une partie
simulate-figures-about = Un X ne compte que s’il met fin à un coup. La tête change quand quelqu’un d’autre qu’avant se retrouve seul devant ; on regarde à chaque coup, une fois les points comptés.
simulate-in-a-game = dans une partie
simulate-turns = coups
simulate-rolls = lancers
simulate-throw_outs = paires éjectées
simulate-crosses = coups finis sur un X
simulate-doubles = doubles
simulate-leads = changements en tête
simulate-rolls_per_turn = lancers par coup

## rapido arena

arena-title = Rapido : une arène de { $players } joueurs
arena-groups =
    { $groups ->
        [one] { $groups } groupe de { $seats }, dans tous les ordres de places.
       *[other] { $groups } groupes de { $seats }, dans tous les ordres de places.
    }
arena-dice =
    { $sets ->
        [one] Tous jouent avec la même série de lancers : une place obtient les mêmes dés, peu importe qui l’occupe.
       *[other] Tous jouent avec les mêmes { $sets } séries de lancers : une place obtient les mêmes dés, peu importe qui l’occupe.
    }
arena-unbounded = Certains joueurs n’ont perdu aucune partie contre les autres, si bien qu’aucun classement fini n’est le plus vraisemblable : chaque groupe compte une partie de plus, partagée entre tous ceux qui y jouent, et il n’y a pas d’intervalles.
arena-confidence = { $sign } : intervalle de confiance à 95 % ; résultats en %, ligne contre colonne
arena-ratings = La force des joueurs
arena-ratings-about = Modèle de Bradley-Terry, estimé par maximum de vraisemblance, sur l’échelle Elo : 400 points de plus, c’est une force dix fois plus grande. La moyenne est de 0.
arena-ratings-plot = Classement Elo de chaque joueur, avec son intervalle
arena-rating = classement Elo
arena-scores = Qui bat qui
arena-scores-about = Sur les parties que l’un des deux a gagnées, le pourcentage qui revient au joueur de la ligne.
arena-scores-plot = Résultats des joueurs les uns contre les autres
arena-row-column = ligne contre colonne

## rapido solve

# $first and $second are in percent, $error is such as 2e-08.
solve-two = Entre deux joueurs parfaits, le premier gagne { $first } des parties jusqu’à la marche { $finish }, le second { $second } (à ± { $error } près).
solve-two-precision = { $states } positions, chacune connue à { $error } près.
# $seats is such as 35.770% / 33.640% / 30.590%.
solve-three = Quand les trois jouent d’après cette table jusqu’à la marche { $finish }, les places gagnent { $seats } des parties.
solve-three-precision = En s’en écartant, personne ne peut gagner plus de { $start } depuis le départ, ni plus de { $most } dans aucune des { $states } positions.
solve-effort =
    { $sweeps ->
        [one] Plus grand résidu : { $residual } ; { $sweeps } balayage en { $seconds } s.
       *[other] Plus grand résidu : { $residual } ; { $sweeps } balayages en { $seconds } s.
    }
solve-checksum-right = Somme de contrôle : correcte
solve-checksum-wrong = Somme de contrôle : INCORRECTE, le fichier est endommagé
solve-residual = Résidu des { $states } positions : au plus { $residual }, admis { $allowed }
# $sigmas is how many standard errors both differ by, such as +1.6.
solve-played = { $games } parties d’après la table : les places ont gagné { $won } ; selon la table { $expected } ; écart de { $sigmas } sigma
solve-table-right = La table est correcte.
solve-table-wrong = La table est INCORRECTE.

## How far rapido solve is

# $share is a share such as 38%, $gap a number such as 1.3e-05.
solve-sweep-bounds = balayage { $sweep }, { $share } : bornes distantes de { $gap }
solve-sweep-change = balayage { $sweep } : changements jusqu’à { $change }
solve-measuring = mesure { $sweep } : changements jusqu’à { $change }
# $what is one of the three above or the two below, $time and $left are times such as 1:02:05.
solve-so-far = { $what }, déjà { $time }
solve-so-far-left = { $what }, déjà { $time }, encore { $left } environ
solve-states-checked = { $share } des positions vérifiées
solve-games-played = { $share } des parties jouées

## rapido puzzles --check

# $position is a position as one line of text.
puzzle-none = { $position } : ce n’est pas une énigme
puzzle-other-move = { $position } : le meilleur choix ou le choix naturel est un autre
# The mistake that a puzzle is about, such as “placed too high”; $grade is a number from 1 to 5.
puzzle-kind = « { $kind } »
puzzle-other-grade = { $position } : c’est { $kind }, niveau { $grade }
puzzle-other-chances = { $position } : les chances sont différentes

## rapido train

# $line is one of those below.
train-line = { $players } joueurs, { $line }
train-from-table = graine { $seed }, sur { $device }, cibles tirées d’une table
train-from-itself = graine { $seed }, sur { $device }, cibles tirées de ses propres prévisions
train-lesson = { $time } s, encore { $left } s environ, leçon { $lesson } : { $metrics }
train-done = { $time } s, terminé après { $lesson } leçons : { $metrics }
train-metrics = erreur { $error }, au plus { $largest }
train-metrics-choices = erreur { $error }, au plus { $largest } ; un choix perd { $loss }, au plus { $worst }
