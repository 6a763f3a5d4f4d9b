# pyright: basic, reportMissingImports=false
"""Positions as play meets them: many games at once, some players wiser than others."""

import torch
from torch import Tensor

from rapido.lab.train.boards import Board, Starts, constant, either, hand_on, new_games, place
from rapido.lab.train.turn import CLIMBS, Turn
from rapido.players.features import VALUES
from rapido.rules import ROLLS
from rapido.turn.positions import HOLDING, NOBODY

_INDEX = {value: index for index, value in enumerate(VALUES)}
_VALUE = tuple(_INDEX[roll.value] for roll in ROLLS)
_CROSSES = tuple(roll.crosses for roll in ROLLS)
_DOUBLE = tuple(roll.double for roll in ROLLS)
_CLIMBS = tuple(max(roll.double for roll in ROLLS if roll.value == value) for value in VALUES)
"""how far up a roll of each value brings the mover"""
_MOST_ROLLS = 12
"""after so many rolls in a turn a player is made to stop; it hardly ever comes to that"""
_GOOD = 0.05
"""how much less than the best one a choice is worth that might be taken for it"""
_LOOKED_AT = 0.5
"""how many ends of a turn are looked at for the one that is known least"""
_NEW = 0.7
"""how many games begin at the start; the others begin anywhere"""
_NEAR = 1.6
"""how much rather near the finish than far from it"""

End = tuple[Starts, Tensor]
"""where the next players stand, and which games are over"""


class Dice:
    """Luck on the device of the tensors, from a seed."""

    def __init__(self, seed: int, device: torch.device) -> None:
        """Begin a sequence."""
        self.device = device
        self._luck = torch.Generator(device).manual_seed(seed)

    def share(self, *shape: int) -> Tensor:
        """Return random numbers from 0 to 1."""
        return torch.rand(*shape, device=self.device, generator=self._luck)

    def below(self, limit: int, *shape: int) -> Tensor:
        """Return random whole numbers below a limit."""
        return torch.randint(limit, shape, device=self.device, generator=self._luck)

    def roll(self, count: int) -> tuple[Tensor, Tensor, Tensor]:
        """Return value, crosses and double of so many rolls."""
        outcome = self.below(len(ROLLS), count)
        return tuple(constant(each, self.device)[outcome] for each in (_VALUE, _CROSSES, _DOUBLE))

    def field(self, legal: Tensor) -> Tensor:
        """Choose evenly among the free fields."""
        return (self.share(*legal.shape) * legal).argmax(-1)


def play_turns(turn: Turn, blindly: Tensor, dice: Dice) -> End:
    """Play one turn of every game; return where the next player stands, and which games are over.

    `blindly` is the share of choices, by game, that are made at random.
    """
    starts = turn.starts
    count = len(starts)
    every = torch.arange(count, device=dice.device)
    climbed, kept = torch.zeros_like(every), torch.zeros_like(every)
    field, fallen = torch.zeros_like(every), torch.zeros_like(every)
    rolling = torch.ones(count, dtype=torch.bool, device=dice.device)
    free = turn.legal.sum(1)
    for number in range(_MOST_ROLLS):
        value, crosses, double = dice.roll(count)
        crossed = rolling & (crosses > 0) if number else torch.zeros_like(rolling)
        fallen = torch.where(crossed, crosses, fallen)
        rolling = rolling & ~crossed
        climbed = torch.where(rolling, climbed + double, climbed)
        kept = torch.where(rolling, value, kept)
        level = climbed.clamp(max=CLIMBS)
        stop = turn.best[every, level, value, 0] >= turn.again[every, level, 0]
        where = turn.field[every, level, value]
        blind = dice.share(count) < blindly
        stop = torch.where(blind, dice.share(count) < free / (free + 1), stop)
        where = torch.where(blind, dice.field(turn.legal), where)
        field = torch.where(rolling, where, field)
        rolling = rolling & ~stop & (climbed < starts.to_go[:, 0])
    return _pass_on(starts, turn.finish, (climbed, kept, field, fallen))


def any_ends(turn: Turn, dice: Dice) -> End:
    """End every turn in any way at all; return the next starts, and which games are over."""
    count = len(turn.starts)
    value, crosses, double = dice.roll(count)
    climbed = double + (dice.share(count) < 0.1) * dice.below(CLIMBS + 1, count)
    fallen = (dice.share(count) < 0.06) * (1 + (crosses > 1).long())
    return _pass_on(turn.starts, turn.finish, (climbed, value, dice.field(turn.legal), fallen))


