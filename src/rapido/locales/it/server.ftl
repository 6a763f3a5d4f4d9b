### What an operator reads: where settings are from, and what is wrong with them or a database.

## Where a setting is from, as a comment in rapido.toml

settings-file = letto da { $file }
settings-no-file = nessun rapido.toml trovato
# $name is an option, an environment variable or a preset.
settings-from-option = opzione { $name }
settings-from-environment = variabile d’ambiente { $name }
settings-from-preset = preset { $name }
settings-from-file = file
settings-from-lan = per via di lan
settings-from-default = predefinito

## What is wrong

# $where is such as rapido.toml: port
bad-setting-at = { $where }: { $problem }
# Instead of a value that is empty, or a table.
bad-setting-table = una tabella
bad-setting-text = serve un { "\"testo\"" }, non { $value }
bad-setting-list = serve un elenco di testi: { "[\"…\"]" }, non { $value }
bad-setting-unreadable = { $file } non si può leggere ({ $reason })
bad-setting-encoding = { $file } non è testo in UTF-8
# $one and $other are lines that are right.
bad-setting-toml = { $file }: { $reason }; servono righe come { $one } o { $other }
bad-setting-tables = in questo file non ci sono tabelle: scrivi le impostazioni senza [{ $name }]
bad-setting-unknown = l’impostazione { $name } non esiste
bad-setting-unknown-near = l’impostazione { $name } non esiste; intendevi { $near }?
bad-setting-data-in-file = { $file }: data non si può impostare in un file trovato nella cartella dei dati; togli la riga o indica il file con --config
bad-setting-lan-host = lan: vale per tutte le reti del tuo computer, non solo per { $host }; togli host, oppure lan
bad-setting-workers-sqlite = workers: con SQLite c’è un solo processo, non { $workers }; per averne di più imposta store su postgresql://… (rapido migrate ci sposta le tue partite), oppure togli workers
bad-setting-workers-windows = workers: su Windows c’è un solo processo; togli workers
bad-setting-bus-sqlite = bus: con SQLite c’è un solo processo e nessun altro da informare; togli bus, oppure imposta store su postgresql://… se vuoi { $bus }
bad-setting-bus-memory = bus: con memory: { $workers } processi non saprebbero nulla l’uno dell’altro; togli bus (postgresql:) o impostalo su nats://…
bad-setting-bus = serve memory:, postgresql: (il server del database) o nats://SERVER:PORTA, non { $value }
bad-setting-bus-url = serve memory:, postgresql: (il server del database) o nats://SERVER:PORTA, non { $value }: { $reason }
bad-setting-bus-hosts = serve memory:, postgresql: (il server del database) o nats://SERVER:PORTA; più server: nats://a:4222,b:4222
bad-setting-store = serve sqlite:CARTELLA o postgresql://UTENTE:PASSWORD@SERVER/DATABASE, non { $value }
bad-setting-sqlite-path = serve sqlite:/CARTELLA o sqlite:CARTELLA, non { $value }
# $name is the name of the database in every folder.
bad-setting-sqlite-file = serve una cartella, non il file { $file }: in una cartella il database si chiama sempre { $name }, con accanto il file di blocco e i registri; per altri file c’è rapido restore
bad-setting-postgres = serve postgresql://UTENTE:PASSWORD@SERVER:PORTA/DATABASE, non { $value }; nel nome utente e nella password scrivi @ come %40, : come %3A, / come %2F, # come %23 e ? come %3F
bad-setting-postgres-spaces = serve postgresql://UTENTE:PASSWORD@SERVER:PORTA/DATABASE senza spazi; nel nome utente e nella password scrivi @ come %40, : come %3A, / come %2F, # come %23 e ? come %3F
bad-setting-postgres-port = una porta va da 1 a 65535, non { $port }
bad-setting-postgres-database = serve postgresql://UTENTE:PASSWORD@SERVER:PORTA/DATABASE, con il nome di un database, non { $value }
bad-setting-asyncpg = asyncpg non è installato: { $command }
bad-setting-host-name = serve un nome di server senza schema, porta e percorso, come { $example }, non { $value }
bad-setting-address = serve un indirizzo di questo computer senza schema e porta, come 127.0.0.1, 0.0.0.0 o ::1, non { $value }
bad-setting-proxy = serve l’indirizzo di un proxy, come 127.0.0.1 o ::1, o una rete, come 10.1.2.0/24 (senza nome né porta), non { $value }
bad-setting-proxy-bits = serve l’indirizzo di un proxy, come 127.0.0.1 o ::1, o una rete, come 10.1.2.0/24 (senza nome né porta), non { $value }, in cui sono impostati bit della parte host
bad-setting-proxy-everyone = serve l’indirizzo di un proxy, non { $value }: chiunque potrebbe fingere di arrivare da un indirizzo qualsiasi
bad-variable = La variabile d’ambiente { $name } non è un’impostazione di Rapido
bad-variable-near = La variabile d’ambiente { $name } non è un’impostazione di Rapido; intendevi { $near }?

## Passwords that others can see

# $one and $other are where nobody else can see it.
password-visible = { $option } contiene una password che chiunque può vedere su questo computer; usa { $one } o { $other }
password-readable = { $file } contiene una password, e chiunque può leggerla su questo computer: chmod o= { $file }

## The server of a static site

site-no-address = non è un indirizzo come { $example }: { $value }
site-only-address = solo l’indirizzo del server, come { $example }, non { $value }

## What is wrong with a database

database-said = { $reason }
database-newer = questo database è di un Rapido più recente
database-foreign = questo database è di un altro programma: creane uno per Rapido
database-foreign-file = questo file è il database di un altro programma
database-tables = le sue tabelle non sono quelle di Rapido: { $names }
database-damaged = questo database è danneggiato: { $reason }
database-unusable = questo database non si può usare: { $reason }
database-truncated = il file è troncato
database-only-log = il file manca, ma c’è { $log }
database-entry = una voce non si può leggere: { $reason }
database-version = di una stanza manca la versione { $number }
database-encoding = la codifica di questo database è { $encoding }, ma per i nomi serve UTF8: creane uno con { $command }
database-postgres-version = A Rapido serve PostgreSQL { $oldest } o più recente, ma questo è { $version }

## What is wrong with the URL of a bus

bus-url-said = { $reason }
bus-url-wrong = non è un URL come { $example }; i caratteri speciali del nome utente o della password si scrivono %2F, %40…
bus-url-scheme = un URL di NATS comincia con nats:// o tls://, come { $example }
bus-url-schemes = gli URL dei server NATS devono cominciare tutti con nats:// o tutti con tls://
bus-url-users = tutti i server NATS devono avere lo stesso nome utente e la stessa password; i loro caratteri speciali si scrivono %2F, %40…
bus-url-parameters = in un URL di NATS i parametri stanno alla fine e sono ammessi solo { $names }
bus-url-host = un URL di NATS contiene un server e una porta, come { $example }
bus-url-certificates = i certificati di NATS non si possono leggere: { $reason }
