"""The complete state of a game as an immutable, hashable value."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rapido.rules.arguments import shown, whole
from rapido.rules.dice import Roll
from rapido.rules.errors import BadRequest

PLAYERS: Final = range(2, 7)
FIELDS: Final = range(6)
FINISH: Final = 21
FINISHES: Final = range(1, 1000)


class Phase(StrEnum):
    """What the game is waiting for."""

    ROLL = "roll"
    """the player's first throw of this turn"""
    DICE = "dice"
    """the dice, which are in the air"""
    DECIDE = "decide"
    """the player, with a valid roll on the table: throw again or place"""
    OVER = "over"
    """nothing"""


@dataclass(frozen=True, slots=True, order=True)
class Pair:
    """A pair of dice on a field."""

    owner: int
    index: int
    field: int
    roll: Roll


@dataclass(frozen=True, slots=True)
class State:
    """The steps, the dice on the fields, and whose move it is.

    Create one with `new_game`; validate one from elsewhere with `check_state`.
    """

    steps: tuple[int, ...]
    pairs: tuple[Pair, ...] = ()
    """the pairs on fields, sorted by owner and index"""
    player: int = 0
    phase: Phase = Phase.ROLL
    pair: int | None = None
    """the pair rolled this turn, once thrown"""
    roll: Roll | None = None
    """the faces on the table, in phase DECIDE"""
    rolls: int = 0
    """the number of rolls this turn"""
    finish: int = FINISH

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.steps)

    @property
    def pairs_each(self) -> int:
        """R1, R22: one pair of dice each, or two with two players."""
        return 2 if len(self.steps) == 2 else 1

    @property
    def winner(self) -> int | None:
        """The winner, if the game is over; players win only on their own turn."""
        return self.player if self.phase is Phase.OVER else None

    def on_fields(self, player: int) -> tuple[Pair, ...]:
        """Return the player's pairs on fields."""
        return tuple(pair for pair in self.pairs if pair.owner == player)

    def in_front(self, player: int) -> tuple[int, ...]:
        """Return the indexes of the player's pairs that are not on a field."""
        on_fields = {pair.index for pair in self.pairs if pair.owner == player}
        return tuple([index for index in range(self.pairs_each) if index not in on_fields])


def new_game(players: int, finish: int = FINISH) -> State:
    """R1, R21: every piece on the start, every pair in front of its owner, player 0 first."""
    count, last = whole(players), whole(finish)
    if count is None or count not in PLAYERS:
        raise BadRequest(f"Rapido is for 2 to 6 players, not {shown(players)}")
    if last is None or last not in FINISHES:
        raise BadRequest(f"the finish is a step from 1 to 999, not {shown(finish)}")
    return State(steps=(0,) * count, finish=last)
