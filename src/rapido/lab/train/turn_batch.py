# pyright: basic, reportMissingImports=false
"""Whole turns worked out exactly, many positions at once: players/outlook.py once more in torch."""

from collections import Counter
from copy import copy
from typing import Protocol

import torch
from torch import Tensor

from rapido.lab.train.boards import Board, Starts, constant, hand_on, place
from rapido.players.features import VALUES
from rapido.players.network import Network
from rapido.rules import ROLLS
from rapido.turn.positions import HOLDING, NOBODY

CLIMBS = Network.climbs
_INDEX = {value: index for index, value in enumerate(VALUES)}
_FIELDS = HOLDING + 1
_NO_CHOICE = len(ROLLS) - sum(not roll.crosses and not roll.double for roll in ROLLS)
_VALID = tuple(sorted({_INDEX[roll.value] for roll in ROLLS if not roll.crosses}))
_VALID_ROWS = tuple(value * _FIELDS + field for value in _VALID for field in range(_FIELDS))
_CROSSES = Counter(roll.crosses for roll in ROLLS if roll.crosses)
_DOUBLES = {roll.double: _INDEX[roll.value] for roll in ROLLS if roll.double}
_PLAIN = Counter(_INDEX[roll.value] for roll in ROLLS if not roll.crosses and not roll.double)
_CROSSED = Counter(_INDEX[roll.value] for roll in ROLLS if roll.crosses)
_FIRST = tuple(float((_PLAIN + _CROSSED)[value]) for value in range(len(VALUES)))


class Worths(Protocol):
    """Knows the chances at many ends of turns at once; see `Model.ends`."""

    def ends(self, to_go: Tensor, board: Board, stands: Tensor) -> Tensor:
        """Return chances by batch, stand, board and player, counted from the next player."""
        ...


