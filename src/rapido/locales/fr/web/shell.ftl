### Words of the page: shell.

shell-title = Rapido
shell-skip = Aller au jeu
shell-home = Page d’accueil
shell-back = Retour
shell-close = Fermer
shell-failed = Un morceau du jeu n’a pas pu être chargé
shell-failed-hint = La connexion a peut-être été interrompue. Rien n’est perdu.
shell-again = Réessayer
shell-nowhere = Il n’y a rien ici
shell-nowhere-hint = Cette adresse ne mène nulle part. Elle a peut-être été coupée.
shell-offline = Il n’y a pas de connexion au jeu pour le moment.
colour-0 = rouge, rond
colour-1 = bleu, triangle
colour-2 = vert, carré
colour-3 = jaune, losange
colour-4 = blanc, étoile
colour-5 = noir, hexagone
error-offline = Il n’y a pas de connexion au jeu pour le moment.
bot-heuristic = Malin
bot-heuristic-hint = Compare ce que rapporte une case et le risque de s’y faire éjecter.
bot-uniform = Insouciant
bot-uniform-hint = Joue au hasard, sans aucun plan : parfait pour une première partie.
shell-your-name = Ton nom (si tu veux)
shell-your-colour = Ta couleur
