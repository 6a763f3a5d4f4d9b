"""What a computer player is: a name, a sentence about itself, and a choice for every position."""

from collections.abc import Container
from random import Random
from typing import Protocol

from rapido.rules import Action, State


class Player(Protocol):
    """A computer player is pure: the same position and the same luck give the same choice."""

    @property
    def name(self) -> str:
        """What it is called in commands and records: a short word in small letters."""
        ...

    @property
    def about(self) -> str:
        """One sentence that tells people what to expect."""
        ...

    @property
    def counts(self) -> Container[int]:
        """The numbers of players for which it can play."""
        ...

    def choose(self, state: State, rng: Random) -> Action:
        """Choose one of the legal actions of the player to act."""
        ...
