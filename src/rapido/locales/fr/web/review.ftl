### The review page.

## The page

review-page = Analyse
review-intro = Regarde comment la partie s’est passée, et pourquoi : ce qui venait des dés, et ce qui venait des choix.
review-working = On calcule ce que valaient chaque lancer et chaque choix…
review-failed = L’analyse n’est pas disponible pour le moment
review-sorry-unavailable = Le serveur est débordé pour le moment. Réessaie dans un instant.
review-empty = Personne n’a lancé les dés dans cette partie : il n’y a rien à analyser.
review-to-replay = Revoir la partie
review-exact = exact
review-estimated = estimé

## The curve

review-curve-slider = Moment de la partie
review-place = Coup { $turn }, lancer { $roll }
review-place-end = La fin
review-from-start = Début
review-when = Quand
review-who = Qui
review-curve-table = La courbe en tableau
review-chances-now = Chances de gagner à ce moment

## A moment

# $before and $after are winning probabilities, such as 43 %.
review-roll-great = Quel lancer ! Chances de gagner : { $before } avant, { $after } maintenant.
review-roll-kind = Un bon lancer. Chances de gagner : { $before } avant, { $after } maintenant.
review-roll-usual = Un lancer comme un autre. Chances de gagner : { $before } avant, { $after } maintenant.
review-roll-unkind = Un lancer faible. Chances de gagner : { $before } avant, { $after } maintenant.
review-roll-cruel = Aïe, quel lancer ! Chances de gagner : { $before } avant, { $after } maintenant.
# $action is, for example, "roll again".
review-chose = { $name } choisit : { $action }.
review-judged-only = Il n’y avait rien d’autre à faire.
review-judged-best = { $name } a trouvé le meilleur choix.
review-judged-best-you = Tu as trouvé le meilleur choix, { $name }.
review-judged-good = Aussi bon que le meilleur choix.
# $better is, for example, "place on field 3".
review-judged-little = Il y avait un peu mieux : { $better }.
review-judged-clear = Il y avait nettement mieux : { $better }.
review-costs =
    { $wins ->
        [one] La différence est d’environ une victoire sur 100 parties.
       *[other] La différence est d’environ { $wins } victoires sur 100 parties.
    }
review-costs-less = La différence est de moins d’une victoire sur 100 parties.
review-what-else = Quels étaient les autres choix ?
review-verdict-best = le mieux
review-verdict-good = aussi bien
review-verdict-little = un peu moins bien
review-verdict-clear = nettement moins bien
review-unfinished-long = Cette partie n’a pas été jouée jusqu’au bout.
review-next-moment = Moment décisif suivant
review-to-editor = Ouvrir dans l’éditeur

## Play on

review-play-on = Jouer à partir d’ici
review-play-on-hint = Une nouvelle table, avec exactement cette position. Des joueurs virtuels jouent à la place des autres.
review-play-as = Qui es-tu ?
review-play-now = Jouer

## Key moments

review-swing-roll = { $name } obtient { $a } et { $b }.
review-swing-choice = { $name } a { $value } et choisit : { $action }.

## The balance sheet

review-whose = Le bilan de qui ?
review-sheet-plain = Les chiffres disent combien de parties on gagne sur 100 comme celle-ci. Le début et les quatre parts donnent ensemble le résultat.
review-part = Part
review-wins-of-100 = Victoires sur 100 parties
review-part-start = Au début
review-part-start-hint = si tout le monde joue le mieux possible
review-part-own_dice = { $name } : ses dés
review-part-own_dice-you = Tes dés
review-part-own_dice-hint = la chance ou la malchance aux dés
review-part-own_choices = { $name } : ses choix
review-part-own_choices-you = Tes choix
review-part-own_choices-hint = en faisant toujours le meilleur choix, on ne perd rien ici
review-part-others_dice = Les dés des autres
review-part-others_dice-you = Les dés des autres
review-part-others_dice-hint = la chance des uns fait la malchance des autres
review-part-others_choices = Les choix des autres
review-part-others_choices-you = Les choix des autres
review-part-others_choices-hint = ce qu’ils ont laissé filer, et qui ils ont éjecté
review-part-won = À la fin : victoire
review-part-lost = À la fin : défaite
review-part-open = Quand la partie s’est arrêtée

## Skill and luck

# $loss is a number of games, $band a range such as 0.4 to 1.9.
review-skill-says =
    { $decisions ->
        [one] La seule vraie décision a coûté { $loss } { $loss ->
            [one] victoire
           *[other] victoires
        } sur 100 parties. Une seule ne dit pas grand-chose : la fourchette va { $band }.
       *[other] En moyenne, une vraie décision a coûté { $loss } { $loss ->
            [one] victoire
           *[other] victoires
        } sur 100 parties. Après { $decisions } décisions, la fourchette va { $band }.
    }
review-skill-plain = La bande jaune montre à quel point c’est sûr : la vraie valeur s’y trouve presque toujours (95 fois sur 100). Chaque décision de plus la rend plus étroite. Ce qui était évident ou sans importance ne compte pas.
review-skill-left = rien perdu
review-skill-right = beaucoup perdu
# $kind is a kind of mistake, such as "stopped too early".
review-mistake-line =
    { $count ->
        [one] { $kind } : une fois, { $wins } { $wins ->
            [one] victoire perdue
           *[other] victoires perdues
        } sur 100 parties
       *[other] { $kind } : { $count } fois, en tout { $wins } { $wins ->
            [one] victoire perdue
           *[other] victoires perdues
        } sur 100 parties
    }
review-luck-title = De quel côté étaient les dés ?
review-luck-plain = La bande jaune montre ce que donne presque toujours (95 fois sur 100) le hasard seul avec des lancers comme ceux-ci. Quand on est bien dedans, on n’a eu ni chance ni malchance particulière.
review-luck-left = malchance
review-luck-right = chance

## Every decision

review-only-my-mistakes = Seulement mes erreurs
review-only-mistakes = Seulement les erreurs
review-shown-of = { $shown } sur { $all }
review-none-costly = Aucun choix n’a vraiment coûté cher. Bien joué !
review-has = { $value } sur la table
review-show = Voir sur le plateau

## Sharing

review-share = Partager
review-link = Lien vers ce moment

## What a computer player chose in place of a person

review-judged-stand-in = Ici, un joueur virtuel remplaçait { $name } : ce choix ne compte pas.
review-verdict-stand-in = joueur virtuel
review-sheet-plain-stand-in = Les chiffres disent combien de parties on gagne sur 100 comme celle-ci. Le début et les cinq parts donnent ensemble le résultat.
review-part-stand_in_choices = Les choix du remplaçant
review-part-stand_in_choices-you = Les choix du remplaçant
review-part-stand_in_choices-hint = ce qu’un joueur virtuel a laissé filer pendant l’absence ; cela ne compte pour personne
review-stand-in-left-out =
    { $count ->
        [one] { $name } : un joueur virtuel a fait un choix à sa place. Ce choix n’est pas compté ici.
       *[other] { $name } : un joueur virtuel a fait { $count } choix à sa place. Ces choix ne sont pas comptés ici.
    }
