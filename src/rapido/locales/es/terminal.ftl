### The terminal and the command line.

## rapido play: setup

play-subtitle = La carrera de dados por la escalera de Río, un juego de Reiner Knizia
play-continue = Tienes una partida guardada: { $players }, jugada { $turn }. ¿Seguir con ella?
play-put-away = La partida anterior queda guardada aquí: { $file }
# What was in the file isn’t a game.
play-put-away-file = Ese archivo se conserva aquí: { $file }
play-foreign-file = { $file } no contiene ninguna partida y por eso no se reemplaza. Indica otro archivo con --save.
play-people = ¿Cuántas personas juegan aquí?
play-name = Nombre del jugador { $number }
play-person = Jugador { $number }
play-word = { $name }, ¿una palabra de la suerte para los dados? (Intro: ninguna)
play-computers = ¿Cuántos jugadores virtuales?
# $players is a list such as "1 Ana, 2 Ben".
play-youngest = Empieza la persona más joven. ¿Quién es? { $players }
play-youngest-who = Escribe uno de los números o nombres, por favor.
play-bot = ¿Qué jugador virtual?
bot-name-beginner = Principiante
bot-name-bold = Atrevido
bot-name-careful = Prudente
bot-name-spiteful = Travieso
bot-name-perfect = Perfecto
bot-name-heuristic = Astuto
bot-name-uniform = Despreocupado
bot-beginner = le encantan las líneas altas, olvida el peligro y cambia mucho de idea
bot-bold = vuelve a tirar cuando los demás paran, y apunta alto
bot-careful = para pronto: más vale un peldaño seguro que cinco en el aire
bot-spiteful = conoce bien las probabilidades, pero le encanta expulsar tus dados
bot-perfect = elige siempre lo que más probabilidades le da de ganar
bot-heuristic = compara los peldaños de una línea con el riesgo de que le expulsen los dados
bot-uniform = juega al azar, siempre según las reglas
play-number-between = Escribe un número del { $least } al { $most }, por favor.
play-too-few = Para jugar a Rapido hacen falta al menos dos.
play-too-many = A Rapido pueden jugar seis como mucho.
play-bad-name = Un nombre tiene { $most } caracteres como mucho, en un solo renglón y sin caracteres de control ni invisibles.
play-same-name = El nombre { $name } ya está en uso; elige otro.
play-bad-word = Una palabra de la suerte ocupa un renglón, no es muy larga y no lleva caracteres de control ni invisibles.
play-sealed = El secreto de los dados está en un sobre sellado. El sello empieza por { $seal }; al final se abre el sobre.
play-yes = s
play-no = n
play-yes-or-no = Responde { play-yes } (sí) o { play-no } (no), por favor.

## rapido play: the game

play-staircase = Escalera
play-fields = Líneas
play-turn = Jugada { $turn }
play-your-turn = { $player }, te toca.
play-roll-number = Tirada { $number }
play-choose-roll = tirar los dados
play-choose-roll-pair = tirar el par { $pair }
play-choose-roll-again = volver a tirar (en casi una de cada tres tiradas, 11 de 36, sale una X y se acaba tu jugada)
play-choose-place =
    { $count ->
        [one] posicionar los dados en esta línea
       *[other] posicionar los dados en una de estas líneas
    }
play-choose-place-throwing-out = posicionar los dados aquí y expulsar: { $victims }
play-victim = { $player } ({ $value })
play-more = { $rules } reglas · { $log } historial · { $quit } guardar y salir
play-key-roll = t
play-key-rules = r
play-key-log = h
play-key-quit = g
play-not-understood = «{ $typed }» no está entre las opciones.
play-choose-one = Escribe una de las opciones, por favor.
play-log = Historial de la partida
play-saved = La partida está guardada. Para seguir con ella: { $command }
play-computer-failed = El jugador virtual { $player } ha tenido un problema y esta vez juega de la forma más sencilla. Motivo: { $reason }

## Computer players of others

player-broken = El jugador virtual { $name } no se puede cargar: { $reason }
# A plug-in of somebody else has a computer player under the name of one of ours.
player-name-taken = La extensión { $plugin } no se usa: { $name } ya es el nombre de un jugador virtual de Rapido.
player-raised = { $error }
player-raised-in = { $error } ({ $file }, línea { $line })
player-illegal = ha elegido { $action }, que aquí no está permitido

## rapido play: the end

play-opened =
    { $rolls ->
        [one] El sobre está abierto: el secreto encaja con el sello, y la única tirada es la que estaba sellada.
       *[other] El sobre está abierto: el secreto encaja con el sello, y las { $rolls } tiradas son justo las que estaban selladas.
    }
