### The rules page.

rules-page-title = Les règles de Rapido
rules-page-breath = Lance tes deux dés autant de fois que tu l’oses, puis place-les sur une case. S’ils y sont encore au début de ton prochain coup, tu montes du nombre de marches indiqué sur la case. Un lancer fort, placé bas, éjecte les dés plus faibles au-dessus. Le premier pion arrivé en haut gagne !
rules-page-contents = Que cherches-tu ?
rules-learn = Envie d’apprendre en jouant ?
rules-search = Chercher dans les règles
rules-search-hint = Par exemple : double, case 0, X
rules-search-clear = Effacer la recherche
# Number of rules and answers that match the search.
rules-hits =
    { $count ->
        [0] Rien trouvé. Essaie un mot plus court.
        [one] Un passage trouvé.
       *[other] { $count } passages trouvés.
    }
# A rule number, such as R7.
rules-number = Règle { $number }
rules-play = Voir ce qui se passe
rules-replay = Voir encore une fois
rules-board = Exemple pour la règle { $number }

## Topics

rules-group-aim = Ce qu’il vous faut
rules-group-turn = Ton coup
rules-group-score = Compter les points
rules-group-roll = Lancer les dés
rules-group-double = Les doubles
rules-group-cross = Le X
rules-group-place = Placer les dés
rules-group-out = Éjecter
rules-group-end = Gagner
rules-group-two = À deux
rules-group-questions = Questions et réponses

## The rules

rules-r1-name = Qui joue
rules-r1 = Rapido est un jeu pour deux à six personnes. Chacune prend une couleur : un marqueur, un pion qui attend sur la case départ et une paire de dés.
rules-r2-name = Les deux dés
rules-r2 = Les deux dés d’une paire sont différents. L’un porte X 1 2 3 4 7, l’autre X 1 2 3 5 6. On lance toujours les deux ensemble.
rules-r3-name = Qui commence
rules-r3 = La personne la plus jeune joue en premier, puis le tour passe dans le sens des aiguilles d’une montre.
rules-r4-name = Trois temps
rules-r4 = Un coup se passe toujours ainsi : d’abord compter les points, puis lancer les dés, puis les placer.
rules-r5-name = Monter en comptant les points
rules-r5 = Tes dés sont sur une case au début de ton coup ? Alors monte du nombre de marches indiqué sur la case, puis reprends tes dés.
rules-r6-name = Rien à compter
rules-r6 = Sans dés sur une case, il n’y a rien à compter : à ton tout premier coup, quand tes dés ont été éjectés et après un coup interrompu par un X.
rules-r7-name = Partager une marche
rules-r7 = Une marche accueille autant de pions qu’on veut. Il ne leur arrive rien.
rules-r8-name = Ce que vaut un lancer
rules-r8 = Le plus grand chiffre donne les dizaines, le plus petit les unités. 2 et 6 valent donc 62.
rules-r9-name = Un X au premier lancer
rules-r9 = Au premier lancer d’un coup, un X vaut simplement zéro : 7 et X valent 70, X et X valent 0. Ce lancer est valable et se place comme n’importe quel autre.
rules-r10-name = Relancer ou placer
rules-r10 = Tu lances au moins une fois. Après chaque lancer valable, tu choisis : relancer les deux dés ou les placer. Ta seule limite, c’est ton courage.
rules-r11-name = Monter avec un double
rules-r11 = Un double te fait monter tout de suite : une marche pour 1-1, deux pour 2-2, trois pour 3-3. Cela vaut pour chaque lancer valable, même le premier. Pour le reste, un double est un lancer comme les autres. Deux X ne sont pas un double.
rules-r12-name = Un X plus tard
rules-r12 = À partir du deuxième lancer d’un coup, un lancer avec un X n’est pas valable. Ton coup est fini, tu ne places rien et tes dés restent devant toi.
rules-r13-name = Redescendre
rules-r13 = Pour chaque X de ce lancer, tu descends d’une marche. Personne ne descend plus bas que la case départ : sur la marche 1, deux X ne coûtent donc que cette marche.
rules-r14-name = La case de ton choix
rules-r14 = Quand tu arrêtes de lancer, tu places tes dés, sans les tourner, sur la case libre de ton choix.
rules-r15-name = Une paire par case
rules-r15 = Les cases 1 à 5 n’accueillent qu’une paire chacune. S’il y a déjà des dés, peu importe à qui, la case est prise.
rules-r16-name = La case 0
rules-r16 = Sur la case 0, il y a de la place pour tout le monde : elle est toujours libre.
rules-r17-name = Placer au-dessus des autres
rules-r17 = Tu peux placer tes dés au-dessus de ceux des autres, même s’ils valent plus que les tiens.
rules-r18-name = Ce qui est éjecté
rules-r18 = En plaçant tes dés, tu éjectes tous ceux des autres qui sont plus haut et valent autant ou moins. C’est obligatoire, sans exception. Ce qui vaut plus reste, comme tout ce qui est à la même hauteur ou plus bas.
rules-r19-name = Ce que cela change
rules-r19 = Les dés éjectés reviennent tout de suite à leur propriétaire, qui continue à jouer et ne perd aucune marche, mais n’aura rien à compter à son prochain coup.
rules-r20-name = Qui gagne
rules-r20 = Si ton pion atteint l’arrivée, tu gagnes, et la partie est finie tout de suite. Cela peut arriver en comptant les points ou avec un double en plein coup. Pas besoin de tomber juste : peu importent les marches en trop.
rules-r21-name = L’arrivée
rules-r21 = L’arrivée est la marche 21. À l’écran, on peut en choisir une autre, pour une partie plus courte ou plus longue.
rules-r22-name = Deux paires par personne
rules-r22 = À deux, chaque personne a deux paires de dés, mais un seul pion.
rules-r23-name = Une paire par coup
rules-r23 = Quand c’est à toi, tu lances une paire qui se trouve devant toi. Tu choisis laquelle et tu la gardes pendant tout le coup.
rules-r24-name = Tes propres dés sont à l’abri
rules-r24 = On n’éjecte que les dés adverses, jamais les siens. Mais tes propres dés occupent bien leur case.
rules-r25-name = Compter les points avec deux paires
rules-r25 = Tu comptes les points seulement si tes deux paires sont sur des cases au début de ton coup. Tu montes alors du total des deux cases, tu reprends les deux paires et tu en lances une.
rules-r26-name = Une paire seule
rules-r26 = Une paire seule ne compte pas. Elle reste où elle est, et tu lances l’autre.

