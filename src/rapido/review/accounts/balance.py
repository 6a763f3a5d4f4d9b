"""A player's balance: what dice and choices, own and others', did to the chance to win."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from math import fsum

from rapido.review.entries import Entry, RollEntry


@dataclass(frozen=True, slots=True)
class Balance:
    """Start + these five parts = end."""

    own_dice: float
    own_choices: float
    stand_in_choices: float
    """of computer players that played in place of this player"""
    others_dice: float
    others_choices: float

    @property
    def total(self) -> float:
        return fsum(getattr(self, part.name) for part in fields(self))

    @classmethod
    def sum(cls, balances: Iterable["Balance"]) -> "Balance":
        every = list(balances)
        return cls(*(fsum(getattr(each, part.name) for each in every) for part in fields(cls)))


def player_balance(entries: Iterable[Entry], seat: int) -> Balance:
    """Add up every change of this seat's chance in one of the five parts.

    The correction of a roll counts with the dice.
    """
    parts: dict[str, list[float]] = {part.name: [] for part in fields(Balance)}
    for entry in entries:
        parts[_part(entry, own=entry.player == seat)].append(entry.after[seat] - entry.before[seat])
    return Balance(**{part: fsum(changes) for part, changes in parts.items()})


def _part(entry: Entry, *, own: bool) -> str:
    if isinstance(entry, RollEntry):
        return "own_dice" if own else "others_dice"
    if not own:
        return "others_choices"
    return "stand_in_choices" if entry.stand_in else "own_choices"
