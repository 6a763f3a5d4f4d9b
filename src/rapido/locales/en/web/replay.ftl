### The replay.

replay-title = Replay
replay-turn-of = Turn { $turn } of { $turns }
replay-loading = Loading the record…
replay-none = There’s no such game
replay-none-hint = Maybe it was deleted, or the link is incomplete.
replay-failed = Can’t read the record right now
replay-turns = All turns
replay-slider = Turn
replay-first = Go to the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move forward
replay-last = Go to the end
replay-take = Save and share
replay-link = Link to turn { $turn }
# $time is a date, mostly with the time of day.
replay-played = Played on { $time }