## Example boards

rules-show-r5 = Ana place ses dés. Puis c’est à Ben, et son 62 est encore sur la case 3.
rules-show-r9 = Premier lancer d’Ana : 7 et X. Elle le place sous les dés de Ben.
rules-show-r11 = Ana a un 21 et relance.
rules-show-r12 = Ana a un 21 et relance. Cette fois, pas de chance.
rules-show-r13 = Ana est sur la marche 1 et lance deux X. Les deux comptent, mais personne ne descend plus bas que le départ, la marche 0.
rules-show-r17 = Ana ose placer son petit 21 au-dessus du 76 de Ben.
rules-show-r18 = Ana place un 62 sur la case 1. Au-dessus se trouvent un 62, un 73 et un 51.
rules-show-r20 = Ana est à deux marches de l’arrivée et lance 3 et 3.
rules-show-r24 = Ana place un 62 sur la case 2. Au-dessus se trouvent son propre 31 et le 21 de Ben.
rules-show-r25 = Ben place ses dés. Puis c’est à Ana, et ses deux paires sont encore sur des cases.
rules-show-r26 = Ben place ses dés. Puis c’est à Ana, mais une seule de ses paires est sur une case.

## Questions and answers

rules-q-equal = À valeur égale, est-ce qu’on éjecte aussi ?
rules-a-equal = Oui. Tout ce qui est au-dessus et vaut autant ou moins doit partir.
rules-q-spare = Puis-je épargner quelqu’un ?
rules-a-spare = Non. Éjecter est obligatoire : tout ce qui peut partir doit partir.
rules-q-below = Peut-on éjecter depuis le haut ?
rules-a-below = Non, seulement depuis le bas. C’est pourquoi les dés de la case 0 sont toujours à l’abri.
rules-q-higher = Puis-je placer mes dés au-dessus de dés qui valent plus ?
rules-a-higher = Oui. Seul compte ce qui est au-dessus de toi, jamais ce qui est en dessous.
rules-q-crosses = X et X au premier lancer : que se passe-t-il ?
rules-a-crosses = Cela vaut 0, rien de plus. Ce n’est pas un double, et tu ne descends pas. Relance ou place tes dés.
rules-q-keep = Est-ce que je perds les marches d’un double si un X arrive plus tard dans le coup ?
rules-a-keep = Non, elles sont à toi. Un X ne coûte que sa propre marche, et deux X en coûtent deux.
rules-q-double = Combien vaut un double quand je le place ?
rules-a-double = 11, 22 ou 33. Pas grand-chose : le plus souvent, on relance.
rules-q-roll = Puis-je ne pas lancer du tout ?
rules-a-roll = Non. On lance au moins une fois à chaque coup.
rules-q-stop = Puis-je m’arrêter et garder mes dés devant moi ?
rules-a-stop = Non. Si tu t’arrêtes, tu dois placer tes dés. La case 0 est toujours libre.
rules-q-turned = Puis-je tourner les dés en les plaçant ?
rules-a-turned = Non. Ils restent comme ils sont tombés : leur valeur compte jusqu’à ce qu’ils te reviennent.
rules-q-climb = Mes dés ont été éjectés. Un double me fait-il quand même monter ?
rules-a-climb = Oui. Tu n’as rien à compter, mais les doubles te font monter comme toujours.
rules-q-out = Si mes dés sont éjectés, suis-je hors jeu ?
rules-a-out = Non, seuls les dés reviennent. Tout le monde continue à jouer.
rules-q-zero = Que rapporte la case 0 ?
rules-a-zero = Aucune marche. Mais personne ne peut y éjecter tes dés, et tu les reprends à ton prochain coup.
rules-q-exact = Faut-il tomber juste sur l’arrivée ?
rules-a-exact = Non. Si tu l’atteins ou la dépasses, tu as gagné.
rules-q-round = Les autres jouent-ils encore une fois à la fin ?
rules-a-round = Non. La partie s’arrête tout de suite, même en plein coup.
rules-q-youngest = Et si on ne sait pas qui est la personne la plus jeune ?
rules-a-youngest = Alors décidez ensemble. Vous pouvez aussi tirer au sort avec les dés.
rules-q-alone = À deux : une paire seule compte-t-elle ?
rules-a-alone = Non, et elle ne revient pas non plus. Elle attend l’autre sur sa case.
rules-q-cross-two = À deux : qu’arrive-t-il à mon autre paire si je lance un X ?
rules-a-cross-two = Rien. Elle reste sur sa case ; seule la paire que tu as lancée reste devant toi.
rules-q-swap = À deux : puis-je changer de paire en plein coup ?
rules-a-swap = Non. La paire du premier lancer est ta paire pour ce coup.
rules-q-zero-two = À deux : une paire sur la case 0 compte-t-elle comme placée ?
rules-a-zero-two = Oui. Elle ajoute zéro : la case 0 et la case 4 donnent quatre marches.
rules-q-one-each = À deux : peut-on jouer avec une seule paire par personne ?
rules-a-one-each = À deux, la règle prévoit deux paires par personne, et c’est ainsi qu’on joue ici. À votre propre table, c’est vous qui décidez.
rules-q-editions = Je connais d’autres règles. Est-ce normal ?
rules-a-editions = Oui : le jeu s’est d’abord appelé Exxtra, puis Excape, avec des règles un peu différentes. Dans Excape, deux X au premier lancer valaient 100. Ici, on joue avec les règles de Rapido.

## Printing

rules-print = Imprimer les règles
