### Errors in records; shared by terminal and browser.

damage = L’enregistrement est endommagé ({ $where }) : « { $token } » ne convient pas ici.
damage-missing = L’enregistrement est endommagé ({ $where }) : il manque quelque chose.
damage-line = ligne { $line }
# Follows one of the two sentences above, and the reason if there is one.
damage-expected = Attendu : { $expected }.
# $expected is one of the messages below, $example shows it in notation.
damage-example = { $expected } ({ $example })
expected-version = le format et sa version
expected-header = un en-tête comme « Player A: Ana », ou une ligne vide
expected-header_once = chaque en-tête une seule fois
expected-players = de deux à six noms, à partir de A et sans trou, autant que dans la position de départ
expected-start_or_finish = soit Start, soit Finish, pas les deux
expected-position = une position comme 0,0,0/21 -/-/-/-/-/- A
expected-finish = une marche de 1 à 999
expected-turn = le coup suivant ou le résultat
expected-move = une action
expected-end_of_turn = la fin de la ligne, car le coup est fini
expected-result = le résultat de la partie telle qu’elle a été jouée
expected-end = plus rien après le résultat
expected-line = un texte sur une ligne, pas trop long, sans caractères de contrôle
expected-digits = 64 caractères, uniquement de 0 à 9 et de a à f
expected-tag = un autre nom, en un seul mot avec une majuscule, pas encore utilisé
expected-tags = au plus 100 autres en-têtes
expected-length = un enregistrement de 8 millions de caractères au plus
expected-json = du JSON
expected-object = un objet
expected-list = une liste
expected-text = un texte
expected-member = uniquement ces éléments
expected-member_once = chaque élément une seule fois
