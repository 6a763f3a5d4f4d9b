### The room before a game.

room-yours = Ta salle
room-of = Chez { $name }
room-title = La salle
room-settings-page = Réglages

## Seats

room-seats = Qui joue ?
room-seat = Place { $number }
room-open = Place libre
room-open-hint = pour toute personne qui a le lien
room-you = toi
room-here-too = sur cet appareil
room-present = est là
room-absent = hors ligne
room-host = hôte
room-computer = joueur virtuel
room-sit = M’asseoir ici
room-sit-too = Quelqu’un d’autre ici
room-sit-seat = { $action }, place { $number }
room-put-computer = Joueur virtuel
room-stand = Me lever
room-free = Libérer la place
room-make-host = Nommer hôte
room-level-of = Comment joue le joueur virtuel de la place { $number }
room-name-of = Nom pour la place { $number }
room-color-of = Couleur pour la place { $number }
room-change-color = Changer la couleur pour la place { $number } : { $color }
room-same-device = Vous êtes plusieurs sur un appareil ? Prenez une place par personne et faites passer l’appareil.
room-count = Combien de places ?
room-fewer = Une place de moins
room-more-seats = Une place de plus
room-seats-number =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
room-last-taken = La dernière place est prise ; on pourra la retirer quand elle sera libre.

## Starting the game

room-begin = Commencer
room-begin-next = Partie suivante
room-missing =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
room-missing-hint = Invite quelqu’un, ou bien :
room-fill =
    { $count ->
        [one] Y mettre un joueur virtuel
       *[other] Y mettre des joueurs virtuels
    }
room-without =
    { $count ->
        [one] Jouer sans cette place
       *[other] Jouer sans ces places
    }
room-ready = Tout le monde est là. On peut commencer !
room-wait-host = C’est à { $name } de démarrer la partie.
room-wait-someone = C’est à l’hôte de démarrer la partie.
room-take-seat = Prends une place libre pour jouer.
room-all-taken = Toutes les places sont prises. Tu peux regarder, ou demander à l’hôte une place de plus.

## Inviting

room-invite = Inviter
room-invite-hint = Envoie le lien, ou fais scanner le code QR avec un téléphone.
room-link = Lien vers cette salle
room-qr = Code QR avec le lien vers cette salle
room-qr-again = Le code QR n’a pas pu être chargé. Réessayer
room-only-here = À cette adresse, Rapido n’est accessible que sur cet appareil. Pour que d’autres puissent jouer depuis le leur, arrête Rapido dans le terminal avec Ctrl-C et relance-le ainsi :
room-code-get = Afficher un code court
room-code-new = Nouveau code
room-code-label = Code court
room-code-hint = À lire à voix haute. La personne qui le tape sur la page d’accueil frappe à ta porte, et tu lui ouvres. Il est valable une demi-heure.
room-knocks = { $name } frappe à la porte. Tu ouvres ?
room-knocks-somebody = On frappe à la porte. Tu ouvres ?
room-admit = Laisser entrer
room-deny = Non

## Sealed dice

room-sealed = Les dés sont scellés
room-seal = L’enveloppe est fermée. Son sceau : { $seal }
room-seal-whole = Le sceau en entier
room-seal-how = Comment ça fonctionne ?
room-seal-child = Il y a un nombre secret dans une enveloppe fermée, et tous les lancers de la partie en viennent. Personne ne peut plus le changer : le sceau se casserait. Après la partie, on ouvre l’enveloppe, et ton navigateur vérifie chaque lancer.
room-word-child = Ton navigateur met des chiffres au hasard dans sa propre petite enveloppe, avec ton mot porte-bonheur si tu en donnes un. Quand la partie commence, toutes les petites enveloppes sont ouvertes au même moment et mélangées, comme des cuillerées de sucre. Ainsi, personne ne peut choisir les lancers, pas même la personne qui a fermé la grande enveloppe et qui joue avec vous.
room-word-of = Mot porte-bonheur ({ $name })
room-word-your = Ton mot porte-bonheur
room-word-give = Ajouter
room-word-given = ajouté
room-word-hint = N’importe quel mot convient, ou aucun : ton navigateur ajoute de toute façon des chiffres au hasard. Personne ne voit ton mot avant la fin de la partie.

## Game settings

room-settings = Réglages de la partie
room-limit = Temps par décision
room-limit-none = sans limite
room-limit-is = Temps par décision : { $limit }
room-limit-hint = Une fois ce temps écoulé, un joueur virtuel joue à ta place jusqu’à ton retour.
room-pace = Rythme des joueurs virtuels
room-pace-quick = rapide
room-pace-normal = normal
room-pace-calm = tranquille
room-starter = Qui commence ?
room-starter-youngest = La personne la plus jeune, puis à tour de rôle
room-starter-random = Tirage au sort
room-starter-next = À tour de rôle, partie après partie
room-youngest = La personne la plus jeune
room-youngest-is = La personne la plus jeune : { $name }
room-spectators = Avec le lien, d’autres peuvent regarder
room-spectators-yes = d’autres peuvent regarder
room-spectators-no = sans public
room-more = Plus de réglages
room-finish = L’arrivée est sur la marche
room-finish-hint = D’habitude, c’est 21. Avec moins de marches, la partie est plus courte.
room-finish-is = arrivée sur la marche { $step }

## Leaving

room-rules = Les règles
room-leave = Quitter la salle
room-leave-sure = Quitter la salle ?
room-leave-hint = Tes places se libéreront.
room-leave-alone-hint = Il n’y a personne d’autre : la salle sera fermée.
room-leave-host-hint = Tes places se libéreront, et quelqu’un d’autre deviendra hôte.
room-delete = Supprimer la salle
room-delete-sure = Supprimer la salle avec toutes ses parties ?
room-delete-hint = Tout le monde devra sortir, et les enregistrements des parties seront perdus pour de bon.
room-stay = Rester

## Who goes first

room-who-youngest = Qui est la personne la plus jeune ? C’est elle qui commence.
