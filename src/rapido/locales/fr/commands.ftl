### The options of the commands, and how far a long one is.

## Options of several commands

help-json = afficher un document JSON, et rien d’autre
help-data = le dossier qui contient les parties
help-config = le fichier de réglages (par défaut : rapido.toml dans ce dossier, s’il y en a un)
help-store = où sont les parties : sqlite:DOSSIER ou postgresql://NOM:MOTDEPASSE@SERVEUR/BASE (par défaut : RAPIDO_STORE, rapido.toml ou le dossier des données)

## rapido serve and its everyday settings

help-serve-show = vérifier tous les réglages, les afficher avec leur origine, et quitter
help-serve-json = afficher tous les réglages en un document JSON, sans démarrer
help-serve-more = Chaque réglage peut aussi se donner par une variable d’environnement ou dans le fichier rapido.toml : docs/hosting.md, en anglais.
help-group-everyday = réglages courants{"\u202F"}
help-group-computer-players = joueurs virtuels{"\u202F"}
help-group-timeouts = délais{"\u202F"}
help-group-lifetimes-and-intervals = durées et intervalles{"\u202F"}
help-group-limits = limites{"\u202F"}
help-setting = { $about } (par défaut : { $default })
help-setting-bounds = { $about } ({ $bounds } ; par défaut : { $default })
help-on = activé
help-off = désactivé
help-none-yet = aucun ; peut se répéter
setting-store = où les parties sont conservées : sqlite: (le dossier des données), sqlite:DOSSIER (un autre) ou postgresql://NOM:MOTDEPASSE@SERVEUR/BASE
setting-bus = comment les processus s’informent entre eux : memory: (il n’y en a qu’un), postgresql: (le serveur de la base ; par défaut avec PostgreSQL) ou nats://SERVEUR
setting-workers = processus qui se partagent le port ; plusieurs seulement avec PostgreSQL
setting-preset = des valeurs pour un lieu où beaucoup de gens partagent une adresse
setting-host = l’adresse d’écoute
setting-port = le port ; 0 en choisit un libre
setting-lan = servir le réseau de la maison, avec un code QR pour les téléphones
setting-browser = ouvrir le navigateur
setting-names = autres noms de ce serveur, par exemple celui d’un proxy
setting-proxies = adresses ou réseaux des serveurs web placés devant, dont on croit X-Forwarded-For et X-Forwarded-Proto
setting-open_metrics = laisser d’autres machines lire /metrics
setting-log = écrire les événements sur la sortie d’erreur, en lignes JSON
setting-keep_days = jours après lesquels les parties terminées sont supprimées

## rapido backup, restore, migrate, rooms, status

help-backup-file = le fichier à écrire ; une sauvegarde plus ancienne de ce nom est remplacée. - écrit sur la sortie standard
backup-json-output = La sauvegarde elle-même part sur la sortie standard : il n’y a pas de place pour du JSON. Indique un fichier, ou retire --json.
backup-terminal = Une sauvegarde n’est pas du texte : elle n’est pas affichée ici. Redirige-la vers un fichier ou un autre programme : rapido backup - > FICHIER
help-restore-file = un fichier écrit par rapido backup ; - lit l’entrée standard
restore-input = L’entrée standard
restore-terminal = Une sauvegarde ne se tape pas au clavier. Envoie-la depuis un fichier ou un autre programme : rapido restore - < FICHIER
help-migrate-from = où sont les parties : sqlite:DOSSIER ou postgresql://NOM:MOTDEPASSE@SERVEUR/BASE
help-migrate-to = où elles vont, sous la même forme
help-migrate-more = Aucun serveur ne doit utiliser l’une des deux bases. Après une interruption, relance la commande et elle reprend où elle en était : aucun serveur ne démarre sur la cible avant que tout y soit arrivé, comparé et rejoué.
help-rooms-action = que faire : list (lister), close (fermer) ou delete (supprimer) ; par défaut : list
help-rooms-which = quelles salles (toutes les conditions à la fois){"\u202F"}
help-rooms-older = les salles inutilisées depuis cette durée : 90m, 12h, 30d
help-rooms-fingerprint = les salles par leurs empreintes dans le journal
help-rooms-id = les salles par leurs liens, ou la fin de ceux-ci
help-rooms-address = les salles ouvertes depuis le réseau qui a cette empreinte dans le journal (--log)
help-rooms-log = le journal du serveur, pour --address ; - est l’entrée standard
help-rooms-all = toutes les salles
help-rooms-ids = montrer les identifiants entiers ; qui en a un peut entrer dans la salle
help-rooms-yes = ne pas demander
help-status-more = Le code de sortie est 0 si tout va bien, 1 si quelque chose ne va pas, 2 si la base est inutilisable, et 3 si tout va bien mais qu’aucun serveur ne tourne.

