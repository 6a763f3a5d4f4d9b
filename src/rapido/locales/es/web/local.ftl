### Tables in this browser, and links that carry a game.

local-table = Tu mesa
local-gone = Esta mesa no está aquí
local-gone-hint = Está en otro navegador, o se ha borrado. Una partida jugada en un navegador se queda en ese dispositivo.
local-elsewhere-hint = Puedes seguir allí o aquí.

## Storage

local-not-stored = Este navegador no guarda nada: si cierras o vuelves a cargar la página, la partida se perderá. Puedes jugar igualmente y, al final, compartirla o guardar su archivo.
local-full = No queda espacio
local-full-hint = A este navegador no le queda espacio para seguir la partida, y no se borra nada sin tu permiso. Si quieres, guarda partidas antiguas en archivos, borra algunas y sigue. O juega sin guardar: entonces la partida se perderá cuando cierres la página.
local-save-game = Guardar en un archivo: { $who }
local-remove-game = Borrar: { $who }
local-store-again = Seguir
local-still-full = Todavía no hay espacio suficiente. Borra otra partida.
local-play-unstored = Jugar sin guardar

## A room with friends

local-to-room = Jugar con amigos
local-friends = Seguir con amigos
local-friends-hint = Abre una sala con esta misma posición, las mismas personas y los mismos jugadores virtuales. Allí podrás liberar un sitio para cada persona invitada y enviar el enlace. Aquí todo queda como está.
local-friends-setup-hint = Abre una sala con las mismas personas, los mismos jugadores virtuales y las mismas opciones. Allí podrás liberar un sitio para cada persona invitada y enviar el enlace.
local-open-room = Abrir una sala
# $server is, for example, rapido.example.
local-friends-elsewhere = Con amigos se juega en las salas de { $server }. Esta partida se queda aquí.
local-to-server = Ir allí
local-opening-room = Abriendo la sala…
local-room-offline = Una sala necesita Internet, y ahora mismo no hay conexión. Aquí puedes seguir jugando sin ella.
local-moved = Esta partida siguió en una sala.
local-to-that-room = Ir a la sala

## The sealed dice of one browser

local-dice = Dados sellados
local-word-hint = Vale cualquier palabra, o ninguna. Se mezcla con los dados cuando empieza la partida.
local-seal-limits = En una partida en este dispositivo, el número secreto, el sello y las palabras están todos en este navegador. El sello demuestra que ninguna tirada se cambió después: todas salen de un número sorteado antes de la primera tirada. No puede demostrar que nadie haya mirado aquí el número, ni que nadie haya vuelto a empezar hasta que le gustaran los dados. Para poder demostrar que nadie hace trampas, jugad en una sala.
local-envelope-good = Todo encaja: tu navegador ha vuelto a calcular cada tirada.

## Sharing

local-share-hint = Esta partida está solo en este dispositivo. El enlace la contiene entera: quien lo abra puede verla y analizarla en cualquier navegador, y ningún servidor la ve.
local-share-link = Enlace con la partida completa
local-share-too-long = Esta partida es demasiado larga para un enlace. Envía el archivo; se abre en «Abrir un registro».
local-link-failed = Este enlace no se puede abrir
local-link-cut = No está completo, o se le ha añadido algo. Pide que te lo envíen otra vez y cópialo entero; estos enlaces son largos.
local-link-long = Es demasiado grande para ser una partida: descomprimida, puede ocupar { $most } KiB como máximo.
local-link-newer = Viene de una versión más reciente de Rapido. Vuelve a cargar la página e inténtalo de nuevo.
local-link-browser = Este navegador es demasiado antiguo para descomprimir la partida. Pide su archivo, o usa un navegador más reciente.

local-late = Tu mesa todavía no está lista
error-unreadable = Ahora mismo este navegador no puede leer las partidas de este dispositivo. No se ha perdido nada; enseguida se volverá a intentar.
