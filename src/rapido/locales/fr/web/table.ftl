### The table, the end of a game, and what all boards share.

## Players without a name are named by their color

table-name-0 = Rouge
table-name-1 = Bleu
table-name-2 = Vert
table-name-3 = Jaune
table-name-4 = Blanc
table-name-5 = Noir

## Whose turn it is

table-your-turn = À toi de jouer
# $name is the person using this device.
table-turn-yours = { $name }, à toi
table-turn-of = C’est à { $name }
table-roll-number = Lancer { $number }
table-turn-number = Coup { $turn }
table-thinks = { $name } réfléchit…
table-waits-for = On attend { $name }, hors ligne pour l’instant
table-watching = Tu regardes la partie.
table-notice-turn = C’est à toi de jouer.
# $time is minutes and seconds, such as 1:30.
table-time-left = Temps restant : { $time }
table-time-soon =
    { $seconds ->
        [one] Plus qu’une seconde.
       *[other] Plus que { $seconds } secondes.
    }
table-to-my-turn = Aller à mon tour
table-pass-to = Passe l’appareil à { $name }
table-i-am = C’est moi, { $name }

## Actions

table-roll = Lancer
table-roll-again = Relancer
table-roll-pair = Lancer la paire { $pair }
# Under a picture of all 36 rolls with its 11 crosses.
table-risk = X presque 1 fois sur 3
table-place = Placer
table-choose-field = choisis une case allumée
table-place-on = Placer sur la case { $field }
table-place-throws-out =
    { $count ->
        [one] éjecte une paire
       *[other] éjecte { $count } paires
    }
table-place-other = ou choisis une autre case

## The players

table-players = Qui joue
table-on-step = sur la marche
table-pair = Paire { $pair }
table-in-front = devant soi
table-on-field = case { $field }
table-you = toi
table-computer = joueur virtuel
table-away = pas là
table-not-connected = hors ligne
table-stands-in = Un joueur virtuel remplace { $name }
table-is-back = { $name } est de retour
table-you-host = Tu es maintenant l’hôte de cette salle
table-you-away = Pendant ton absence, un joueur virtuel joue pour toi.
table-take-back = Reprendre ma place

## Log

table-log = Journal de la partie
table-log-empty = Rien pour l’instant. Les dés attendent.
table-recap = Depuis ton dernier coup
table-rule = Règle { $rule }

## The connection

table-connecting = Connexion à la table…
table-lost = La connexion est interrompue. Elle revient toute seule, rien n’est perdu.
table-gone = Cette salle n’existe pas
table-gone-hint = Elle a peut-être été supprimée, le lien est incomplet, ou elle est réservée aux personnes invitées.
table-shut-out = Tu n’as plus accès à cette salle
table-shut-out-hint = L’hôte n’autorise plus le public, ou la salle a été supprimée. Demande une place, ou ouvre ta propre salle.
table-not-yet = La salle ne peut pas encore s’ouvrir
# After the reason why there is no connection.
table-keeps = Rien n’est perdu.
table-closed = Cette salle est fermée
table-closed-hint = Ouvres-en une autre pour rejouer.
table-elsewhere = Cette partie est ouverte dans un autre onglet
table-elsewhere-hint = Ou sur un autre de tes appareils. Tu peux continuer là-bas, ou ici.
table-play-here = Jouer ici

## Phrases and menu

table-phrases = Dire quelque chose
table-menu = Menu
table-part-menu = Menu
table-part-invite = Inviter
table-part-friends = Continuer entre amis
table-part-dice = Dés scellés
table-part-keys = Raccourcis clavier
table-part-log = Journal de la partie
table-part-leave = Quitter la partie ?
table-part-abandon = Arrêter la partie ?
table-sound = Son
table-confirm = Confirmer avant de placer
table-show-phrases = Afficher ce que disent les autres
table-speed = Vitesse
table-speed-0 = immédiate
table-speed-0-5 = rapide
table-speed-1 = normale
table-speed-1-6 = lente
table-language = Langue
table-rules = Règles
table-keys = Raccourcis clavier
table-invite = Inviter
table-settings = Tous les réglages
table-leave = Quitter la partie
table-leave-hint = Un joueur virtuel prend ta place. Tant que la partie dure, tu peux revenir avec le même lien.
table-leave-yes = Quitter
table-abandon =
    { $people ->
        [one] Arrêter la partie
       *[other] Arrêter pour tout le monde
    }
table-abandon-hint =
    { $people ->
        [one] La partie s’arrête et personne ne gagne. On ouvre quand même l’enveloppe des dés.
       *[other] La partie s’arrête pour tout le monde et personne ne gagne. On ouvre quand même l’enveloppe des dés.
    }
