### The guide: installing, starting, playing at home.

guide-title = Aide : installer, démarrer, jouer ensemble
guide-device = Sur cet appareil
guide-device-install = Rapido fonctionne dans le navigateur. Dans « Réglages », tu peux l’installer : il aura sa propre icône et s’ouvrira même sans connexion.
guide-device-games = Les parties contre l’ordinateur ou sur un seul appareil restent dans ce navigateur. Enregistre dans un fichier celles que tu veux garder, ou partage leur lien.
guide-settings = Réglages
guide-own = Sur ton propre ordinateur
guide-own-start = Il suffit d’avoir Python 3.11 ou plus récent et le dossier de Rapido. Ouvre un terminal dans ce dossier et tape :
guide-own-windows = Sous Windows :
guide-own-first = Le premier démarrage a besoin d’Internet et prend une à deux minutes. Ensuite, le jeu s’ouvre dans ton navigateur.
guide-home = Entre amis à la maison
guide-home-start = Si Rapido tourne déjà, arrêtez-le d’abord avec Ctrl-C dans le terminal. Une personne le démarre pour tout le réseau de la maison :
guide-home-join = Le terminal affiche une adresse et son code QR. Ouvrez-la sur les téléphones, tablettes et ordinateurs connectés au même Wi-Fi. Une personne touche « Entre amis », puis « Ouvrir une salle » ; les autres touchent « Entrer avec un code », tapent le code de la salle, et on leur ouvre. Si l’ordinateur demande si Rapido peut utiliser le réseau, acceptez. Ctrl-C arrête tout ; les parties reprendront là où elles en étaient.
guide-update = Mettre à jour
guide-update-how = Télécharge la nouvelle version dans le dossier, puis démarre Rapido comme d’habitude. Tes parties sont conservées.
guide-games = Où sont les parties
guide-games-where = Les parties des salles sont sur l’ordinateur où tourne Rapido, dans le dossier « rapido », selon le système : Linux (~/.local/share/rapido), Mac (~/Library/Application Support/rapido) ou Windows (%LOCALAPPDATA%\rapido). Cette commande les sauvegarde toutes dans un fichier :
guide-games-restore = Et celle-ci restaure la sauvegarde :
# The name of a file.
guide-backup-file = parties.backup
