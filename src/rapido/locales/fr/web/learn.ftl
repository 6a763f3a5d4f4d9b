### The tutorial.

learn-title = Apprendre à jouer
learn-chapter-race = Une première partie
learn-chapter-two = À deux
learn-progress = { $chapter } : étape { $step } sur { $steps }
learn-back = Étape précédente
learn-restart = Recommencer
learn-skip = Chapitre suivant
learn-leave = Quitter la leçon
learn-next = Continuer
learn-waiting = Regarde ce qui se passe…
learn-loading = On installe l’escalier…
learn-offline = La première fois, la leçon a besoin d’une connexion. Les règles se lisent aussi sans connexion.
learn-again = Réessayer
learn-rules = Toutes les règles

## Players

learn-player-you = Toi
learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = Ce serait possible aussi. Pour l’instant, lance les dés.
learn-rather-again = Ce serait possible aussi. Pour l’instant, relance les dés.
learn-rather-pair = Ce serait possible aussi. Pour l’instant, prends la paire { $pair }.
learn-rather-field = Ce serait possible aussi. Pour l’instant, essaie la case { $field }.

## The first game

learn-race-aim = Pour gagner, arrive avant les autres tout en haut de l’escalier. Voici tes deux dés : lance-les !
learn-race-value = Le plus grand chiffre donne les dizaines : 2 et 6 font 62. Place tes dés sur la case 3.
learn-race-above = C’est au tour d’Ana, puis de Rui. Les deux placent au-dessus de toi : tes dés ne craignent rien.
learn-race-score = C’est de nouveau à toi, et tes dés sont encore sur la case 3 : tu comptes, tu montes de 3 marches et tu reprends tes dés. Lance !
learn-race-again = Seulement 21. Après chaque lancer, tu choisis : placer ou relancer. Relance !
learn-race-double = 3 et 3, un double ! Tu montes tout de suite de 3 marches. Courage, relance encore une fois.
learn-race-cross = À partir du deuxième lancer, un X met fin à ton tour : tu ne places rien et tu descends d’une marche par X. Mieux vaut s’arrêter à temps.
learn-race-others = Regarde : Ana a un X à son premier lancer. Il vaut simplement zéro, et elle place un 20.
learn-race-nothing = Tu n’as rien placé la dernière fois, il n’y a donc rien à compter. Lance, tout simplement !
learn-race-zero = Un X, mais au premier lancer, ce n’est qu’un zéro sans danger : 70 ! Place-le sur la case 3, sous les autres.
learn-race-out = Dehors ! Tes dés éjectent tout ce qui est au-dessus et vaut autant ou moins. Ana et Rui n’auront rien à compter.
learn-race-hit = Cela peut t’arriver aussi : Ana place un 71 sous ton 70 et l’éjecte. Tu récupères tes dés.
learn-race-fresh = Se faire éjecter ne coûte aucune marche : tu n’as juste rien à compter. Lance !
learn-race-top = 64, c’est fort. La case 5 rapporte le plus de marches, mais le danger vient d’en bas. Ose !
learn-race-luck = Le 60 de Rui éjecte le 31 d’Ana. Ton 64 vaut plus : il reste !
learn-race-finish = Tu comptes et tu montes de 5 marches ! Plus que deux jusqu’en haut. Lance !
learn-race-won = Le double t’amène à l’arrivée : tu gagnes ! On peut aussi gagner en comptant, et des marches en trop ne gênent pas.

## Two players

learn-two-pairs = À deux, chaque personne a deux paires de dés, mais un seul pion. Lance ta première paire.
learn-two-first = 31. Place-le sur la case 4.
learn-two-reply = Ana place aussi l’une de ses deux paires.
learn-two-alone = Une paire seule ne compte pas. Elle reste en place, et tu lances l’autre.
learn-two-own = 62 ! Sur la case 2, il éjecte les dés d’Ana, mais jamais les tiens. Place-le là.
learn-two-both = Le 30 d’Ana ne peut pas éjecter ton 31. À toi ! Tes deux paires sont encore en place : tu comptes le total, 4 + 2 marches !
learn-two-done = Et te voilà en haut : tu gagnes ! Maintenant, tu sais tout ce qu’il faut savoir.

## The end

learn-play = Jouer une première partie
learn-on-two = Vous n’êtes que deux ?
