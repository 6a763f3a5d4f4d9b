### The rules on one sheet, for printing.

print-title = Les règles sur une feuille
print-now = Imprimer
print-hint = Une page, A4 ou Letter, en noir sur blanc. Fonctionne aussi sans connexion.
print-board = Le plateau : l’escalier de 21 marches et les cases 0 à 5
print-start = Départ
print-finish = Arrivée
print-fields = Cases
print-dice = Les deux dés d’une paire : les six faces
print-example = Exemple : Ana a lancé 2 et 6, soit 62
print-example-taken = Les cases 1, 3 et 4 sont prises.
print-example-5 = Case 5 : rien au-dessus, donc rien n’est éjecté. Si les dés y sont encore à son prochain coup, Ana monte de cinq marches.
print-example-2 = Case 2 : le 54 de Ben est éjecté. Le 71 de Caro vaut plus et reste. La prochaine fois, Ana peut monter de deux marches.
print-example-0 = Case 0 : le 54 de Ben et le 62 de Davi sont éjectés, car à valeur égale on éjecte aussi. Aucune marche la prochaine fois, mais personne ne peut éjecter Ana.
print-example-roll = Ou bien elle relance : presque un lancer sur trois montre un X, et alors son coup est fini.
