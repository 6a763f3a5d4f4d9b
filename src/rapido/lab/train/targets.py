# pyright: basic, reportMissingImports=false
"""Who says what positions are worth: the table of a solved game, or the network itself."""

from typing import Protocol

import torch
from torch import Tensor

from rapido.lab.train.boards import Starts, either, join, pairs
from rapido.lab.train.model import Follower
from rapido.lab.train.play import Dice, Games, any_ends, anywhere, doubtful_ends, good_ends
from rapido.lab.train.turn import Turn, Worths

_SIDES = 2
"""choices between two good ends of a turn, for each turn that is played"""
_EXAMINED = 4
"""of so many turns one is worked out by the network as well, for what it does not know"""
_DOUBTS = 4
"""choices in such a turn of which the network knows little"""


class Teacher(Protocol):
    """Plays on and gives lessons: positions, and what they are worth.

    They are taken two by two: where a player chooses between the two, it is the difference between
    them that counts; where they have nothing to do with one another, that does no harm.
    """

    def lesson(self) -> tuple[Starts, Tensor]:
        """Play a turn of all games, and return positions that the network ought to know."""
        ...


class Exact(Worths, Protocol):
    """A table of exact chances on the device."""

    finish: int

    def chances(self, starts: Starts) -> Tensor:
        """Return everyone's chances at the start of turns."""
        ...


class TableTeacher:
    """Games played with the table; every position is looked up in it."""

    def __init__(self, table: Exact, follower: Follower, games: Games, dice: Dice) -> None:
        """Take the games in hand; the copy of the network shows what it does not know."""
        self.table, self._follower, self.games, self._dice = table, follower, games, dice

    @torch.no_grad()
    def lesson(self) -> tuple[Starts, Tensor]:
        """Return the positions met, ends of their turns, and some from anywhere, two by two."""
        met = self.games.starts
        turn = Turn(met, self.table, self.table.finish)
        count, players = met.to_go.shape
        truth = turn.first(count // _EXAMINED)
        guess = Turn(truth.starts, self._follower.model, self.table.finish)
        far = anywhere(count // 8 * 2, players, self.table.finish, self._dice)
        some = [pairs(met, self._unless_over(met, any_ends(turn, self._dice)))]
        for first, second in (
            *(good_ends(turn, self._dice) for _ in range(_SIDES)),
            *(doubtful_ends(truth, guess, self._dice) for _ in range(_DOUBTS)),
        ):
            one = self._unless_over(met[: len(first[1])], first)
            some.append(pairs(one, self._unless_over(one, second)))
        some.append(far)
        self.games.play_on(turn)
        starts = join(some)
        return starts, self.table.chances(starts)

    def _unless_over(self, met: Starts, ends: tuple[Starts, Tensor]) -> Starts:
        # Where a game would be over there is nothing to learn: its position itself is kept.
        after, over = ends
        return either(over, met, after)


class SelfTeacher:
    """Games played by the network itself; a position is worth what its turn, worked out, is."""

    def __init__(self, follower: Follower, games: Games, dice: Dice, finish: int) -> None:
        """Take the games in hand; the copy of the network that follows slowly gives the ends."""
        self._follower, self.games, self._dice, self._finish = follower, games, dice, finish
        self._sides = games.starts

    @torch.no_grad()
    def lesson(self) -> tuple[Starts, Tensor]:
        """Return the positions met, one other end of every turn before, and some from anywhere."""
        met = self.games.starts
        count, players = met.to_go.shape
        far = anywhere(count // 12 * 2, players, self._finish, self._dice)
        starts = join([met, self._sides, far])
        turn = Turn(starts, self._follower.model, self._finish)
        after, over = any_ends(turn, self._dice)
        # Where a game would be over there is nothing to learn: its position itself is kept.
        self._sides = either(over[:count], met, after[:count])
        self.games.play_on(turn.first(count))
        return starts, turn.value
