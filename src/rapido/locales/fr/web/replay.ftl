### The replay.

replay-title = Revoir la partie
replay-turn-of = Tour { $turn } sur { $turns }
replay-loading = On va chercher l’enregistrement…
replay-none = Cette partie n’existe pas
replay-none-hint = Elle a peut-être été supprimée, ou le lien est incomplet.
replay-failed = L’enregistrement est illisible pour le moment
replay-turns = Tous les tours
replay-slider = Tour
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-take = À emporter
replay-link = Lien vers le tour { $turn }
# $time is a date, mostly with the time of day.
replay-played = Jouée le { $time }
