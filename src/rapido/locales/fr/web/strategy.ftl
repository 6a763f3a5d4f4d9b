### Strategy: what the solved game teaches, and the story of the game.

strategy-title = Stratégie : ce que le jeu parfait nous apprend
# $states is the number of positions.
strategy-intro = À deux, Rapido est résolu : un ordinateur a calculé le meilleur choix dans chacune des { $states } positions. Cela ne fait pas gagner à tous les coups, les dés y veillent. Mais bien des discussions sont tranchées.

## In short

strategy-short = En bref
strategy-short-roll = Moins de 50 : en général, relance. À partir de 70 : arrête-toi presque toujours. Entre les deux, tout dépend du plateau.
strategy-short-place = Ne vise pas le plus haut possible, mais le plus haut sans grand risque.
strategy-short-out = Un lancer fort sur une case basse éjecte les autres : trois fois sur dix, même les joueurs parfaits placent leurs meilleurs lancers sur les cases 0 à 2.
strategy-short-lead = Plus l’arrivée est proche, plus chaque marche compte.

## Going first

strategy-first = Commencer aide un peu
# $first is, for example, 52.4%.
strategy-first-text = Entre deux joueurs parfaits, celui qui commence gagne { $first } des parties. À plus de deux, chaque place suivante gagne un peu moins souvent. Voilà pourquoi quelqu’un d’autre commence à chaque nouvelle partie.
strategy-first-label = Parties gagnées selon la place
strategy-players = { $players } joueurs
strategy-seat = Place { $seat }

## Rolling on

strategy-roll = S’arrêter ou relancer ?
# $cross is a share, such as 25%.
strategy-roll-text = Presque un lancer sur trois montre un X (11 sur 36). Quand ce que tu as suffit, mieux vaut donc le garder. Et pourtant, même chez les joueurs parfaits, { $cross } des coups finissent sur un X.
strategy-roll-label = Combien de fois les joueurs parfaits relancent, selon le lancer

## Placing

strategy-place = Où placer les dés ?
strategy-place-text = Les cases du haut rapportent plus de marches, mais tes dés s’y font éjecter plus facilement. Ce tableau montre combien de fois cela arrive avant le coup suivant.
strategy-place-label = Combien de fois des dés sont éjectés avant le coup suivant de leur propriétaire
strategy-place-value = Lancer
strategy-field = Case
strategy-opening = Le tout premier lancer
strategy-opening-text = Les cases sont vides, et c’est toi qui commences. Que ferait un joueur parfait ? Choisis un lancer.
strategy-opening-best = Le mieux : la case { $field }. Tu gagnes { $win } des parties.
strategy-opening-roll = Le mieux : relancer. Tu gagnes { $win } des parties.
strategy-opening-next-field = Case { $field } : { $win }.
strategy-opening-next-roll = En relançant : { $win }.
strategy-opening-board = Le plateau après le premier lancer
strategy-editor = Essayer dans l’éditeur

## Throwing out

strategy-out = Éjecter
# $outs is a number such as 8.4, $score the steps of one scoring on average.
strategy-out-text = En moyenne, { $outs } paires sont éjectées dans une partie entre deux joueurs parfaits, et compter les points rapporte { $score } marches, mais seulement si les deux paires sont encore là : qu’une seule soit éjectée, et il n’y a rien à compter.

## A lead

strategy-lead = Que vaut une avance ?
# $half is a share, such as 77%.
strategy-lead-text = Le premier à atteindre la moitié haute de l’escalier (marche 11) gagne { $half } des parties. Le graphique montre les chances de la personne qui joue, toutes les cases étant vides, quand l’autre est sur la marche 10.
strategy-lead-label = Chances de gagner selon ta marche (l’autre est sur la marche 10)
strategy-lead-row = marche { $step }

## The end

strategy-end = Le sprint final
strategy-end-text = Quatre parties sur cinq se gagnent en comptant les points ({ $scoring }), les autres avec un double. Sur la dernière marche avant l’arrivée, le moindre double ou le moindre point suffit : si tu es sur la marche 20 et que c’est à toi, tu gagnes { $even } des parties quand l’autre est aussi sur la marche 20, { $near } quand l’autre est sur la marche 15, et { $far } sur la marche 10.

## Luck

strategy-luck = Quelle est la part de la chance ?
# $clever is the name of a computer player, $wins and $dice are shares.
strategy-luck-text = Dans une partie isolée, ce sont surtout les dés qui décident : leur part est de { $dice }. Pourtant, le joueur virtuel « { $clever } » ne gagne que { $wins } de ses parties contre le jeu parfait. Après dix parties, le joueur parfait mène { $ten } fois sur 100 ; après cent parties, { $hundred } fois.

## The story

strategy-story = D’où vient le jeu
strategy-story-text = La course de Reiner Knizia est parue en 1998 sous le nom d’Exxtra, en 2008 sous celui d’Excape, et en 2021 chez Game Factory sous celui de Rapido. Les règles ont un peu changé en route : dans Excape, deux X au premier lancer valaient 100.
strategy-story-stairs = L’escalier existe vraiment. À Rio de Janeiro, l’artiste Jorge Selarón a couvert l’Escadaria Selarón de plus de 2 000 carreaux venus de plus de 60 pays : plus de 200 marches sur 125 mètres, qui montent de Lapa à Santa Teresa.

## Sources

strategy-source = D’où viennent ces chiffres
# $games is a number of games.
strategy-source-text = Les chances à deux et à trois viennent du jeu résolu ; à quatre, elles ont été simulées avec le plus fort joueur virtuel connu. Les fréquences ont été comptées dans { $games } parties entre deux joueurs parfaits. Les commandes « rapido solve » et « docs/make_strategy.py » produisent tout cela ; docs/solving.md l’explique en anglais.
