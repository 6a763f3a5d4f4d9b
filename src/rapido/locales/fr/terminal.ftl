### The terminal and the command line.

## rapido play: setup

play-subtitle = La course de dés sur les marches de Rio, un jeu de Reiner Knizia
play-continue = Partie enregistrée : { $players }, coup { $turn }. La reprendre ?
play-put-away = L’ancienne partie est enregistrée ici : { $file }
# What was in the file isn’t a game.
play-put-away-file = Ce fichier est conservé ici : { $file }
play-foreign-file = Le fichier { $file } ne contient pas de partie et ne sera donc pas remplacé. Indique un autre fichier avec --save.
play-people = Combien de personnes jouent ici ?
play-name = Nom du joueur { $number } ?
play-person = Joueur { $number }
play-word = { $name }, un mot porte-bonheur pour les dés ? (Entrée : aucun)
play-computers = Combien de joueurs virtuels ?
# $players is a list such as "1 Ana, 2 Ben".
play-youngest = Qui est la personne la plus jeune ? C’est elle qui commence. { $players }
play-youngest-who = Tape l’un des numéros ou des noms.
play-bot = Quel joueur virtuel ?
bot-name-beginner = Débutant
bot-name-bold = Téméraire
bot-name-careful = Prudent
bot-name-spiteful = Teigneux
bot-name-perfect = Parfait
bot-name-heuristic = Malin
bot-name-uniform = Insouciant
bot-beginner = adore les cases du haut, oublie le danger et change souvent d’avis
bot-bold = relance quand les autres s’arrêtent, et vise haut
bot-careful = s’arrête tôt : mieux vaut une marche sûre qu’un gros risque
bot-spiteful = connaît bien les chances, mais adore t’éjecter
bot-perfect = choisit toujours ce qui gagne le plus souvent
bot-heuristic = compare les marches d’une case au risque de s’y faire éjecter
bot-uniform = joue au hasard parmi tout ce qui est permis
play-number-between = Tape un nombre de { $least } à { $most }.
play-too-few = Rapido se joue au moins à deux.
play-too-many = Rapido se joue à six au maximum.
play-bad-name = Un nom tient sur une ligne de { $most } caractères au plus, sans caractères de contrôle ni caractères invisibles.
play-same-name = Le nom { $name } est déjà pris. Choisis-en un autre.
play-bad-word = Un mot porte-bonheur tient sur une ligne courte, sans caractères de contrôle ni caractères invisibles.
play-sealed = Le secret des dés est dans une enveloppe scellée. Le sceau commence par { $seal }. À la fin, on ouvre l’enveloppe.
play-yes = o
play-no = n
play-yes-or-no = Réponds { play-yes } (oui) ou { play-no } (non).

## rapido play: the game

play-staircase = Escalier
play-fields = Cases
play-turn = Coup { $turn }
play-your-turn = { $player }, c’est à toi.
play-roll-number = Lancer { $number }
play-choose-roll = lancer les dés
play-choose-roll-pair = lancer la paire { $pair }
play-choose-roll-again = relancer (presque un lancer sur trois, 11 sur 36, montre un X et met fin à ton coup)
play-choose-place =
    { $count ->
        [one] placer tes dés sur cette case
       *[other] placer tes dés sur l’une de ces cases
    }
play-choose-place-throwing-out = placer tes dés ici et éjecter : { $victims }
play-victim = { $player } ({ $value })
play-more = { $rules } règles · { $log } journal · { $quit } enregistrer et quitter
play-key-roll = l
play-key-rules = r
play-key-log = j
play-key-quit = q
play-not-understood = « { $typed } » ne fait pas partie des choix possibles ici.
play-choose-one = Tape l’un des choix proposés.
play-log = Journal de la partie
play-saved = La partie est enregistrée. Pour la reprendre : { $command }
play-computer-failed = Le joueur virtuel { $player } a eu un problème : il joue au plus simple. Raison : { $reason }

## Computer players of others