play-record = El registro de esta partida: { $file }
play-verify-hint = Para comprobarla cuando quieras: { $command }

## rapido verify

verify-genuine =
    { $rolls ->
        [0] El secreto encaja con el sello de esta partida. Todavía no hay ninguna tirada.
        [one] Los dados son auténticos. El secreto encaja con el sello de esta partida, y la única tirada sale del secreto y de lo que añadieron los jugadores.
       *[other] Los dados son auténticos. El secreto encaja con el sello de esta partida, y las { $rolls } tiradas salen todas del secreto y de lo que añadieron los jugadores.
    }
# The record is damaged after these rolls.
verify-genuine-part =
    { $rolls ->
        [0] El secreto encaja con el sello de esta partida, pero el registro está dañado ya antes de la primera tirada.
        [one] La primera tirada es auténtica: sale del secreto sellado y de lo que añadieron los jugadores. Lo que sigue no se puede comprobar.
       *[other] Las primeras { $rolls } tiradas son auténticas: salen del secreto sellado y de lo que añadieron los jugadores. Lo que sigue no se puede comprobar.
    }
verify-legal = Todo se ha jugado según las reglas, y el resultado es correcto: { $result }.
verify-result-won = gana { $player }
verify-result-unfinished = la partida no ha terminado
verify-unsure = Demostrado: los dados. Cada tirada sale del secreto sellado y de las palabras. Sin demostrar: los nombres y las decisiones, que se pueden cambiar en un registro mientras se respeten las reglas; cuándo se mostró el sello por primera vez; y si alguien conocía el secreto antes del final o eligió su palabra en función de él.
verify-proved = Demostrado: los dados. Cada tirada sale de un secreto y de aportaciones fijados de antemano: nadie pudo elegir los dados, siempre que al menos una de las personas que abrieron su aportación fuera honrada y hubiera visto antes todas las aportaciones selladas. Sin demostrar: los nombres y las decisiones, que se pueden cambiar en un registro mientras se respeten las reglas; cuándo se mostraron por primera vez el sello y las aportaciones selladas; y si alguien conocía el secreto antes del final.
verify-opened = Fijada antes de la partida y abierta sin cambios: la aportación de { $players }.
verify-unopened =
    { $count ->
        [one] Fijada pero nunca abierta, y por eso excluida: la aportación de { $players }. Quien la retuvo pudo elegir entre dos series de tiradas.
       *[other] Fijadas pero nunca abiertas, y por eso excluidas: las aportaciones de { $players }. Quien las retuvo pudo elegir, con cada una, entre dos series de tiradas.
    }
verify-plain = No cuenta, porque no estaba fijada de antemano: la palabra de { $players }.
verify-broken_commitment = Lo que, según el registro, { $player } añadió a los dados no es lo que se fijó antes de la partida. Estos dados no son auténticos.
verify-not_sealed = Esta partida no tiene sello, así que sus dados no se pueden comprobar.
verify-not_revealed = El secreto de esta partida aún no se ha revelado, así que sus dados todavía no se pueden comprobar.
verify-broken_seal = El secreto no es el que se selló. Estos dados no son auténticos.
verify-wrong_roll = { $player }, tirada { $number } de la partida, en la jugada { $turn }: el registro dice { $found }, pero la tirada sellada era { $sealed }. Estos dados no son auténticos.

## Files and options

file-not-found = No existe el archivo { $file }.
file-is-folder = { $file } es una carpeta. Indica un archivo de dentro.
file-empty = { $file } está vacío. No se ha cambiado nada.
file-unreadable = No se puede leer el archivo { $file }: { $reason }.
file-unwritable = No se puede escribir el archivo { $file }: { $reason }.
file-not-text = { $file } no es un archivo de texto en UTF-8.
file-too-large = El archivo { $file } es demasiado grande para ser el registro de una partida.

## rapido serve, backup and restore

