"""The moves of a game: throw a pair, roll an outcome, place a pair."""

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
    """The outcome of a throw, chosen by the caller; the rules draw no random numbers."""

    roll: Roll


Action = Throw | Place
Move = Action | Rolled