player-broken = Le joueur virtuel { $name } ne peut pas être chargé : { $reason }
# A plug-in of somebody else has a computer player under the name of one of ours.
player-name-taken = L’extension { $plugin } est ignorée : { $name } est déjà le nom d’un joueur virtuel de Rapido.
player-raised = { $error }
player-raised-in = { $error } ({ $file }, ligne { $line })
player-illegal = il a choisi { $action }, ce qui est interdit ici

## rapido play: the end

play-opened =
    { $rolls ->
        [one] L’enveloppe est ouverte : le secret correspond au sceau, et le seul lancer est bien celui qui était scellé.
       *[other] L’enveloppe est ouverte : le secret correspond au sceau, et les { $rolls } lancers sont bien ceux qui étaient scellés.
    }
play-record = L’enregistrement de cette partie : { $file }
play-verify-hint = Pour vérifier à tout moment : { $command }

## rapido verify

verify-genuine =
    { $rolls ->
        [0] Le secret correspond au sceau de cette partie. Personne n’a encore lancé les dés.
        [one] Les dés sont authentiques. Le secret correspond au sceau de cette partie, et le seul lancer découle bien du secret et de ce que les joueurs ont ajouté.
       *[other] Les dés sont authentiques. Le secret correspond au sceau de cette partie, et les { $rolls } lancers découlent tous du secret et de ce que les joueurs ont ajouté.
    }
# The record is damaged after these rolls.
verify-genuine-part =
    { $rolls ->
        [0] Le secret correspond au sceau de cette partie, mais l’enregistrement est endommagé avant le premier lancer.
        [one] Le premier lancer est authentique : il découle du secret scellé et de ce que les joueurs ont ajouté. La suite ne peut pas être vérifiée.
       *[other] Les { $rolls } premiers lancers sont authentiques : ils découlent du secret scellé et de ce que les joueurs ont ajouté. La suite ne peut pas être vérifiée.
    }
verify-legal = Tout a été joué selon les règles, et le résultat est juste : { $result }.
verify-result-won = { $player } gagne
verify-result-unfinished = la partie n’est pas finie
verify-unsure = Ce qui est prouvé : les dés. Chaque lancer découle du secret scellé et des mots porte-bonheur. Ce qui n’est pas prouvé : les noms et les choix, que l’on peut changer dans un enregistrement tant que les règles sont respectées ; le moment où le sceau a été montré pour la première fois ; le fait que personne n’ait connu le secret avant la fin, ni choisi un mot porte-bonheur en conséquence.
verify-proved = Ce qui est prouvé : les dés. Chaque lancer découle d’un secret et de contributions fixés à l’avance : personne n’a pu choisir les dés, pourvu qu’au moins une des personnes qui ont ouvert la leur ait été honnête et ait vu auparavant tous les engagements. Ce qui n’est pas prouvé : les noms et les choix, que l’on peut changer dans un enregistrement tant que les règles sont respectées ; le moment où le sceau et les engagements ont été montrés pour la première fois ; le fait que personne n’ait connu le secret avant la fin.
verify-opened = Contribution fixée avant la partie, puis ouverte sans changement : { $players }.
verify-unopened =
    { $count ->
        [one] Contribution fixée mais jamais ouverte, donc laissée de côté : { $players }. La personne qui l’a retenue pouvait choisir entre deux séries de lancers.
       *[other] Contributions fixées mais jamais ouvertes, donc laissées de côté : { $players }. Pour chacune, la personne qui l’a retenue pouvait choisir entre deux séries de lancers.
    }
verify-plain = Mot porte-bonheur non compté, car il n’avait pas été fixé à l’avance : { $players }.
verify-broken_commitment = { $player } : la contribution aux dés n’est pas celle qui avait été fixée avant la partie. Ces dés ne sont pas authentiques.
verify-not_sealed = Cette partie n’a pas de sceau ; on ne peut donc pas vérifier ses dés.
verify-not_revealed = Le secret de cette partie n’a pas encore été révélé ; on ne peut donc pas encore vérifier ses dés.
verify-broken_seal = Ce secret n’est pas celui qui était scellé. Ces dés ne sont pas authentiques.
verify-wrong_roll = { $player }, lancer { $number } de la partie, au coup { $turn } : l’enregistrement indique { $found }, mais c’est { $sealed } qui était scellé. Ces dés ne sont pas authentiques.

