### The lab: the options of its commands, and its errors.

## Options

help-lab-players = des joueurs virtuels comme perfect,careful, ou ceux du noyau : uniform, threshold ; ou ton propre programme, sous la forme engine:COMMANDE
help-lab-games = combien de parties : 1000, 10k, 2.5M, 1e6
help-lab-games-each = combien de parties pour chaque groupe de joueurs : 1000, 10k, 2.5M, 1e6
help-lab-seed = la même graine donne les mêmes parties (par défaut : au hasard)
help-lab-workers = combien de processus de calcul (par défaut : tous les cœurs) ; les résultats n’en dépendent pas
help-lab-dask = utiliser plutôt ceux de ce cluster Dask
help-lab-csv = afficher des valeurs séparées par des virgules
help-lab-html = écrire aussi un rapport avec des graphiques
help-lab-more = docs/lab.md (en anglais) explique les chiffres et tous les formats.
help-arena-seats = joueurs par partie (par défaut : %(default)s)
help-solve-players = 2 ou 3 (par défaut : %(default)s)
help-solve-epsilon = à deux : l’écart maximal entre les bornes (1e-6) ; à trois : de combien un choix peut être moins bon que le meilleur et être joué parfois (1e-3)
help-solve-threads = combien de fils d’exécution (par défaut : tous les cœurs)
help-solve-out = écrire la table dans ce fichier ; sans --out ni --keep, seul le résultat s’affiche
help-solve-keep = l’écrire dans le dossier que lisent joueurs, analyses et conseils
help-solve-resume = reprendre après une interruption
help-solve-pause = à quel rythme écrire un point de reprise, en secondes ou avec une unité, comme 5m (par défaut : %(default)s)
help-solve-gpu = calculer sur une carte NVIDIA, avec nvcc
help-solve-check = vérifier plutôt une table
help-lab-log = ajouter de temps en temps une ligne sur l’avancement à ce fichier
help-solve-more = docs/solving.md (en anglais) explique la méthode et les résultats.
help-train-out = le fichier de la fonction d’évaluation
help-train-players = pour quels nombres de joueurs (par défaut : tous) ; les autres du fichier restent
help-train-tables = tables de rapido solve qui servent à l’entraînement
help-train-seed = avec --lessons, la même graine donne le même résultat (par défaut : %(default)s)
help-train-minutes = combien de temps pour chaque nombre de joueurs, en minutes ou avec une unité, comme 90s ou 2h (par défaut : %(default)s)
help-train-lessons = combien de leçons pour chaque nombre de joueurs, au lieu de minutes
help-train-side = processus en parallèle (par défaut : tous sur une carte graphique, sinon un)
help-train-go-on = reprendre avec les poids du fichier
help-train-small = des lots plus petits, pour un processeur
help-train-more = docs/training.md (en anglais) explique comment cela marche et ce que vaut le résultat.
help-puzzles-make = jouer des parties et écrire un nouveau recueil
help-puzzles-check = recalculer chaque énigme
help-puzzles-players = seulement les énigmes pour 2 ou pour 3 (par défaut : les deux)
help-puzzles-table = le jeu résolu à deux, comme l’écrit rapido solve
help-puzzles-table-three = le jeu résolu à trois
help-puzzles-file = le recueil (par défaut : celui de Rapido)
help-puzzles-count = combien en choisir (par défaut : { $two } à deux, { $three } à trois)
help-puzzles-games = parties à parcourir (par défaut : %(default)s)
help-puzzles-seed = une autre graine trouve d’autres énigmes (par défaut : %(default)s)

## Errors and results