class Turn:
    """The turns of many positions: what they are worth, and the best choices in them."""

    def __init__(self, starts: Starts, worths: Worths, finish: int) -> None:
        """Work out all ends and, from the highest step down, when to stop."""
        self.starts = starts
        self.finish = finish
        self.device = starts.to_go.device
        batch, players = starts.to_go.shape
        self.won = torch.eye(players, device=self.device)[0]
        self.legal = torch.ones(batch, _FIELDS, dtype=torch.bool, device=self.device)
        self.legal[:, 1:] = starts.board.owner == NOBODY
        self._plain = constant(tuple(_PLAIN), self.device)
        self._ways = constant(tuple(float(ways) for ways in _PLAIN.values()), self.device)
        self._first_ways = constant(_FIRST, self.device)[:, None]
        self._work_out_ends(worths)
        own = self.placed[..., 0].masked_fill(~self.legal[:, None, None], -1.0)
        self.field = own.argmax(-1)
        """the best field by position, steps climbed and value"""
        chosen = self.field[..., None, None].expand(-1, -1, -1, 1, players)
        self.best = self.placed.gather(3, chosen).squeeze(3)
        self.again = self.won.expand(batch, CLIMBS + 1, players).clone()
        for climbed in reversed(range(CLIMBS + 1)):
            there = starts.to_go[:, :1] > climbed
            found = torch.where(there, self._rolling_again(climbed), self.won)
            self.again[:, climbed] = found

    def first(self, count: int) -> "Turn":
        """Return the turns of the first positions alone."""
        some = copy(self)
        some.starts, some.legal = self.starts[:count], self.legal[:count]
        some.placed, some.fallen = self.placed[:count], self.fallen[:count]
        some.best, some.field, some.again = (
            self.best[:count],
            self.field[:count],
            self.again[:count],
        )
        return some

    def _work_out_ends(self, worths: Worths) -> None:
        board, to_go, device = self.starts.board, self.starts.to_go, self.device
        batch, players = to_go.shape
        value = torch.arange(len(VALUES), device=device)[:, None].expand(-1, _FIELDS)
        field = torch.arange(_FIELDS, device=device).expand(len(VALUES), -1)
        mover = to_go[:, :1] - torch.arange(CLIMBS + 1, device=device)
        boards, gain = hand_on(_flat(place(board[:, None, None], value, field), batch))
        shape = batch, -1, len(VALUES), _FIELDS, players
        on_the_spot = _after(worths, to_go, boards, gain, mover[:, :1]).reshape(shape)
        # Whoever has climbed in this turn has no X on the table.
        some = constant(_VALID_ROWS, device)
        higher = _after(worths, to_go, boards[:, some], gain[:, some], mover[:, 1:])
        higher = torch.where((mover[:, 1:] >= 1)[:, :, None, None], higher, self.won)
        self.placed = on_the_spot.new_zeros(batch, CLIMBS + 1, *shape[2:])
        self.placed[:, :1] = on_the_spot
        self.placed[:, 1:, constant(_VALID, device)] = higher.reshape(
            batch, CLIMBS, len(_VALID), *shape[3:]
        )
        falls = torch.arange(1, 3, device=device)
        low = (mover[:, :, None] + falls).clamp(1, self.finish).flatten(1)
        passed, score = hand_on(board[:, None])
        fallen = _after(worths, to_go, passed, score, low)
        self.fallen = fallen.reshape(batch, CLIMBS + 1, 2, players)

    @property
    def value(self) -> Tensor:
        """Everyone's chances at the start of the turn; on the first roll an X does no harm."""
        again = self.again[:, :1]
        best = self.best[:, 0]
        choice = torch.where(best[..., :1] >= again[..., :1], best, again)
        return ((choice * self._first_ways).sum(1) + self._doubles(0)) / len(ROLLS)

    def _after_rolling(self, value: int, climbed: int) -> Tensor:
        best, again = self.best[:, climbed, value], self.again[:, climbed]
        return torch.where((best[:, :1] >= again[:, :1]), best, again)

    def _doubles(self, climbed: int) -> Tensor:
        total = torch.zeros_like(self.again[:, 0])
        for double, value in _DOUBLES.items():
            # Beyond what is worked out, a double is taken as a plain roll on the highest step.
            if climbed < CLIMBS:
                after = self._after_rolling(value, min(climbed + double, CLIMBS))
            else:
                after = self.best[:, CLIMBS, value]
            finished = self.starts.to_go[:, :1] <= climbed + double
            total = total + torch.where(finished, self.won, after)
        return total

    def _rolling_again(self, climbed: int) -> Tensor:
        """Solve 36 R = crosses + doubles + the sum of max(place, R): stop on what pays."""
        worth = self._doubles(climbed)
        for crosses, ways in _CROSSES.items():
            worth = worth + ways * self.fallen[:, climbed, crosses - 1]
        best = self.best[:, climbed, self._plain]
        order = best[..., 0].argsort(dim=-1, descending=True, stable=True)
        sorted_ways = self._ways[order]
        sorted_best = best.gather(1, order[..., None].expand_as(best))
        sums = worth[:, None] + (sorted_ways[..., None] * sorted_best).cumsum(1)
        weights = _NO_CHOICE + sorted_ways.cumsum(1)
        candidates = torch.cat([(worth / _NO_CHOICE)[:, None], sums / weights[..., None]], 1)
        highest = candidates[..., 0].argmax(1)
        return candidates[torch.arange(len(best), device=self.device), highest]


def _flat(board: Board, batch: int) -> Board:
    """Join the dimensions of values and fields, which are two after the batch."""
    shape = board.owner.shape[1:3]
    return Board(
        board.owner.reshape(batch, -1, HOLDING),
        board.value.expand_as(board.owner).reshape(batch, -1, HOLDING),
        board.zero.expand(batch, *shape, -1).reshape(batch, shape.numel(), -1),
    )


def _after(worths: Worths, to_go: Tensor, board: Board, gain: Tensor, mover: Tensor) -> Tensor:
    """Return everyone's chances after the turn, counted from the mover again."""
    players = to_go.shape[1]
    next_to_go = to_go.roll(-1, 1)[:, None].expand(-1, gain.shape[1], -1).clone()
    next_to_go[..., 0] -= gain
    won = next_to_go[..., 0] <= 0
    next_to_go = next_to_go.clamp(min=1)
    found = worths.ends(next_to_go, board, mover.clamp(min=1))
    scored = torch.eye(players, device=to_go.device)[0]
    return torch.where(won[:, None, :, None], scored, found).roll(1, -1)