## Files and options

file-not-found = Le fichier { $file } est introuvable.
file-is-folder = { $file } est un dossier. Indique un fichier de ce dossier.
file-empty = { $file } est vide. Rien n’a été modifié.
file-unreadable = Impossible de lire le fichier { $file } : { $reason }.
file-unwritable = Impossible d’écrire le fichier { $file } : { $reason }.
file-not-text = Le fichier { $file } n’est pas un fichier texte en UTF-8.
file-too-large = Le fichier { $file } est trop gros pour être l’enregistrement d’une partie.

## rapido serve, backup and restore

serve-address = Rapido est prêt : { $address }
serve-lan = Pour les téléphones et ordinateurs du même réseau : { $address }
serve-stop = Ctrl-C pour arrêter. Aucune partie ne sera perdue.
serve-goodbye = Au revoir. Toutes les parties sont enregistrées.
serve-port-taken = Le port { $port } est déjà pris, peut-être par un Rapido en marche : essaie http://127.0.0.1:{ $port }/. Sinon, choisis un autre port avec --port, par exemple --port 8400.
serve-address-unusable = Le serveur ne peut pas écouter sur { $address } ({ $reason }). Choisis une autre adresse avec --host ou un autre port avec --port.
serve-folder-unwritable = Impossible d’utiliser le dossier { $folder } ({ $reason }). Choisis-en un autre avec --data.
serve-folder-in-use = Un serveur Rapido utilise déjà { $folder } : son adresse se trouve dans le terminal où tu l’as lancé. Sers-toi de celui-là, arrête-le avec Ctrl-C, ou choisis un autre dossier avec --data.
serve-disk-full = Le disque de { $folder } est plein. Libère de la place et relance le serveur.
serve-rescued = La base de données { $file } a disparu, mais toutes ses parties ont été enregistrées dans { $rescued } au moment de sa suppression. Récupère-les avec « rapido restore FICHIER », ou démarre sans elles en déplaçant ce fichier dans un autre dossier.
serve-store-unreachable = Impossible d’utiliser la base de données { $store } ({ $reason }). Vérifie que PostgreSQL est lancé, ainsi que l’URL indiquée par --store, RAPIDO_STORE ou rapido.toml.
serve-bus-not-shared = D’autres processus utilisent cette base de données ({ $store }) : donne-leur à tous le même bus.
serve-newer = Les parties de { $file } ont été enregistrées par une version plus récente de Rapido. Lance cette version, ou choisis un autre dossier avec --data.
serve-damaged = Le fichier { $file } est endommagé ({ $reason }). Il n’a pas été modifié. Reviens à une sauvegarde avec « rapido restore FICHIER », ou choisis un autre dossier avec --data.
serve-store-newer = Les parties de { $file } ont été enregistrées par une version plus récente de Rapido. Lance cette version, ou choisis une autre base de données avec --store.
serve-workers-failed = Aucun des processus du serveur n’a démarré ({ $reason }). Les lignes ci-dessus disent pourquoi.
backup-done = Toutes les parties sont sauvegardées dans { $file }.
backup-target-in-use = Un serveur utilise { $file }. Choisis un autre fichier pour la sauvegarde.
backup-target-foreign = { $file } n’est pas une sauvegarde de Rapido : il n’a pas été remplacé. Choisis un autre fichier.
backup-source-damaged = La base de données { $file } est endommagée ({ $reason }) : aucune sauvegarde n’a été écrite.
backup-canceled = Annulé. Aucune sauvegarde n’a été écrite.
site-done = Le site est prêt : { $files } fichiers dans { $folder }. Dépose-les chez n’importe quel hébergeur, dans n’importe quel dossier.
site-folder-in-use = { $folder } contient d’autres fichiers : rien n’a été écrit. Choisis un dossier vide ou nouveau, ou écris dans celui-ci avec --force.
site-not-built = La page n’est pas encore construite. Lance Rapido avec ./rapido, qui s’en charge.
site-canceled = Annulé. L’ancien site fonctionne toujours ; relance la commande pour terminer le nouveau.
site-canceled-new = Annulé. Relance la commande pour terminer le site.
docs-building = La documentation est en construction. La première fois, cela prend environ une minute.
docs-folder-in-use = { $folder } contient d’autres fichiers : rien n’a été écrit. Choisis un dossier vide ou nouveau.
docs-not-contained = Cette copie de Rapido est venue sans sa documentation. Elle se trouve dans le dossier docs du projet, ou avec { $command } dans un clone.
docs-not-built = Impossible de construire la documentation : { $reason }
docs-no-such-page = Il n’y a pas de page { $page }.
docs-pages = Voici les pages : { $pages }.
docs-more-pages = { $count ->
    [one] Elles contiennent encore une page : { $example }.
   *[other] Elles contiennent encore { $count } autres pages, par exemple { $example }.
}
restore-done = Les parties de la sauvegarde sont maintenant dans { $folder }.
restore-kept = Ce qui s’y trouvait avant est conservé à côté.
restore-done-server = Les parties de la sauvegarde sont maintenant dans { $store }. Ce qui s’y trouvait avant est dans { $file }.
restore-unknown = La connexion à { $store } a été perdue à la dernière étape. On ne sait pas si les parties ont été remplacées : lance « rapido status » pour le savoir. Ce qui s’y trouvait avant est dans { $file }.
restore-waits = La sauvegarde est prête dans { $folder }, mais le serveur ne l’a pas encore chargée.
restore-damaged = { $file } n’est pas une sauvegarde utilisable ({ $reason }). Rien n’a été modifié.
restore-newer = { $file } vient d’une version plus récente de Rapido. Installe cette version pour restaurer la sauvegarde. Rien n’a été modifié.
restore-foreign = { $file } n’est pas une sauvegarde de Rapido ({ $reason }). Rien n’a été modifié.
restore-same = { $file } est la base de données en service. Il n’y a rien à restaurer.
restore-failed = Le dossier { $folder } ne peut pas recevoir la sauvegarde : { $reason }. Rien n’a été modifié.
restore-refused = Le serveur n’a pas pu utiliser la sauvegarde et garde ses parties. Son journal dit pourquoi ; la sauvegarde est dans { $folder }, avec « refused » dans son nom.
restore-canceled = Annulé. Rien n’a été modifié.
restore-broken-rooms =
    { $count ->
        [one] Une salle de la sauvegarde est endommagée et ne s’ouvrira pas. Toutes les autres sont intactes.
       *[other] { $count } salles de la sauvegarde sont endommagées et ne s’ouvriront pas. Toutes les autres sont intactes.
    }

