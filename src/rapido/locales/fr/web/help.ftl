### Help: installing, starting, playing at home.

help-title = Aide : installer, démarrer, jouer ensemble
help-device = Sur cet appareil
help-device-install = Rapido fonctionne dans le navigateur. Dans « Réglages », tu peux l’installer : il aura sa propre icône et s’ouvrira sans connexion.
help-device-games = Les parties contre l’ordinateur ou sur un seul appareil restent dans ce navigateur. Enregistre dans un fichier celles que tu veux garder, ou partage leur lien.
help-settings = Réglages
help-own = Sur ton propre ordinateur
help-own-start = Il suffit d’avoir Python 3.11 ou plus récent et le dossier de Rapido. Ouvre un terminal dans ce dossier et tape :
help-own-windows = Sous Windows :
help-own-first = Le premier démarrage a besoin d’Internet et prend quelques minutes. Ensuite, le jeu s’ouvre dans ton navigateur.
help-home = Entre amis à la maison
help-home-start = Une personne démarre Rapido pour tout le réseau de la maison :
help-home-join = Le terminal affiche une adresse et un code QR. Les téléphones, tablettes et ordinateurs du même Wi-Fi l’ouvrent, et vous voilà à la même table. Si l’ordinateur demande si Rapido peut utiliser le réseau, accepte. Ctrl-C arrête tout ; les parties reprendront là où elles en étaient.
help-update = Mettre à jour
help-update-how = Récupère la nouvelle version dans le dossier, puis démarre comme d’habitude. Tes parties restent.
help-games = Où sont les parties
help-games-where = Les parties des salles sont sur l’ordinateur où tourne Rapido, dans le dossier « rapido » : ~/.local/share/rapido sous Linux, ~/Library/Application Support/rapido sur un Mac, %LOCALAPPDATA%\rapido sous Windows. Cette commande en fait une copie :
help-games-restore = Et celle-ci restaure une copie :
# The name of a file.
help-backup-file = parties.backup
