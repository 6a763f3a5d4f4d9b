"""What a move did: the events for logs, boards, screen readers and statistics."""

from dataclasses import dataclass
from typing import ClassVar

from rapido.rules.dice import Roll


@dataclass(frozen=True, slots=True)
class Scored:
    """A turn began with scoring: the player climbed and took the dice back."""

    name: ClassVar = "scored"
    player: int
    steps: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """A pair was rolled; an invalid roll ends the turn."""

    name: ClassVar = "rolled"
    player: int
    pair: int
    roll: Roll
    valid: bool


@dataclass(frozen=True, slots=True)
class Climbed:
    """A piece climbed because of a double."""

    name: ClassVar = "climbed"
    player: int
    steps: int


@dataclass(frozen=True, slots=True)
class Fell:
    """A piece fell because of crosses, by the steps actually lost: it stops at the start."""

    name: ClassVar = "fell"
    player: int
    steps: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A pair was placed on a field."""

    name: ClassVar = "placed"
    player: int
    pair: int
    field: int
    value: int


@dataclass(frozen=True, slots=True)
class ThrownOut:
    """A pair was thrown out and returned to its owner."""

    name: ClassVar = "thrown_out"
    player: int
    pair: int
    field: int
    value: int
    by: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The turn passed to this player."""

    name: ClassVar = "turn"
    player: int


@dataclass(frozen=True, slots=True)
class Won:
    """A piece reached the finish; the game is over."""

    name: ClassVar = "won"
    player: int


Event = Scored | DiceRolled | Climbed | Fell | Placed | ThrownOut | TurnPassed | Won
