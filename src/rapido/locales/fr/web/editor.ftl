### The position editor.

## The page

editor-title = Éditeur de position
editor-intro = Compose n’importe quelle position : tu vois qui a le plus de chances, ce qu’il vaut mieux faire, et tu peux jouer à partir de là.
editor-on = Et maintenant ?
editor-clear = Tout enlever
editor-link = Lien vers cette position
editor-over = Quelqu’un est à l’arrivée : la partie est finie.

## Notation

editor-line = La position en une ligne
editor-line-hint = Colle une position ici, ou copie celle-ci.
editor-take = Afficher

## Editing

editor-race = Joueurs et marches
editor-players = Combien de joueurs ?
editor-step-of = { $name } : marche
editor-finish = Arrivée sur la marche
editor-less = Un de moins
editor-more = Un de plus
editor-pairs = Paires de dés
editor-pair-of = { $name }, paire { $pair }
editor-in-front = non placée
editor-on-field = sur la case { $field }
editor-die-a = Dé avec 4 et 7
editor-die-b = Dé avec 5 et 6
editor-turn = Le coup
editor-whose = À qui de jouer ?
editor-rolled = Les dés ont été lancés
editor-on-table = Sur la table
editor-rolls = Quel lancer de ce coup ?
editor-which-pair = Quelle paire ?

## Evaluation

editor-chances = Chances de gagner
editor-actions = Que peut faire { $name } ?
editor-working = Calcul en cours…
editor-impossible = Cette position n’est pas encore possible. Ce qui ne va pas est signalé.

## Tapping and dragging

editor-touch = Touche une case pour y placer la paire sélectionnée, touche des dés pour les enlever. Tu peux aussi faire glisser les paires et les pions.
editor-touch-full = Touche des dés pour les enlever. Tu peux aussi faire glisser les paires et les pions.
editor-waiting = Paires non placées
