### Help and option errors of the command line.

## The help page

help-usage = uso:
help-options = opciones
help-arguments = argumentos
help-help = mostrar esta ayuda
help-version = mostrar la versión
help-all = mostrar todos los ajustes
help-overview = Rapido, la carrera de dados de Reiner Knizia. Sin ninguna orden, se abre en el navegador.
help-commands = órdenes:
# Stands for the name of a command.
help-name-of-command = ORDEN
help-command = véase más abajo
help-more = { help-name-of-command } --help muestra las opciones de una orden.
help-language = el idioma (por defecto: %(default)s)
help-color = cuándo usar colores: auto (en el terminal), always (siempre) o never (nunca); auto sigue también NO_COLOR, FORCE_COLOR y CLICOLOR
help-finish = el peldaño en el que está la llegada (por defecto: %(default)s)

## What each command does

command-serve = jugar en el navegador, a solas o con otras personas
command-site = generar la página como sitio web estático, para cualquier servidor
command-docs = leer la documentación en el navegador, también sin red
command-play = jugar en el terminal, con personas y jugadores virtuales
command-rules = mostrar un resumen de las reglas
command-review = mostrar cuánto valía cada tirada y cada decisión
command-verify = comprobar los dados y las acciones de una partida guardada
command-backup = guardar todas las partidas del servidor en un archivo
command-restore = restaurar una copia de seguridad
command-migrate = mover todas las partidas a otra base de datos
command-rooms = listar, cerrar o borrar salas del servidor
command-status = mostrar cómo están el servidor y sus partidas
command-bot = dejar que tu propio programa juegue en una sala
command-engine = hablar el protocolo de motores: líneas JSON por stdin y stdout
command-simulate = jugar muchas partidas y mostrar estadísticas
command-arena = hacer competir a jugadores virtuales y clasificarlos
command-puzzles = crear o comprobar los retos, a partir del juego resuelto
command-train = entrenar la valoración con tablas y partidas
command-solve = calcular el juego perfecto, escribir su tabla o comprobarla
command-completion = completar órdenes y opciones con el tabulador
command-test = ejecutar las pruebas del proyecto (solo como ./rapido test)
command-soak = ejecutar a gran escala las pruebas de fallos (solo ./rapido soak)

## The options of a command

help-play-players = de dos a seis jugadores: un nombre es una persona; bot:careful, bot:perfect y otros son jugadores virtuales; empieza el primero de la lista. Sin nombres, el programa los pregunta o continúa la última partida
help-play-seed = dados repetibles: la misma semilla da las mismas tiradas
help-play-save = guardar la partida en este archivo
help-play-pace = cuántos segundos piensan los jugadores virtuales (por defecto: %(default)s)
help-review-files = una partida como texto o JSON, o - para la entrada estándar; varias partidas o una carpeta se analizan juntas
help-review-html = escribir una página con gráficos
help-review-more = docs/review.md explica las cifras, en inglés.
help-verify-file = una partida como texto o JSON, o - para la entrada estándar
help-verify-more = docs/fairness.md explica, en inglés, cómo se sellan los dados.
help-site = Genera la página como sitio web estático: jugadores virtuales, lección, árbitro, retos y análisis sin servidor, en cualquier alojamiento y en cualquier carpeta. Hay ejemplos en docs/hosting.md, en inglés.
help-site-folder = la carpeta; si ya hay un sitio en ella, se actualiza, y los demás archivos no se tocan
help-site-server = el servidor de Rapido para las salas con amigos, por ejemplo https://rapido.example; sin él, el sitio no tiene salas
help-site-force = escribir en una carpeta que tiene otros archivos, sustituyendo los del mismo nombre
help-docs = Abre la documentación en el navegador. Forma parte de Rapido y funciona sin red; la mayoría de las páginas están en inglés.
help-docs-page = la página que abrir, por ejemplo rules o hosting
help-docs-no-browser = solo mostrar dónde está la página
help-docs-build = escribir la documentación en esta carpeta, como sitio para cualquier servidor

## Option errors

# $program is, for example, "rapido play".
option-error = { $program }: error: { $message }
option-hint = véase { $command }
option-nearest = ¿querías decir { $nearest }?
# After a sentence about a wrong name.
nearest-word = ¿Querías decir { $nearest }?
# $name is an option, such as --finish; $message one of those below.
option-argument = { $name }: { $message }
option-unknown = opción o argumento desconocido: { $arguments }
option-required = falta: { $arguments }
option-one-required = hace falta uno de estos: { $arguments }
option-needs-value = falta un valor
option-needs-values = falta al menos un valor
option-takes-no-value = no lleva valor; { $value } sobra
option-not-with = no se puede combinar con { $other }
# Stands for a value that's an empty text.
empty-value = nada
option-choice = { $value } no está entre las opciones: { $choices }
option-path-empty = está vacío; ¿falta el valor de una variable de la shell?
option-whole-number = indica un número entero del { $least } al { $most }, no { $value }
option-number = indica un número del { $least } al { $most }, no { $value }
option-duration = indica una duración como 90m, 12h o 30d, no { $value }
option-count = indica un número entero del { $least } al { $most }, por ejemplo 5000, 10k, 2.5M o 1e6, no { $value }
option-time-s = indica un número de segundos de { $least } a { $most }, o una duración como 90s o 5m, no { $value }
option-time-m = indica un número de minutos de { $least } a { $most }, o una duración como 90s o 5m, no { $value }

## Reasons of the operating system

# These follow a colon or stand in parentheses.
reason-denied = acceso denegado
reason-missing = ese archivo o esa carpeta no existe
reason-folder = es una carpeta
reason-no-file = es un dispositivo o una tubería, no un archivo
reason-no-folder = una parte de la ruta no es una carpeta
reason-exists = ya existe
reason-full = el disco está lleno
reason-read-only = el disco está protegido contra escritura
reason-too-long = el nombre es demasiado largo
reason-busy = otro programa lo está usando
reason-open-files = hay demasiados archivos abiertos
reason-disk = el disco tiene un problema
reason-no-address = este ordenador no tiene esa dirección
reason-unknown-host = ningún ordenador tiene ese nombre
reason-refused = conexión rechazada
reason-unreachable = no se puede conectar
# $code is a name such as EXDEV.
reason-other = error del sistema { $code }
output-unwritable = No se puede escribir la salida: { $reason }.

## What stands for a value, as in --data FOLDER

placeholder-address = DIRECCIÓN
placeholder-command = ORDEN
placeholder-count = NÚMERO
placeholder-days = DÍAS
placeholder-file = ARCHIVO
placeholder-folder = CARPETA
placeholder-host = SERVIDOR
placeholder-minutes = MINUTOS
placeholder-name = NOMBRE
placeholder-page = PÁGINA
placeholder-player = JUGADOR
placeholder-port = PUERTO
placeholder-seat = SITIO
placeholder-seconds = SEGUNDOS
placeholder-seed = SEMILLA
placeholder-step = PELDAÑO
placeholder-time = DURACIÓN
