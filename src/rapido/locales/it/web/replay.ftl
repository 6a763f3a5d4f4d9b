### The replay.

replay-title = Rivedi la partita
replay-turn-of = Turno { $turn } di { $turns }
replay-loading = Stiamo caricando la registrazione…
replay-none = Questa partita non esiste
replay-none-hint = Forse è stata cancellata, o il link non è completo.
replay-failed = Al momento la registrazione non si può leggere
replay-turns = Tutti i turni
replay-slider = Turno
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Una mossa avanti
replay-last = Alla fine
replay-take = Salva e condividi
replay-link = Link al turno { $turn }
# $time is a date, mostly with the time of day.
replay-played = Data della partita: { $time }
