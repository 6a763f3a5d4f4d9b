# pyright: basic, reportMissingImports=false
"""Training targets: chances from the table of a solved game, or from the network's look-ahead."""

from typing import Protocol

import torch
from torch import Tensor

from rapido.lab.train.dice import Dice
from rapido.lab.train.model import AveragedModel
from rapido.lab.train.sampling import close_ends, random_ends, uncertain_ends
from rapido.lab.train.self_play import SelfPlay, random_positions
from rapido.lab.train.tensors import Starts, concatenate, interleave, where
from rapido.lab.train.turn_batch import BatchValues, TurnBatch

_CLOSE_PAIRS = 2
"""samples of two close ends for each turn played"""
_EXAMINED = 4
"""one of this many turns is solved with the network too, to find its largest errors"""
_UNCERTAIN_PAIRS = 4
"""samples of uncertain ends in such a turn"""


class TargetSource(Protocol):
    """Plays on and returns positions with their targets.

    Positions come in pairs: where a player chooses between the two, the difference between them
    counts; where they have nothing to do with each other, that does no harm.
    """

    def sample(self) -> tuple[Starts, Tensor]:
        """Play a turn of all games; return positions to train on, and their chances."""
        ...


class TableLookup(BatchValues, Protocol):
    """A table of the solved game on the device."""

    finish: int

    def chances(self, starts: Starts) -> Tensor:
        """Return everyone's chances at the start of turns."""
        ...


class TableTargets:
    """Games played by the table; every position is looked up in it."""

    def __init__(
        self, table: TableLookup, average: AveragedModel, games: SelfPlay, dice: Dice
    ) -> None:
        self.table, self._average, self.games, self._dice = table, average, games, dice

    @torch.no_grad()
    def sample(self) -> tuple[Starts, Tensor]:
        """Return the positions met, ends of their turns, and random ones, in pairs."""
        met = self.games.starts
        turn = TurnBatch(met, self.table, self.table.finish)
        count, players = met.to_go.shape
        truth = turn.head(count // _EXAMINED)
        guess = TurnBatch(truth.starts, self._average.model, self.table.finish)
        far = random_positions(count // 8 * 2, players, self.table.finish, self._dice)
        samples = [interleave(met, _unless_over(met, random_ends(turn, self._dice)))]
        for first, second in (
            *(close_ends(turn, self._dice) for _ in range(_CLOSE_PAIRS)),
            *(uncertain_ends(truth, guess, self._dice) for _ in range(_UNCERTAIN_PAIRS)),
        ):
            one = _unless_over(met[: len(first[1])], first)
            samples.append(interleave(one, _unless_over(one, second)))
        samples.append(far)
        self.games.play_turn(turn)
        starts = concatenate(samples)
        return starts, self.table.chances(starts)


class BootstrapTargets:
    """Games played by the network; a position is worth what solving its turn gives."""

    def __init__(self, average: AveragedModel, games: SelfPlay, dice: Dice, finish: int) -> None:
        self._average, self.games, self._dice, self._finish = average, games, dice, finish
        self._alternatives = games.starts

    @torch.no_grad()
    def sample(self) -> tuple[Starts, Tensor]:
        """Return the positions met, a random end of each turn before, and random ones."""
        met = self.games.starts
        count, players = met.to_go.shape
        far = random_positions(count // 12 * 2, players, self._finish, self._dice)
        starts = concatenate([met, self._alternatives, far])
        turn = TurnBatch(starts, self._average.model, self._finish)
        after, over = random_ends(turn, self._dice)
        self._alternatives = _unless_over(met, (after[:count], over[:count]))
        self.games.play_turn(turn.head(count))
        return starts, turn.value


def _unless_over(met: Starts, ends: tuple[Starts, Tensor]) -> Starts:
    """Keep the position itself where the game would be over, since there is nothing to learn."""
    after, over = ends
    return where(over, met, after)
