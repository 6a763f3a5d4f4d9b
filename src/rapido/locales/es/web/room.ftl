### The room before a game.

room-yours = Tu sala
room-of = Sala de { $name }
room-title = La sala
room-settings-page = Ajustes

## Seats

room-seats = ¿Quién juega?
room-seat = Sitio { $number }
room-open = Sitio libre
room-open-hint = para quien tenga el enlace
room-you = tú
room-here-too = en este dispositivo
room-present = está aquí
room-absent = sin conexión
room-host = dirige la sala
room-computer = jugador virtual
room-sit = Sentarme aquí
room-sit-too = Añadir a alguien en este dispositivo
room-sit-seat = { $action }, sitio { $number }
room-put-computer = Añadir un jugador virtual
room-stand = Levantarme
room-free = Liberar el sitio
room-make-host = Cederle la sala
room-level-of = Cómo juega el jugador virtual del sitio { $number }
room-name-of = Nombre del sitio { $number }
room-color-of = Color del sitio { $number }
room-change-color = Cambiar el color del sitio { $number }: { $color }
room-same-device = ¿Sois varios en este dispositivo? Ocupad un sitio cada uno y pasaos el dispositivo.
room-count = ¿Cuántos sitios?
room-fewer = Un sitio menos
room-more-seats = Un sitio más
room-seats-number =
    { $count ->
        [one] { $count } sitio
       *[other] { $count } sitios
    }
room-last-taken = El último sitio está ocupado; se puede quitar cuando no haya nadie.

## Starting the game

room-begin = Empezar
room-begin-next = Siguiente partida
room-missing =
    { $count ->
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
room-missing-hint = Invita a alguien, o bien:
room-fill =
    { $count ->
        [one] Poner un jugador virtual
       *[other] Poner jugadores virtuales
    }
room-without =
    { $count ->
        [one] Jugar sin este sitio
       *[other] Jugar sin estos sitios
    }
room-ready = Ya no falta nadie. ¡A jugar!
room-wait-host = Esperando a que { $name } inicie la partida.
room-wait-someone = Esperando a que quien dirige la sala inicie la partida.
room-take-seat = Ocupa un sitio libre para jugar.
room-all-taken = Todos los sitios están ocupados. Puedes mirar, o pedir un sitio más a quien dirige la sala.

## Inviting

room-invite = Invitar
room-invite-hint = Envía el enlace, o enseña el código QR para que lo escaneen con un móvil.
room-link = Enlace a esta sala
room-qr = Código QR con el enlace a esta sala
room-qr-again = No se ha podido cargar el código QR. Reintentar
room-only-here = En esta dirección, Rapido solo está disponible en este dispositivo. Para que otras personas puedan jugar desde el suyo, cierra Rapido en el terminal con Ctrl-C y ábrelo así:
room-code-get = Mostrar un código corto
room-code-new = Código nuevo
room-code-label = Código corto
room-code-hint = Para leerlo en voz alta. Quien lo escriba en la página de inicio llamará a la puerta de esta sala, y podrás dejarle entrar. Vale media hora.
room-knocks = { $name } llama a la puerta. ¿Le dejas entrar?
room-knocks-somebody = Alguien llama a la puerta. ¿Le dejas entrar?
room-admit = Dejar entrar
room-deny = No

## Sealed dice

room-sealed = Los dados están sellados
room-seal = El sobre está cerrado. Su sello: { $seal }
room-seal-whole = El sello entero
room-seal-how = ¿Cómo funciona?
room-seal-child = En un sobre cerrado hay un número secreto, y de él salen todas las tiradas de la partida. Ya nadie puede cambiarlo: el sello se rompería. Después de la partida se abre el sobre, y tu navegador comprueba cada tirada.
room-word-child = Tu navegador mete cifras al azar en un sobrecito, junto con tu palabra de la suerte si das una. Cuando empieza la partida, todos los sobrecitos se abren a la vez y se mezclan como cucharaditas de azúcar. Así nadie puede elegir las tiradas, ni siquiera quien cerró el sobre grande y juega con vosotros.
room-word-of = Palabra de la suerte de { $name }
room-word-your = Tu palabra de la suerte
room-word-give = Añadir
room-word-given = añadida
room-word-hint = Vale cualquier palabra, o ninguna: tu navegador añade de todos modos cifras al azar. Nadie ve tu palabra antes del final de la partida.

## Game settings

room-settings = Opciones de la partida
room-limit = Tiempo por decisión
room-limit-none = sin límite
room-limit-is = Tiempo por decisión: { $limit }
room-limit-hint = Cuando se acabe, un jugador virtual jugará por ti hasta que vuelvas.
room-pace = Los jugadores virtuales piensan
room-pace-quick = poco
room-pace-normal = lo normal
room-pace-calm = mucho
room-starter = ¿Quién empieza?
room-starter-youngest = La persona más joven y luego por turnos
room-starter-random = Se sortea quién empieza
room-starter-next = Se empieza por turnos, partida a partida
room-youngest = La persona más joven
room-youngest-is = La persona más joven: { $name }
room-spectators = Quien tenga el enlace puede mirar
room-spectators-yes = con público
room-spectators-no = sin público
room-more = Más
room-finish = Llegada en el peldaño
room-finish-hint = Lo normal es 21. Con menos peldaños, la partida es más corta.
room-finish-is = llegada en el peldaño { $step }

## Leaving

room-rules = Las reglas
room-leave = Salir de la sala
room-leave-sure = ¿Salir de la sala?
room-leave-hint = Tus sitios quedarán libres.
room-leave-alone-hint = No hay nadie más, así que la sala se cerrará.
room-leave-host-hint = Tus sitios quedarán libres, y otra persona dirigirá la sala.
room-delete = Borrar la sala
room-delete-sure = ¿Borrar la sala con todas sus partidas?
room-delete-hint = Todos tendrán que salir, y los registros de las partidas se perderán para siempre.
room-stay = Quedarme

## Who goes first

room-who-youngest = Empieza la persona más joven. ¿Quién es?
