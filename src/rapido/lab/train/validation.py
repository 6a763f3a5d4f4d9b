# pyright: basic, reportMissingImports=false
"""Validates a network: the error of its chances, and what its choices lose."""

import torch

from rapido.lab.train.dice import Dice
from rapido.lab.train.metrics import Metrics
from rapido.lab.train.model import Model
from rapido.lab.train.self_play import play_turns
from rapido.lab.train.targets import TableLookup
from rapido.lab.train.tensors import Starts, concatenate, constant
from rapido.lab.train.turn_batch import TurnBatch
from rapido.rules import ROLLS
from rapido.turn.rolls import VALUES

_WAYS = tuple(float(sum(roll.value == value for roll in ROLLS)) for value in VALUES)
_POSITIONS = 2048
_ROLLOUT_POSITIONS = 128
_ROLLOUTS = 16
"""games from each of these"""
_MAX_TURNS = 150
"""by then nearly all games are over"""


@torch.no_grad()
def look_ahead_metrics(model: Model, starts: Starts, finish: int) -> Metrics:
    """Compare a network with its own look-ahead of one turn."""
    off = _error(model, TurnBatch(starts[:_POSITIONS], model, finish))
    return Metrics(off.square().mean().sqrt().item(), off.abs().max().item())


@torch.no_grad()
def rollout_metrics(model: Model, starts: Starts, finish: int, dice: Dice) -> Metrics:
    """Compare a network with rollouts to the end, without the luck in them.

    The errors of all turns of a game add up; several games from each position separate error from
    chance.
    """
    count, players = starts[:_ROLLOUT_POSITIONS].to_go.shape
    going = concatenate([starts[:_ROLLOUT_POSITIONS]] * _ROLLOUTS)
    total = torch.zeros(len(going), players, device=dice.device)
    playing = torch.arange(len(going), device=dice.device)
    for number in range(_MAX_TURNS):
        turn = TurnBatch(going, model, finish)
        total[playing] -= _error(model, turn).roll(number % players, 1)
        after, over = play_turns(turn, torch.zeros(len(going), device=dice.device), dice)
        going, playing = after[~over], playing[~over]
        if not len(playing):
            break
    each = total.reshape(_ROLLOUTS, count, players)
    chance = each.var(0).mean() / _ROLLOUTS
    error = (each.mean(0).square().mean() - chance).clamp(min=0).sqrt().item()
    return Metrics(error, each.mean(0).abs().max().item())


def _error(model: Model, turn: TurnBatch) -> torch.Tensor:
    return model.chances(turn.starts) - turn.value


@torch.no_grad()
def table_metrics(model: Model, table: TableLookup, starts: Starts) -> Metrics:
    """Compare a network with a table: its chances, and its choices after any first roll."""
    starts = starts[:_POSITIONS]
    off = model.chances(starts) - table.chances(starts)
    guess = TurnBatch(starts, model, table.finish)
    truth = TurnBatch(starts, table, table.finish)
    chosen = _choices(guess).argmax(-1, keepdim=True)
    worth = _choices(truth)
    lost = worth.amax(-1) - worth.gather(-1, chosen)[..., 0]
    mean = (lost * constant(_WAYS, lost.device)).sum(-1).mean() / len(ROLLS)
    return Metrics(
        off.square().mean().sqrt().item(),
        off.abs().max().item(),
        mean.item(),
        lost.max().item(),
    )


def _choices(turn: TurnBatch) -> torch.Tensor:
    """Return the mover's chance by position, first roll and choice: the fields, rolling again."""
    fields = turn.placed[:, 0, :, :, 0].masked_fill(~turn.legal[:, None], -1.0)
    again = turn.again[:, :1, 0, None].expand(-1, fields.shape[1], 1)
    return torch.cat([fields, again], -1)
