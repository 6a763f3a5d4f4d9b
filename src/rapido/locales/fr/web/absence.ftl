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
        [one] Dans une seconde, un joueur virtuel pourra prendre le relais.
       *[other] Dans { $seconds } secondes, un joueur virtuel pourra prendre le relais.
    }
absence-offer =
    { $count ->
        [one] Remplacer { $names } par un joueur virtuel jusqu’à son retour
       *[other] Remplacer { $names } par des joueurs virtuels jusqu’à leur retour
    }
absence-you-back = Te revoilà : c’est de nouveau toi qui joues.

## L’hôte

absence-host-now = { $name } est maintenant l’hôte.
absence-host-lost = Pendant ton absence, { $name } a pris le rôle d’hôte.
absence-host-take = Reprendre le rôle d’hôte

## Le temps par coup, changé pendant la partie

absence-limit-now = Nouveau temps par décision : { $limit }

## La partie suivante

absence-begins = Cette fois, c’est { $name } qui commence.
absence-begins-you = Cette fois, c’est toi qui commences.
absence-begins-next = La prochaine fois, c’est { $name } qui commence.
absence-begins-next-you = La prochaine fois, c’est toi qui commences.
absence-rematch-by = { $name } propose une nouvelle partie.
absence-rematch-yes = Oui, encore une
absence-rematch-no = Pas maintenant
# $names : une liste de noms.
absence-rematch-agreed = D’accord : { $names }
absence-rematch-waits = On attend { $names }
absence-rematch-soon =
    { $seconds ->
        [one] Hors ligne : { $names }. On commence quand même dans une seconde.
       *[other] Hors ligne : { $names }. On commence quand même dans { $seconds } secondes.
    }
absence-rematch-back = Finalement, non
absence-rematch-now = Commencer sans attendre
absence-rematch-ended = Pas de nouvelle partie pour l’instant.