## rapido migrate, rooms and status

store-in-use = Un serveur utilise { $store }. Arrête-le d’abord.
store-not-found = Le fichier { $file } est introuvable. Si les parties sont dans un autre dossier, indique-le avec --data, ou les réglages du serveur avec --config.
store-migrating = { $store } ne contient pas encore toutes les parties : une migration a été interrompue. Relance « rapido migrate » ; elle reprendra là où elle en était.
store-newer = Les parties de { $store } ont été enregistrées par une version plus récente de Rapido. Installe cette version.
store-damaged = La base de données de { $store } est endommagée ({ $reason }).
store-unusable = Impossible d’utiliser { $store } : { $reason }.
migrate-same = { $store } est à la fois la source et la destination. Il n’y a rien à déplacer.
migrate-while-serving = Impossible de déplacer les parties tant qu’un serveur tourne : ce qu’on jouerait entre-temps serait perdu. Arrête d’abord le serveur.
migrate-other-games =
    { $count ->
        [one] { $store } contient une salle qui n’est pas dans la source, ou dans laquelle on a continué à jouer. Rien n’a été modifié. Choisis une destination vide.
       *[other] { $store } contient { $count } salles qui ne sont pas dans la source, ou dans lesquelles on a continué à jouer. Rien n’a été modifié. Choisis une destination vide.
    }
