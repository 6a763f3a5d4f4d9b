### What the launcher says while it sets Rapido up. It has no Fluent yet: each message is one line
### of text and variables.

setup-begin = Installation de Rapido (une seule fois, une à deux minutes)...
setup-update = Mise à jour de l’installation de Rapido...
setup-wait = Un autre lancement est déjà en train d’installer Rapido, un peu de patience...
setup-stopped = Installation interrompue ; le prochain démarrage la reprendra.

## Steps

setup-step-folder = création du dossier des paquets
setup-step-pip = installation de pip
setup-step-packages = installation des paquets
setup-step-compiler = installation d’un compilateur (100 Mo)
setup-step-node = installation de Node
setup-step-build = construction du jeu
setup-unpacking = décompression
setup-doing-kernel = noyau { $done } sur { $of }
setup-doing-page-kernel = noyau pour la page
setup-doing-page-packages = paquets pour la page
setup-doing-page = la page

## Without a compiler

setup-no-compiler = Rapido n’a pas trouvé de compilateur C et simule donc les parties en Python : les résultats sont les mêmes, mais c’est environ mille fois plus lent, et le jeu ne peut pas être résolu. Pour aller à pleine vitesse, installes-en un (Debian et Ubuntu : sudo apt install gcc ; macOS : xcode-select --install ; partout : pip install ziglang), puis relance.
setup-not-compiled = Rapido n’a pas pu compiler son noyau et simule donc les parties en Python : les résultats sont les mêmes, mais c’est environ mille fois plus lent. La raison :
setup-no-page-compiler = Rapido n’a pas trouvé de compilateur pour WebAssembly (le paquet Python ziglang). La page interroge donc le serveur au lieu de calculer elle-même, et les joueurs virtuels ont eux aussi besoin du serveur.
setup-page-not-compiled = Rapido n’a pas pu compiler son noyau en WebAssembly. La page interroge donc le serveur au lieu de calculer elle-même, et les joueurs virtuels ont eux aussi besoin du serveur. La raison :

## Errors

setup-cannot-write = Rapido ne peut pas écrire dans le dossier { $folder } ({ $reason }) : autorises-y l’écriture, fais-y de la place ou choisis un autre endroit avec RAPIDO_VENV=DOSSIER.
setup-not-owner = Rapido a changé et doit être réinstallé, mais le dossier { $folder } appartient à quelqu’un d’autre : son propriétaire doit lancer une fois { $program } --version.
setup-disk-full = le disque est plein
setup-own-folder = Rapido construit sa page dans son propre dossier { $root }, mais ne peut pas y écrire : autorises-y l’écriture, puis relance.
setup-other-files = Le dossier { $folder } contient d’autres fichiers : choisis-en un nouveau ou un vide avec RAPIDO_VENV=DOSSIER.
setup-no-venv = Il manque à ce Python le module venv, dont Rapido a besoin : installe-le (sur Debian et Ubuntu : sudo apt install python3-venv) ou installe uv, puis relance.
setup-hash-mismatch = Un paquet téléchargé ne correspond pas au hachage du fichier de verrouillage de Rapido : relance, et signale-le si cela se reproduit (détails : { $log }).
setup-no-download = Les paquets de Rapido n’ont pas pu être téléchargés : vérifie ta connexion à Internet et relance ; ce qui est déjà téléchargé est conservé (détails : { $log }).
setup-not-trusted = Les paquets de Rapido n’ont pas pu être téléchargés, car le certificat d’un serveur n’est pas reconnu ici, comme cela arrive derrière un proxy qui inspecte le trafic : demande son certificat, indique ce fichier avec SSL_CERT_FILE=FICHIER et relance (détails : { $log }).
setup-refused = Un serveur a refusé ce dont Rapido a besoin ({ $detail }) : si ton réseau a ses propres serveurs de paquets, fais-le autoriser, puis relance (détails : { $log }).
setup-not-offered = Le serveur de paquets n’a pas { $detail } pour cet ordinateur, or Rapido en a besoin : si ton réseau a son propre serveur de paquets, fais-le ajouter, puis relance (détails : { $log }).
setup-no-node = Rapido construit sa page avec Node, que le serveur de paquets n’a pas pour cet ordinateur : installe Node 20.19 ou plus récent, puis relance (détails : { $log }).
setup-failed = Rapido n’a pas pu être installé. Voici comment cela s’est terminé :
setup-failed-advice = Si cela ne t’aide pas, relance ; en cas de nouvel échec, supprime le dossier { $folder } et relance une dernière fois, ou signale le problème en joignant le fichier { $log }.