serve-address = Rapido está listo: { $address }
serve-lan = Para móviles y ordenadores de la misma red: { $address }
serve-stop = Pulsa Ctrl-C para terminar. No se perderá ninguna partida.
serve-goodbye = ¡Hasta pronto! Todas las partidas están guardadas.
serve-port-taken = El puerto { $port } ya está en uso, quizá por un Rapido que ya funciona: prueba con http://127.0.0.1:{ $port }/. Si no, elige otro puerto con --port, por ejemplo --port 8400.
serve-address-unusable = El servidor no puede escuchar en { $address } ({ $reason }). Elige otra dirección con --host u otro puerto con --port.
serve-folder-unwritable = No se puede usar la carpeta { $folder } ({ $reason }). Elige otra con --data.
serve-folder-in-use = Un servidor de Rapido ya está usando { $folder }: su dirección está en la terminal donde lo arrancaste. Usa ese, detenlo con Ctrl-C o elige otra carpeta con --data.
serve-disk-full = El disco de { $folder } está lleno. Libera espacio y vuelve a empezar.
serve-rescued = La base de datos { $file } ya no está, pero todas sus partidas se guardaron en { $rescued } cuando se borró. Recupéralas con «rapido restore ARCHIVO», o arranca sin ellas moviendo ese archivo a otra carpeta.
serve-store-unreachable = No se puede usar la base de datos { $store } ({ $reason }). Comprueba que PostgreSQL esté en marcha y que sea correcta la URL indicada con --store, en RAPIDO_STORE o en rapido.toml.
serve-bus-not-shared = Otros procesos usan esta base de datos ({ $store }): configúralos todos con el mismo bus.
serve-newer = Las partidas de { $file } se guardaron con una versión más reciente de Rapido. Inicia esa versión, o elige otra carpeta con --data.
serve-damaged = El archivo { $file } está dañado ({ $reason }). No se ha tocado. Restaura una copia con «rapido restore ARCHIVO», o elige otra carpeta con --data.
serve-store-newer = Las partidas de { $file } se guardaron con una versión más reciente de Rapido. Inicia esa versión, o elige otra base de datos con --store.
serve-workers-failed = No ha arrancado ninguno de los procesos del servidor ({ $reason }). Los mensajes de arriba dicen por qué.
backup-done = Todas las partidas se han copiado en { $file }.
backup-target-in-use = Un servidor está usando { $file }. Elige otro archivo para la copia.
backup-target-foreign = { $file } no es una copia de Rapido, así que no se ha sobrescrito. Elige otro archivo.
backup-source-damaged = La base de datos { $file } está dañada ({ $reason }), así que no se ha escrito ninguna copia.
backup-canceled = Cancelado. No se ha escrito ninguna copia.
site-done = El sitio web está listo: { $files } archivos en { $folder }. Súbelos a cualquier alojamiento, en cualquier carpeta.
site-folder-in-use = En { $folder } hay otros archivos, así que no se ha escrito nada. Elige una carpeta vacía o nueva, o escribe en esta con --force.
site-not-built = La página aún no se ha generado. Inicia Rapido con ./rapido, que se encarga de ello.
site-canceled = Cancelado. El sitio anterior sigue funcionando; ejecuta la orden otra vez para completar el nuevo.
site-canceled-new = Cancelado. Ejecuta la orden otra vez para completar el sitio.
docs-building = Generando la documentación. La primera vez tarda cerca de un minuto.
docs-folder-in-use = En { $folder } hay otros archivos, así que no se ha escrito nada. Elige una carpeta vacía o nueva.
docs-not-contained = Esta copia de Rapido ha venido sin su documentación. Está en la carpeta docs del proyecto, o con { $command } en un clon.
docs-not-built = No se ha podido generar la documentación: { $reason }
docs-no-such-page = No hay ninguna página { $page }.
docs-pages = Estas son las páginas: { $pages }.
docs-more-pages = { $count ->
    [one] Contienen una página más: { $example }.
   *[other] Contienen { $count } páginas más, por ejemplo { $example }.
}
restore-done = Las partidas de la copia están ahora en { $folder }.
restore-kept = Lo que había antes se conserva junto a ellas.
restore-done-server = Las partidas de la copia están ahora en { $store }. Lo que había antes está en { $file }.
restore-unknown = La conexión con { $store } se perdió en el último paso. No se sabe si las partidas se reemplazaron: «rapido status» lo muestra. Lo que había antes está en { $file }.
restore-waits = La copia está lista en { $folder }, pero el servidor aún no la ha cargado.
restore-damaged = { $file } es una copia que no se puede usar ({ $reason }). No se ha cambiado nada.
restore-newer = { $file } es de una versión más reciente de Rapido. Instala esa versión para restaurar la copia. No se ha cambiado nada.
restore-foreign = { $file } no es una copia de Rapido ({ $reason }). No se ha cambiado nada.
restore-same = { $file } es la base de datos en uso. No hay nada que restaurar.
restore-failed = La carpeta { $folder } no puede recibir la copia: { $reason }. No se ha cambiado nada.
restore-refused = El servidor no ha podido usar la copia y conserva las partidas que tenía. Su registro dice por qué; la copia está en { $folder }, con «refused» en el nombre.
restore-canceled = Cancelado. No se ha cambiado nada.
restore-broken-rooms =
    { $count ->
        [one] Una sala de la copia está dañada y no se abrirá. Todas las demás están bien.
       *[other] { $count } salas de la copia están dañadas y no se abrirán. Todas las demás están bien.
    }

