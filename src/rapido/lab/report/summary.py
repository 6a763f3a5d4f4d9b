"""The sentences that every report begins with."""

from rapido.lab.play_parts import Run
from rapido.lab.report.numbers import Numbers
from rapido.lab.request import GamesRequest
from rapido.locales import Say


def what_was_played(games: int, request: GamesRequest, say: Say) -> str:
    return say("report-games", games=games, finish=request.finish, seed=str(request.seed))


def how_long(games: int, run: Run, numbers: Numbers) -> str:
    time, rate = numbers.duration(run.seconds), numbers.rate(games, run.seconds)
    return numbers.say("report-time", time=time, rate=rate)


def not_all(asked: int, run: Run, say: Say) -> str:
    """Say why fewer games were played than were asked for; an empty text if all were."""
    if run.stopped is None:
        return ""
    return say("report-stopped", games=asked, reason=run.why_stopped(say))
