"""The balance sheet of a player: what dice and choices, own and others', did to the chance."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum

from rapido.review.entries import Entry, RollEntry


@dataclass(frozen=True, slots=True)
class Sheet:
    """Start + these four parts = end."""

    own_dice: float
    own_choices: float
    others_dice: float
    others_choices: float

    @property
    def total(self) -> float:
        """What the game did to this player's chance in all."""
        return fsum((self.own_dice, self.own_choices, self.others_dice, self.others_choices))


def sheet_of(entries: Iterable[Entry], seat: int) -> Sheet:
    """Book every change of this seat's chance in one of four accounts.

    A correction goes where the roll goes on whose occasion it was made.
    """
    accounts: dict[tuple[bool, bool], list[float]] = {
        (dice, own): [] for dice in (True, False) for own in (True, False)
    }
    for entry in entries:
        account = accounts[isinstance(entry, RollEntry), entry.player == seat]
        account.append(entry.after[seat] - entry.before[seat])
    return Sheet(
        own_dice=fsum(accounts[True, True]),
        own_choices=fsum(accounts[False, True]),
        others_dice=fsum(accounts[True, False]),
        others_choices=fsum(accounts[False, False]),
    )