## rapido migrate, rooms and status

store-in-use = Un servidor está usando { $store }. Detenlo primero.
store-not-found = No se encuentra el archivo { $file }. Si las partidas están en otra carpeta, indícala con --data, o la configuración del servidor con --config.
store-migrating = En { $store } solo está una parte de las partidas: se interrumpió una migración. Ejecuta «rapido migrate» otra vez: continuará donde se quedó.
store-newer = Las partidas de { $store } se guardaron con una versión más reciente de Rapido. Instala esa versión.
store-damaged = La base de datos de { $store } está dañada ({ $reason }).
store-unusable = No se puede usar { $store }: { $reason }.
migrate-same = { $store } es el origen y el destino a la vez. No hay nada que mover.
migrate-while-serving = No se pueden mover las partidas mientras funciona un servidor: lo que se juegue entretanto se perdería. Detén primero el servidor.
migrate-other-games =
    { $count ->
        [one] En { $store } hay una sala que no está en el origen o en la que se ha seguido jugando. No se ha cambiado nada. Elige un destino vacío.
       *[other] En { $store } hay { $count } salas que no están en el origen o en las que se ha seguido jugando. No se ha cambiado nada. Elige un destino vacío.
    }
migrate-differs = Las partidas de { $store } no coinciden con las del origen ({ $reason }), así que ningún servidor arrancará allí. ¿Cambió el origen entretanto? Ejecuta la orden otra vez, si hace falta con un destino vacío.
migrate-failed = No se han podido mover las partidas: { $reason }. El origen no ha cambiado. Cuando esté resuelto, ejecuta la orden otra vez: continuará donde se quedó.
migrate-canceled = Cancelado. El origen no ha cambiado. Si ejecutas la orden otra vez, continuará donde se quedó.
migrate-broken-rooms =
    { $count ->
        [one] Una sala ya estaba dañada y no se abrirá. Todas las demás están bien.
       *[other] { $count } salas ya estaban dañadas y no se abrirán. Todas las demás están bien.
    }
migrate-nothing = Todas las partidas estaban ya en { $store }: { $rooms ->
        [one] una sala
       *[other] { $rooms } salas
    }, todo comparado y reproducido de nuevo.
migrate-done = Todas las partidas están ahora en { $store }: { $rooms ->
        [one] una sala
       *[other] { $rooms } salas
    } con { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }, todo comparado y reproducido de nuevo. El origen no ha cambiado.
rooms-canceled = Cancelado.
rooms-none = No se ha encontrado ninguna sala.
rooms-which = Indica las salas: --older-than, --fingerprint, --address, --id o --all.
rooms-address-log = Para encontrar las salas de una dirección, indica el registro del servidor: --address HASH --log ARCHIVO.
rooms-log-on-input = El registro llega por la entrada estándar, así que no se puede preguntar a nadie: añade --yes.
rooms-address-unknown = Según el registro, { $address } no ha abierto ninguna sala.
rooms-fingerprint-unknown = Ninguna sala tiene la huella { $fingerprint }.
rooms-id-unknown = Ninguna sala tiene el identificador { $id }.
rooms-confirm-close =
    { $count ->
        [one] ¿Cerrar una sala? Si hay una partida en curso, terminará. (s/n)
       *[other] ¿Cerrar { $count } salas? Las partidas en curso terminarán. (s/n)
    }
rooms-confirm-delete =
    { $count ->
        [one] ¿Borrar una sala con todas sus partidas? No se puede deshacer. (s/n)
       *[other] ¿Borrar { $count } salas con todas sus partidas? No se puede deshacer. (s/n)
    }
rooms-yes = s
rooms-not-asked = No hay nadie que responda, así que no ha cambiado nada. Añade --yes para no tener que responder.
rooms-closed =
    { $count ->
        [one] Se ha cerrado una sala.
       *[other] Se han cerrado { $count } salas.
    }
rooms-deleted =
    { $count ->
        [one] Se ha borrado una sala con todas sus partidas.
       *[other] Se han borrado { $count } salas con todas sus partidas.
    }
