"""What is said about an arena in every form that people read."""

from typing import Final

from rapido.lab.arena.run import Outcome
from rapido.lab.interval import Estimate
from rapido.lab.report.numbers import duration, rate

UNBOUNDED: Final = (
    "Some players lost no game to the others, so no finite rating is the most likely: each group"
    " is counted with one more game, shared by all who sit there, and there are no intervals."
)


def facts(outcome: Outcome) -> list[str]:
    """Say what was played, and how."""
    request = outcome.request
    groups = "one group" if len(request.groups) == 1 else f"{len(request.groups)} groups"
    sets = "one set" if outcome.sets == 1 else f"{outcome.sets:,} sets"
    dice = f"each with the same {sets} of dice: a seat rolls the same dice whoever sits there"
    return [
        f"{outcome.games:,} games to step {request.finish}, seed {request.seed}.",
        f"{groups} of {request.seats} in all orders of seats, {dice}.",
        f"Played in {duration(outcome.seconds)}: {rate(outcome.games, outcome.seconds)}.",
    ]


def rating(estimate: Estimate) -> str:
    """Write +123 ± 4."""
    if estimate.error is None:
        return f"{estimate.value:+.0f}"
    places = 1 if estimate.error < 1 else 0
    return f"{estimate.value:+.{places}f} ± {estimate.error:.{places}f}"
