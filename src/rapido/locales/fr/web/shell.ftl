### Page title, navigation and errors.

shell-title = Rapido
# For search engines and app stores.
shell-description = La course de dés dans l’escalier, de Reiner Knizia : contre l’ordinateur, en famille sur un seul appareil ou entre amis. Gratuit, sans compte, même sans connexion.
shell-no-script = Rapido a besoin de JavaScript. Active-le dans les réglages de ton navigateur.
shell-skip = Aller au jeu
shell-home = Page d’accueil
shell-back = Retour
shell-close = Fermer
shell-remove = Supprimer
shell-keep = Garder
shell-failed = Un élément du jeu n’a pas pu être chargé
shell-failed-hint = La connexion a peut-être été interrompue. Rien n’est perdu.
shell-again = Réessayer
shell-outdated = Il y a une nouvelle version du jeu
shell-outdated-hint = Recharge la page pour continuer. Rien n’est perdu.
shell-reload = Recharger
shell-nowhere = Il n’y a rien ici
shell-nowhere-hint = Cette adresse ne mène nulle part. Elle a peut-être été coupée.
shell-elsewhere = Ce n’est pas ici
# $server is, for example, rapido.example.
shell-elsewhere-hint = Les salles entre amis et leurs parties se trouvent sur { $server }.
shell-elsewhere-open = Ouvrir là-bas
shell-offline = Il n’y a pas de connexion au jeu pour le moment.
shell-offline-rooms = Les salles entre amis ont besoin d’Internet. Tout le reste fonctionne sans connexion.
# $share is, for example, 43 %.
shell-loading = Chargement du fichier qui sert à calculer les chances : { $share }. Il ne faut le charger qu’une fois.
color-0 = rouge, rond
color-1 = bleu, triangle
color-2 = vert, carré
color-3 = jaune, losange
color-4 = blanc, étoile
color-5 = noir, hexagone
error-offline = Il n’y a pas de connexion au jeu pour le moment.
error-storage_full = Ce navigateur n’a plus de place pour la partie.
error-busy = Le jeu redémarre, ou il y a vraiment beaucoup de monde. Rien n’est perdu.
error-unreachable = Le jeu est là, mais n’accepte plus de connexions pour le moment. Il y a peut-être trop de joueurs sur ton réseau, ou le réseau bloque la connexion.
error-not_loaded = Le fichier qui sert à calculer les chances n’est pas encore sur cet appareil et n’a pas pu être chargé. Il ne faut le charger qu’une fois ; ensuite, les chances s’affichent aussi sans connexion.
error-no_local_games = Ici, les joueurs virtuels ont besoin du serveur : ce navigateur ou cette installation de Rapido ne peut pas faire les calculs. Le reste fonctionne comme d’habitude.
error-no_server = Cette page n’a pas de serveur : il n’y a ici ni salles entre amis, ni parties jouées dans ces salles. Tout le reste est là.
# For errors that this page does not know.
error-unknown = Quelque chose n’a pas fonctionné. Réessaie.
error-wait =
    { $unit ->
        [minutes] Réessaie dans { $time } min.
       *[seconds] Réessaie dans { $time } s.
    }
error-retry =
    { $unit ->
        [minutes] Nouvel essai dans { $time } min.
       *[seconds] Nouvel essai dans { $time } s.
    }
# For screen readers, instead of the countdown.
error-automatic = La page va réessayer toute seule.
error-now = Réessayer maintenant
bot-beginner = Débutant
bot-beginner-hint = Adore les cases du haut, oublie le danger et change souvent d’avis.
bot-bold = Téméraire
bot-bold-hint = Relance quand les autres s’arrêtent, et vise haut.
bot-careful = Prudent
bot-careful-hint = S’arrête tôt : mieux vaut une marche sûre qu’un gros risque.
bot-spiteful = Teigneux
bot-spiteful-hint = Connaît bien les chances, mais adore t’éjecter, même quand ça rapporte un peu moins.
bot-perfect = Parfait
bot-perfect-hint = Choisit toujours ce qui gagne le plus souvent. Tu ne peux compter que sur les dés.
bot-heuristic = Malin
bot-heuristic-hint = Compare ce que rapporte une case au risque de s’y faire éjecter.
bot-uniform = Insouciant
bot-uniform-hint = Joue au hasard, sans aucun plan : idéal pour une première partie.
shell-your-name = Ton nom (si tu veux)
shell-your-color = Ta couleur
