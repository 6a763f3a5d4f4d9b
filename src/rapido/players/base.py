"""The interface of a computer player."""

from collections.abc import Container
from random import Random
from typing import Protocol

from rapido.rules import Action, State


class Player(Protocol):
    """A computer player is pure: the same position and the same random numbers, the same choice."""

    @property
    def name(self) -> str:
        """Its name in commands and records: a short lowercase word."""
        ...

    @property
    def about(self) -> str:
        """One sentence that describes how it plays."""
        ...

    @property
    def counts(self) -> Container[int]:
        """The numbers of players for which it can play."""
        ...

    def choose(self, state: State, rng: Random) -> Action:
        """Choose one of the legal actions of the player to act."""
        ...