migrate-differs = Les parties de { $store } ne sont pas les mêmes que dans la source ({ $reason }) : aucun serveur n’y démarrera. La source a-t-elle changé entre-temps ? Relance la commande, au besoin avec une destination vide.
migrate-failed = Les parties n’ont pas pu être déplacées : { $reason }. La source est inchangée. Relance la commande une fois le problème résolu ; elle reprendra là où elle en était.
migrate-canceled = Annulé. La source est inchangée. Relance la commande ; elle reprendra là où elle en était.
migrate-broken-rooms =
    { $count ->
        [one] Une salle était déjà endommagée et ne s’ouvrira pas. Toutes les autres sont intactes.
       *[other] { $count } salles étaient déjà endommagées et ne s’ouvriront pas. Toutes les autres sont intactes.
    }
migrate-nothing = Toutes les parties, comparées et rejouées, étaient déjà dans { $store } : { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    }.
migrate-done = Toutes les parties, comparées et rejouées, sont maintenant dans { $store } : { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }. La source est inchangée.
rooms-canceled = Annulé.
rooms-none = Aucune salle trouvée.
rooms-which = Indique quelles salles : --older-than, --fingerprint, --address, --id ou --all.
rooms-address-log = Pour trouver les salles d’une adresse, indique le journal du serveur : --address HASH --log FICHIER.
rooms-log-on-input = Le journal arrive par l’entrée standard : tu ne peux donc pas répondre. Ajoute --yes.
rooms-address-unknown = D’après le journal, { $address } n’a ouvert aucune salle.
rooms-fingerprint-unknown = Aucune salle n’a l’empreinte { $fingerprint }.
rooms-id-unknown = Aucune salle n’a l’identifiant { $id }.
rooms-confirm-close =
    { $count ->
        [one] Fermer une salle ? Si une partie y est en cours, elle sera arrêtée. (o/n)
       *[other] Fermer { $count } salles ? Les parties en cours seront arrêtées. (o/n)
    }
rooms-confirm-delete =
    { $count ->
        [one] Supprimer une salle avec toutes ses parties ? C’est irréversible. (o/n)
       *[other] Supprimer { $count } salles avec toutes leurs parties ? C’est irréversible. (o/n)
    }
rooms-yes = o
rooms-not-asked = Personne ne peut répondre, donc rien n’a changé. Ajoute --yes pour ne pas avoir à répondre.
rooms-closed =
    { $count ->
        [0] Aucune salle n’a été fermée.
        [one] Une salle a été fermée.
       *[other] { $count } salles ont été fermées.
    }
rooms-deleted =
    { $count ->
        [0] Aucune salle n’a été supprimée.
        [one] Une salle a été supprimée avec toutes ses parties.
       *[other] { $count } salles ont été supprimées avec toutes leurs parties.
    }
