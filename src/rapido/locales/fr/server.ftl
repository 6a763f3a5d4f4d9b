### What an operator reads: where settings are from, and what is wrong with them or a database.

## Where a setting is from, as a comment in rapido.toml

settings-file = lu dans { $file }
settings-no-file = aucun rapido.toml trouvé
# $name is an option, an environment variable or a preset.
settings-from-option = option { $name }
settings-from-environment = variable d’environnement { $name }
settings-from-preset = préréglage { $name }
settings-from-file = fichier
settings-from-lan = à cause de lan
settings-from-default = par défaut

## What is wrong

# $where is such as rapido.toml: port
bad-setting-at = { $where } : { $problem }
# Instead of a value that is empty, or a table.
bad-setting-table = une table
bad-setting-text = il faut un { "\"texte\"" }, pas { $value }
bad-setting-list = il faut une liste de textes : { "[\"…\"]" }, pas { $value }
bad-setting-unreadable = { $file } est illisible ({ $reason })
bad-setting-encoding = { $file } n’est pas du texte en UTF-8
# $one and $other are lines that are right.
bad-setting-toml = { $file } : { $reason } ; il faut des lignes comme { $one } ou { $other }
bad-setting-tables = ce fichier n’a pas de tables : écris les réglages sans [{ $name }]
bad-setting-unknown = le réglage { $name } n’existe pas
bad-setting-unknown-near = le réglage { $name } n’existe pas ; voulais-tu dire { $near } ?
bad-setting-data-in-file = { $file } : data ne peut pas se régler dans un fichier trouvé dans le dossier des données ; retire la ligne, ou indique le fichier avec --config
bad-setting-lan-host = lan : ce réglage ouvre tous les réseaux de ton ordinateur, pas seulement { $host } ; retire host, ou lan
bad-setting-workers-sqlite = workers : avec SQLite, il y a un seul processus, pas { $workers } ; pour en avoir plus, règle store sur postgresql://… (rapido migrate y déplace tes parties), ou retire workers
bad-setting-workers-windows = workers : sous Windows, il y a un seul processus ; retire workers
bad-setting-bus-sqlite = bus : avec SQLite, il y a un seul processus, et aucun autre pour l’entendre ; retire bus, ou règle store sur postgresql://… si tu veux { $bus }
bad-setting-bus-memory = bus : avec memory:, les { $workers } processus ne s’entendraient pas ; retire bus (postgresql:), ou règle-le sur nats://…
bad-setting-bus = il faut memory:, postgresql: (le serveur de la base) ou nats://SERVEUR:PORT, pas { $value }
bad-setting-bus-url = il faut memory:, postgresql: (le serveur de la base) ou nats://SERVEUR:PORT, pas { $value } : { $reason }
bad-setting-bus-hosts = il faut memory:, postgresql: (le serveur de la base) ou nats://SERVEUR:PORT ; plusieurs serveurs : nats://a:4222,b:4222
bad-setting-store = il faut sqlite:DOSSIER ou postgresql://NOM:MOTDEPASSE@SERVEUR/BASE, pas { $value }
bad-setting-sqlite-path = il faut sqlite:/DOSSIER ou sqlite:DOSSIER, pas { $value }
# $name is the name of the database in every folder.
bad-setting-sqlite-file = il faut un dossier, pas le fichier { $file } : dans un dossier, la base s’appelle toujours { $name }, avec son verrou et ses journaux à côté ; rapido restore accepte d’autres fichiers
bad-setting-postgres = il faut postgresql://NOM:MOTDEPASSE@SERVEUR:PORT/BASE, pas { $value } ; dans un nom ou un mot de passe, écris { "@ %40, : %3A, / %2F, # %23, ? %3F" }
bad-setting-postgres-spaces = il faut postgresql://NOM:MOTDEPASSE@SERVEUR:PORT/BASE sans espaces ; dans un nom ou un mot de passe, écris { "@ %40, : %3A, / %2F, # %23, ? %3F" }
bad-setting-postgres-port = un port va de 1 à 65535, pas { $port }
bad-setting-postgres-database = il faut postgresql://NOM:MOTDEPASSE@SERVEUR:PORT/BASE, avec le nom d’une base, pas { $value }
bad-setting-asyncpg = asyncpg n’est pas installé : { $command }
bad-setting-host-name = il faut un nom de serveur sans protocole, port ni chemin, comme { $example }, pas { $value }
bad-setting-address = il faut une adresse de cette machine sans protocole ni port, comme 127.0.0.1, 0.0.0.0 ou { "::1" }, pas { $value }
bad-setting-proxy = il faut l’adresse d’un proxy, comme 127.0.0.1 ou { "::1" }, ou un réseau, comme 10.1.2.0/24 (ni nom ni port), pas { $value }
bad-setting-proxy-bits = il faut l’adresse d’un proxy, comme 127.0.0.1 ou { "::1" }, ou un réseau, comme 10.1.2.0/24 (ni nom ni port), pas { $value }, qui contient des bits d’hôte
bad-setting-proxy-everyone = il faut l’adresse d’un proxy, pas { $value } : n’importe qui pourrait alors prétendre venir de n’importe quelle adresse
bad-variable = La variable d’environnement { $name } n’est pas un réglage de Rapido
bad-variable-near = La variable d’environnement { $name } n’est pas un réglage de Rapido ; voulais-tu dire { $near } ?

## Passwords that others can see

# $one and $other are where nobody else can see it.
password-visible = { $option } contient un mot de passe que tout le monde peut voir sur cette machine ; utilise { $one } ou { $other }
password-readable = { $file } contient un mot de passe, et tout le monde peut le lire sur cette machine : chmod o= { $file }

## The server of a static site

site-no-address = ce n’est pas une adresse comme { $example } : { $value }
site-only-address = seulement l’adresse du serveur, comme { $example }, pas { $value }

## What is wrong with a database

database-said = { $reason }
database-newer = cette base vient d’un Rapido plus récent
database-foreign = cette base appartient à un autre programme : crées-en une pour Rapido
database-foreign-file = ce fichier est la base de données d’un autre programme
database-tables = ses tables ne sont pas celles de Rapido : { $names }
database-damaged = cette base est endommagée : { $reason }
database-unusable = cette base est inutilisable : { $reason }
database-truncated = le fichier est tronqué
database-only-log = le fichier manque, mais { $log } est là
database-entry = une entrée est illisible : { $reason }
database-version = il manque la version { $number } d’une salle
database-encoding = cette base est encodée en { $encoding }, mais les noms ont besoin d’UTF8 : crées-en une avec { $command }
database-postgres-version = Rapido a besoin de PostgreSQL { $oldest } ou plus récent, or c’est ici la version { $version }

## What is wrong with the URL of a bus

bus-url-said = { $reason }
bus-url-wrong = ce n’est pas une URL comme { $example } ; les caractères spéciaux d’un nom ou d’un mot de passe s’écrivent { "%2F, %40" }, etc.
bus-url-scheme = une URL NATS commence par nats:// ou tls://, comme { $example }
bus-url-schemes = les URL des serveurs NATS commencent toutes par nats://, ou toutes par tls://
bus-url-users = tous les serveurs NATS ont le même nom d’utilisateur et le même mot de passe ; leurs caractères spéciaux s’écrivent { "%2F, %40" }, etc.
bus-url-parameters = une URL NATS peut finir par des paramètres, mais seulement { $names }
bus-url-host = une URL NATS contient un serveur et un port, comme { $example }
bus-url-certificates = les certificats de NATS sont illisibles : { $reason }
