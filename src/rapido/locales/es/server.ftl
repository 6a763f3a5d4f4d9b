### What an operator reads: where settings are from, and what is wrong with them or a database.

## Where a setting is from, as a comment in rapido.toml

settings-file = leído de { $file }
settings-no-file = no se ha encontrado ningún rapido.toml
# $name is an option, an environment variable or a preset.
settings-from-option = opción { $name }
settings-from-environment = variable de entorno { $name }
settings-from-preset = preajuste { $name }
settings-from-file = archivo
settings-from-lan = debido a lan
settings-from-default = por defecto

## What is wrong

# $where is such as rapido.toml: port
bad-setting-at = { $where }: { $problem }
# Instead of a value that is empty, or a table.
bad-setting-table = una tabla
bad-setting-text = se espera un { "\"texto\"" }, no { $value }
bad-setting-list = se espera una lista de textos: { "[\"…\"]" }, no { $value }
bad-setting-unreadable = { $file } no se puede leer ({ $reason })
bad-setting-encoding = { $file } no es texto en UTF-8
# $one and $other are lines that are right.
bad-setting-toml = { $file }: { $reason }; se esperan líneas como { $one } o { $other }
bad-setting-tables = en este archivo no hay tablas: escribe los ajustes sin [{ $name }]
bad-setting-unknown = el ajuste { $name } no existe
bad-setting-unknown-near = el ajuste { $name } no existe; ¿querías decir { $near }?
bad-setting-data-in-file = { $file }: data no se puede fijar en un archivo encontrado en la carpeta de datos; quita la línea o indica el archivo con --config
bad-setting-lan-host = lan: sirve a todas las redes de tu ordenador, no solo a { $host }; quita host, o lan
bad-setting-workers-sqlite = workers: con SQLite hay un solo proceso, no { $workers }; para tener más, pon store en postgresql://… (rapido migrate lleva allí tus partidas), o quita workers
bad-setting-workers-windows = workers: en Windows hay un solo proceso; quita workers
bad-setting-bus-sqlite = bus: con SQLite hay un solo proceso, y ningún otro al que informar; quita bus, o pon store en postgresql://… si quieres { $bus }
bad-setting-bus-memory = bus: con memory: los { $workers } procesos no sabrían nada unos de otros; quita bus (postgresql:) o ponlo en nats://…
bad-setting-bus = se espera memory:, postgresql: (el servidor de la base de datos) o nats://SERVIDOR:PUERTO, no { $value }
bad-setting-bus-url = se espera memory:, postgresql: (el servidor de la base de datos) o nats://SERVIDOR:PUERTO, no { $value }: { $reason }
bad-setting-bus-hosts = se espera memory:, postgresql: (el servidor de la base de datos) o nats://SERVIDOR:PUERTO; varios servidores: nats://a:4222,b:4222
bad-setting-store = se espera sqlite:CARPETA o postgresql://USUARIO:CLAVE@SERVIDOR/BASE, no { $value }
bad-setting-sqlite-path = se espera sqlite:/CARPETA o sqlite:CARPETA, no { $value }
# $name is the name of the database in every folder.
bad-setting-sqlite-file = se espera una carpeta, no el archivo { $file }: en una carpeta, la base de datos se llama siempre { $name }, con el archivo de bloqueo y los registros al lado; para otros archivos está rapido restore
bad-setting-postgres = se espera postgresql://USUARIO:CLAVE@SERVIDOR:PUERTO/BASE, no { $value }; en un usuario o una clave, escribe @ como %40, : como %3A, / como %2F, # como %23 y ? como %3F
bad-setting-postgres-spaces = se espera postgresql://USUARIO:CLAVE@SERVIDOR:PUERTO/BASE sin espacios; en un usuario o una clave, escribe @ como %40, : como %3A, / como %2F, # como %23 y ? como %3F
bad-setting-postgres-port = un puerto va del 1 al 65535, no { $port }
bad-setting-postgres-database = se espera postgresql://USUARIO:CLAVE@SERVIDOR:PUERTO/BASE, con el nombre de una base de datos, no { $value }
bad-setting-asyncpg = asyncpg no está instalado: { $command }
bad-setting-host-name = se espera un nombre de servidor sin esquema, puerto ni ruta, como { $example }, no { $value }
bad-setting-address = se espera una dirección de este ordenador sin esquema ni puerto, como 127.0.0.1, 0.0.0.0 o ::1, no { $value }
bad-setting-proxy = se espera la dirección de un proxy, como 127.0.0.1 o ::1, o una red, como 10.1.2.0/24 (sin nombre ni puerto), no { $value }
bad-setting-proxy-bits = se espera la dirección de un proxy, como 127.0.0.1 o ::1, o una red, como 10.1.2.0/24 (sin nombre ni puerto), no { $value }, que tiene bits en la parte del equipo
bad-setting-proxy-everyone = se espera la dirección de un proxy, no { $value }: cualquiera podría fingir que llega desde cualquier dirección
bad-variable = La variable de entorno { $name } no es un ajuste de Rapido
bad-variable-near = La variable de entorno { $name } no es un ajuste de Rapido; ¿querías decir { $near }?

## Passwords that others can see

# $one and $other are where nobody else can see it.
password-visible = { $option } contiene una clave que cualquiera puede ver en este ordenador; usa { $one } o { $other }
password-readable = { $file } contiene una clave, y cualquiera puede leerla en este ordenador: chmod o= { $file }

## The server of a static site

site-no-address = no es una dirección como { $example }: { $value }
site-only-address = solo la dirección del servidor, como { $example }, no { $value }

## What is wrong with a database

database-said = { $reason }
database-newer = esta base de datos es de un Rapido más reciente
database-foreign = esta base de datos es de otro programa: crea una para Rapido
database-foreign-file = este archivo es la base de datos de otro programa
database-tables = sus tablas no son las de Rapido: { $names }
database-damaged = esta base de datos está dañada: { $reason }
database-unusable = esta base de datos no se puede usar: { $reason }
database-truncated = el archivo está truncado
database-only-log = falta el archivo, pero está { $log }
database-entry = hay una entrada que no se puede leer: { $reason }
database-version = falta la versión { $number } de una sala
database-encoding = la codificación de esta base de datos es { $encoding }, pero los nombres necesitan UTF8: crea una con { $command }
database-postgres-version = Rapido necesita PostgreSQL { $oldest } o más reciente, y este es { $version }

## What is wrong with the URL of a bus

bus-url-said = { $reason }
bus-url-wrong = no es una URL como { $example }; los caracteres especiales de un usuario o una clave se escriben %2F, %40…
bus-url-scheme = una URL de NATS empieza por nats:// o tls://, como { $example }
bus-url-schemes = las URL de los servidores de NATS deben empezar todas por nats:// o todas por tls://
bus-url-users = todos los servidores de NATS deben tener el mismo usuario y la misma clave; sus caracteres especiales se escriben %2F, %40…
bus-url-parameters = en una URL de NATS los parámetros van al final y solo se admiten { $names }
bus-url-host = una URL de NATS contiene un servidor y un puerto, como { $example }
bus-url-certificates = los certificados de NATS no se pueden leer: { $reason }