rooms-failed = { $fingerprint } : { $reason }
rooms-restart = Le serveur qui utilise { $store } est d’une version plus ancienne. Redémarre-le d’abord.
rooms-head-room = Salle
rooms-head-state = État
rooms-head-last = Dernière activité
rooms-head-entries = Entrées
rooms-head-games = Parties
rooms-open = ouverte
rooms-playing = en jeu
rooms-is-closed = fermée
status-store = Stockage : { $store } ({ $kind }, schéma { $schema }, { $size } Mo)
status-rooms = Salles ouvertes : { $open } ; fermées : { $closed }
status-games = Parties en cours : { $running } ; finies : { $finished } ; { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
status-last-write = Dernière écriture : { $time }
status-last-backup = Dernière sauvegarde : { $time }
status-never = jamais
status-no-backup = aucune pour l’instant
status-unknown = inconnu
status-no-server = Aucun serveur ne tourne.
status-served = Un serveur tourne.
status-process = { $process } (processus { $pid }) : version { $version }, { $address }, { $connections ->
        [one] { $connections } connexion
       *[other] { $connections } connexions
    }, { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    }, depuis { $since }, { $lag } ms de retard, bus { $bus }
# As in the metrics: one of several server processes on one port.
status-worker = worker { $number }
status-connected = connecté
status-disconnected = non connecté
status-healthy = Tout va bien.
status-problem-bus = Un serveur n’est pas connecté au bus : ce qu’on y joue parvient avec jusqu’à deux secondes de retard aux joueurs des autres serveurs.
status-problem-buses = Les serveurs utilisent des bus différents et ne communiquent pas : ce qu’on y joue parvient en retard aux joueurs des autres serveurs. Donne-leur à tous le même bus.
status-problem-disk = Le disque est plein ou presque : il reste { $free } Mo. Sans place, aucun coup ne peut être enregistré ; dès qu’il y en a de nouveau, le serveur continue tout seul.
status-problem-lag = Un serveur a plus d’une seconde de retard : il est surchargé.
status-problem-schema = La base de données a un schéma plus ancien. Le prochain démarrage d’un serveur la mettra à jour.

## The rules in short

rules-title = Rapido en trois minutes
rules-aim = Rapido est un jeu pour deux à six personnes ; la personne la plus jeune commence. Amène ton pion tout en haut de l’escalier, à la marche { $finish }, avant tous les autres.
rules-turn = Un coup se joue en trois temps : compter les points, lancer les dés, placer les dés.
rules-score = Compter les points : si ta paire de dés est encore sur une case au début de ton coup, monte du nombre de marches indiqué sur la case, puis reprends tes dés.
rules-roll = Lancer les dés : tes deux dés sont différents. L’un porte X 1 2 3 4 7, l’autre X 1 2 3 5 6. Lance les deux ensemble, autant de fois que tu l’oses. Le plus grand chiffre donne les dizaines : 2 et 6 font 62.
rules-cross = Au premier lancer d’un coup, un X vaut zéro, sans danger. À partir du deuxième, un X met fin à ton coup : tu ne places rien et tu descends d’une marche par X, mais jamais plus bas que la case départ.
rules-double = Un double te fait monter tout de suite : une marche pour 1-1, deux pour 2-2, trois pour 3-3.
rules-place = Placer les dés : si tu t’arrêtes, pose tes dés sur une case libre, de 0 à 5, même au-dessus d’une paire plus forte. Les cases 1 à 5 n’accueillent qu’une paire chacune, la case 0 autant qu’on veut.
rules-throw-out = Éjecter : quand tu places tes dés, tu éjectes toutes les paires des autres qui sont plus haut et valent autant ou moins. Leurs propriétaires reprennent ces dés et n’auront rien à compter à leur prochain coup.
rules-end = Dès que ton pion atteint l’arrivée, tu gagnes, que ce soit en comptant les points ou grâce à un double. Pas besoin de tomber juste.
rules-two = À deux, il y a deux paires de dés et un pion par personne. À chaque coup, tu ne lances qu’une seule paire. Tu ne comptes les points que si tes deux paires sont sur des cases au début de ton coup : tu montes alors du total des deux cases. Tes propres paires ne s’éjectent jamais entre elles.
rules-more = Toutes les règles, avec questions et réponses : { $command }. Pour les imprimer : « Règles », dans le navigateur.

## Who moved, for rapido verify

verify-stand-in =
    { $count ->
        [one] { $player } : d’après l’enregistrement, un joueur virtuel a joué une fois à sa place.
       *[other] { $player } : d’après l’enregistrement, un joueur virtuel a joué { $count } fois à sa place.
    }
extra-missing = Il manque des paquets à cette commande. Installe-les avec : { $command }
module-missing = Ce Python a été compilé sans le module { $module } de sa bibliothèque standard. Utilise un autre Python, par exemple celui de ton système.
