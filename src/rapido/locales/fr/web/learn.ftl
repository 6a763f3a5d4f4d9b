### The tutorial.

learn-title = Apprendre à jouer
learn-chapter-race = Une première partie
learn-chapter-two = À deux
learn-progress = { $chapter } : étape { $step } sur { $steps }
learn-back = Étape précédente
learn-restart = Recommencer
learn-skip = Chapitre suivant
learn-leave = Quitter la leçon
learn-speech = Lire à voix haute
learn-next = Continuer
learn-waiting = Regarde ce qui se passe…
learn-loading = On installe l’escalier…
learn-offline = La première fois, la leçon a besoin d’une connexion. Les règles se lisent aussi sans connexion.
learn-again = Réessayer
learn-rules = Toutes les règles

## Players

learn-player-ana = Ana
learn-player-rui = Rui

## Other legal choices

learn-rather-roll = C’est possible aussi. Mais pour l’instant, lance les dés.
learn-rather-again = C’est possible aussi. Mais pour l’instant, relance les dés.
learn-rather-pair = C’est possible aussi. Mais pour l’instant, prends la paire { $pair }.
learn-rather-field = C’est possible aussi. Mais pour l’instant, essaie la case { $field }.

## Free decisions

learn-choice-best = Bravo, on ne peut pas faire mieux ! Comme ça, tu gagnes environ { $win } fois sur 100.
learn-choice-good = Bon choix, c’est presque aussi bien que le meilleur ! Comme ça, tu gagnes environ { $win } fois sur 100.
learn-choice-other =
    { $win ->
        [0] C’est possible, mais tu ne gagnerais presque jamais. Il y a mieux : { $action }. Comme ça, tu gagnes environ { $best } fois sur 100.
       *[other] C’est possible, et tu gagnes environ { $win } fois sur 100. Il y a mieux : { $action }. Comme ça, tu gagnes environ { $best } fois sur 100.
    }
learn-choice-unknown = Très bien, c’est ton choix ! Voyons la suite.

## The first game

learn-race-welcome = À Rapido, deux à six personnes font la course dans l’escalier. Pour gagner, il faut arriver tout en haut avant les autres. La personne la plus jeune commence. Aujourd’hui, c’est toi !
learn-race-dice = Voici tes deux dés, et ils sont différents : les deux ont X, 1, 2 et 3, mais l’un a aussi 4 et 7, l’autre 5 et 6. Lance-les !
learn-race-value = Le plus grand chiffre donne les dizaines : 2 et 6 font 62. Place tes dés sur la case 3.
learn-race-ana = C’est à Ana. Elle place son 51 au-dessus de tes dés. Pas de danger : on ne peut les éjecter que depuis une case plus basse.
learn-race-taken = Rui lance un 31. Les cases 3 et 4 sont prises : une seule paire par case. Seule la case 0 a de la place pour tout le monde : elle est toujours libre.
learn-race-stronger = Rui choisit la case 5. Ses dés valent moins que les deux paires du dessous, mais c’est permis : quand on place ses dés, peu importe ce qu’il y a plus bas.
learn-race-score = C’est de nouveau à toi, et tes dés sont encore sur la case 3 : tu comptes tes points, tu montes de 3 marches et tu reprends tes dés. Lance !
learn-race-again = Seulement 21. Après chaque lancer, tu choisis : placer tes dés ou relancer. Relance !
learn-race-double = 3 et 3, un double ! Tu montes tout de suite de 3 marches. Avec 2-2, c’est deux marches, et avec 1-1, une seule.
learn-race-dots = Encore une fois ? Regarde les points sur le bouton : ce sont les 36 lancers possibles. Les 11 croix sont les lancers avec un X, presque un sur trois. Essaie !
learn-race-cross = Un X ! À partir du deuxième lancer, il met fin à ton coup : tu ne places rien et tu descends d’une marche par X. Mieux vaut s’arrêter à temps.
learn-race-zero = Ana compte ses points et monte de 4 marches. Puis elle lance 7 et X. Au premier lancer d’un coup, un X n’est qu’un zéro sans danger : cela fait 70 ! Deux X vaudraient 0, sans être un double.
learn-race-out = Elle place ses dés sur la case 3. Tout ce qui est au-dessus et vaut autant ou moins est éjecté, qu’elle le veuille ou non : Rui reprend son 31 et n’aura rien à compter.
learn-race-floor = Rui n’a rien à compter. Un double l’amène sur la marche 1, puis il obtient deux X ! Les deux comptent, mais personne ne descend plus bas que le départ, la marche 0.
learn-race-nothing = À toi ! La dernière fois, tu n’as rien placé, il n’y a donc rien à compter. Lance !
learn-race-high = 54 ! Que ferais-tu ? Une case haute rapporte plus de marches, une case basse est plus sûre. Ou bien tu relances ? À toi de choisir !
learn-race-later = Quelques coups plus tard, Rui et toi, vous êtes sur la marche 6. Ana est sur la marche 8, et son 43 sur la case 4 l’amènerait tout en haut. Lance !
learn-race-threat = 64 ! Que ferais-tu : jouer la sécurité, éjecter quelqu’un ou viser haut ? À toi de choisir !
learn-race-luck = Un peu plus tard, ton 64 est sur la case 5. Rui place un 60 et éjecte le 31 d’Ana. Ton 64 vaut plus : il reste !
learn-race-finish = Tu comptes tes points et tu montes de 5 marches ! Plus que deux jusqu’en haut. Lance !
learn-race-won = Le double t’amène à l’arrivée : tu gagnes ! On peut aussi gagner en comptant les points, et des marches en trop ne gênent pas. Cet escalier était court : d’habitude, l’arrivée est la marche 21. À la partie suivante, c’est la personne après toi qui commence.

## Two players

learn-two-pairs = À deux, chaque personne a deux paires de dés, mais un seul pion. Lance ta première paire.
learn-two-first = 31. Place-le sur la case 4.
learn-two-reply = Ana place aussi l’une de ses deux paires.
learn-two-alone = Une paire seule ne compte pas. Elle reste en place et occupe sa case, même pour toi. Tu lances l’autre.
learn-two-own = 62 ! Sur la case 2, il éjecte les dés d’Ana, mais jamais les tiens. Place-le là.
learn-two-both = Le 30 d’Ana ne peut pas éjecter ton 31, qui vaut plus.
learn-two-done = À toi ! Tes deux paires sont encore en place : tu comptes le total, 4 + 2 marches, et te voilà en haut. Tu gagnes ! Maintenant, tu connais toutes les règles.

## The end

learn-play = Jouer une première partie
learn-on-two = Vous n’êtes que deux ?