table-abandon-yes = Arrêter la partie
table-play-on = Continuer à jouer
table-pass-host = Passer le rôle d’hôte à
table-pass-host-to = Choisir…
table-invite-hint = Avec ce lien, on peut regarder, et prendre une place libre entre deux parties.
table-invite-link = Lien vers cette salle
table-invite-qr = Code QR avec le lien vers cette salle
table-copy = Copier
table-copied = Copié
table-copy-by-hand = Copie toi-même le lien sélectionné.
table-share = Partager
table-key-roll = Lancer, ou continuer
table-key-place = Placer les dés sur cette case
table-key-pair = À deux : choisir la paire à lancer
table-key-tab = D’un bouton à l’autre
table-key-help = Afficher ces raccourcis
table-key-close = Fermer une fenêtre

## The end

table-won = { $name } gagne !
table-you-won = Tu gagnes !
table-abandoned = La partie a été arrêtée
table-won-scoring =
    { $steps ->
        [one] En comptant les points : une marche, et c’est l’arrivée.
       *[other] En comptant les points : { $steps } marches, et c’est l’arrivée.
    }
table-won-double =
    { $steps ->
        [one] Avec un double en plein coup : une marche, et c’est l’arrivée.
       *[other] Avec un double en plein coup : { $steps } marches, et c’est l’arrivée.
    }
table-see-end = Voir le résultat
table-rematch = Encore une partie
table-to-lobby = Places et réglages
table-to-room = Retour à la salle
table-host-begins = { $name } peut démarrer la partie suivante.
table-someone-begins = L’hôte peut démarrer la partie suivante.
table-standings = Classement
table-moments = Temps forts
table-moment-sweep =
    { $count ->
        [one] { $name } éjecte une paire.
       *[other] { $name } éjecte { $count } paires à la fois.
    }
table-moment-climb =
    { $count ->
        [one] { $name } monte d’une marche en un seul coup.
       *[other] { $name } monte de { $count } marches en un seul coup.
    }
table-moment-fall =
    { $count ->
        [one] { $name } descend d’une marche.
       *[other] { $name } descend de { $count } marches à la fois.
    }
table-moment-brave =
    { $count ->
        [one] { $name } ose un lancer valable en un seul coup.
       *[other] { $name } ose { $count } lancers valables en un seul coup.
    }
table-moment-lead =
    { $count ->
        [one] La tête de la course change une fois.
       *[other] La tête de la course change { $count } fois.
    }
table-record = Enregistrement de la partie
table-record-text = En texte
table-record-json = En JSON
table-replay = Revoir la partie
table-review = Analyser la partie
table-replay-link = Lien pour revoir la partie

## The envelope with the dice

table-envelope = L’enveloppe est ouverte
table-opening-envelope = On ouvre l’enveloppe…
table-envelope-good = Les dés sont authentiques : ton propre navigateur a vérifié chaque lancer.
table-envelope-partly = Les lancers sont les bons, mais une petite enveloppe au moins est restée fermée.
table-envelope-bad = Quelque chose ne colle pas ici.
table-envelope-before = Avant le premier lancer, l’ordinateur a mis un nombre secret dans une enveloppe et montré son sceau à tout le monde : { $seal }
table-envelope-words = Mot porte-bonheur ajouté ensuite : { $words }. Tous les lancers viennent de ce mélange.
table-envelope-word = { $name } « { $word } »
table-envelope-no-words = Il n’y a pas eu de mot porte-bonheur cette fois. Tous les lancers viennent donc du nombre seul.
table-mixing = On mélange les dés…
table-left-out = Petite enveloppe non ouverte à temps : { $names }. On mélange les dés sans elle.
table-left-out-yours = Ta petite enveloppe n’a pas été ouverte à temps. On mélange les dés sans elle.
table-envelope-small = Petite enveloppe fermée avant la partie, avec des chiffres au hasard et peut-être un mot porte-bonheur : { $names }. Au début, tout a été ouvert en même temps et mélangé. Ton navigateur a vérifié que rien n’a été échangé.
table-envelope-inside = Mot porte-bonheur à l’intérieur : { $words }.
table-envelope-unopened = Petite enveloppe restée fermée, donc laissée de côté : { $names }. La personne qui l’a retenue pouvait choisir entre deux séries de lancers.
table-envelope-plain = Mot porte-bonheur donné sans petite enveloppe : { $names }. Il ne compte pas.
table-envelope-swapped = { $name } : le contenu de la petite enveloppe n’est pas celui d’avant la partie.
table-envelope-other-commitments = Les petites enveloppes de cet enregistrement ne sont pas celles que tu as vues au début de la partie.
table-envelope-yours-left-out = Ton navigateur a ouvert ta petite enveloppe, mais ici elle a été laissée de côté. Demande pourquoi à la personne qui gère ce serveur.
table-envelope-other-seal = Le sceau que tu as vu au début était différent : { $seal }
table-envelope-seal-fits = Maintenant, l’enveloppe est ouverte. Ton navigateur a refait le sceau à partir du nombre : c’est le même.
table-envelope-seal-broken = Le nombre dans l’enveloppe n’est pas celui qui était scellé : son sceau serait { $seal }
table-envelope-rolls-fit =
    { $rolls ->
        [0] Personne n’a lancé les dés.
        [one] Ton navigateur a recalculé le seul lancer : c’est le bon.
       *[other] Ton navigateur a recalculé les { $rolls } lancers : ce sont les bons.
    }