rooms-failed = { $fingerprint }: { $reason }
rooms-restart = El servidor que usa { $store } es de una versión anterior. Reinícialo primero.
rooms-head-room = Sala
rooms-head-state = Estado
rooms-head-last = Último uso
rooms-head-entries = Entradas
rooms-head-games = Partidas
rooms-open = abierta
rooms-playing = en juego
rooms-is-closed = cerrada
status-store = Base de datos: { $store } ({ $kind }, esquema { $schema }, { $size } MB)
status-rooms = Salas abiertas: { $open }; cerradas: { $closed }
status-games = Partidas en curso: { $running }; terminadas: { $finished }; { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    } en total
status-last-write = Última escritura: { $time }
status-last-backup = Última copia: { $time }
status-never = nunca
status-no-backup = ninguna todavía
status-unknown = desconocido
status-no-server = No hay ningún servidor en marcha.
status-served = Hay un servidor en marcha.
status-process = { $process } (proceso { $pid }): versión { $version }, { $address }, { $connections ->
        [one] una conexión
       *[other] { $connections } conexiones
    }, { $rooms ->
        [one] una sala
       *[other] { $rooms } salas
    }, desde { $since }, { $lag } ms de retraso, bus { $bus }
# As in the metrics: one of several server processes on one port.
status-worker = worker { $number }
status-connected = conectado
status-disconnected = sin conexión
status-healthy = Todo va bien.
status-problem-bus = Un servidor no está conectado al bus: las acciones llegan hasta dos segundos tarde a los jugadores de otros servidores.
status-problem-buses = Los servidores usan buses distintos y no se comunican: las acciones llegan tarde a los jugadores de otros servidores. Configúralos todos con el mismo bus.
status-problem-disk = El disco está lleno o casi lleno: quedan { $free } MB. Sin espacio no se puede guardar ninguna jugada; en cuanto vuelva a haberlo, el servidor seguirá solo.
status-problem-lag = Un servidor lleva más de un segundo de retraso: está sobrecargado.
status-problem-schema = La base de datos tiene un esquema anterior. El próximo arranque de un servidor la actualizará.

## The rules in short

rules-title = Rapido en tres minutos
rules-aim = Pueden jugar de dos a seis; empieza la persona más joven. Lleva tu ficha desde la casilla de salida (peldaño 0) hasta lo más alto de la escalera, el peldaño { $finish }, antes que nadie.
rules-turn = Una jugada tiene tres partes: validar, tirar los dados y posicionarlos.
rules-score = Validar: si al empezar tu jugada tu par de dados sigue en una línea de la torre de dados, subes tantos peldaños como indica la línea y recuperas tus dados.
rules-roll = Tirar los dados: tus dos dados son distintos. Uno tiene X 1 2 3 4 7; el otro, X 1 2 3 5 6. Tíralos a la vez, tantas veces como te atrevas. El número más alto marca las decenas: 2 y 6 son 62.
rules-cross = En la primera tirada de una jugada, una X vale cero y no pasa nada. A partir de la segunda, una X acaba con tu jugada: no posicionas nada y bajas un peldaño por cada X, pero nunca por debajo de la casilla de salida.
rules-double = Los dobles te hacen subir en el acto: 1-1 un peldaño, 2-2 dos, 3-3 tres.
rules-place = Posicionar: cuando pares, pon tus dados en una línea libre, del 0 al 5, incluso por encima de un par que valga más. En cada línea del 1 al 5 solo cabe un par; en la línea 0, todos los que se quiera.
rules-throw-out = Expulsar: al posicionar tus dados expulsas todos los pares rivales que estén más arriba y valgan lo mismo o menos. Quien los tenía ahí recupera sus dados y no podrá validar en su próxima jugada.
rules-end = Quien llega a la casilla de llegada gana en el acto, al validar o con dobles. No hace falta llegar con el número exacto.
rules-two = Si solo jugáis dos, cada uno tiene dos pares de dados y una ficha. En cada jugada tiras un solo par. Solo validas si al empezar tu jugada tienes los dos pares en la torre de dados: subes la suma de las dos líneas. Tus propios pares nunca se expulsan entre sí.
rules-more = Todas las reglas, con preguntas y respuestas: { $command }. Para imprimirlas: «Reglas», en el navegador.

## Who moved, for rapido verify

verify-stand-in =
    { $count ->
        [one] Según el registro, un jugador virtual jugó una vez en lugar de { $player }.
       *[other] Según el registro, un jugador virtual jugó { $count } veces en lugar de { $player }.
    }
extra-missing = A este comando le faltan paquetes. Instálalos con: { $command }
module-missing = Este Python se compiló sin el módulo { $module } de su biblioteca estándar. Usa otro Python, por ejemplo el de tu sistema.
