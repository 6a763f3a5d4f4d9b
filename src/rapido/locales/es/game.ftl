### Events, errors and phrases. Terms follow the printed rule book of each language.

## Events

# $player is always a name.
event-scored =
    { $steps ->
        [0] { $player } retira sus dados de la línea 0.
        [one] { $player } valida y sube un peldaño, hasta el { $step }.
       *[other] { $player } valida y sube { $steps } peldaños, hasta el { $step }.
    }
# $a and $b are the faces of the two dice, $value the value of the roll.
event-rolled = { $player } saca { $a } y { $b }: { $value }.
event-rolled-cross = { $player } saca { $a } y { $b }.
event-climbed =
    { $steps ->
        [one] ¡Dobles! { $player } sube un peldaño, hasta el { $step }.
       *[other] ¡Dobles! { $player } sube { $steps } peldaños, hasta el { $step }.
    }
# $step is 0 on the start. From step 1 even two X lead only there.
event-fell =
    { $step ->
        [0] { $steps ->
                [0] ¡X! Fin de la jugada. { $player } está en la casilla de salida y no puede bajar más.
                [one] ¡X! Fin de la jugada. { $player } baja a la casilla de salida; más abajo no se puede.
               *[other] ¡Dos X! Fin de la jugada. { $player } baja { $steps } peldaños, hasta la casilla de salida.
            }
       *[other] { $steps ->
                [one] ¡X! Fin de la jugada. { $player } baja un peldaño, hasta el { $step }.
               *[other] ¡Dos X! Fin de la jugada. { $player } baja { $steps } peldaños, hasta el { $step }.
            }
    }
event-placed = { $player } posiciona su { $value } en la línea { $field }.
event-thrown-out = { $by } expulsa el { $value } de la línea { $field }. { $player } recupera sus dados.
event-won = ¡{ $player } llega a la casilla de llegada y gana!

## Errors, by code

error-bad_request = Eso no se puede hacer aquí.
error-bad_position = Esa posición no puede darse en este juego.
error-bad_dice = Estos dados no tienen esas caras.
error-no_game = Todavía no hay ninguna partida.
error-game_over = La partida ha terminado.
error-not_your_turn = Ahora le toca a otra persona.
error-roll_first = Primero tira los dados.
error-no_such_field = Solo hay líneas del 0 al 5.
error-field_occupied = Esta línea está ocupada. En cada línea del 1 al 5 solo cabe un par; la línea 0 siempre está libre.
error-no_such_pair = No tienes ese par de dados.
error-pair_on_board = Ahora no puedes tirar ese par. Tira el que tienes delante y sigue con él toda la jugada.
error-no_such_bot = No hay ningún jugador virtual llamado «{ $name }». Elige uno de estos: { $known }.
error-bad_record = Esto no es una partida de Rapido, o no se puede leer.
error-room_closed = Esta sala está cerrada.
error-room_full = En esta sala no caben más partidas. Abre otra sala para la próxima.
error-game_too_long = La partida ha llegado al máximo de acciones. Quien dirige la sala puede terminarla.
error-not_host = Solo puede hacerlo quien dirige la sala.
error-no_such_seat = Ese sitio no existe.
error-seat_taken = Ahí ya hay alguien.
error-seats_open = Antes de empezar, cada sitio tiene que estar ocupado por una persona o un jugador virtual.
error-not_your_seat = Ese no es tu sitio.
error-colour_taken = Ese color ya está elegido.
error-bad_name = Ese nombre no sirve. Elige otro, en un solo renglón y sin caracteres de control ni invisibles.
error-name_taken = Alguien en esta mesa ya se llama así. Elige otro nombre.
error-game_running = Eso solo se puede hacer entre partida y partida.
error-copied_commitment = Otra persona ha añadido las mismas cifras a los dados. Inténtalo de nuevo.
error-wrong_word = Eso no es lo que había en el sobrecito antes de la partida.
error-too_late = Demasiado tarde: los dados de esta partida ya están mezclados.
error-dice_not_ready = Los dados aún se están mezclando. Tardarán unos segundos como mucho.
error-bad_setting = Esa opción no existe.
error-no_such_room = Aquí no hay nada: esa sala no existe, o no puedes entrar.
error-no_such_game = Aquí no hay nada: esa partida no existe, o no puedes verla.
error-not_found = Aquí no hay nada.
error-method_not_allowed = Eso no se puede hacer aquí.
error-no_token = Falta la cookie que indica cuál es tu sitio. Permite las cookies y vuelve a cargar la página.
error-upgrade_required = Esta dirección solo funciona desde una página abierta de Rapido.
error-stale = Entretanto ha cambiado algo. Vuelve a mirar.
error-key_reused = Esto se ha enviado dos veces, en dos versiones distintas. Inténtalo de nuevo.
error-unavailable = Ahora mismo no se puede guardar. No se ha perdido nada; inténtalo de nuevo dentro de un momento.
error-too_many = Ahora mismo llegan demasiadas peticiones tuyas o de tu red. Espera un poco, por favor.
error-knocks_full = Ahora mismo hay demasiadas personas pidiendo entrar. Inténtalo de nuevo dentro de unos minutos.
error-link_used = Este enlace ya se ha usado, y solo vale una vez. Crea uno nuevo en el otro dispositivo.
error-link_expired = Este enlace ha caducado. Crea uno nuevo en el otro dispositivo.
error-elsewhere = Estás jugando en otra pestaña o en otro dispositivo.
error-no_kernel = El módulo de cálculo rápido no está instalado. Todo funciona sin él, solo que más despacio.
error-bad_table = Este archivo no es una tabla del juego resuelto, o está dañado.
error-bad_network = El archivo con el que se calculan las probabilidades está dañado. Instala Rapido de nuevo.
error-cannot_write = No se puede escribir este archivo.
error-player_failed = Un jugador virtual ha tenido un problema.
error-work_lost = Se ha perdido parte del trabajo. Vuelve a empezar.
error-no_cluster = No hay conexión con los ordenadores de cálculo.
error-seats_differ = Esta posición es para otro número de jugadores. En la mesa tiene que haber tantos sitios como jugadores.
error-still_playing = Esta partida todavía no ha terminado. Podrás analizarla cuando acabe.
error-no_analysis = Ahora mismo no se puede calcular. Inténtalo de nuevo dentro de un momento.
error-too_far = Solo se pueden calcular partidas con la llegada en el peldaño 21 o más abajo. Aquí está más arriba.
error-too_long = Se pueden analizar partidas de hasta 1500 acciones. Esta es más larga.

## Preset phrases

phrase-hello = ¡Hola!
phrase-well_done = ¡Bien jugado!
phrase-ouch = ¡Ay!
phrase-lucky = ¡Qué suerte!
phrase-brave = ¡Qué valiente!
phrase-sorry = ¡Perdón!
phrase-hurry = ¡Te toca!
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra?
phrase-bye = ¡Adiós!

## Alguien se ha ido

error-not_seated = Solo pueden hacerlo quienes tienen un sitio en la mesa.
error-not_absent = No hace falta que nadie sustituya a esta persona: sigue conectada.
error-too_early = Esta persona acaba de perder la conexión. Espera un momento; luego podrá sustituirla un jugador virtual.
