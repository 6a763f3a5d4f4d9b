### What the launcher says while it sets Rapido up. It has no Fluent yet: each message is one line
### of text and variables.

setup-begin = Instalando Rapido (solo esta vez, uno o dos minutos)...
setup-update = Actualizando la instalación de Rapido...
setup-wait = Otro arranque ya está instalando Rapido; un momento...
setup-stopped = Instalación interrumpida; el próximo arranque la continuará.

## Steps

setup-step-folder = creando la carpeta de los paquetes
setup-step-pip = instalando pip
setup-step-packages = instalando los paquetes
setup-step-compiler = instalando un compilador (100 MB)
setup-step-node = instalando Node
setup-step-build = compilando el juego
setup-unpacking = descomprimiendo
setup-doing-kernel = núcleo { $done } de { $of }
setup-doing-page-kernel = núcleo para la página
setup-doing-page-packages = paquetes para la página
setup-doing-page = la página

## Without a compiler

setup-no-compiler = Rapido no ha encontrado ningún compilador de C, así que simula las partidas en Python: con los mismos resultados, pero unas mil veces más despacio, y el juego no se puede resolver. Para ir a toda velocidad, instala uno (Debian y Ubuntu: sudo apt install gcc; macOS: xcode-select --install; en cualquier sistema: pip install ziglang) y vuelve a arrancar.
setup-not-compiled = Rapido no ha podido compilar su núcleo, así que simula las partidas en Python: con los mismos resultados, pero unas mil veces más despacio. El motivo:
setup-no-page-compiler = Rapido no ha encontrado ningún compilador para WebAssembly (el paquete de Python ziglang). La página le pregunta entonces al servidor en vez de calcular por su cuenta, y los jugadores virtuales también necesitan el servidor.
setup-page-not-compiled = Rapido no ha podido compilar su núcleo a WebAssembly. La página le pregunta entonces al servidor en vez de calcular por su cuenta, y los jugadores virtuales también necesitan el servidor. El motivo:

## Errors

setup-cannot-write = Rapido no puede escribir en la carpeta { $folder } ({ $reason }): dale permiso de escritura, haz sitio o elige otro lugar con RAPIDO_VENV=CARPETA.
setup-not-owner = Rapido ha cambiado y hay que volver a instalarlo, pero la carpeta { $folder } es de otra persona: su propietario debe ejecutar una vez { $program } --version.
setup-disk-full = el disco está lleno
setup-own-folder = Rapido prepara su página en su propia carpeta { $root }, pero no puede escribir ahí: dale permiso de escritura y vuelve a arrancar.
setup-other-files = En la carpeta { $folder } hay otros archivos: elige una nueva o vacía con RAPIDO_VENV=CARPETA.
setup-no-venv = A este Python le falta el módulo venv, que Rapido necesita: instálalo (en Debian y Ubuntu: sudo apt install python3-venv) o instala uv, y vuelve a arrancar.
setup-hash-mismatch = Un paquete descargado no coincide con el hash del archivo de bloqueo de Rapido: vuelve a arrancar y, si pasa otra vez, avísanos (detalles: { $log }).
setup-no-download = No se han podido descargar los paquetes de Rapido: comprueba tu conexión a Internet y vuelve a arrancar; lo ya descargado se conserva (detalles: { $log }).
setup-not-trusted = No se han podido descargar los paquetes de Rapido porque aquí no se confía en el certificado de un servidor, como ocurre detrás de un proxy que inspecciona el tráfico: consigue su certificado, indica ese archivo con SSL_CERT_FILE=ARCHIVO y vuelve a arrancar (detalles: { $log }).
setup-refused = Un servidor ha denegado lo que Rapido necesita ({ $detail }): si tu red tiene servidores de paquetes propios, pide que lo permitan allí y vuelve a arrancar (detalles: { $log }).
setup-not-offered = El servidor de paquetes no tiene { $detail } para este ordenador y Rapido lo necesita: si tu red tiene un servidor de paquetes propio, pide que lo añadan allí y vuelve a arrancar (detalles: { $log }).
setup-no-node = Rapido construye su página con Node, que el servidor de paquetes no tiene para este ordenador: instala Node 20.19 o una versión más reciente y vuelve a arrancar (detalles: { $log }).
setup-failed = No se ha podido instalar Rapido. Así ha terminado:
setup-failed-advice = Si eso no te sirve, vuelve a arrancar; si falla de nuevo, borra la carpeta { $folder } y arranca otra vez, o avísanos adjuntando el archivo { $log }.