## rapido bot and engine

help-bot-join = le lien de la salle : http://SERVEUR/r/SALLE
help-bot-name = le nom sous lequel il joue
help-bot-seat = quelle place, en comptant à partir de 1 (par défaut : la première libre)
help-bot-bot = quel joueur du moteur (par défaut : %(default)s)
help-bot-seconds = combien de temps le moteur peut réfléchir à un coup, en secondes ou avec une unité, comme 500ms ou 2m (par défaut : %(default)s)
help-bot-games = partir après tant de parties (par défaut : rester pour la suivante)
help-bot-command = après --, un programme qui parle le protocole moteur ; à défaut, rapido engine
help-bot-more = Les protocoles sont décrits, en anglais, dans docs/engine-protocol.md et docs/web-protocol.md.
help-engine-more = Le protocole est décrit, en anglais, dans docs/engine-protocol.md.

## What rapido bot says

room-bot-seat = Joue à la place { $seat }.
room-bot-wins = La place { $seat } gagne.
room-bot-left = Le bot a quitté la salle.
room-bot-closed = La salle est fermée.
room-bot-freed = L’hôte a libéré la place.
room-bot-host-left = L’hôte est parti, et le bot aussi.
room-bot-elsewhere = Une autre connexion joue maintenant à cette place.
room-bot-idle = Il ne s’est rien passé depuis longtemps ; le bot est parti.
room-bot-no-seat = Aucune place n’est libre.
room-bot-seat-taken = La place { $seat } n’est pas libre.
room-bot-game-running = Aucune place n’est libre : une partie est en cours.
room-bot-no-room = Cette salle n’existe pas, ou elle n’est pas ouverte aux autres.
room-bot-refused = La salle refuse : { $reason }
room-bot-link = Le lien d’une salle ressemble à http://SERVEUR/r/SALLE, pas à { $link }
room-bot-port = { $link } : un port va de 1 à 65535, pas { $port }.
room-bot-not-reached = { $server } est injoignable : { $reason }
room-bot-other-answer = { $server } répond { $code } : ce n’est pas un serveur Rapido.
room-bot-other-server = { $server } répond, mais ce n’est pas un serveur Rapido.
room-bot-other-protocol = Le serveur parle un autre protocole : { $reason }.
room-bot-impossible-position = Le serveur montre une position impossible : { $reason }.
# $detail is what the engine, or the system, has said.
room-bot-engine-busy = Le moteur est occupé.
room-bot-engine-closed = Le moteur a été fermé.
room-bot-engine-exited = Le moteur s’est arrêté.
room-bot-engine-illegal = Le moteur a choisi une action interdite : { $detail }.
# $detail begins with the command that the engine was asked.
room-bot-engine-invalid = Le moteur a donné une réponse invalide à { $detail }.
room-bot-engine-not_started = Le moteur ne démarre pas : { $detail }.
room-bot-no-program = Le programme { $program } ne démarre pas : { $reason }.
room-bot-engine-refused = Le moteur a refusé { $detail }.
# $detail is a number of seconds.
room-bot-engine-silent = Le moteur n’a pas répondu en { $detail } secondes.
# $detail is a number of bytes.
room-bot-engine-too_long = Le moteur a envoyé une ligne de plus de { $detail } octets.

## rapido completion

help-completion-shell = le shell : bash, zsh ou fish
help-completion = Affiche un script qui complète, avec la touche Tab, commandes, options, joueurs, langues et fichiers.
help-completion-more = où le mettre :
help-completion-again = À refaire après une mise à jour ou l’ajout d’un joueur virtuel.

## Progress

# $step is one of those below; $left is a time such as 0:05 or 1:02:05.
progress-line = { $step } : { $percent } %, encore { $left } environ
progress-steps = { $step } : étape { $number } sur { $steps }, déjà { $time }
progress-docs = Construction de la documentation
progress-backup = Sauvegarde
progress-copy = Copie
progress-check = Vérification
progress-compare = Comparaison et relecture
progress-review = Analyse
progress-puzzles = Recherche d’énigmes
progress-save-solved = Enregistrement de ce qui a été calculé
progress-write-table = Écriture de la table