lab-seats = Rapido se joue de 2 à 6, pas à { $seats }.
lab-bot-seats = Le joueur virtuel { $name } ne peut pas jouer à une table de { $seats }.
lab-engine-command = { $name } n’indique aucun programme. Écris engine: suivi de sa commande, comme engine:./my-engine
lab-games = Avec ces joueurs, le nombre de parties va de 1 à { $most }, pas { $games }.
lab-named-twice = { $name } est nommé deux fois. L’arène oppose des joueurs différents.
lab-arena-two = Il faut au moins deux joueurs dans l’arène.
lab-player-failed = Le joueur virtuel { $name } a échoué dans la partie { $game } de la graine { $seed } : { $reason }
lab-no-folder = Le dossier { $folder } n’existe pas. Crée-le, ou choisis-en un autre.
lab-worker-died = Les parties n’ont pas pu être terminées : un processus de calcul s’est arrêté.
lab-no-processes = Impossible de lancer d’autres processus ici : { $reason }
lab-one-worker = Impossible de lancer d’autres processus ici ({ $reason }) : un seul joue toutes les parties.
lab-dask-missing = --dask a besoin du paquet distributed. Installe-le avec { $command }
lab-dask-silent = Aucun ordonnanceur Dask ne répond à { $address }.
lab-dask-address = Un ordonnanceur Dask a une adresse comme tcp://host:8786, pas { $address }.
lab-dask-no-workers = L’ordonnanceur Dask de { $address } n’a pas de processus de calcul.
lab-dask-no-rapido = Rapido manque aux processus de calcul de { $address } : { $reason }
lab-dask-version = Le processus de calcul { $worker } a Rapido { $version }, pas { $own }.
lab-dask-gone = L’ordonnanceur Dask de { $address } a disparu.
lab-dask-died = Les processus de calcul de { $address } se sont arrêtés à plusieurs reprises : { $reason }
lab-interrupted = interrompu
lab-so-far = { $reason } : voici les résultats obtenus jusque-là
lab-nothing-yet = { $reason } avant les premiers résultats
lab-report-written = Le rapport est dans { $file }.
lab-slow = { $reason } Python calcule à la place, bien plus lentement.
solve-finish = Le jeu peut se résoudre pour une arrivée de 1 à { $most }.
solve-epsilon = Ici, epsilon doit être au moins égal à { $least } et inférieur à 1.
solve-resume-out = Pour reprendre, indique la table avec --out ou --keep.
solve-resume-gpu = Sur une carte graphique, le jeu est résolu en une minute, sans points de reprise.
solve-memory = Une arrivée à la marche { $finish } avec { $epsilon } demande { $needed } Go de mémoire, mais il n’y en a que { $installed } ici.
solve-no-kernel = Le jeu ne peut se résoudre qu’avec le noyau compilé. { $reason }
solve-no-nvcc = Pour résoudre sur une carte graphique, il faut le compilateur nvcc de NVIDIA, qui est introuvable.
solve-nvcc-failed = nvcc n’a pas pu compiler pour la carte de cette machine : { $reason }
solve-gpu-failed = La carte graphique signale une erreur : { $reason }
solve-nothing-to-resume = Il n’y a rien à reprendre dans { $file } : { $reason }.
solve-other-checkpoint = { $file } est un point de reprise pour { $players } joueurs et une arrivée à la marche { $finish }, avec des cellules de { $cell } octets, pas pour ce jeu ni cette précision.
solve-checkpoint-damaged = Le point de reprise { $file } est endommagé. Recommence sans --resume.
solve-progress-damaged = L’avancement du point de reprise est endommagé ({ $reason }). Recommence sans --resume.
solve-too-long = { $file } est pour un escalier plus long que ce qui peut se résoudre.
solve-resumable = Interrompu. --resume reprend ici.
solve-interrupted = Interrompu.
solve-not-kept = La table n’est pas conservée, seul le résultat s’affiche. --keep l’écrit dans le dossier que lisent joueurs, analyses et conseils ; --out FICHIER l’écrit où tu veux.
solve-kept = La table est dans { $file }.
table-none = { $file } n’est pas la table d’un jeu résolu.
table-version = { $file } est une table de la version { $version } ; ce programme lit la { $own }.
table-size = { $file } est endommagé : il devrait avoir { $bytes } octets.
table-players = { $file } est une table pour { $players } joueurs, pas pour { $wanted }.
table-finish = { $file } est une table pour une arrivée à la marche { $finish }.
table-cut = La table a été tronquée pendant qu’elle servait.
table-other-game = Cette table est pour { $players } joueurs et une arrivée à la marche { $finish }, pas pour { $other } et { $step }.
table-missing = Il n’y a pas de table du jeu résolu à { $players } dans { $file }. Pour en faire une : { $command }
puzzles-no-file = { $file } n’est pas un fichier d’énigmes : { $reason }
puzzles-too-large = { $file } n’est pas un fichier d’énigmes : il a plus de { $bytes } octets
# A line of the file that cannot be read.
puzzle-parts = une énigme a une position, un type, un niveau et des choix, pas « { $line } »
puzzle-actions = une énigme énumère tous les choix permis et aucun autre, pas « { $line } »
puzzle-grade = une énigme a un type et un niveau de 1 à 5, pas « { $line } »
puzzles-made = { $count } énigmes pour { $players }, choisies parmi { $found } : { $file }
puzzles-checked = énigmes vérifiées : { $checked }, erreurs : { $wrong }
train-no-torch = L’entraînement a besoin de torch, qui n’est pas installé : { $command }
train-lessons = Donne un nombre de leçons pour chaque nombre de joueurs.
train-failed = Échec pour { $players } joueurs : { $reason }
train-written = { $players } joueurs : écrit dans { $file }
train-interrupted = Interrompu. Ce qui était fini est dans le fichier.

## The kernel, without which everything is played in Python

kernel-not-compiled = Le noyau de Rapido n’est pas compilé ici, car il n’y avait pas de compilateur C à l’installation. Pour aller à pleine vitesse, installes-en un (Debian et Ubuntu : sudo apt install gcc ; macOS : xcode-select --install ; partout : pip install ziglang), puis lance ./rapido ou réinstalle Rapido.
kernel-unreadable = Le noyau de Rapido est illisible : { $reason }.
kernel-damaged = Le noyau de Rapido est endommagé : { $file } a changé depuis sa compilation.
kernel-not-loaded = Le noyau de Rapido ne peut pas être chargé : { $reason }.
kernel-version = Le noyau de Rapido dans { $file } est de la version { $version }, pas { $own }.
