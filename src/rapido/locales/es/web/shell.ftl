### Page title, navigation and errors.

shell-title = Rapido
# For search engines and app stores.
shell-description = La carrera de dados por la escalera, de Reiner Knizia: contra el ordenador, en familia con un solo dispositivo o con amigos. Gratis, sin cuenta e incluso sin conexión.
shell-no-script = Rapido necesita JavaScript. Actívalo en los ajustes de tu navegador.
shell-skip = Ir al juego
shell-home = Página de inicio
shell-back = Atrás
shell-close = Cerrar
shell-remove = Borrar
shell-keep = Conservar
shell-failed = No se ha podido cargar una parte del juego
shell-failed-hint = Quizá se haya interrumpido la conexión. No se ha perdido nada.
shell-again = Reintentar
shell-outdated = Hay una nueva versión del juego
shell-outdated-hint = Vuelve a cargar la página para seguir. No se pierde nada.
shell-reload = Volver a cargar
shell-nowhere = Aquí no hay nada
shell-nowhere-hint = Esta dirección no lleva a ninguna parte. Quizá esté incompleta.
shell-elsewhere = Esto no está aquí
# $server is, for example, rapido.example.
shell-elsewhere-hint = Las salas con amigos y sus partidas están en { $server }.
shell-elsewhere-open = Abrir allí
shell-offline = Ahora mismo no hay conexión con el juego.
shell-offline-rooms = Las salas con amigos necesitan Internet. Todo lo demás funciona sin conexión.
# $share is, for example, 43 %.
shell-loading = Cargando lo necesario para calcular las probabilidades: { $share }. Solo hace falta una vez.
color-0 = rojo, círculo
color-1 = azul, triángulo
color-2 = verde, cuadrado
color-3 = amarillo, rombo
color-4 = blanco, estrella
color-5 = negro, hexágono
error-offline = Ahora mismo no hay conexión con el juego.
error-storage_full = A este navegador no le queda espacio para la partida.
error-busy = El juego se está reiniciando o hay muchísima gente jugando. No se ha perdido nada.
error-unreachable = El juego funciona, pero ahora mismo no admite más conexiones. Quizá haya demasiada gente jugando desde tu red, o la red bloquee la conexión.
error-not_loaded = El archivo con el que se calculan las probabilidades todavía no está en este dispositivo y no se ha podido cargar. Solo hay que cargarlo una vez; después funciona también sin conexión.
error-no_local_games = Aquí los jugadores virtuales necesitan el servidor: este navegador, o esta instalación de Rapido, no puede hacer los cálculos. Todo lo demás funciona como siempre.
error-no_server = Esta página no tiene servidor: aquí no hay salas con amigos ni sus partidas. Todo lo demás está aquí.
# For errors that this page does not know.
error-unknown = No ha funcionado. Inténtalo de nuevo.
error-wait =
    { $unit ->
        [minutes] Inténtalo de nuevo dentro de { $time } min.
       *[seconds] Inténtalo de nuevo dentro de { $time } s.
    }
error-retry =
    { $unit ->
        [minutes] Nuevo intento dentro de { $time } min.
       *[seconds] Nuevo intento dentro de { $time } s.
    }
# For screen readers, instead of the countdown.
error-automatic = Enseguida se volverá a intentar automáticamente.
error-now = Reintentar ahora
bot-beginner = Principiante
bot-beginner-hint = Le encantan las líneas altas, olvida el peligro y cambia mucho de idea.
bot-bold = Atrevido
bot-bold-hint = Vuelve a tirar cuando los demás paran, y apunta alto.
bot-careful = Prudente
bot-careful-hint = Para pronto: más vale un peldaño seguro que cinco en el aire.
bot-spiteful = Travieso
bot-spiteful-hint = Conoce bien las probabilidades, pero le encanta expulsar tus dados, aunque le cueste un poco.
bot-perfect = Perfecto
bot-perfect-hint = Elige siempre lo que más probabilidades le da de ganar. Tu única esperanza son los dados.
bot-heuristic = Astuto
bot-heuristic-hint = Compara los peldaños de cada línea con el riesgo de que le expulsen los dados.
bot-uniform = Despreocupado
bot-uniform-hint = Juega al azar, siempre según las reglas: ideal para una primera partida.
shell-your-name = Tu nombre (opcional)
shell-your-color = Tu color
