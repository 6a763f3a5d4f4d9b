### The guide: installing, starting, playing at home.

guide-title = Ayuda: instalar, empezar, jugar juntos
guide-device = En este dispositivo
guide-device-install = Rapido funciona en el navegador. En «Ajustes» puedes instalarlo: tendrá su propio icono y se abrirá también sin conexión.
guide-device-games = Las partidas contra el ordenador o en un solo dispositivo se quedan en este navegador. Guarda en un archivo las que quieras conservar, o comparte su enlace.
guide-settings = Ajustes
guide-own = En tu ordenador
guide-own-start = Solo hacen falta Python 3.11 o posterior y la carpeta de Rapido. Abre un terminal en esa carpeta y escribe:
guide-own-windows = En Windows:
guide-own-first = La primera vez, Rapido necesita Internet y tarda uno o dos minutos en prepararse. Después, el juego se abre en el navegador.
guide-home = Con amigos en casa
guide-home-start = Si Rapido ya está en marcha, cerradlo antes con Ctrl-C en el terminal. Una persona lo inicia para toda la red de casa:
guide-home-join = El terminal muestra una dirección y un código QR. Abrid esa dirección en los móviles, tabletas y ordenadores de la misma wifi. Una persona toca «Con amigos» y «Abrir una sala»; las demás tocan «Entrar con un código», escriben el código de la sala y esperan a que les abran. Si el ordenador pregunta si Rapido puede usar la red, decid que sí. Ctrl-C lo detiene; después, las partidas siguen donde las dejasteis.
guide-update = Actualizar
guide-update-how = Descarga la nueva versión en la carpeta e inicia Rapido como siempre. Tus partidas se conservan.
guide-games = Dónde están las partidas
guide-games-where = Las partidas de las salas están en el ordenador donde funciona Rapido, en la carpeta «rapido»: ~/.local/share/rapido en Linux, ~/Library/Application Support/rapido en Mac, %LOCALAPPDATA%\rapido en Windows. Esta orden hace una copia de todas:
guide-games-restore = Y esta restaura una copia:
# The name of a file.
guide-backup-file = partidas.backup
