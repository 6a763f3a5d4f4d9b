### Why a position is impossible; shared by terminal and browser.

position-at-field = Case { $field } :
position-fault-three_parts = Une position a trois parties, séparées par des espaces : marches, cases, coup. Par exemple : 4,0,11/21 -/-/B46/-/-/- A
position-fault-steps_form = Les marches s’écrivent ainsi : 4,0,11/21. Le dernier nombre est l’arrivée.
position-fault-players = Rapido est un jeu pour deux à six personnes.
position-fault-finish = L’arrivée est une marche de 1 à 999.
position-fault-step_range = Personne ne peut être plus haut que l’arrivée.
position-fault-two_finished = Un seul pion peut atteindre l’arrivée : la partie s’arrête alors aussitôt.
position-fault-fields_form = Les cases s’écrivent de 5 à 0, ainsi : -/-/B46/-/-/CX1
position-fault-faces = Les dés ne peuvent pas donner ça. L’un a X 1 2 3 4 7, l’autre X 1 2 3 5 6.
position-fault-owner = Cette paire de dés n’est à personne dans cette partie.
position-fault-pair_twice = La même paire de dés est sur deux cases.
position-fault-field_full = Il y a deux paires sur cette case. Les cases 1 à 5 n’en accueillent qu’une ; seule la case 0 en accueille plus.
position-fault-turn_form = Le coup s’écrit A (va lancer), A46:2 (deuxième lancer) ou { "A!" } (a gagné).
position-fault-no_player = La personne dont c’est le tour ne joue pas dans cette partie.
position-fault-not_over = Un pion est à l’arrivée : la partie est donc finie.
position-fault-not_won = Personne n’a encore gagné : pour gagner, il faut être à l’arrivée.
position-fault-all_lie = La personne dont c’est le tour a déjà repris ses dés et a une paire à lancer. Enlève une de ses paires des cases.
position-fault-pair_lies = La paire sur la table ne peut pas être aussi sur une case.
position-fault-cross = Dès le deuxième lancer, un X met fin au coup : il ne peut donc pas rester sur la table.
