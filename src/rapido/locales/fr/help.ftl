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
help-language = la langue (par défaut : %(default)s)
help-finish = la marche qui fait gagner (par défaut : %(default)s)

## What each command does

command-serve = jouer dans le navigateur, seul ou à plusieurs
command-site = écrire la page en site statique, pour tout hébergeur
command-docs = lire la documentation dans le navigateur, même hors ligne
command-play = jouer dans le terminal, entre personnes et joueurs virtuels
command-rules = expliquer les règles en bref
command-review = montrer ce que valaient chaque lancer et chaque choix
command-verify = vérifier les dés et les coups d’une partie enregistrée
command-backup = sauvegarder toutes les parties du serveur dans un fichier
command-restore = restaurer une sauvegarde
command-migrate = déplacer toutes les parties vers une autre base
command-rooms = lister, fermer ou supprimer des salles du serveur
command-status = montrer comment vont le serveur et ses parties
command-bot = faire jouer ton propre programme dans une salle
command-engine = parler le protocole moteur : lignes JSON sur stdin et stdout
command-simulate = jouer beaucoup de parties et en donner les statistiques
command-arena = opposer des joueurs virtuels et les classer
command-puzzles = créer ou vérifier les énigmes, d’après le jeu résolu
command-train = entraîner l’évaluation avec des tables et des parties
command-solve = calculer le jeu parfait, écrire sa table ou en vérifier une
command-test = lancer les tests du projet (seulement : ./rapido test)
command-soak = lancer ses tests de pannes (seulement : ./rapido soak)

## The options of a command

help-play-players = de deux à six : un nom est une personne ; bot:careful, bot:perfect et d’autres sont des joueurs virtuels ; le premier nommé commence. Sans nom, le programme te les demande, ou reprend la dernière partie
help-play-seed = des dés répétables : la même graine donne les mêmes lancers
help-play-save = enregistrer la partie dans ce fichier
help-play-pace = combien de secondes les joueurs virtuels réfléchissent (par défaut : %(default)s)
help-review-files = une partie en texte ou en JSON, ou - pour l’entrée standard ; plusieurs parties ou un dossier sont analysés ensemble
help-review-json = afficher un objet JSON
help-review-html = écrire une page avec des graphiques
help-review-more = docs/review.md explique les chiffres, en anglais.
help-verify-file = une partie en texte ou en JSON
help-verify-more = docs/fairness.md explique, en anglais, comment les dés sont scellés.
help-site = Écrit la page en site statique : joueurs virtuels, leçon, arbitre, énigmes et analyses sans serveur, chez tout hébergeur et dans tout dossier. Des exemples sont dans docs/hosting.md, en anglais.
help-site-folder = le dossier ; un site qui s’y trouve est renouvelé, les autres fichiers ne sont pas touchés
help-site-server = le serveur Rapido pour les salles entre amis, par exemple https://rapido.example ; sans lui, le site n’a pas de salles
help-site-force = écrire dans un dossier qui contient d’autres fichiers, en remplaçant ceux du même nom
help-docs = Ouvre la documentation dans le navigateur. Elle fait partie de Rapido et fonctionne hors ligne ; la plupart des pages sont en anglais.
help-docs-page = la page à ouvrir, par exemple rules, hosting ou start/programmers
help-docs-no-browser = afficher seulement où se trouve la page
help-docs-build = écrire la documentation dans ce dossier, en site pour tout hébergeur

## Option errors

# $program is, for example, "rapido play".
option-error = { $program } : erreur : { $message }
option-hint = voir { $command }
# $name is an option, such as --finish; $message one of those below.
option-argument = { $name } : { $message }
option-unknown = option ou argument inconnu : { $arguments }
option-required = il manque : { $arguments }
option-one-required = il faut l’un de ceux-ci : { $arguments }
option-needs-value = il manque une valeur
option-needs-values = il manque au moins une valeur
option-takes-no-value = ne prend pas de valeur ; { $value } est de trop
option-not-with = impossible avec { $other }
option-choice = { $value } ne fait pas partie des choix : { $choices }
option-whole-number = donne un nombre entier de { $least } à { $most }, pas { $value }
option-number = donne un nombre de { $least } à { $most }, pas { $value }
option-duration = donne une durée comme 90m, 12h ou 30d, pas { $value }

## Reasons of the operating system

# These follow a colon or stand in parentheses.
reason-denied = l’accès n’est pas autorisé
reason-missing = ce fichier ou ce dossier n’existe pas
reason-folder = c’est un dossier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-exists = cela existe déjà
reason-full = le disque est plein
reason-read-only = le disque est protégé en écriture
reason-too-long = le nom est trop long
reason-busy = autre chose s’en sert déjà
reason-open-files = trop de fichiers sont ouverts
reason-disk = le disque a un problème
reason-no-address = cet ordinateur n’a pas cette adresse
reason-refused = la connexion a été refusée
reason-unreachable = on ne peut pas l’atteindre
# $code is a name such as EXDEV.
reason-other = erreur système { $code }
output-unwritable = Impossible d’écrire la sortie : { $reason }.
