### Les mots de la page : le conseiller.

coach-mode = Conseiller
coach-mode-hint = Montre tes chances à la table et te dit quand un autre choix était nettement meilleur.
coach-hint = Conseil
coach-key = Demander un conseil
coach-room = Conseiller pour tous
coach-room-hint = Tout le monde peut voir les chances pendant la partie. Sinon, pas de conseiller dès que plusieurs appareils jouent.
coach-room-yes = conseiller pour tous
coach-not-here = Il n’y a pas de conseiller dans cette partie : l’hôte doit l’autoriser pour tous avant le début.
coach-not-now = Le conseiller t’aide quand c’est ton tour.
coach-just-roll = Le premier lancer est sans danger. Lance donc !

## Les chances

coach-stop = S’arrêter
coach-roll = Relancer
coach-on = Relancer
coach-place = Placer sur { $field }
coach-legend-cross = X
coach-legend-double = double
coach-legend-better = mieux
coach-meter = Tu gagnes à { $stop } en plaçant sur { $field } et à { $roll } en relançant. Au prochain lancer : X { $cross }, double { $double }, mieux { $better }. En savoir plus.
coach-best-place = Place sur { $field } : cela gagne { $win } de telles parties.
coach-best-roll = Relance : cela gagne { $win } de telles parties.
coach-exact = Ces chances sont exactes : ce jeu est résolu.
coach-estimated = Ces chances sont estimées, en général à { $error } près.
coach-details = Ce que voit le conseiller
coach-column-choice = Choix
coach-column-win = Chance de gagner
coach-next-roll = Au prochain lancer : un X à { $cross }, un double à { $double }, et à { $better } mieux que s’arrêter maintenant.
coach-fields = Tes dés sur les cases libres
coach-column-field = Case
coach-column-stays = Encore là à ton tour
coach-column-steps = Marches en moyenne
coach-column-who = Peut t’éjecter
coach-nobody = personne
coach-fields-estimated = Ce qui arrive à une case jusqu’à ton prochain tour est estimé.
coach-field = Encore là à ton prochain tour : { $stays }. Marches en moyenne : { $steps }.
coach-field-threats = Peut t’éjecter : { $players }.
coach-field-safe = Personne ne peut t’éjecter.
coach-field-best = La meilleure case.

## Après un choix

coach-remark-rolled_on =
    { $games ->
        [one] Quel courage ! Placer sur { $field } était un peu mieux : une victoire de plus sur 100 parties.
       *[other] Quel courage ! Mais placer sur { $field } était mieux : { $games } victoires de plus sur 100 parties.
    }
coach-remark-stopped =
    { $games ->
        [one] C’est prudent. Relancer était un peu mieux : une victoire de plus sur 100 parties.
       *[other] C’est prudent, mais relancer était mieux : { $games } victoires de plus sur 100 parties.
    }
coach-remark-spared =
    { $games ->
        [one] Sur { $field }, tu aurais éjecté quelqu’un : une victoire de plus sur 100 parties.
       *[other] Sur { $field }, tu aurais éjecté quelqu’un : { $games } victoires de plus sur 100 parties.
    }
coach-remark-too_high =
    { $games ->
        [one] Il y a du vent là-haut. La case { $field } était un peu mieux : une victoire de plus sur 100 parties.
       *[other] Il y a du vent là-haut. La case { $field } était mieux : { $games } victoires de plus sur 100 parties.
    }
coach-remark-too_low =
    { $games ->
        [one] Tu pouvais oser un peu plus. Case { $field } : une victoire de plus sur 100 parties.
       *[other] Tu pouvais oser plus. Case { $field } : { $games } victoires de plus sur 100 parties.
    }
coach-remark-field_zero =
    { $games ->
        [one] C’est sûr, mais sans aucune marche. Case { $field } : une victoire de plus sur 100 parties.
       *[other] C’est sûr, mais sans aucune marche. Case { $field } : { $games } victoires de plus sur 100 parties.
    }
