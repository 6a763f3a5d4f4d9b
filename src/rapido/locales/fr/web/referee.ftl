### The referee.

referee-title = L’arbitre pour le vrai jeu de plateau
referee-intro = Jouez avec votre propre plateau et vos propres dés. Indiquez chaque lancer et la case choisie : l’arbitre suit l’escalier et les cases, explique tout et tranche les désaccords.

## Setup

referee-who = Qui joue ?
referee-who-hint = Autour de la table, dans le sens des aiguilles d’une montre.
referee-name = Place { $number } : nom
referee-color = Place { $number } : couleur
referee-second = Place { $number } : deuxième couleur
referee-two-hint = À deux, chaque personne a deux paires de dés, de deux couleurs.
referee-add = Ajouter une personne
referee-remove = Retirer la place { $number }
referee-youngest = Qui est la personne la plus jeune ? C’est elle qui commence.
referee-finish = Arrivée sur la marche
referee-clash = Chaque couleur ne peut être prise qu’une fois.
referee-start = C’est parti !

## A turn

referee-turn = C’est à { $player }
referee-roll = Lancer { $number }
referee-dice = Que montrent les dés ?
referee-dice-again = Dés relancés ? Le nouveau lancer :
referee-die-a = Le dé avec 4 et 7
referee-die-b = Le dé avec 5 et 6
referee-pair = Quelle paire ?
referee-place = Dés placés ? Touche la case.
# $value is the value of the roll.
referee-worth = Valeur { $value }
referee-first-cross = Au premier lancer, un X vaut zéro.
referee-nothing = { $player } n’a rien à compter.
referee-alone = Une paire seule ne compte pas. Elle reste, et { $player } lance l’autre.
referee-why = Pourquoi ?
referee-why-rule = Pourquoi ? Règle { $rule }
referee-all-rules = Toutes les règles
referee-undo = Annuler
referee-undone = C’est annulé. Tout est comme avant.
referee-took-roll = Annulé : { $player } n’a pas lancé { $a } et { $b }.
referee-took-place = Annulé : { $player } n’a pas placé ses dés sur la case { $field }.
referee-offline = Il n’y a pas de connexion au jeu pour le moment. Rien n’est perdu.
referee-again = Réessayer

## Help: legal moves

referee-help = Qu’est-ce qui est permis ?
referee-help-title = Que peut faire { $player } maintenant ?
referee-can-roll = Lancer
referee-can-again = Relancer
referee-can-pair = Lancer ({ $pair })
referee-can-place = Case { $field }
referee-yes = { $what } : oui.
referee-no = { $what } : non.
referee-throws-out = Éjecte : { $victims }.
referee-throws-none = N’éjecte rien.
referee-victim = { $player } ({ $value })
referee-risk = Presque un lancer sur trois (11 sur 36) montre un X et met fin au coup.
referee-questions = Questions fréquentes

## Log, record, end

referee-menu = Journal et enregistrement
referee-log = Journal de la partie
referee-record = Enregistrement de la partie
referee-record-hint = Chaque lancer et chaque placement, sous une forme que Rapido sait lire.
referee-copy = Copier
referee-copied = Copié.
referee-copy-by-hand = Sélectionne le texte et copie-le.
referee-download = Télécharger
referee-new = Nouvelle partie
referee-new-sure = La partie en cours sera perdue. En commencer une nouvelle ?
referee-new-yes = Oui, nouvelle partie
referee-new-no = Non, on continue
referee-same = Rejouer avec les mêmes
referee-won = { $player } gagne !
referee-review = Revoir la partie
referee-review-first = Au début
referee-review-back = En arrière
referee-review-on = En avant
referee-review-last = À la fin
referee-review-move = Action { $move } sur { $moves }
referee-review-start = Début
referee-loading = On installe la partie…
