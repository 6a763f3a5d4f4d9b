### Quelqu’un est parti : remplacement, hôte, partie suivante d’un commun accord.

## Remplacement

# $names : les personnes sur un même appareil ; $time : une heure.
absence-gone =
    { $count ->
        [one] { $names } est hors ligne depuis { $time }.
       *[other] { $names } sont hors ligne depuis { $time }.
    }
absence-soon =
    { $seconds ->
        [one] Dans une seconde, un joueur virtuel pourra jouer à sa place.
       *[other] Dans { $seconds } secondes, un joueur virtuel pourra jouer à sa place.
    }
absence-offer =
    { $count ->
        [one] Faire jouer un joueur virtuel pour { $names } jusqu’à son retour
       *[other] Faire jouer un joueur virtuel pour { $names } jusqu’à leur retour
    }
absence-you-back = Te revoilà : c’est de nouveau toi qui joues.

## L’hôte

absence-host-now = L’hôte, c’est maintenant { $name }.
absence-host-lost = Pendant ton absence, { $name } a pris le rôle d’hôte.
absence-host-take = Reprendre le rôle d’hôte

## Le temps par coup, changé pendant la partie

absence-limit-now = Nouveau temps par décision : { $limit }

## La partie suivante

absence-begins = Cette fois, { $name } commence.
absence-begins-you = Cette fois, c’est toi qui commences.
absence-begins-next = La prochaine fois, { $name } commence.
absence-begins-next-you = La prochaine fois, c’est toi qui commences.
absence-rematch-by = { $name } propose encore une partie.
absence-rematch-yes = Oui, encore une
absence-rematch-no = Pas maintenant
# $names : une liste de noms.
absence-rematch-agreed = D’accord : { $names }
absence-rematch-waits = On attend { $names }
absence-rematch-soon =
    { $seconds ->
        [one] Pas de connexion avec { $names }. Dans une seconde, on commence quand même.
       *[other] Pas de connexion avec { $names }. Dans { $seconds } secondes, on commence quand même.
    }
absence-rematch-back = Finalement, non
absence-rematch-now = Commencer sans attendre
absence-rematch-ended = Pas d’autre partie pour l’instant.
