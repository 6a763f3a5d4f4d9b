### What an operator reads: where settings are from, and what is wrong with them or a database.

## Where a setting is from, as a comment in rapido.toml

settings-file = read from { $file }
settings-no-file = no rapido.toml was found
# $name is an option, an environment variable or a preset.
settings-from-option = option { $name }
settings-from-environment = environment { $name }
settings-from-preset = preset { $name }
settings-from-file = file
settings-from-lan = because of lan
settings-from-default = default

## What is wrong

# $where is such as rapido.toml: port
bad-setting-at = { $where }: { $problem }
# Instead of a value that is empty, or a table.
bad-setting-table = a table
bad-setting-text = expected a { "\"text\"" }, not { $value }
bad-setting-list = expected a list of texts: { "[\"…\"]" }, not { $value }
bad-setting-unreadable = { $file } cannot be read ({ $reason })
bad-setting-encoding = { $file } is not text in UTF-8
# $one and $other are lines that are right.
bad-setting-toml = { $file }: { $reason }; expected lines such as { $one } or { $other }
bad-setting-tables = there are no tables in this file: write the settings without [{ $name }]
bad-setting-unknown = there is no setting { $name }
bad-setting-unknown-near = there is no setting { $name }; did you mean { $near }?
bad-setting-data-in-file = { $file }: data cannot be set in a file that was found in the data folder; remove the line, or name the file with --config
bad-setting-lan-host = lan: this serves all networks of your computer, not { $host } alone; leave out host, or lan
bad-setting-workers-sqlite = workers: with SQLite there is one process, not { $workers }; for more, set store to postgresql://… (rapido migrate moves your games there), or leave workers out
bad-setting-workers-windows = workers: on Windows there is one process; leave workers out
bad-setting-bus-sqlite = bus: with SQLite there is one process, and no other to hear it; leave bus out, or set store to postgresql://…, if { $bus } is what you want
bad-setting-bus-memory = bus: with memory: the { $workers } workers would not hear of each other; leave bus out (postgresql:), or set it to nats://…
bad-setting-bus = expected memory:, postgresql: (the server of the store) or nats://HOST:PORT, not { $value }
bad-setting-bus-url = expected memory:, postgresql: (the server of the store) or nats://HOST:PORT, not { $value }: { $reason }
bad-setting-bus-hosts = expected memory:, postgresql: (the server of the store) or nats://HOST:PORT; several hosts: nats://a:4222,b:4222
bad-setting-store = expected sqlite:FOLDER or postgresql://USER:PASSWORD@HOST/DATABASE, not { $value }
bad-setting-sqlite-path = expected sqlite:/FOLDER, or sqlite:FOLDER, not { $value }
# $name is the name of the database in every folder.
bad-setting-sqlite-file = expected a folder, not the file { $file }: the database in a folder is always called { $name }, with its lock and its logs beside it; rapido restore takes other files
bad-setting-postgres = expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE, not { $value }; in a user or password, write @ as %40, : as %3A, / as %2F, # as %23 and ? as %3F
bad-setting-postgres-spaces = expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE without spaces; in a user or password, write @ as %40, : as %3A, / as %2F, # as %23 and ? as %3F
bad-setting-postgres-port = expected a port from 1 to 65535, not { $port }
bad-setting-postgres-database = expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with the name of a database, not { $value }
bad-setting-asyncpg = asyncpg is not installed: { $command }
bad-setting-host-name = expected a host name without scheme, port and path, such as { $example }, not { $value }
bad-setting-address = expected an address of this machine without scheme and port, such as 127.0.0.1, 0.0.0.0 or ::1, not { $value }
bad-setting-proxy = expected the address of a proxy, such as 127.0.0.1 or ::1, or a network, such as 10.1.2.0/24 (no host name, no port), not { $value }
bad-setting-proxy-bits = expected the address of a proxy, such as 127.0.0.1 or ::1, or a network, such as 10.1.2.0/24 (no host name, no port), not { $value }, which has host bits set
bad-setting-proxy-everyone = expected the address of a proxy, not { $value }: everyone could then pretend to come from any address
bad-variable = The environment variable { $name } is not a Rapido setting
bad-variable-near = The environment variable { $name } is not a Rapido setting; did you mean { $near }?

## Passwords that others can see

# $one and $other are where nobody else can see it.
password-visible = { $option } has a password, which everyone on this machine can see; use { $one } or { $other }
password-readable = { $file } has a password, and everyone on this machine can read it: chmod o= { $file }

## The server of a static site

site-no-address = not an address such as { $example }: { $value }
site-only-address = only the address of the server, such as { $example }, not { $value }

## What is wrong with a database

database-said = { $reason }
database-newer = this database belongs to a newer Rapido
database-foreign = this database belongs to another program: create one for Rapido
database-foreign-file = this file is a database of another program
database-tables = its tables are not those of Rapido: { $names }
database-damaged = this database is damaged: { $reason }
database-unusable = this database cannot be used: { $reason }
database-truncated = the file is truncated
database-only-log = the file is missing, but { $log } is there
database-entry = an entry cannot be read: { $reason }
database-version = version { $number } of a room is missing
database-encoding = the encoding of this database is { $encoding }, but names need UTF8: create one with { $command }
database-postgres-version = Rapido needs PostgreSQL { $oldest } or newer, but this is { $version }

## What is wrong with the URL of a bus

bus-url-said = { $reason }
bus-url-wrong = this is not a URL such as { $example }; special characters of a user or password are written as %2F, %40, ...
bus-url-scheme = a NATS URL begins with nats:// or tls://, such as { $example }
bus-url-schemes = the URLs of all NATS servers begin with nats://, or all with tls://
bus-url-users = all NATS servers must have the same user and password; special characters of a user or password are written as %2F, %40, ...
bus-url-parameters = the parameters at the end of a NATS URL can only be { $names }
bus-url-host = a NATS URL has a host and a port, such as { $example }
bus-url-certificates = the NATS certificates cannot be read: { $reason }
