# pyright: basic, reportMissingImports=false
"""Samples ends of turns that self-play does not choose, for the network to compare."""

import torch

from rapido.lab.train.dice import Dice
from rapido.lab.train.self_play import End, end_turn
from rapido.lab.train.tensors import constant
from rapido.lab.train.turn_batch import CLIMBS, TurnBatch
from rapido.rules import ROLLS
from rapido.turn.board import TOP_FIELD
from rapido.turn.rolls import VALUES

_CLIMB = tuple(max(roll.double for roll in ROLLS if roll.value == value) for value in VALUES)
"""by value: how many steps a roll climbs"""
_CLOSE = 0.05
"""how much less than the best a placing may be worth and still be mistaken for it"""
_SAMPLED = 0.5
"""the share of places among which the largest error is looked for"""


def random_ends(turn: TurnBatch, dice: Dice) -> End:
    """End every turn at random."""
    count = len(turn.starts)
    value, crosses, double = dice.roll(count)
    climbed = double + (dice.uniform(count) < 0.1) * dice.below(CLIMBS + 1, count)
    fallen = (dice.uniform(count) < 0.06) * (1 + (crosses > 1).long())
    return end_turn(turn.starts, turn.finish, (climbed, value, dice.field(turn.legal), fallen))


def close_ends(turn: TurnBatch, dice: Dice) -> tuple[End, End]:
    """End every turn with the best place for a random roll, and with another one.

    That is one that is worth almost as much, if there is any.
    """
    count = len(turn.starts)
    rows = torch.arange(count, device=dice.device)
    value, _, double = dice.roll(count)
    none = torch.zeros_like(value)
    best = turn.field[rows, double, value]
    worth = turn.placed[rows, double, value, :, 0]
    good = worth > worth.gather(1, best[:, None]) - _CLOSE
    others = turn.legal & (torch.arange(TOP_FIELD + 1, device=dice.device) != best[:, None])
    close = others & good
    other = dice.field(torch.where(close.any(1, keepdim=True), close, others))
    first, second = (
        end_turn(turn.starts, turn.finish, (double, value, field, none)) for field in (best, other)
    )
    return first, second


def uncertain_ends(truth: TurnBatch, guess: TurnBatch, dice: Dice) -> tuple[End, End]:
    """End every turn where the network's error is largest, and with the best alternative.

    Only places that might be chosen after a first roll are candidates, and a random half of them,
    for variety. The alternative is the best other place for that roll.
    """
    count = len(truth.starts)
    rows = torch.arange(count, device=dice.device)
    climbs = constant(_CLIMB, dice.device)
    values = torch.arange(len(VALUES), device=dice.device)
    worth, guessed = (turn.placed[:, climbs, values, :, 0] for turn in (truth, guess))
    worth = worth.masked_fill(~truth.legal[:, None], -1.0)
    best = torch.maximum(worth.amax(-1), truth.again[:, climbs, 0])
    off = (guessed - worth).abs() * (worth > best[..., None] - _CLOSE)
    most = (off * (dice.uniform(*off.shape) < _SAMPLED)).flatten(1).argmax(-1)
    value, field = most // (TOP_FIELD + 1), most % (TOP_FIELD + 1)
    alternative = worth[rows, value].scatter(1, field[:, None], -1.0).argmax(-1)
    none = torch.zeros_like(value)
    first, second = (
        end_turn(truth.starts, truth.finish, (climbs[value], value, place, none))
        for place in (field, alternative)
    )
    return first, second