table-envelope-wrong-roll = { $name }, lancer { $number } de la partie, au coup { $turn } : l’enregistrement indique { $found }, mais dans l’enveloppe il y avait { $sealed }.
table-envelope-legal = Tout a été joué selon les règles.
table-envelope-illegal = Une action n’est pas conforme aux règles, ou le résultat n’est pas juste.
table-envelope-not_sealed = Cette partie n’a pas de sceau ; on ne peut donc pas vérifier ses dés.
table-envelope-not_revealed = L’enveloppe s’ouvre à la fin de la partie. D’ici là, on ne peut pas vérifier les dés.
table-envelope-digits = Tous les chiffres
table-envelope-seal = Sceau
table-envelope-secret = Nombre secret
table-envelope-commitment-of = Petite enveloppe ({ $name }) : sceau et chiffres au hasard
table-envelope-limits = Cela prouve que les lancers découlent d’un nombre et de mots fixés à l’avance. Cela ne peut pas prouver quand le sceau et les petites enveloppes ont été vus pour la première fois, ni si quelqu’un connaissait le nombre secret avant la fin, ni qui a joué, ni que chacun a choisi lui-même. Sans petites enveloppes, une personne qui connaît le nombre pourrait choisir son mot en conséquence.

## The board

table-board = Plateau
table-board-stairs = Escalier
table-board-fields = Cases
# Each color always has the same shape.
table-board-marker-0 = rond rouge
table-board-marker-1 = triangle bleu
table-board-marker-2 = carré vert
table-board-marker-3 = losange jaune
table-board-marker-4 = étoile blanche
table-board-marker-5 = hexagone noir
# $marker is one of the six above.
table-board-piece = { $player }, { $marker } : marche { $step } sur { $finish }
table-board-piece-leads = { $player }, { $marker } : marche { $step } sur { $finish }, en tête
table-board-piece-start = { $player }, { $marker } : sur la case départ
table-board-piece-won = { $player }, { $marker } : à l’arrivée, partie gagnée
# A pair of dice in a list of pairs.
table-board-pair = { $player } : { $value }
# $pairs is a list of these pairs.
table-board-field = Case { $field } ({ $pairs })
table-board-field-free = Case { $field } : libre
table-board-place = Placer { $value } sur la case { $field }
table-board-place-throwing-out = Placer { $value } sur la case { $field } et éjecter des dés ({ $pairs })
# Two players: whether both of a player's pairs are on fields, and will score, or only one.
table-board-linked = { $player } a ses deux paires sur des cases : { $steps ->
        [one] ensemble, elles valent { $steps } marche
       *[other] ensemble, elles valent { $steps } marches
    }
table-board-alone = { $player } n’a qu’une paire sur les cases : seule, elle ne compte pas

## Who has moved, and who has won before

# After a move that a computer player made in place of a person.
table-by-computer = (joueur virtuel)
table-wins =
    { $count ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $count } victoires
    }

## Pace: who rolls on a shared device, undoing a placing, pairs in danger

# On a button, where several people share the device.
table-roll-named = { $name } : lancer
table-undo = Annuler
# For screen readers: the placing can still be undone.
table-held = Dés placés sur la case { $field }. Tu peux encore annuler.
table-undone = C’est annulé. Choisis de nouveau.
table-undo-option = Pouvoir annuler un placement
table-auto-roll = Premier lancer automatique
table-handover = Demander qui a l’appareil
# $pairs can be thrown out by the placing that is due.
table-board-danger = En danger : { $pairs }

## Computer players are somebody: one name for each color, the same in every language

table-computer-name-0 = Fridabot
table-computer-name-1 = Timobot
table-computer-name-2 = Piabot
table-computer-name-3 = Jakobot
table-computer-name-4 = Minabot
table-computer-name-5 = Hugobot
