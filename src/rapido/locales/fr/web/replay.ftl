### The replay.

replay-title = Revoir la partie
replay-turn-of = Coup { $turn } sur { $turns }
replay-loading = Chargement de l’enregistrement…
replay-none = Cette partie n’existe pas
replay-none-hint = Elle a peut-être été supprimée, ou le lien est incomplet.
replay-failed = L’enregistrement est illisible pour le moment
replay-turns = Tous les coups
replay-slider = Coup
replay-first = Au début
replay-back = Une action en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Une action en avant
replay-last = À la fin
replay-take = Enregistrer et partager
replay-link = Lien vers le coup { $turn }
# $time is a date, mostly with the time of day.
replay-played = Jouée le { $time }
