### The review: what dice and choices were worth.

## Figures

# $share is in percent, also in the next two messages.
review-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# Percentage points, without a sign.
review-points = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-fine = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-band = de { $low } à { $high }

## The game

review-title = Analyse
review-line =
    { $turns ->
        [one] { $players } · jusqu’à la marche { $finish } · { $turns } coup
       *[other] { $players } · jusqu’à la marche { $finish } · { $turns } coups
    }
review-won = { $player } gagne
review-unfinished = partie inachevée
review-source-exact = Les chances sont exactes : ce jeu a été calculé jusqu’au bout.
review-source-estimated = Les chances sont estimées. Erreur habituelle, en victoires sur 100 parties : { $error }.
review-broken = L’analyse porte sur ce qui précède l’endroit endommagé.

## The curve

review-curve = Chances de gagner
review-as-table = Sous forme de tableau
review-turn = coup
review-player = qui

## The balance sheet

review-sheet = D’où vient le résultat
review-sheet-note = En victoires sur 100 parties. Le début et les quatre parts donnent ensemble le résultat.
review-start = début
review-own-dice = ses dés
review-own-choices = ses choix
review-others-dice = dés des autres
review-others-choices = choix des autres
review-result = résultat
review-end = chances maintenant

## Skill

review-skill = La qualité des choix
review-skill-note = Ce qu’une décision a coûté en moyenne, en victoires sur 100 parties, sans compter ce qui était évident ou sans importance. La vraie valeur est presque toujours dans la fourchette (95 fois sur 100) ; plus il y a de décisions, plus elle se resserre.
review-mean-loss = perte par décision
review-likely = fourchette
review-decisions = décisions
review-grade = niveau
review-grade-perfect = parfait
review-grade-masterly = magistral
review-grade-strong = très bon
review-grade-solid = solide
review-grade-shaky = hésitant
review-grade-wild = casse-cou
review-grade-open = trop peu de décisions
review-mistakes = Les erreurs les plus coûteuses
review-mistake-rolled_on = relancer au lieu de placer ses dés
review-mistake-stopped = s’arrêter trop tôt
review-mistake-spared = épargner une paire au lieu de l’éjecter
review-mistake-too_high = placer ses dés trop haut
review-mistake-too_low = placer ses dés trop bas
review-mistake-field_zero = placer ses dés sur la case 0 sans nécessité
review-no-mistakes = Personne n’a perdu grand-chose à cause de ses choix.

## Luck

review-luck = La chance de chacun aux dés
review-luck-note = En victoires sur 100 parties. Avec des lancers comme ceux-ci, le hasard seul reste presque toujours (95 fois sur 100) dans la fourchette.
review-luck-sum = chance
review-luck-band = fourchette du hasard
review-rolls = lancers
review-verdict = verdict
review-luck-few = trop peu de lancers pour conclure
review-luck-within = rien d’inhabituel
review-luck-lucky = plus de chance que dans { $share } des parties semblables
review-luck-unlucky = moins de chance que dans { $share } des parties semblables

## Moments and decisions

review-moments = Les moments décisifs
review-no-moments = Aucun lancer ni aucun choix n’a changé grand-chose.
review-moment-roll = Coup { $turn } : { $player } obtient { $dice }.
review-moment-decision = Coup { $turn } : { $player } a { $value } et choisit de { $action }.
review-moved = { $player } passe de { $before } à { $after }
review-costly = Les choix les plus coûteux
review-every-choice = Toutes les décisions
review-had = Coup { $turn } : { $player } a { $value } sur la table.
review-chosen = choisi
review-best = le mieux
review-loss = perte
review-choice = choix
review-do-throw = relancer
review-do-place = placer ses dés sur la case { $field }
review-do-place-out = placer ses dés sur la case { $field } en éjectant { $victims }

## Several games

review-series =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
review-name = nom
review-games = parties
review-wins = victoires
review-expected = attendues
review-thrown-out = Qui a éjecté qui
review-threw-out = { $player } a éjecté { $victims }.
review-times = { $player } ({ $times })
review-dice = Les dés de tout le monde
review-dice-note = Combien de fois chaque face est sortie. Avec des dés non truqués, les douze faces restent presque toujours (95 fois sur 100) dans leur fourchette ; plus il y a de lancers, plus les fourchettes se resserrent en proportion.
review-die-a = dé A
review-die-b = dé B
review-face = face
review-count = nombre de fois
review-no-games = Il n’y a aucune partie dans { $folder }.
review-left-out = { $file } n’est pas pris en compte : { $reason }
review-written = La page est dans { $file }.
review-one-input = L’entrée standard contient une seule partie : n’indique pas d’autres fichiers.

## What a computer player chose in place of a person

review-stand-in-choices = choix du remplaçant
review-sheet-note-stand-in = En victoires sur 100 parties. Le début et les cinq parts donnent ensemble le résultat. Les choix qu’un joueur virtuel a faits à la place de quelqu’un ne comptent pour personne.
review-by-computer = (par un joueur virtuel)
