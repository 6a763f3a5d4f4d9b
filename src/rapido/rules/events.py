"""What a move did: the events used by log, board, speech and statistics."""

from dataclasses import dataclass
from typing import ClassVar

from rapido.rules.dice import Roll


@dataclass(frozen=True, slots=True)
class Scored:
    """A turn began with scoring: the dice came back and the piece went up."""

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
    """A double took the piece up."""

    name: ClassVar = "climbed"
    player: int
    steps: int


@dataclass(frozen=True, slots=True)
class Fell:
    """Crosses took the piece down by this many steps, fewer than the crosses at the start."""

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
    """A pair was thrown out and went back to its owner."""

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
