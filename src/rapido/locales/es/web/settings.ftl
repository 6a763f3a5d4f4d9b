### Settings.

settings-title = Ajustes
settings-language = Idioma

## Appearance and motion

settings-look = Aspecto y movimiento
settings-theme = Tema
settings-theme-auto = Como el dispositivo
settings-theme-day = Claro
settings-theme-night = Oscuro
settings-text = Tamaño del texto
settings-motion = Movimiento
settings-motion-auto = Como el dispositivo
settings-motion-full = Completo
settings-motion-reduced = Ninguno
settings-speed = Velocidad de los dados y las fichas
settings-speed-1-6 = lenta
settings-speed-1 = normal
settings-speed-0-5 = rápida
settings-speed-0 = instantánea

## At the table

settings-table = Durante la partida
settings-sound = Sonido
settings-confirm = Preguntar antes de posicionar los dados
settings-confirm-hint = Después de tocar una línea, confirmas con un botón.
settings-phrases = Mostrar lo que dicen los demás
settings-phrases-hint = Por ejemplo, «¡Ay!» o «¡Bien jugado!».
settings-notify = Avisarme cuando me toque
settings-notify-hint = El dispositivo te avisa, aunque Rapido esté en segundo plano.
settings-notify-denied = Las notificaciones están bloqueadas para esta página; puedes activarlas en los ajustes del navegador.
settings-notify-impossible = Este navegador solo permite notificaciones con una conexión segura (https). La pestaña y un sonido te avisan de todos modos.

## The page as an app

settings-install = Instalar Rapido en este dispositivo
settings-install-hint = Tendrá su propio icono y se abrirá también sin conexión.
settings-install-now = Instalar
settings-install-ios = En Safari, toca «Compartir» y luego «Añadir a pantalla de inicio».

## You and your data

settings-you = Tú
settings-stored = Qué se guarda en este dispositivo
settings-stored-choices = Estos ajustes, tu nombre y lo último que elegiste.
settings-stored-rooms = Las salas en las que has estado y las partidas que puedes volver a ver.
settings-stored-games = Las partidas que juegas en este dispositivo.
settings-stored-records = Los últimos registros que has abierto.
settings-stored-history = Tus resultados, tu suerte y los retos que has resuelto.
settings-stored-cookie = Una cookie con la que el servidor reconoce tu sitio. No dice nada de ti.
settings-stored-files = La propia página, para que se abra sin conexión.
settings-stored-nobody = Nadie se entera de lo que haces aquí. No hay cuentas, publicidad ni rastreo.
settings-forget = Olvidarlo todo
settings-forget-sure = ¿Olvidarlo todo en este dispositivo?
settings-forget-hint = Los ajustes, los nombres, los resultados y todas las partidas de este dispositivo, también las que están sin terminar, desaparecerán para siempre. Las partidas de las salas siguen en el servidor; con su enlace puedes volver a ellas.
settings-keep = Conservar

## Pace at the table

settings-undo = Ofrecer «Deshacer» tras posicionar los dados
settings-undo-hint = En una pantalla táctil tienes un momento para corregir un toque accidental. Si tocas en otra parte, la partida sigue enseguida.
settings-auto-roll = Primera tirada automática
settings-auto-roll-hint = Antes de ella no hay nada que decidir. Con dos pares delante, sigues eligiendo tú.
settings-handover = Preguntar quién tiene el dispositivo
settings-handover-hint = Para varias personas en un dispositivo: la persona a la que le toca lo confirma antes de tirar.

settings-offline = Sin conexión
settings-offline-missing = Ya puedes jugar, aprender y consultar las reglas sin conexión. Para los rivales fuertes, los consejos y los análisis falta alrededor de 1 MB. Para ahorrar datos móviles, solo se descarga cuando hace falta.
settings-offline-load = Descargar ahora
settings-offline-loading = Descargando…
settings-offline-done = ¡Listo! Salvo las salas con amigos, ahora todo funciona sin conexión.
## Keys

settings-shortcuts = Atajos de teclado
settings-shortcuts-hint = Basta una tecla, como R para tirar los dados. Desactívalos si el control por voz u otras ayudas los activan sin querer.
