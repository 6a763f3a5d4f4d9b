### The table, the end of a game, and what all boards share.

## Players without a name are named by their color

table-name-0 = Rojo
table-name-1 = Azul
table-name-2 = Verde
table-name-3 = Amarillo
table-name-4 = Blanco
table-name-5 = Negro

## Whose turn it is

table-your-turn = Te toca
# $name is the person using this device.
table-turn-yours = { $name }, te toca
table-turn-of = Le toca a { $name }
table-roll-number = Tirada { $number }
table-turn-number = Jugada { $turn }
table-thinks = { $name } está pensando…
table-waits-for = Esperando a { $name }, que no tiene conexión
table-watching = Estás mirando la partida.
table-notice-turn = Te toca.
# $time is minutes and seconds, such as 1:30.
table-time-left = Tiempo restante: { $time }
table-time-soon =
    { $seconds ->
        [one] Queda un segundo.
       *[other] Quedan { $seconds } segundos.
    }
table-to-my-turn = Ir a mi turno
table-pass-to = Pásale el dispositivo a { $name }
table-i-am = Soy { $name }, adelante

## Actions

table-roll = Tirar
table-roll-again = Volver a tirar
table-roll-pair = Tirar el par { $pair }
# Under a picture of all 36 rolls with its 11 crosses.
table-risk = casi 1 de 3: fin de jugada
table-place = Posicionar
table-choose-field = elige una línea iluminada
table-place-on = Posicionar en la línea { $field }
table-place-throws-out =
    { $count ->
        [one] expulsa un par
       *[other] expulsa { $count } pares
    }
table-place-other = o elige otra línea

## The players

table-players = Quién juega
table-on-step = en el peldaño
table-pair = Par { $pair }
table-in-front = delante
table-on-field = línea { $field }
table-you = tú
table-computer = ordenador
table-away = no está
table-not-connected = sin conexión
table-stands-in = Un jugador virtual sustituye a { $name }
table-is-back = { $name } ha vuelto
table-you-host = Ahora diriges tú esta sala
table-you-away = No estabas: un jugador virtual juega por ti.
table-take-back = Recuperar mi sitio

## Log

table-log = Historial de la partida
table-log-empty = Nada todavía. Los dados esperan.
table-recap = Desde tu última jugada
table-rule = Regla { $rule }

## The connection

table-connecting = Conectando con la mesa…
table-lost = La conexión se ha interrumpido. Se recuperará por sí sola; no se pierde nada.
table-gone = Esta sala no existe
table-gone-hint = Quizá se haya borrado, el enlace no esté completo o solo se pueda entrar con invitación.
table-shut-out = Ya no puedes entrar en esta sala
table-shut-out-hint = Ya no se admite público, o la sala se ha borrado. Pide un sitio o abre tu propia sala.
table-not-yet = La sala todavía no se puede abrir
# After the reason why there is no connection.
table-keeps = No se pierde nada.
table-closed = Esta sala está cerrada
table-closed-hint = Abre otra sala para seguir jugando.
table-elsewhere = Esta partida está abierta en otra pestaña
table-elsewhere-hint = O en otro de tus dispositivos. Puedes seguir allí o aquí.
table-play-here = Jugar aquí

## Phrases and menu

table-phrases = Decir algo
table-menu = Menú
table-part-menu = Menú
table-part-invite = Invitar
table-part-friends = Seguir con amigos
table-part-dice = Dados sellados
table-part-keys = Atajos de teclado
table-part-log = Historial de la partida
table-part-leave = ¿Dejar la partida?
table-part-abandon = ¿Terminar la partida?
table-sound = Sonido
table-confirm = Preguntar antes de posicionar los dados
table-show-phrases = Mostrar lo que dicen los demás
table-speed = Velocidad
table-speed-0 = instantánea
table-speed-0-5 = rápida
table-speed-1 = normal
table-speed-1-6 = lenta
table-language = Idioma
table-rules = Reglas
table-keys = Atajos de teclado
table-invite = Invitar
table-settings = Todos los ajustes
table-leave = Dejar la partida
table-leave-hint = Un jugador virtual ocupará tu sitio. Mientras dure la partida, podrás volver con el mismo enlace.
table-leave-yes = Dejar la partida
table-abandon =
    { $people ->
        [one] Terminar la partida
       *[other] Terminar la partida para todos
    }
table-abandon-hint =
    { $people ->
        [one] La partida terminará y no ganará nadie. El sobre con los dados se abrirá de todos modos.
       *[other] La partida terminará para todos y no ganará nadie. El sobre con los dados se abrirá de todos modos.
    }
