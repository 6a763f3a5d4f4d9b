### The start page.

start-title = Rapido – la course de dés dans l’escalier
start-tagline = Lance les dés tant que tu l’oses et grimpe l’escalier !

## Recent games

start-running = Tes parties
start-continue = Reprendre : { $who }
start-back-to-room = Retour à la salle : { $who }
start-back-to-table = Retour à la table : { $who }
start-went-on = continue dans une salle
start-all-games =
    { $count ->
       *[other] Voir les { $count } parties
    }
start-remove-game = Supprimer cette partie ?
start-remove-game-hint = Elle n’est pas finie, et elle n’est enregistrée que dans ce navigateur.
start-your-turn = À toi
start-forget = Retirer de cette liste : { $who }
start-you = toi
start-somebody = quelqu’un
start-nobody = encore personne
start-company =
    { $computers ->
        [one] { $names } et un joueur virtuel
       *[other] { $names } et { $computers } joueurs virtuels
    }
start-computers =
    { $computers ->
        [one] un joueur virtuel
       *[other] { $computers } joueurs virtuels
    }

## A game against computer players

start-play = Jouer
start-play-hint =
    { $count ->
        [one] un joueur virtuel · { $level }
       *[other] { $count } joueurs virtuels · { $level }
    }
start-change = Changer d’adversaires, de nom ou de couleur
start-alone = Ta partie
start-opponents = Combien de joueurs virtuels ?
start-level =
    { $count ->
        [one] Comment joue-t-il ?
       *[other] Comment jouent-ils ?
    }
start-setting-up = On prépare la table…
start-set-up = Autres réglages, mots porte-bonheur…

## A game on one device

start-one-device = Sur un seul appareil
start-one-device-hint = L’appareil passe de main en main, à tour de rôle.
start-who-plays = Qui joue ici ?
start-name-of = Nom du joueur { $number }
start-person = Joueur { $number }
start-remove-person = Retirer le joueur { $number }
start-add-person = Ajouter une personne
start-plus-computers = Des joueurs virtuels en plus ?
start-begin = C’est parti !
start-color-of = Couleur du joueur { $number }
start-move-person = Déplacer le joueur { $number } vers le haut ; faire glisser pour changer l’ordre
start-youngest = Qui est la personne la plus jeune ?
start-youngest-hint = La personne la plus jeune commence, puis vous jouez dans cet ordre. À la partie suivante, c’est la personne suivante qui commence.
start-by-lot = Tirer au sort

## A game with friends

start-friends = Entre amis
start-friends-hint = Tout le monde joue sur son propre appareil. Pour inviter, tu reçois un lien, un code QR et un code court.
start-seats = Combien de places ?
start-open-room = Ouvrir une salle

## Joining with a code

start-join = Entrer avec un code
start-join-hint = Demande à l’hôte le code court de la salle. Un lien fonctionne aussi.
start-code = Code
start-code-wrong = Un code se compose de six lettres et chiffres, par exemple K7P 2QX. Il ne contient ni I, ni O, ni 0, ni 1.
start-knock = Frapper à la porte
start-knocking = Tu as frappé à la porte
start-knocking-hint = Attends qu’on te laisse entrer et garde cette page ouverte.
start-knocking-long = Personne n’a encore répondu. Le code est-il bon ? Il est valable une demi-heure ; l’hôte peut en afficher un nouveau.
start-refused = Personne ne t’a ouvert
start-refused-hint = Le code était peut-être faux ou trop ancien. Demande à l’hôte, puis réessaie.
start-cancel = Annuler

## Everything else

start-more = Et aussi
start-learn = Apprendre
start-rules = Règles
start-referee = Arbitre
start-watch = Revoir
start-puzzles = Énigmes
start-history = Tes parties
start-watch-title = Revoir une partie
start-last-games = Les dernières parties sur cet appareil
start-won-by = Victoire : { $color }
start-no-games = Dès qu’une partie sera finie sur cet appareil, tu la trouveras ici.
start-remove-finished = Supprimer : { $who }
start-remove-finished-hint = Elle n’est enregistrée que dans ce navigateur. Tu peux d’abord l’enregistrer dans un fichier, sur la page « Revoir la partie ».
start-replay-link = Lien vers une partie
start-replay-link-wrong = Ce n’est pas le lien d’une partie. Un tel lien contient « /g/ » ou « /show ».
start-watch-it = Regarder
start-open-record = Ouvrir un enregistrement (fichier ou message)
start-settings = Réglages
start-editor = Éditeur de position
start-offline = Tu es hors ligne. Tu peux quand même jouer en solo ou sur un seul appareil, apprendre et résoudre des énigmes ; seules les salles entre amis ont besoin d’Internet.

## Footer

start-credit = Rapido est un jeu de Reiner Knizia, paru en 2021 chez Game Factory.
start-independent = Cette version est indépendante, avec ses propres textes et images.
start-fair = Pourquoi personne ne peut tricher avec les dés
start-fair-sealed = Avant le premier lancer, un nombre secret est tiré au sort, et tous les lancers de la partie en découlent. On le met dans une enveloppe, et tout le monde voit le sceau.
start-fair-word = Chaque navigateur ajoute ses propres chiffres au hasard, et ton mot porte-bonheur si tu veux. Tout cela est scellé avant la partie et ouvert en même temps quand elle commence. Ainsi, personne ne peut choisir les lancers, pas même la personne qui gère le serveur et joue avec vous.
start-fair-opened = À la fin, on ouvre l’enveloppe, et ton propre navigateur vérifie le sceau et chaque lancer.
start-fair-same = Les lancers des personnes et des joueurs virtuels viennent de la même enveloppe. Aucun joueur virtuel ne peut regarder dedans.
start-fair-here = Une partie en solo ou sur un seul appareil ne quitte jamais ton navigateur, et son enveloppe non plus. Seule une salle peut prouver que personne n’a regardé dedans.
start-no-tracking = Pas de compte, pas de publicité, pas de pistage.
start-print = Imprimer les règles
start-strategy = Stratégie
start-help = Aide
