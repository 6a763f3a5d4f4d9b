### The replay.

replay-title = Repetición
replay-turn-of = Turno { $turn } de { $turns }
replay-loading = Buscando el registro…
replay-none = Esta partida no existe
replay-none-hint = Quizá se haya borrado, o el enlace no esté completo.
replay-failed = Ahora mismo no se puede leer el registro
replay-turns = Todos los turnos
replay-slider = Turno
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una jugada adelante
replay-last = Al final
replay-take = Para guardar
replay-link = Enlace al turno { $turn }
# $time is a date, mostly with the time of day.
replay-played = Jugada el { $time }
