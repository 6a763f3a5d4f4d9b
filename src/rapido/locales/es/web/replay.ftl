### The replay.

replay-title = Repetición
replay-turn-of = Jugada { $turn } de { $turns }
replay-loading = Cargando el registro…
replay-none = Esta partida no existe
replay-none-hint = Quizá se haya borrado, o el enlace no esté completo.
replay-failed = Ahora mismo no se puede leer el registro
replay-turns = Todas las jugadas
replay-slider = Jugada
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-take = Guardar y compartir
replay-link = Enlace a la jugada { $turn }
# $time is a date, mostly with the time of day.
replay-played = Partida del { $time }
