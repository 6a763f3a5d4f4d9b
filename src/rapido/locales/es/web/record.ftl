### Opening records.

record-title = Abrir un registro
record-intro = ¿Tienes una partida de otro dispositivo, del terminal, del árbitro o de un mensaje? Abre aquí su registro y podrás volver a verla y analizarla como cualquier otra.
record-choose = Elegir un archivo
record-drop = O arrastra el archivo a esta página.
record-paste = O pega el texto del registro
record-open = Abrir
record-opening = Leyendo el registro…

## Errors

record-empty = Aquí todavía no hay nada que abrir. Elige un archivo o pega un registro.
record-too-large = Es demasiado grande para ser el registro de una partida: { $size } KiB. Se pueden leer { $most } KiB como máximo.
record-not-text = Este archivo no es de texto, así que no se puede leer.
record-nothing = Aquí dentro no hay ninguna partida.
record-is-results = Son resultados guardados, no el registro de una partida. Puedes cargarlos en «Tus partidas».
# A damaged record.
record-broken = dañado
# Follows the error and its location.
record-shown-before = Se muestra todo lo anterior.
record-gone = Este registro se abrió en otro dispositivo o se ha quitado de aquí. Vuelve a abrir su archivo.

## The opened record

record-lately = Abiertos hace poco
record-lately-hint = Estos registros se guardan solo en este dispositivo.
record-forget = Quitar de esta lista: { $who }
record-save = Guardar el archivo
