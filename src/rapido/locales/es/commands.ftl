### The options of the commands, and how far a long one is.

## Options of several commands

help-json = mostrar un documento JSON y nada más
help-data = la carpeta que guarda las partidas
help-config = el archivo de ajustes (por defecto: rapido.toml en esa carpeta, si lo hay)
help-store = dónde están las partidas: sqlite:CARPETA o postgresql://USUARIO:CLAVE@SERVIDOR/BASE (por defecto: RAPIDO_STORE, rapido.toml o la carpeta de datos)

## rapido serve and its everyday settings

help-serve-show = comprobar todos los ajustes, mostrar de dónde viene cada uno y salir
help-serve-json = mostrar todos los ajustes como un documento JSON, sin arrancar
help-serve-more = Cada ajuste también se puede dar con una variable de entorno o en el archivo rapido.toml: docs/hosting.md, en inglés.
help-group-everyday = de uso habitual
help-group-computer-players = jugadores virtuales
help-group-timeouts = plazos
help-group-lifetimes-and-intervals = duraciones e intervalos
help-group-limits = límites
help-setting = { $about } (por defecto: { $default })
help-setting-bounds = { $about } ({ $bounds }; por defecto: { $default })
help-on = sí
help-off = no
help-none-yet = ninguno; se puede repetir
setting-store = dónde se guardan las partidas: sqlite: (la carpeta de datos), sqlite:CARPETA (otra) o postgresql://USUARIO:CLAVE@SERVIDOR/BASE
setting-bus = cómo se informan los procesos entre sí: memory: (solo hay uno), postgresql: (el servidor de la base; por defecto con PostgreSQL) o nats://SERVIDOR
setting-workers = procesos que comparten el puerto; más de uno solo con PostgreSQL
setting-preset = valores para un lugar donde muchas personas comparten una dirección
setting-host = la dirección en la que escucha el servidor
setting-port = el puerto; 0 elige uno libre
setting-lan = servir en la red de casa, con un código QR para los móviles
setting-browser = abrir un navegador
setting-names = otros nombres de este servidor, por ejemplo el de un proxy
setting-proxies = direcciones o redes de los servidores web que hay delante, cuyos X-Forwarded-For y X-Forwarded-Proto se aceptan
setting-open_metrics = permitir que otras máquinas lean /metrics
setting-log = escribir los eventos en la salida de error, como líneas JSON
setting-keep_days = días tras los que se borran las partidas terminadas

## rapido backup, restore, migrate, rooms, status

help-backup-file = el archivo que se escribe; una copia anterior con este nombre se sustituye. - escribe en la salida estándar
backup-json-output = La propia copia va a la salida estándar, así que no queda sitio para el JSON. Indica un archivo o quita --json.
backup-terminal = Una copia no es texto, así que aquí no se muestra. Envíala a un archivo o a otro programa: rapido backup - > ARCHIVO
help-restore-file = un archivo escrito por rapido backup; - lee de la entrada estándar
restore-input = Lo que llega por la entrada estándar
restore-terminal = Una copia no se puede teclear. Envíala desde un archivo u otro programa: rapido restore - < ARCHIVO
help-migrate-from = dónde están las partidas: sqlite:CARPETA o postgresql://USUARIO:CLAVE@SERVIDOR/BASE
help-migrate-to = adónde van, de la misma forma
help-migrate-more = Mientras tanto, ningún servidor debe usar ninguna de las dos bases de datos. Si se interrumpe la orden, al lanzarla de nuevo sigue donde se quedó: ningún servidor arranca con el destino antes de que todo esté allí, comparado y reproducido.
help-rooms-action = qué hacer: list (listar), close (cerrar) o delete (borrar); por defecto: list
help-rooms-which = qué salas (todas las condiciones a la vez)
help-rooms-older = salas sin usar desde hace al menos este tiempo: 90m, 12h, 30d
help-rooms-fingerprint = salas por sus huellas en el registro
help-rooms-id = salas por sus enlaces (basta el final de cada uno)
help-rooms-address = salas abiertas desde la red con este hash en el registro (--log)
help-rooms-log = el registro del servidor, para --address; - es la entrada estándar
help-rooms-all = todas las salas
help-rooms-ids = mostrar los identificadores enteros; quien tiene uno puede entrar en la sala
help-rooms-yes = no preguntar
help-status-more = El estado de salida es 0 si todo va bien, 1 si algo va mal, 2 si la base de datos no se puede usar y 3 si todo va bien pero no hay ningún servidor en marcha.

