"""The sentences about an arena that the terminal and the page share."""

from typing import Final

from rapido.lab.arena.run import ArenaResult
from rapido.lab.interval import Estimate
from rapido.lab.report.numbers import duration, rate

UNBOUNDED: Final = (
    "Some players lost no game to the others, so no finite rating is the most likely: each group"
    " is counted with one more game, shared by all who sit there, and there are no intervals."
)


def facts(result: ArenaResult) -> list[str]:
    """Say what was played, and how."""
    request, seconds = result.request, result.run.seconds
    groups = "one group" if len(request.groups) == 1 else f"{len(request.groups)} groups"
    sets = "one set" if result.sets == 1 else f"{result.sets:,} sets"
    dice = f"each with the same {sets} of dice: a seat rolls the same dice whoever sits there"
    return [
        f"{result.games:,} games to step {request.finish}, seed {request.seed}.",
        f"{groups} of {request.seats} in all orders of seats, {dice}.",
        f"Played in {duration(seconds)}: {rate(result.games, seconds)}.",
    ]


def rating(estimate: Estimate) -> str:
    """Write +123 ± 4."""
    if estimate.error is None:
        return f"{estimate.value:+.0f}"
    places = 1 if estimate.error < 1 else 0
    return f"{estimate.value:+.{places}f} ± {estimate.error:.{places}f}"
