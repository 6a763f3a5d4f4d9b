# pyright: basic, reportMissingImports=false
"""Many turns solved at once on the device: rapido.turn for batches of positions.

The rules and the dice are those of rapido.turn. Only the stopping rule of turn/stopping.py is
repeated, as tensor operations over the whole batch: training solves millions of turns.
"""

from copy import copy
from typing import Protocol

import torch
from torch import Tensor

from rapido.lab.train.tensors import Starts, constant
from rapido.players.network import Network
from rapido.rules import FIELDS, ROLLS
from rapido.turn.board import NOBODY, TOP_FIELD, Board, pass_turn, place
from rapido.turn.rolls import (
    CROSSED,
    CROSSES,
    DOUBLES,
    FORCED,
    MAX_CROSSES,
    OUTCOMES,
    PLAIN,
    VALID,
    VALUE_INDEX,
    VALUES,
)

CLIMBS = Network.climbs
_FIELDS = len(FIELDS)
_VALID = tuple(VALID.nonzero()[0].tolist())
_VALID_ROWS = tuple(value * _FIELDS + field for value in _VALID for field in range(_FIELDS))
# Sums are taken in this order, as when the shipped weights were trained: to the last bit.
_PLAIN = tuple(
    dict.fromkeys(VALUE_INDEX[roll.value] for roll in ROLLS if not roll.crosses and not roll.double)
)
_PLAIN_WAYS = tuple(PLAIN[list(_PLAIN)].tolist())
_FIRST_WAYS = tuple((PLAIN + CROSSED).tolist())


class BatchValues(Protocol):
    """Evaluates the ends of many turns at once; see `Model.evaluate_ends`."""

    def evaluate_ends(self, to_go: Tensor, board: Board, mover: Tensor) -> Tensor:
        """Return chances by batch, step of the mover, board and player, from the next one on."""
        ...


