### The start page.

start-title = Rapido: la carrera de dados escaleras arriba
start-tagline = Tira tantas veces como te atrevas y corre escaleras arriba.

## Recent games

start-running = Tus partidas
start-continue = Seguir: { $who }
start-back-to-room = Volver a la sala: { $who }
start-back-to-table = Volver a la mesa: { $who }
start-went-on = sigue en una sala
start-all-games =
    { $count ->
       *[other] Ver las { $count } partidas
    }
start-remove-game = ¿Borrar esta partida?
start-remove-game-hint = No ha terminado, y está guardada solo en este navegador.
start-your-turn = Te toca
start-forget = Quitar de esta lista: { $who }
start-you = tú
start-somebody = alguien
start-nobody = todavía nadie
start-company =
    { $computers ->
        [one] { $names } y un jugador virtual
       *[other] { $names } y { $computers } jugadores virtuales
    }
start-computers =
    { $computers ->
        [one] un jugador virtual
       *[other] { $computers } jugadores virtuales
    }

## A game against computer players

start-play = Jugar ya
start-play-hint =
    { $count ->
        [one] un jugador virtual · { $level }
       *[other] { $count } jugadores virtuales · { $level }
    }
start-change = Cambiar rivales, nombre y color
start-alone = Tu partida
start-opponents = ¿Cuántos rivales?
start-level =
    { $count ->
        [one] ¿Cómo juega?
       *[other] ¿Cómo juegan?
    }
start-setting-up = Preparando la mesa…
start-set-up = Más: opciones, palabras de la suerte…

## A game on one device

start-one-device = En un solo dispositivo
start-one-device-hint = El dispositivo pasa de mano en mano, jugada a jugada.
start-who-plays = ¿Quién juega aquí?
start-name-of = Nombre del jugador { $number }
start-person = Jugador { $number }
start-remove-person = Quitar al jugador { $number }
start-add-person = Añadir una persona
start-plus-computers = ¿También jugadores virtuales?
start-begin = Empezar
start-color-of = Color del jugador { $number }
start-move-person = Subir al jugador { $number }; arrastra para cambiar el orden
start-youngest = ¿Quién es la persona más joven?
start-youngest-hint = Empieza la persona más joven y luego jugáis en este orden. En la próxima partida empieza la persona siguiente.
start-by-lot = A suertes

## A game with friends

start-friends = Con amigos
start-friends-hint = Cada persona juega en su propio dispositivo. Podrás invitar a los demás con un enlace, un código QR o un código corto.
start-seats = ¿Cuántos sitios?
start-open-room = Abrir una sala

## Joining with a code

start-join = Entrar con un código
start-join-hint = Pídele el código corto a quien dirige la sala. También vale un enlace.
start-code = Código
start-code-wrong = Un código tiene seis caracteres, entre letras y cifras, por ejemplo K7P 2QX. Nunca lleva I, O, 0 ni 1.
start-knock = Llamar a la puerta
start-knocking = Has llamado a la puerta
start-knocking-hint = Espera a que te dejen entrar. No cierres esta página.
start-knocking-long = Todavía no ha respondido nadie. ¿Es correcto el código? Vale media hora; quien dirige la sala puede mostrar uno nuevo.
start-refused = Nadie te ha dejado entrar
start-refused-hint = Quizá el código era incorrecto o demasiado antiguo. Pregunta a quien dirige la sala e inténtalo de nuevo.
start-cancel = Cancelar

## Everything else

start-more = Más
start-learn = Aprender
start-rules = Reglas
start-referee = Árbitro
start-watch = Repetición
start-puzzles = Retos
start-history = Tus partidas
start-watch-title = Volver a ver una partida
start-last-games = Últimas partidas en este dispositivo
start-won-by = Ha ganado: { $color }
start-no-games = En cuanto termines una partida en este dispositivo, la encontrarás aquí.
start-remove-finished = Borrar: { $who }
start-remove-finished-hint = Está guardada solo en este navegador. Antes puedes guardarla en un archivo, desde la página de su repetición.
start-replay-link = Enlace a una partida
start-replay-link-wrong = Ese no es un enlace a una partida: tiene que llevar /g/ o /show.
start-watch-it = Ver
start-open-record = Abrir un registro desde un archivo o un mensaje
start-settings = Ajustes
start-editor = Editor de posiciones
start-offline = No tienes conexión. Aun así, puedes jugar contra el ordenador o en un solo dispositivo, aprender y resolver retos; solo las salas con amigos necesitan Internet.

## Footer

start-credit = Rapido es un juego de Reiner Knizia, publicado en 2021 por Game Factory.
start-independent = Esta versión es independiente, con textos e imágenes propios.
start-fair = Por qué nadie puede hacer trampas con los dados
start-fair-sealed = Antes de la primera tirada se sortea un número secreto, del que salen todas las tiradas de la partida. Se mete en un sobre, y todo el mundo ve el sello.
start-fair-word = El navegador de cada persona añade sus propias cifras al azar y, si se quiere, una palabra de la suerte. Todo se sella antes de la partida y se abre a la vez cuando empieza. Así nadie puede elegir las tiradas, ni siquiera alguien que administre el servidor y juegue con vosotros.
start-fair-opened = Al final se abre el sobre, y tu propio navegador comprueba el sello y cada una de las tiradas.
start-fair-same = Las personas y los jugadores virtuales tiran con el mismo sobre. Ningún jugador virtual puede mirar dentro.
start-fair-here = Una partida contra el ordenador o en un solo dispositivo nunca sale de tu navegador, y su sobre tampoco. Solo en una sala se puede demostrar que nadie ha mirado dentro.
start-no-tracking = Sin cuenta, sin publicidad, sin rastreo.
start-print = Imprimir las reglas
start-strategy = Estrategia
start-help = Ayuda
