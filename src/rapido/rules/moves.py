"""The moves of a game: throw, the dice come to rest, place."""

from dataclasses import dataclass

from rapido.rules.dice import Roll


@dataclass(frozen=True, slots=True)
class Throw:
    """The player throws one of their own pairs."""

    pair: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """The player stops and places the rolled pair on a field."""

    field: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice come to rest. They are given from outside, never drawn by the rules."""

    roll: Roll


Action = Throw | Place
Move = Action | Rolled
