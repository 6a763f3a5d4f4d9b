"""The sentences and figures of an arena that the terminal and the page share."""

from rapido.lab.arena.run import ArenaResult
from rapido.lab.interval import Estimate
from rapido.lab.report.numbers import Numbers
from rapido.lab.report.summary import how_long, what_was_played


def facts(result: ArenaResult, numbers: Numbers) -> list[str]:
    """Say what was played, and how."""
    request, say = result.request, numbers.say
    groups = say("arena-groups", groups=len(request.groups), seats=request.seats)
    return [
        what_was_played(result.games, request, say),
        f"{groups} {say('arena-dice', sets=result.sets)}",
        how_long(result.games, result.run, numbers),
    ]


def rating(estimate: Estimate, numbers: Numbers) -> str:
    """Write +123 ± 4."""
    places = 1 if estimate.error is not None and estimate.error < 1 else 0
    return numbers.with_error(numbers.signed(estimate.value, places), estimate.error, places)
