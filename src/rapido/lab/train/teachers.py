# pyright: basic, reportMissingImports=false
"""Who says what positions are worth: the table of a solved game, or the network itself."""

from typing import Protocol

import torch
from torch import Tensor

from rapido.lab.train.boards import Starts, either, join, pairs
from rapido.lab.train.model import Follower
from rapido.lab.train.play import Dice, Games, any_ends, anywhere, good_ends
from rapido.lab.train.turn import Turn, Worths

_SIDES = 3
"""choices between two ends of a turn that are looked up, for each turn that is played"""

_TURNS = 6
"""turns of a game that are played for one lesson of the network by itself"""
_TRUST = 0.9
"""how much of what a turn finds wrong is told to the turn before it"""
_ANY = 0.5
"""how many games are led astray in any way; the others by a choice that might be taken for good"""


class Teacher(Protocol):
    """Plays on and gives lessons: positions, and what they are worth.

    The positions come two by two: where a choice is to be made between two, it is the difference
    between them that counts.
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

    def __init__(self, table: Exact, games: Games, dice: Dice) -> None:
        """Take the games in hand."""
        self.table, self.games, self._dice = table, games, dice

    def lesson(self) -> tuple[Starts, Tensor]:
        """Return the positions met, ends of their turns, and some from anywhere, two by two."""
        met = self.games.starts
        turn = Turn(met, self.table, self.table.finish)
        count, players = met.to_go.shape
        far = anywhere(count, players, self.table.finish, self._dice)
        some = [pairs(met, self._unless_over(met, any_ends(turn, self._dice)))]
        for _ in range(_SIDES):
            first, second = good_ends(turn, self._dice)
            one = self._unless_over(met, first)
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
    """Games played by the network itself.

    A position is worth what its turn, worked out, is; and what the turns after it, worked out, find
    wrong with the network's guesses, as long as the best was chosen in them. Luck has no part in
    that, and the error of one turn does not add up with those of all turns after it.
    """

    def __init__(self, follower: Follower, games: Games, dice: Dice, finish: int) -> None:
        """Take the games in hand; the copy of the network that follows slowly gives the ends."""
        self._follower, self.games, self._dice, self._finish = follower, games, dice, finish

    @torch.no_grad()
    def lesson(self) -> tuple[Starts, Tensor]:
        """Lead all games astray, play them on for some turns, and add positions from anywhere."""
        games, dice = self.games, self._dice
        count, players = games.starts.to_go.shape
        far = anywhere(count // 2, players, self._finish, dice)
        some, worth = [far], [self._turn(far).value]
        self._lead_astray()
        path: list[tuple[Starts, Tensor, Tensor, Tensor]] = []
        for _ in range(_TURNS):
            met = games.starts
            turn = self._turn(met)
            wrong = turn.value - self._follower.model.chances(met)
            path.append((met, turn.value, wrong, games.play_on(turn)))
        later = torch.zeros_like(path[-1][1])
        for met, value, wrong, followed in reversed(path):
            later = _TRUST * followed[:, None] * later.roll(1, 1)
            some.append(met)
            worth.append((value + later).clamp(0, 1))
            later = wrong + later
        return join(some), torch.cat(worth)

    def _lead_astray(self) -> None:
        met = self.games.starts
        turn = self._turn(met)
        any_way, any_over = any_ends(turn, self._dice)
        _, (good, good_over) = good_ends(turn, self._dice)
        which = self._dice.share(len(met)) < _ANY
        over = torch.where(which, any_over, good_over)
        # Where a game would be over there is nothing to learn: its position itself is kept.
        self.games.starts = either(over, met, either(which, any_way, good))

    def _turn(self, starts: Starts) -> Turn:
        return Turn(starts, self._follower.model, self._finish)
