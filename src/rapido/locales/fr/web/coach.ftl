### The coach.

coach-mode = Conseiller
coach-mode-hint = Montre tes chances à la table et te dit quand un autre choix aurait été nettement meilleur.
coach-hint = Conseil
coach-key = Demander un conseil
coach-room = Conseiller pour tous
coach-room-hint = Tout le monde peut voir les chances pendant la partie. Sinon, pas de conseiller dès qu’on joue sur plusieurs appareils.
coach-room-yes = conseiller pour tous
coach-not-here = Il n’y a pas de conseiller dans cette partie : l’hôte doit l’activer pour tous avant le début.
coach-not-now = Le conseiller t’aide quand c’est à toi.
coach-just-roll = Le premier lancer est sans danger. Vas-y, lance !

## Odds

coach-stop = S’arrêter
coach-roll = Relancer
coach-on = Relancer
coach-place = Placer sur la case { $field }
coach-legend-cross = X
coach-legend-double = double
coach-legend-better = mieux
coach-meter = Chances de gagner : { $stop } si tu places tes dés sur la case { $field }, { $roll } si tu relances. Au prochain lancer : X { $cross }, double { $double }, mieux { $better }. Afficher les détails.
coach-best-place = Place tes dés sur la case { $field } : tu gagnes alors { $win } des parties comme celle-ci.
coach-best-roll = Relance : tu gagnes alors { $win } des parties comme celle-ci.
coach-exact = Ces chances sont exactes : ce jeu a été calculé jusqu’au bout.
coach-estimated = Ces chances sont estimées ; l’erreur est en général d’environ { $error }.
coach-details = Ce que voit le conseiller
coach-column-choice = Choix
coach-column-win = Chances de gagner
coach-next-roll = Au prochain lancer : un X dans { $cross } des cas, un double dans { $double }, quelque chose de mieux que de s’arrêter maintenant dans { $better }.
coach-fields = Tes dés sur les cases libres
coach-column-field = Case
coach-column-stays = Encore là à ton prochain coup
coach-column-steps = Marches en moyenne
coach-column-who = Qui peut t’éjecter
coach-nobody = personne
coach-fields-estimated = Ce qui arrivera à tes dés d’ici ton prochain coup est une estimation.
coach-field = Encore là à ton prochain coup : { $stays }. Marches en moyenne : { $steps }.
coach-field-threats = Qui peut t’éjecter : { $players }.
coach-field-safe = Personne ne peut t’éjecter.
coach-field-best = La meilleure case.

## After a choice

coach-remark-rolled_on =
    { $games ->
        [one] Quel courage ! Mais placer tes dés sur la case { $field } aurait été un peu mieux : une victoire de plus sur 100 parties.
       *[other] Quel courage ! Mais placer tes dés sur la case { $field } aurait été mieux : { $games } victoires de plus sur 100 parties.
    }
coach-remark-stopped =
    { $games ->
        [one] C’est prudent, mais relancer aurait été un peu mieux : une victoire de plus sur 100 parties.
       *[other] C’est prudent, mais relancer aurait été mieux : { $games } victoires de plus sur 100 parties.
    }
coach-remark-spared =
    { $games ->
        [one] Sur la case { $field }, tu aurais éjecté quelqu’un : une victoire de plus sur 100 parties.
       *[other] Sur la case { $field }, tu aurais éjecté quelqu’un : { $games } victoires de plus sur 100 parties.
    }
coach-remark-too_high =
    { $games ->
        [one] Ça souffle, là-haut ! La case { $field } aurait été un peu meilleure : une victoire de plus sur 100 parties.
       *[other] Ça souffle, là-haut ! La case { $field } aurait été meilleure : { $games } victoires de plus sur 100 parties.
    }
coach-remark-too_low =
    { $games ->
        [one] Tu aurais pu oser un peu plus. Case { $field } : une victoire de plus sur 100 parties.
       *[other] Tu aurais pu oser plus. Case { $field } : { $games } victoires de plus sur 100 parties.
    }
coach-remark-field_zero =
    { $games ->
        [one] Sans danger, mais sans aucune marche. Case { $field } : une victoire de plus sur 100 parties.
       *[other] Sans danger, mais sans aucune marche. Case { $field } : { $games } victoires de plus sur 100 parties.
    }
