### The settings of a server: where they are from, what is wrong with them, and who may see them.

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
bad-setting-nothing = nothing
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
bad-setting-proxy-bits = expected the address of a proxy, such as 127.0.0.1 or ::1, or a network, such as 10.1.2.0/24 (no host name, no port), not { $value }, which has bits set for a host
bad-setting-proxy-everyone = expected the address of a proxy, not { $value }: everyone could then pretend to come from any address
bad-variable = The environment variable { $name } is no setting of Rapido
bad-variable-near = The environment variable { $name } is no setting of Rapido; did you mean { $near }?

## Passwords that others can see

# $one and $other are where nobody else can see it.
password-visible = { $option } has a password, which everyone on this machine can see; use { $one } or { $other }
password-readable = { $file } has a password, and everyone on this machine can read it: chmod o= { $file }

## The server of a static site

site-no-address = not an address such as { $example }: { $value }
site-only-address = only the address of the server, such as { $example }, not { $value }
