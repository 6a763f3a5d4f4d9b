"""Key moments: the entries that changed somebody's chance most."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapido.review.entries import Entry

MOST: Final = 6
LEAST_SWING: Final = 0.03


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry, and the seat whose chance it changed most."""

    entry: int
    """index into the entries of the review"""
    seat: int
    swing: float


def moments(entries: Sequence[Entry]) -> tuple[Moment, ...]:
    """Find the largest swings of a game; they are listed in the order of the game."""
    swings = (_moment(number, entry) for number, entry in enumerate(entries))
    large = [moment for moment in swings if moment and abs(moment.swing) >= LEAST_SWING]
    large.sort(key=lambda moment: -abs(moment.swing))
    return tuple(sorted(large[:MOST], key=lambda moment: moment.entry))


def _moment(number: int, entry: Entry) -> Moment | None:
    changes = [after - before for before, after in zip(entry.before, entry.after, strict=True)]
    if max(map(abs, changes)) < LEAST_SWING:
        return None
    # With two players both chances change equally; the swing is then that of the player who acted.
    seat = max(
        range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 9), seat == entry.player)
    )
    return Moment(number, seat, changes[seat])
