### The replay.

replay-title = Replay
replay-turn-of = Turn { $turn } of { $turns }
replay-loading = The record is being fetched…
replay-none = There is no such game
replay-none-hint = Perhaps it was deleted, or the link is not complete.
replay-failed = The record cannot be read at the moment
replay-turns = All turns
replay-slider = Turn
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-take = To take away
replay-link = Link to turn { $turn }
# $time is a date, mostly with the time of day.
replay-played = Played on { $time }
