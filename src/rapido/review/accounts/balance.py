"""A player's balance: what dice and choices, own and others', did to the chance to win."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum

from rapido.review.entries import Entry, RollEntry


@dataclass(frozen=True, slots=True)
class Balance:
    """Start + these four parts = end."""

    own_dice: float
    own_choices: float
    others_dice: float
    others_choices: float

    @property
    def total(self) -> float:
        return fsum((self.own_dice, self.own_choices, self.others_dice, self.others_choices))

    @classmethod
    def sum(cls, balances: Iterable["Balance"]) -> "Balance":
        every = list(balances)
        return cls(
            own_dice=fsum(each.own_dice for each in every),
            own_choices=fsum(each.own_choices for each in every),
            others_dice=fsum(each.others_dice for each in every),
            others_choices=fsum(each.others_choices for each in every),
        )


def player_balance(entries: Iterable[Entry], seat: int) -> Balance:
    """Add up every change of this seat's chance in one of the four parts.

    The correction of a roll counts with the dice.
    """
    parts: dict[tuple[bool, bool], list[float]] = {
        (dice, own): [] for dice in (True, False) for own in (True, False)
    }
    for entry in entries:
        part = parts[isinstance(entry, RollEntry), entry.player == seat]
        part.append(entry.after[seat] - entry.before[seat])
    return Balance(
        own_dice=fsum(parts[True, True]),
        own_choices=fsum(parts[False, True]),
        others_dice=fsum(parts[True, False]),
        others_choices=fsum(parts[False, False]),
    )