table-abandon-yes = Terminar la partida
table-play-on = Seguir jugando
table-pass-host = Ceder la sala a
table-pass-host-to = Elige…
table-invite-hint = Quien tenga este enlace puede mirar y, entre partida y partida, ocupar un sitio libre.
table-invite-link = Enlace a esta sala
table-invite-qr = Código QR con el enlace a esta sala
table-copy = Copiar
table-copied = Copiado
table-copy-by-hand = Copia tú el enlace seleccionado, por favor.
table-share = Compartir
table-key-roll = Tirar o seguir
table-key-place = Posicionar los dados en esta línea
table-key-pair = Para dos: elegir el par que se tira
table-key-tab = Pasar de un botón a otro
table-key-help = Mostrar estos atajos
table-key-close = Cerrar una ventana

## The end

table-won = ¡Gana { $name }!
table-you-won = ¡Has ganado!
table-abandoned = La partida ha terminado antes de tiempo
table-won-scoring =
    { $steps ->
        [one] Al validar: un peldaño, hasta lo más alto.
       *[other] Al validar: { $steps } peldaños, hasta lo más alto.
    }
table-won-double =
    { $steps ->
        [one] Con dobles en plena jugada: un peldaño, hasta lo más alto.
       *[other] Con dobles en plena jugada: { $steps } peldaños, hasta lo más alto.
    }
table-see-end = Ver el resultado
table-rematch = Otra partida
table-to-lobby = Sitios y opciones
table-to-room = Volver a la sala
table-host-begins = { $name } puede iniciar la próxima partida.
table-someone-begins = Quien dirige la sala puede iniciar la próxima partida.
table-standings = Clasificación
table-moments = Momentos destacados
table-moment-sweep =
    { $count ->
        [one] { $name } expulsa un par.
       *[other] { $name } expulsa { $count } pares de golpe.
    }
table-moment-climb =
    { $count ->
        [one] { $name } sube un peldaño en una jugada.
       *[other] { $name } sube { $count } peldaños en una jugada.
    }
table-moment-fall =
    { $count ->
        [one] { $name } baja un peldaño.
       *[other] { $name } baja { $count } peldaños de golpe.
    }
table-moment-brave =
    { $count ->
        [one] { $name } tira una sola vez en una jugada.
       *[other] { $name } se atreve con { $count } tiradas en una jugada, y le sale bien.
    }
table-moment-lead =
    { $count ->
        [one] El primer puesto cambia de manos una vez.
       *[other] El primer puesto cambia de manos { $count } veces.
    }
table-record = Registro de la partida
table-record-text = Como texto
table-record-json = Como JSON
table-replay = Ver la repetición
table-review = Analizar la partida
table-replay-link = Enlace a la repetición

## The envelope with the dice

table-envelope = El sobre está abierto
table-opening-envelope = Abriendo el sobre…
table-envelope-good = Los dados son auténticos: tu propio navegador ha comprobado cada tirada.
table-envelope-partly = Las tiradas encajan, pero no se abrieron todos los sobrecitos.
table-envelope-bad = Aquí hay algo que no encaja.
table-envelope-before = Antes de la primera tirada, el ordenador metió un número secreto en un sobre y enseñó a todos su sello: { $seal }
table-envelope-words = Después se añadió la palabra de la suerte de quien quiso dar una: { $words }. Del número y de lo añadido salen todas las tiradas.
table-envelope-word = «{ $word }» ({ $name })
table-envelope-no-words = Esta vez no hubo ninguna palabra de la suerte: todas las tiradas salen solo del número.
table-mixing = Mezclando los dados…
table-left-out = Sobrecito no abierto a tiempo: { $names }. Los dados se mezclan sin lo que había dentro.
table-left-out-yours = Tu sobrecito no se abrió a tiempo. Los dados se mezclan sin él.
table-envelope-small = Antes de la partida se cerró un sobrecito por persona, con cifras al azar y quizá una palabra de la suerte: { $names }. Al empezar se abrió todo a la vez y se mezcló. Tu navegador ha comprobado que no se cambió nada.
table-envelope-inside = Dentro estaba la palabra de la suerte de quien quiso meter una: { $words }.
table-envelope-unopened = Sobrecito no abierto, que por eso no cuenta: { $names }. Quien lo retuvo pudo elegir entre dos series de tiradas.
table-envelope-plain = La palabra de { $names } no estaba en un sobrecito, así que no cuenta.
table-envelope-swapped = Lo que había en el sobrecito de { $name } no es lo que se metió en él antes de la partida.
table-envelope-other-commitments = Los sobrecitos de este registro no son los que viste al empezar la partida.
table-envelope-yours-left-out = Tu navegador abrió tu sobrecito, pero aquí quedó fuera. Pregúntale por qué a quien administra este servidor.
table-envelope-other-seal = El sello que viste al principio era otro: { $seal }
table-envelope-seal-fits = Ahora el sobre está abierto. Tu navegador ha vuelto a calcular el sello a partir del número: es el mismo.
table-envelope-seal-broken = El número del sobre no es el que se selló: su sello sería { $seal }
table-envelope-rolls-fit =
    { $rolls ->
        [0] Nadie ha tirado.
        [one] Tu navegador ha vuelto a calcular la única tirada: es la correcta.
       *[other] Tu navegador ha vuelto a calcular las { $rolls } tiradas: son las correctas.
    }