class TurnBatch:
    """The turns of many positions: what they are worth, and the best choices in them."""

    def __init__(self, starts: Starts, values: BatchValues, finish: int) -> None:
        """Evaluate all ends and, from the highest step down, decide when to stop."""
        self.starts = starts
        self.finish = finish
        self.device = starts.to_go.device
        batch, players = starts.to_go.shape
        self.won = torch.eye(players, device=self.device)[0]
        self.legal = torch.ones(batch, _FIELDS, dtype=torch.bool, device=self.device)
        self.legal[:, 1:] = starts.board.owner == NOBODY
        self._plain = constant(_PLAIN, self.device)
        self._ways = constant(_PLAIN_WAYS, self.device)
        self._first_ways = constant(_FIRST_WAYS, self.device)[:, None]
        self._evaluate_afterstates(values)
        own = self.placed[..., 0].masked_fill(~self.legal[:, None, None], -1.0)
        self.field = own.argmax(-1)
        """the best field by position, steps climbed and value"""
        chosen = self.field[..., None, None].expand(-1, -1, -1, 1, players)
        self.placing = self.placed.gather(3, chosen).squeeze(3)
        self.again = self.won.expand(batch, CLIMBS + 1, players).clone()
        for climbed in reversed(range(CLIMBS + 1)):
            going = starts.to_go[:, :1] > climbed
            self.again[:, climbed] = torch.where(going, self._rolling_again(climbed), self.won)

    def head(self, count: int) -> "TurnBatch":
        """Return the turns of the first positions alone."""
        some = copy(self)
        some.starts, some.legal = self.starts[:count], self.legal[:count]
        some.placed, some.fallen = self.placed[:count], self.fallen[:count]
        some.placing, some.field = self.placing[:count], self.field[:count]
        some.again = self.again[:count]
        return some

    def _evaluate_afterstates(self, values: BatchValues) -> None:
        """Set `placed` and `fallen`, as in turn/afterstates.py, by position."""
        board, to_go, device = self.starts.board, self.starts.to_go, self.device
        batch, players = to_go.shape
        value = torch.arange(len(VALUES), device=device)[:, None].expand(-1, _FIELDS)
        field = torch.arange(_FIELDS, device=device).expand(len(VALUES), -1)
        mover = to_go[:, :1] - torch.arange(CLIMBS + 1, device=device)
        boards, gain = pass_turn(torch, _flat(place(torch, board[:, None, None], value, field)))
        shape = batch, -1, len(VALUES), _FIELDS, players
        on_the_spot = _evaluate(values, to_go, boards, gain, mover[:, :1]).reshape(shape)
        # Whoever has climbed in this turn has no X on the table.
        some = constant(_VALID_ROWS, device)
        higher = _evaluate(values, to_go, boards[:, some], gain[:, some], mover[:, 1:])
        higher = torch.where((mover[:, 1:] >= 1)[:, :, None, None], higher, self.won)
        self.placed = on_the_spot.new_zeros(batch, CLIMBS + 1, *shape[2:])
        self.placed[:, :1] = on_the_spot
        self.placed[:, 1:, constant(_VALID, device)] = higher.reshape(
            batch, CLIMBS, len(_VALID), *shape[3:]
        )
        falls = torch.arange(1, MAX_CROSSES + 1, device=device)
        low = (mover[:, :, None] + falls).clamp(1, self.finish).flatten(1)
        passed, score = pass_turn(torch, board[:, None])
        fallen = _evaluate(values, to_go, passed, score, low)
        self.fallen = fallen.reshape(batch, CLIMBS + 1, MAX_CROSSES, players)

    @property
    def value(self) -> Tensor:
        """Everyone's chances at the start of the turn; on the first roll an X does no harm."""
        again, placing = self.again[:, :1], self.placing[:, 0]
        choice = torch.where(placing[..., :1] >= again[..., :1], placing, again)
        return ((choice * self._first_ways).sum(1) + self._doubles(0)) / OUTCOMES

    def _after_rolling(self, value: int, climbed: int) -> Tensor:
        placing, again = self.placing[:, climbed, value], self.again[:, climbed]
        return torch.where((placing[:, :1] >= again[:, :1]), placing, again)

    def _doubles(self, climbed: int) -> Tensor:
        total = torch.zeros_like(self.again[:, 0])
        for double, value in DOUBLES:
            # Beyond the highest step computed, a double counts as a plain roll there.
            if climbed < CLIMBS:
                after = self._after_rolling(value, min(climbed + double, CLIMBS))
            else:
                after = self.placing[:, CLIMBS, value]
            finished = self.starts.to_go[:, :1] <= climbed + double
            total = total + torch.where(finished, self.won, after)
        return total

    def _rolling_again(self, climbed: int) -> Tensor:
        """Solve 36 R = crosses + doubles + Σ max(placing, R); see turn/stopping.py."""
        forced = self._doubles(climbed)
        for crosses, ways in reversed(CROSSES):
            forced = forced + ways * self.fallen[:, climbed, crosses - 1]
        placing = self.placing[:, climbed, self._plain]
        order = placing[..., 0].argsort(dim=-1, descending=True, stable=True)
        ways = self._ways[order]
        best_first = placing.gather(1, order[..., None].expand_as(placing))
        sums = forced[:, None] + (ways[..., None] * best_first).cumsum(1)
        weights = FORCED + ways.cumsum(1)
        candidates = torch.cat([(forced / FORCED)[:, None], sums / weights[..., None]], 1)
        highest = candidates[..., 0].argmax(1)
        return candidates[torch.arange(len(placing), device=self.device), highest]


def _flat(board: Board) -> Board:
    """Join the dimensions of values and fields, which are two after the batch."""
    batch, *shape = board.owner.shape[:3]
    return Board(
        board.owner.reshape(batch, -1, TOP_FIELD),
        board.worth.reshape(batch, -1, TOP_FIELD),
        board.zero.expand(batch, *shape, -1).reshape(batch, shape[0] * shape[1], -1),
    )


def _evaluate(
    values: BatchValues, to_go: Tensor, board: Board, gain: Tensor, mover: Tensor
) -> Tensor:
    """Return everyone's chances after the turn, counted from the mover again."""
    players = to_go.shape[1]
    next_to_go = to_go.roll(-1, 1)[:, None].expand(-1, gain.shape[1], -1).clone()
    next_to_go[..., 0] -= gain
    won = next_to_go[..., 0] <= 0
    next_to_go = next_to_go.clamp(min=1)
    found = values.evaluate_ends(next_to_go, board, mover.clamp(min=1))
    scored = torch.eye(players, device=to_go.device)[0]
    return torch.where(won[:, None, :, None], scored, found).roll(1, -1)