## rapido bot and engine

help-bot-join = el enlace de la sala: http://SERVIDOR/r/SALA
help-bot-name = el nombre con el que juega
help-bot-seat = qué sitio, contando desde 1 (por defecto: el primero libre)
help-bot-bot = qué jugador del motor (por defecto: %(default)s)
help-bot-seconds = cuánto puede pensar el motor cada acción, en segundos o como 500ms o 2m (por defecto: %(default)s)
help-bot-games = salir después de este número de partidas (por defecto: quedarse para la siguiente)
help-bot-command = tras --, un programa que hable el protocolo de motores; sin él, rapido engine
help-bot-more = Los protocolos se describen, en inglés, en docs/engine-protocol.md y docs/web-protocol.md.
help-engine-more = El protocolo se describe, en inglés, en docs/engine-protocol.md.

## What rapido bot says

room-bot-seat = Juega en el sitio { $seat }.
room-bot-wins = Gana el sitio { $seat }.
room-bot-left = El bot ha salido de la sala.
room-bot-closed = La sala está cerrada.
room-bot-freed = Quien dirige la sala ha dejado libre el sitio.
room-bot-host-left = Quien dirigía la sala se ha ido, y el bot también.
room-bot-elsewhere = En este sitio juega ahora otra conexión.
room-bot-idle = Hace mucho que no pasa nada; el bot se ha ido.
room-bot-no-seat = No hay ningún sitio libre.
room-bot-seat-taken = El sitio { $seat } no está libre.
room-bot-game-running = No hay ningún sitio libre: hay una partida en curso.
room-bot-no-room = Esa sala no existe o no está abierta a otros.
room-bot-refused = La sala lo rechaza: { $reason }
room-bot-link = El enlace de una sala es como http://SERVIDOR/r/SALA, no como { $link }
room-bot-port = { $link }: un puerto va del 1 al 65535, no { $port }.
room-bot-not-reached = No se puede llegar a { $server }: { $reason }
room-bot-other-answer = { $server } responde { $code }: no es un servidor de Rapido.
room-bot-other-server = { $server } responde, pero no es un servidor de Rapido.
room-bot-other-protocol = El servidor habla otro protocolo: { $reason }.
room-bot-impossible-position = El servidor muestra una posición imposible: { $reason }.
# $detail is what the engine, or the system, has said.
room-bot-engine-busy = El motor está ocupado.
room-bot-engine-closed = El motor se ha cerrado.
room-bot-engine-exited = El motor ha terminado.
room-bot-engine-illegal = El motor ha elegido una acción no permitida: { $detail }.
# $detail begins with the command that the engine was asked.
room-bot-engine-invalid = El motor ha dado una respuesta no válida a { $detail }.
room-bot-engine-not_started = El motor no se puede iniciar: { $detail }.
room-bot-no-program = El programa { $program } no se puede iniciar: { $reason }.
room-bot-engine-refused = El motor ha rechazado { $detail }.
# $detail is a number of seconds.
room-bot-engine-silent = El motor no ha respondido en { $detail } segundos.
# $detail is a number of bytes.
room-bot-engine-too_long = El motor ha enviado una línea de más de { $detail } bytes.

## rapido completion

help-completion-shell = el intérprete: bash, zsh o fish
help-completion = Muestra un script que completa con el tabulador órdenes, opciones, jugadores, idiomas y archivos.
help-completion-more = dónde ponerlo:
help-completion-again = Hay que repetirlo tras actualizar o instalar un jugador virtual.

## Progress

# $step is one of those below; $left is a time such as 0:05 or 1:02:05.
progress-line = { $step }: { $percent } %, queda { $left } aprox.
progress-steps = { $step }: paso { $number } de { $steps }, { $time } hasta ahora
progress-docs = Generando la documentación
progress-backup = Guardando
progress-copy = Copiando
progress-check = Comprobando
progress-compare = Comparando y reproduciendo
progress-review = Analizando
progress-puzzles = Buscando retos
progress-save-solved = Guardando lo calculado
progress-write-table = Escribiendo la tabla
