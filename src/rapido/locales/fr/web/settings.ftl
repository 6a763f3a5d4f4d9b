### Settings.

settings-title = Réglages
settings-language = Langue

## Appearance and motion

settings-look = Apparence et animations
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-day = Clair
settings-theme-night = Sombre
settings-text = Taille du texte
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-full = Toutes
settings-motion-reduced = Aucune
settings-speed = Vitesse des dés et des pions
settings-speed-1-6 = lente
settings-speed-1 = normale
settings-speed-0-5 = rapide
settings-speed-0 = immédiate

## At the table

settings-table = Pendant la partie
settings-sound = Son
settings-confirm = Confirmer avant de placer
settings-confirm-hint = Après avoir touché une case, tu confirmes en appuyant sur un bouton.
settings-phrases = Afficher ce que disent les autres
settings-phrases-hint = Par exemple « Aïe ! » ou « Bien joué ! »
settings-notify = Me prévenir quand c’est à moi
settings-notify-hint = L’appareil te prévient, même si Rapido est en arrière-plan.
settings-notify-denied = Les notifications sont bloquées pour cette page. Tu peux les autoriser dans les réglages du navigateur.
settings-notify-impossible = Ce navigateur n’autorise les notifications qu’avec une connexion sécurisée (https). Le titre de l’onglet et un son te préviennent quand même.

## The page as an app

settings-install = Installer Rapido sur cet appareil
settings-install-hint = Il aura sa propre icône et s’ouvrira même sans connexion.
settings-install-now = Installer
settings-install-ios = Dans Safari, touche « Partager », puis « Sur l’écran d’accueil ».

## You and your data

settings-you = Toi
settings-stored = Ce qui est gardé sur cet appareil
settings-stored-choices = Ces réglages, ton nom et tes derniers choix.
settings-stored-rooms = Les salles que tu as visitées et les parties que tu peux revoir.
settings-stored-games = Les parties que tu joues sur cet appareil.
settings-stored-records = Les derniers enregistrements que tu as ouverts.
settings-stored-history = Tes résultats, ta chance et les énigmes que tu as résolues.
settings-stored-cookie = Un cookie grâce auquel le serveur sait quelles places sont à toi. Il ne dit rien sur toi.
settings-stored-files = La page elle-même, pour qu’elle s’ouvre sans connexion.
settings-stored-nobody = Personne ne sait ce que tu fais ici. Il n’y a ni compte, ni publicité, ni pistage.
settings-forget = Tout oublier
settings-forget-sure = Tout oublier sur cet appareil ?
settings-forget-hint = Les réglages, les noms, tes résultats et toutes les parties de cet appareil disparaîtront pour de bon, même celles qui ne sont pas finies. Les parties des salles restent sur le serveur ; leur lien t’y ramène.
settings-keep = Garder

## Pace at the table

settings-undo = Pouvoir annuler un placement
settings-undo-hint = Sur un écran tactile, tu as un instant pour annuler si ton doigt a glissé. Touche ailleurs pour continuer tout de suite.
settings-auto-roll = Premier lancer automatique
settings-auto-roll-hint = Avant ce lancer, il n’y a rien à décider. Avec deux paires devant toi, c’est toujours toi qui choisis.
settings-handover = Demander qui a l’appareil
settings-handover-hint = Si vous êtes plusieurs sur un appareil : la personne dont c’est le tour le confirme avant de lancer les dés.

settings-offline = Sans connexion
settings-offline-missing = Tu peux déjà jouer, apprendre et consulter les règles sans connexion. Les adversaires forts, les conseils et les analyses ont encore besoin d’environ 1 Mo. Pour ménager tes données mobiles, ce complément n’est téléchargé que lorsque tu en as besoin.
settings-offline-load = Télécharger maintenant
settings-offline-loading = Téléchargement…
settings-offline-done = C’est fait ! À part les salles entre amis, tout fonctionne maintenant sans connexion.
## Keys

settings-shortcuts = Raccourcis clavier
settings-shortcuts-hint = Une seule touche, comme R pour lancer les dés. À désactiver si la commande vocale ou un autre outil les déclenche par erreur.
