### Help and option errors of the command line.

## The help page

help-usage = utilisation :
help-options = options{"\u202F"}
help-arguments = arguments{"\u202F"}
help-help = afficher cette aide
help-version = afficher la version
help-all = afficher tous les réglages
help-overview = Rapido, la course de dés de Reiner Knizia. Sans commande, le jeu s’ouvre dans le navigateur.
help-commands = commandes :
# Stands for the name of a command.
help-name-of-command = COMMANDE
help-command = voir ci-dessous
help-more = { help-name-of-command } --help affiche les options d’une commande.
help-language = la langue (par défaut : %(default)s)
help-color = quand mettre des couleurs : auto (dans un terminal), always (toujours) ou never (jamais) ; auto suit aussi NO_COLOR, FORCE_COLOR et CLICOLOR
help-finish = la marche qui fait gagner (par défaut : %(default)s)

## What each command does

command-serve = jouer dans le navigateur, en solo ou à plusieurs
command-site = générer un site statique, pour n’importe quel hébergeur
command-docs = lire la documentation dans le navigateur, même hors ligne
command-play = jouer dans le terminal, avec ou sans joueurs virtuels
command-rules = afficher les règles en bref
command-review = afficher ce que valait chaque lancer et chaque choix
command-verify = vérifier les dés et les coups d’une partie enregistrée
command-backup = sauvegarder toutes les parties du serveur dans un fichier
command-restore = restaurer une sauvegarde
command-migrate = déplacer toutes les parties vers une autre base de données
command-rooms = lister, fermer ou supprimer des salles du serveur
command-status = afficher l’état du serveur et de ses parties
command-bot = faire jouer ton propre programme dans une salle
command-engine = parler le protocole moteur (lignes JSON sur stdin et stdout)
command-simulate = jouer beaucoup de parties et en donner les statistiques
command-arena = faire s’affronter des joueurs virtuels et les classer
command-puzzles = créer ou vérifier les énigmes, d’après le jeu résolu
command-train = entraîner la fonction d’évaluation (tables et parties)
command-solve = calculer le jeu parfait, écrire sa table ou en vérifier une
command-completion = compléter commandes et options avec la touche Tab
command-test = lancer les tests du projet (seulement : ./rapido test)
command-soak = lancer les tests de panne complets (seulement : ./rapido soak)

## The options of a command

help-play-players = deux à six joueurs : un nom désigne une personne ; bot:careful, bot:perfect, etc. désignent des joueurs virtuels ; le premier commence. Sans aucun nom, le programme demande qui joue, ou propose de reprendre la dernière partie
help-play-seed = des dés reproductibles : la même graine donne les mêmes lancers
help-play-save = enregistrer la partie dans ce fichier
help-play-pace = le temps de réflexion des joueurs virtuels, en secondes (par défaut : %(default)s)
help-review-files = une partie en texte ou en JSON, ou - pour l’entrée standard ; plusieurs parties ou un dossier sont analysés ensemble
help-review-html = écrire une page avec des graphiques
help-review-more = docs/review.md (en anglais) explique les chiffres.
help-verify-file = une partie en texte ou en JSON, ou - pour l’entrée standard
help-verify-more = docs/fairness.md (en anglais) explique comment les dés sont scellés.
help-site = Génère la page sous forme de site statique : joueurs virtuels, leçon, arbitre, énigmes et analyses sans serveur, chez n’importe quel hébergeur et dans n’importe quel dossier. Exemples dans docs/hosting.md (en anglais).
help-site-folder = le dossier de destination ; un site qui s’y trouve déjà est mis à jour, les autres fichiers restent intacts
help-site-server = le serveur Rapido pour les salles entre amis, par exemple https://rapido.example ; sans serveur, le site n’a pas de salles
help-site-force = écrire dans un dossier qui contient d’autres fichiers, en remplaçant ceux du même nom
help-docs = Ouvre la documentation dans le navigateur. Elle fait partie de Rapido et fonctionne hors ligne ; la plupart des pages sont en anglais.
help-docs-page = la page à ouvrir, par exemple rules ou hosting
help-docs-no-browser = afficher seulement où se trouve la page
help-docs-build = écrire la documentation dans ce dossier, sous forme de site pour n’importe quel hébergeur

## Option errors

# $program is, for example, "rapido play".
option-error = { $program } : erreur : { $message }
option-hint = voir { $command }
option-nearest = peut-être { $nearest } ?
# After a sentence about a wrong name.
nearest-word = Peut-être { $nearest } ?
# $name is an option, such as --finish; $message one of those below.
option-argument = { $name } : { $message }
option-unknown = option ou argument inconnu : { $arguments }
option-required = il manque : { $arguments }
option-one-required = il faut l’un de ces arguments : { $arguments }
option-needs-value = il manque une valeur
option-needs-values = il manque au moins une valeur
option-takes-no-value = ne prend pas de valeur ; { $value } est de trop
option-not-with = impossible avec { $other }
# Stands for a value that's an empty text.
empty-value = rien
option-choice = { $value } ne fait pas partie des choix : { $choices }
option-path-empty = la valeur est vide ; une variable du shell n’est-elle pas définie ?
option-whole-number = il faut un nombre entier de { $least } à { $most }, pas { $value }
option-number = il faut un nombre de { $least } à { $most }, pas { $value }
option-duration = il faut une durée comme 90m, 12h ou 30d, pas { $value }
option-count = il faut un nombre entier de { $least } à { $most }, par exemple 5000, 10k, 2.5M ou 1e6, pas { $value }
option-time-s = il faut un nombre de secondes de { $least } à { $most }, ou une durée comme 90s ou 5m, pas { $value }
option-time-m = il faut un nombre de minutes de { $least } à { $most }, ou une durée comme 90s ou 5m, pas { $value }

## Reasons of the operating system

# These follow a colon or stand in parentheses.
reason-denied = accès refusé
reason-missing = ce fichier ou ce dossier n’existe pas
reason-folder = c’est un dossier
reason-no-file = c’est un périphérique ou un tube, pas un fichier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-exists = il existe déjà
reason-full = le disque est plein
reason-read-only = le disque est protégé en écriture
reason-too-long = le nom est trop long
reason-busy = un autre programme s’en sert déjà
reason-open-files = trop de fichiers sont ouverts
reason-disk = le disque a un problème
reason-no-address = cet ordinateur n’a pas cette adresse
reason-unknown-host = aucun ordinateur ne porte ce nom
reason-refused = la connexion a été refusée
reason-unreachable = connexion impossible
# $code is a name such as EXDEV.
reason-other = erreur système { $code }
output-unwritable = Impossible d’écrire la sortie : { $reason }.

## What stands for a value, as in --data FOLDER

placeholder-address = ADRESSE
placeholder-command = COMMANDE
placeholder-count = NOMBRE
placeholder-days = JOURS
placeholder-file = FICHIER
placeholder-folder = DOSSIER
placeholder-host = SERVEUR
placeholder-minutes = MINUTES
placeholder-name = NOM
placeholder-page = PAGE
placeholder-player = JOUEUR
placeholder-port = PORT
placeholder-seat = PLACE
placeholder-seconds = SECONDES
placeholder-seed = GRAINE
placeholder-step = MARCHE
placeholder-time = DURÉE
