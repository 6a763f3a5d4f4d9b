### Words of the page: editor.

## The page

editor-title = Éditeur de position
editor-intro = Compose n’importe quelle position : tu vois qui a le plus de chances, ce qu’il vaut mieux faire, et tu peux jouer à partir de là.
editor-on = Et maintenant ?
editor-clear = Tout enlever
editor-link = Lien vers cette position
editor-over = Quelqu’un est à l’arrivée : la partie est finie.

## The line

editor-line = La position en une ligne
editor-line-hint = Colle une position ici, ou emporte celle-ci.
editor-take = Afficher

## Setting up

editor-race = Joueurs et marches
editor-players = Combien de joueurs ?
editor-step-of = Marche de { $name }
editor-finish = Arrivée sur la marche
editor-less = Un de moins
editor-more = Un de plus
editor-pairs = Paires de dés
editor-pair-of = { $name }, paire { $pair }
editor-in-front = sur aucune case
editor-on-field = sur la case { $field }
editor-die-a = Dé avec 4 et 7
editor-die-b = Dé avec 5 et 6
editor-turn = Le tour
editor-whose = À qui le tour ?
editor-rolled = Les dés ont été lancés
editor-on-table = Sur la table
editor-rolls = Quel lancer du tour ?
editor-which-pair = Paire lancée

## What it is worth

editor-chances = Chances de gagner
editor-actions = Ce que { $name } peut faire
editor-working = Calcul en cours…
editor-impossible = Cette position n’est pas encore possible : quelque chose ne va pas. L’endroit est marqué.

## Why a position cannot be

editor-at-field = Case { $field } :
editor-fault-three_parts = Une position a trois parties séparées par un espace : marches, cases, tour. Par exemple : 4,0,11/21 -/-/B46/-/-/- A
editor-fault-steps_form = Les marches s’écrivent ainsi : 4,0,11/21. Le dernier nombre est l’arrivée.
editor-fault-players = On joue de deux à six.
editor-fault-finish = L’arrivée est une marche de 1 à 999.
editor-fault-step_range = Personne ne peut être plus haut que l’arrivée.
editor-fault-two_finished = Un seul pion peut atteindre l’arrivée : la partie s’arrête alors aussitôt.
editor-fault-fields_form = Les cases s’écrivent de 5 à 0, ainsi : -/-/B46/-/-/CX1
editor-fault-faces = Les dés ne peuvent pas donner ça. L’un a X 1 2 3 4 7, l’autre X 1 2 3 5 6.
editor-fault-owner = Cette paire de dés n’est à personne dans cette partie.
editor-fault-pair_twice = La même paire de dés est sur deux cases.
editor-fault-field_full = Il y a deux paires sur cette case. Les cases 1 à 5 n’en accueillent qu’une ; seule la case 0 en accueille plus.
editor-fault-turn_form = Le tour s’écrit A (va lancer), A46:2 (deuxième lancer) ou { "A!" } (a gagné).
editor-fault-no_player = La personne dont c’est le tour ne joue pas ici.
editor-fault-not_over = Un pion est à l’arrivée : la partie est donc finie.
editor-fault-not_won = Personne n’a encore gagné : pour gagner, il faut être à l’arrivée.
editor-fault-all_lie = La personne dont c’est le tour a déjà repris ses dés et a une paire à lancer. Enlèves-en une des cases.
editor-fault-pair_lies = La paire sur la table ne peut pas être aussi sur une case.
editor-fault-cross = Dès le deuxième lancer, un X met fin au tour : il ne peut donc pas rester sur la table.
