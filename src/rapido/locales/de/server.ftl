### What an operator reads: where settings are from, and what is wrong with them or a database.

## Where a setting is from, as a comment in rapido.toml

settings-file = gelesen aus { $file }
settings-no-file = keine rapido.toml gefunden
# $name is an option, an environment variable or a preset.
settings-from-option = Option { $name }
settings-from-environment = Umgebungsvariable { $name }
settings-from-preset = Preset { $name }
settings-from-file = Datei
settings-from-lan = wegen lan
settings-from-default = Standard

## What is wrong

# $where is such as rapido.toml: port
bad-setting-at = { $where }: { $problem }
# Instead of a value that is empty, or a table.
bad-setting-table = eine Tabelle
bad-setting-text = hier gehört ein { "\"Text\"" } hin, nicht { $value }
bad-setting-list = hier gehört eine Liste von Texten hin: { "[\"…\"]" }, nicht { $value }
bad-setting-unreadable = { $file } lässt sich nicht lesen ({ $reason })
bad-setting-encoding = { $file } ist kein Text in UTF-8
# $one and $other are lines that are right.
bad-setting-toml = { $file }: { $reason }; richtig sind Zeilen wie { $one } oder { $other }
bad-setting-tables = in dieser Datei gibt es keine Tabellen: Schreib die Einstellungen ohne [{ $name }]
bad-setting-unknown = die Einstellung { $name } gibt es nicht
bad-setting-unknown-near = die Einstellung { $name } gibt es nicht; meintest du { $near }?
bad-setting-data-in-file = { $file }: data lässt sich nicht in einer Datei setzen, die im Datenordner gefunden wurde; streiche die Zeile oder nenne die Datei mit --config
bad-setting-lan-host = lan: Damit sind alle Netze deines Computers gemeint, nicht { $host } allein; lass host weg, oder lan
bad-setting-workers-sqlite = workers: Mit SQLite gibt es einen einzigen Prozess, nicht { $workers }; für mehr setz store auf postgresql://… (rapido migrate zieht deine Partien dorthin um), oder lass workers weg
bad-setting-workers-windows = workers: Unter Windows gibt es einen einzigen Prozess; lass workers weg
bad-setting-bus-sqlite = bus: Mit SQLite gibt es einen einzigen Prozess und keinen anderen, der ihn hören könnte; lass bus weg, oder setz store auf postgresql://…, wenn du { $bus } willst
bad-setting-bus-memory = bus: Mit memory: würden die { $workers } Prozesse nichts voneinander hören; lass bus weg (postgresql:) oder setz ihn auf nats://…
bad-setting-bus = richtig ist memory:, postgresql: (der Server der Datenbank) oder nats://SERVER:PORT, nicht { $value }
bad-setting-bus-url = richtig ist memory:, postgresql: (der Server der Datenbank) oder nats://SERVER:PORT, nicht { $value }: { $reason }
bad-setting-bus-hosts = richtig ist memory:, postgresql: (der Server der Datenbank) oder nats://SERVER:PORT; mehrere Server: nats://a:4222,b:4222
bad-setting-store = richtig ist sqlite:ORDNER oder postgresql://NAME:PASSWORT@SERVER/DATENBANK, nicht { $value }
bad-setting-sqlite-path = richtig ist sqlite:/ORDNER oder sqlite:ORDNER, nicht { $value }
# $name is the name of the database in every folder.
bad-setting-sqlite-file = hier gehört ein Ordner hin, nicht die Datei { $file }: Die Datenbank in einem Ordner heißt immer { $name } und hat ihre Sperre und ihre Protokolle daneben; andere Dateien nimmt rapido restore
bad-setting-postgres = richtig ist postgresql://NAME:PASSWORT@SERVER:PORT/DATENBANK, nicht { $value }; schreib in Name und Passwort @ als %40, : als %3A, / als %2F, # als %23 und ? als %3F
bad-setting-postgres-spaces = richtig ist postgresql://NAME:PASSWORT@SERVER:PORT/DATENBANK ohne Leerzeichen; schreib in Name und Passwort @ als %40, : als %3A, / als %2F, # als %23 und ? als %3F
bad-setting-postgres-port = ein Port geht von 1 bis 65535, nicht { $port }
bad-setting-postgres-database = richtig ist postgresql://NAME:PASSWORT@SERVER:PORT/DATENBANK mit dem Namen einer Datenbank, nicht { $value }
bad-setting-asyncpg = asyncpg ist nicht installiert: { $command }
bad-setting-host-name = richtig ist ein Servername ohne Schema, Port und Pfad, wie { $example }, nicht { $value }
bad-setting-address = richtig ist eine Adresse dieses Rechners ohne Schema und Port, wie 127.0.0.1, 0.0.0.0 oder ::1, nicht { $value }
bad-setting-proxy = richtig ist die Adresse eines Proxys, wie 127.0.0.1 oder ::1, oder ein Netz wie 10.1.2.0/24 (kein Name, kein Port), nicht { $value }
bad-setting-proxy-bits = richtig ist die Adresse eines Proxys, wie 127.0.0.1 oder ::1, oder ein Netz wie 10.1.2.0/24 (kein Name, kein Port), nicht { $value }, in dem Bits eines Rechners gesetzt sind
bad-setting-proxy-everyone = richtig ist die Adresse eines Proxys, nicht { $value }: Sonst könnte jeder vorgeben, von irgendeiner Adresse zu kommen
bad-variable = Die Umgebungsvariable { $name } ist keine Einstellung von Rapido
bad-variable-near = Die Umgebungsvariable { $name } ist keine Einstellung von Rapido; meintest du { $near }?

