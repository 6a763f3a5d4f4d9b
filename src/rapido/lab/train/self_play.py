# pyright: basic, reportMissingImports=false
"""Plays many games at once, with players of different strength."""

import torch
from torch import Tensor

from rapido.lab.train.dice import Dice
from rapido.lab.train.tensors import Starts, new_games, where, where_board
from rapido.lab.train.turn_batch import CLIMBS, TurnBatch
from rapido.turn.board import NOBODY, TOP_FIELD, Board, pass_turn, place

_MAX_ROLLS = 12
"""after this many rolls in a turn a player must stop, which hardly ever happens"""
_FROM_START = 0.7
"""the share of games that begin at the start; the others begin at random positions"""
_NEAR_FINISH = 1.6
"""exponent that moves random positions toward the finish"""

End = tuple[Starts, Tensor]
"""the next players' starts, and which games are over"""


def play_turns(turn: TurnBatch, random_share: Tensor, dice: Dice) -> End:
    """Play one turn of every game.

    `random_share` is the share of choices, by game, that are made at random.
    """
    starts = turn.starts
    count = len(starts)
    rows = torch.arange(count, device=dice.device)
    climbed, kept = torch.zeros_like(rows), torch.zeros_like(rows)
    field, fallen = torch.zeros_like(rows), torch.zeros_like(rows)
    rolling = torch.ones(count, dtype=torch.bool, device=dice.device)
    free = turn.legal.sum(1)
    for number in range(_MAX_ROLLS):
        value, crosses, double = dice.roll(count)
        crossed = rolling & (crosses > 0) if number else torch.zeros_like(rolling)
        fallen = torch.where(crossed, crosses, fallen)
        rolling = rolling & ~crossed
        climbed = torch.where(rolling, climbed + double, climbed)
        kept = torch.where(rolling, value, kept)
        level = climbed.clamp(max=CLIMBS)
        stop = turn.placing[rows, level, value, 0] >= turn.again[rows, level, 0]
        best_field = turn.field[rows, level, value]
        at_random = dice.uniform(count) < random_share
        stop = torch.where(at_random, dice.uniform(count) < free / (free + 1), stop)
        chosen = torch.where(at_random, dice.field(turn.legal), best_field)
        field = torch.where(rolling, chosen, field)
        rolling = rolling & ~stop & (climbed < starts.to_go[:, 0])
    return end_turn(starts, turn.finish, (climbed, kept, field, fallen))


def end_turn(starts: Starts, finish: int, end: tuple[Tensor, Tensor, Tensor, Tensor]) -> End:
    """End turns, each with its steps climbed, value, field and crosses (0 if a pair is placed)."""
    climbed, value, field, fallen = end
    placed = place(torch, starts.board, value, field)
    board, gain = pass_turn(torch, where_board(fallen > 0, starts.board, placed))
    mover = starts.to_go[:, 0] - climbed
    to_go = starts.to_go.roll(-1, 1).clone()
    to_go[:, -1] = (mover + fallen).clamp(1, finish)
    to_go[:, 0] -= gain
    over = (mover <= 0) | (to_go[:, 0] <= 0)
    return Starts(to_go.clamp(min=1), board), over


def random_positions(count: int, players: int, finish: int, dice: Dice) -> Starts:
    """Return positions that need not come from any game: pieces and pairs anywhere."""
    starts = new_games(count, players, finish, dice.device)
    board = starts.board
    rows = torch.arange(count, device=dice.device)
    owner, worth, zero = board.owner, board.worth, board.zero
    for whose in (0, 1, 1) if players == 2 else range(1, players):
        value, _, _ = dice.roll(count)
        field = dice.below(TOP_FIELD + 2, count) - 1
        at = (field - 1).clamp(min=0)
        free = (field > 0) & (owner[rows, at] == NOBODY)
        owner[rows, at] = torch.where(free, whose, owner[rows, at])
        worth[rows, at] = torch.where(free, value, worth[rows, at])
        if players == 2:
            zero[:, whose] += field == 0
    # Near the finish a step decides more, so more positions are there.
    to_go = 1 + (finish * dice.uniform(count, players) ** _NEAR_FINISH).long().clamp(max=finish - 1)
    return Starts(to_go, Board(owner, worth, zero))


class SelfPlay:
    """Many games played at once; those that are over begin again."""

    def __init__(self, count: int, players: int, finish: int, dice: Dice) -> None:
        """Begin games: a quarter with best choices only, a few with random ones only."""
        self._dice = dice
        self._size = count, players, finish
        self.starts = self._begin()
        shares = torch.tensor([0.0, 0.05, 0.2, 0.3], device=dice.device)
        self._random_share = shares[torch.arange(count, device=dice.device) % len(shares)]
        self._random_share[::32] = 1.0

    def play_turn(self, turn: TurnBatch) -> None:
        """Play the turn of every game, given solved."""
        after, over = play_turns(turn, self._random_share, self._dice)
        self.starts = where(over, self._begin(), after)

    def _begin(self) -> Starts:
        count, players, finish = self._size
        fresh = new_games(count, players, finish, self._dice.device)
        new = self._dice.uniform(count) < _FROM_START
        return where(new, fresh, random_positions(count, players, finish, self._dice))
