"""The moments that mattered: where somebody's chance moved most."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapido.review.entries import Entry

MOST: Final = 6
LEAST_SWING: Final = 0.03
"""less than this is no moment to remember"""


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry, and whose chance it changed most by how much."""

    entry: int
    seat: int
    swing: float


def moments(entries: Sequence[Entry]) -> tuple[Moment, ...]:
    """Find the largest swings of a game, in the order in which they came."""
    swings = (_moment(number, entry) for number, entry in enumerate(entries))
    large = [moment for moment in swings if abs(moment.swing) >= LEAST_SWING]
    large.sort(key=lambda moment: -abs(moment.swing))
    return tuple(sorted(large[:MOST], key=lambda moment: moment.entry))


def _moment(number: int, entry: Entry) -> Moment:
    changes = [after - before for before, after in zip(entry.before, entry.after, strict=True)]
    # With two players both chances change by as much: then it is told of the one who acts.
    seat = max(
        range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 9), seat == entry.player)
    )
    return Moment(number, seat, changes[seat])