table-envelope-wrong-roll = { $name }, tirada { $number } de la partida, en la jugada { $turn }: el registro dice { $found }, pero en el sobre estaba { $sealed }.
table-envelope-legal = Todo se ha jugado según las reglas.
table-envelope-illegal = Una acción no sigue las reglas, o el resultado no es correcto.
table-envelope-not_sealed = Esta partida no tiene sello, así que sus dados no se pueden comprobar.
table-envelope-not_revealed = El sobre se abre al final de la partida. Hasta entonces, los dados no se pueden comprobar.
table-envelope-digits = Todas las cifras
table-envelope-seal = Sello
table-envelope-secret = Número secreto
table-envelope-commitment-of = Sobrecito de { $name }: sello y cifras al azar
table-envelope-limits = Esto demuestra que las tiradas salen de un número y de palabras fijados de antemano. No puede demostrar cuándo se vieron por primera vez el sello y los sobrecitos, si alguien conocía el número secreto antes del final, quién jugó, ni que cada cual decidiera por sí mismo. Sin sobrecitos, quien conociera el número podría elegir su palabra en función de él.

## The board

table-board = Tablero
table-board-stairs = Escalera
table-board-fields = Líneas
# Each color always has the same shape.
table-board-marker-0 = círculo rojo
table-board-marker-1 = triángulo azul
table-board-marker-2 = cuadrado verde
table-board-marker-3 = rombo amarillo
table-board-marker-4 = estrella blanca
table-board-marker-5 = hexágono negro
# $marker is one of the six above.
table-board-piece = { $player }, { $marker }: peldaño { $step } de { $finish }
table-board-piece-leads = { $player }, { $marker }: peldaño { $step } de { $finish }, en cabeza
table-board-piece-start = { $player }, { $marker }: en la casilla de salida
table-board-piece-won = { $player }, { $marker }: en la casilla de llegada, ha ganado
# A pair of dice in a list of pairs.
table-board-pair = { $value } de { $player }
# $pairs is a list of these pairs.
table-board-field = Línea { $field }: { $pairs }
table-board-field-free = Línea { $field }: libre
table-board-place = Posicionar { $value } en la línea { $field }
table-board-place-throwing-out = Posicionar { $value } en la línea { $field }: expulsa { $pairs }
# Two players: whether both of a player's pairs are on fields, and will score, or only one.
table-board-linked = Los dos pares de { $player } están en las líneas: { $steps ->
        [one] juntos valen un peldaño
       *[other] juntos valen { $steps } peldaños
    }
table-board-alone = Solo uno de los pares de { $player } está en las líneas: con un solo par no se valida

## Who has moved, and who has won before

# After a move that a computer player made in place of a person.
table-by-computer = (jugador virtual)
table-wins =
    { $count ->
        [one] una victoria
       *[other] { $count } victorias
    }

## Pace: who rolls on a shared device, undoing a placing, pairs in danger

# On a button, where several people share the device.
table-roll-named = { $name }: tirar
table-undo = Deshacer
# For screen readers: the placing can still be undone.
table-held = Dados en la línea { $field }. Todavía puedes deshacerlo.
table-undone = Deshecho. Elige otra vez.
table-undo-option = Ofrecer «Deshacer» tras posicionar los dados
table-auto-roll = Primera tirada automática
table-handover = Preguntar quién tiene el dispositivo
# $pairs can be thrown out by the placing that is due.
table-board-danger = En peligro: { $pairs }

## Computer players are somebody: one name for each color, the same in every language

table-computer-name-0 = Fridabot
table-computer-name-1 = Timobot
table-computer-name-2 = Piabot
table-computer-name-3 = Jakobot
table-computer-name-4 = Minabot
table-computer-name-5 = Hugobot