def good_ends(turn: Turn, dice: Dice) -> tuple[End, End]:
    """End every turn in the two ways between which it is hard to choose, after some roll.

    The first is the best place for it; the second is another, good one if there is any.
    """
    count = len(turn.starts)
    every = torch.arange(count, device=dice.device)
    value, _, double = dice.roll(count)
    none = torch.zeros_like(value)
    best = turn.field[every, double, value]
    worth = turn.placed[every, double, value, :, 0]
    good = worth > worth.gather(1, best[:, None]) - _GOOD
    others = turn.legal & (torch.arange(HOLDING + 1, device=dice.device) != best[:, None])
    close = others & good
    other = dice.field(torch.where(close.any(1, keepdim=True), close, others))
    first, second = (
        _pass_on(turn.starts, turn.finish, (double, value, field, none)) for field in (best, other)
    )
    return first, second


def doubtful_ends(truth: Turn, guess: Turn, dice: Dice) -> tuple[End, End]:
    """End every turn as the network knows least what that is worth, and as its rival ends.

    Only what might be chosen is looked at, after any first roll; of that only some, so that it is
    not always the same. The rival is the best other place for that roll.
    """
    count = len(truth.starts)
    every = torch.arange(count, device=dice.device)
    climbs = constant(_CLIMBS, dice.device)
    values = torch.arange(len(VALUES), device=dice.device)
    worth, guessed = (turn.placed[:, climbs, values, :, 0] for turn in (truth, guess))
    worth = worth.masked_fill(~truth.legal[:, None], -1.0)
    best = torch.maximum(worth.amax(-1), truth.again[:, climbs, 0])
    off = (guessed - worth).abs() * (worth > best[..., None] - _GOOD)
    most = (off * (dice.share(*off.shape) < _LOOKED_AT)).flatten(1).argmax(-1)
    value, field = most // (HOLDING + 1), most % (HOLDING + 1)
    rival = worth[every, value].scatter(1, field[:, None], -1.0).argmax(-1)
    none = torch.zeros_like(value)
    first, second = (
        _pass_on(truth.starts, truth.finish, (climbs[value], value, place, none))
        for place in (field, rival)
    )
    return first, second


def _pass_on(starts: Starts, finish: int, end: tuple[Tensor, Tensor, Tensor, Tensor]) -> End:
    climbed, value, field, fallen = end
    placed = place(starts.board, value, field)
    fell = (fallen > 0)[:, None]
    board = Board(
        torch.where(fell, starts.board.owner, placed.owner),
        torch.where(fell, starts.board.value, placed.value),
        torch.where(fell, starts.board.zero, placed.zero),
    )
    turned, gain = hand_on(board)
    mover = starts.to_go[:, 0] - climbed
    to_go = starts.to_go.roll(-1, 1).clone()
    to_go[:, -1] = (mover + fallen).clamp(1, finish)
    to_go[:, 0] -= gain
    over = (mover <= 0) | (to_go[:, 0] <= 0)
    return Starts(to_go.clamp(min=1), turned), over


def anywhere(count: int, players: int, finish: int, dice: Dice) -> Starts:
    """Return positions that need not come from any game, all pieces and pairs anywhere."""
    starts = new_games(count, players, finish, dice.device)
    board = starts.board
    every = torch.arange(count, device=dice.device)
    owner, values, zero = board.owner, board.value, board.zero
    for whose in (0, 1, 1) if players == 2 else range(1, players):
        value, _, _ = dice.roll(count)
        field = dice.below(HOLDING + 2, count) - 1
        at = (field - 1).clamp(min=0)
        lies = (field > 0) & (owner[every, at] == NOBODY)
        owner[every, at] = torch.where(lies, whose, owner[every, at])
        values[every, at] = torch.where(lies, value, values[every, at])
        if players == 2:
            zero[:, whose] += field == 0
    # Near the finish a step decides more, so more of them are there.
    to_go = 1 + (finish * dice.share(count, players) ** _NEAR).long().clamp(max=finish - 1)
    return Starts(to_go, Board(owner, values, zero))


class Games:
    """Many games that go on and on; those that are over begin again."""

    def __init__(self, count: int, players: int, finish: int, dice: Dice) -> None:
        """Begin games; a quarter of them are played perfectly, a few quite blindly."""
        self._dice = dice
        self._size = count, players, finish
        self.starts = self._begin()
        shares = torch.tensor([0.0, 0.05, 0.2, 0.3], device=dice.device)
        self._blindly = shares[torch.arange(count, device=dice.device) % len(shares)]
        self._blindly[::32] = 1.0

    def play_on(self, turn: Turn) -> None:
        """Play the turn of every game, which has been worked out."""
        after, over = play_turns(turn, self._blindly, self._dice)
        self.starts = either(over, self._begin(), after)

    def _begin(self) -> Starts:
        count, players, finish = self._size
        fresh = new_games(count, players, finish, self._dice.device)
        new = self._dice.share(count) < _NEW
        return either(new, fresh, anywhere(count, players, finish, self._dice))