## Passwords that others can see

# $one and $other are where nobody else can see it.
password-visible = { $option } enthält ein Passwort, das alle auf diesem Rechner sehen können; nimm { $one } oder { $other }
password-readable = { $file } enthält ein Passwort, und alle auf diesem Rechner können es lesen: chmod o= { $file }

## The server of a static site

site-no-address = keine Adresse wie { $example }: { $value }
site-only-address = nur die Adresse des Servers, wie { $example }, nicht { $value }

## What is wrong with a database

database-said = { $reason }
database-newer = diese Datenbank gehört zu einem neueren Rapido
database-foreign = diese Datenbank gehört zu einem anderen Programm: Lege eine für Rapido an
database-foreign-file = diese Datei ist die Datenbank eines anderen Programms
database-tables = die Tabellen sind nicht die von Rapido: { $names }
database-damaged = diese Datenbank ist beschädigt: { $reason }
database-unusable = diese Datenbank ist nicht benutzbar: { $reason }
database-truncated = die Datei ist abgeschnitten
database-only-log = die Datei fehlt, aber { $log } ist da
database-entry = ein Eintrag ist nicht lesbar: { $reason }
database-version = von einem Raum fehlt die Version { $number }
database-encoding = diese Datenbank ist in { $encoding } kodiert, aber für Namen braucht es UTF8: Lege eine an mit { $command }
database-postgres-version = Rapido braucht PostgreSQL { $oldest } oder neuer, das hier ist { $version }

## What is wrong with the URL of a bus

bus-url-said = { $reason }
bus-url-wrong = das ist keine URL wie { $example }; Sonderzeichen in Name und Passwort schreibt man als %2F, %40, …
bus-url-scheme = eine NATS-URL beginnt mit nats:// oder tls://, wie { $example }
bus-url-schemes = die URLs der NATS-Server beginnen entweder alle mit nats:// oder alle mit tls://
bus-url-users = alle NATS-Server haben denselben Benutzernamen und dasselbe Passwort; Sonderzeichen darin schreibt man als %2F, %40, …
bus-url-parameters = am Ende einer NATS-URL dürfen Parameter stehen, aber nur { $names }
bus-url-host = eine NATS-URL enthält einen Server und einen Port, wie { $example }
bus-url-certificates = die Zertifikate von NATS sind nicht lesbar: { $reason }
