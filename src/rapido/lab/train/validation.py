# pyright: basic, reportMissingImports=false
"""How good a network is: how far its chances are off, and what its choices lose."""

from dataclasses import dataclass

import torch

from rapido.lab.train.boards import Starts, constant, join
from rapido.lab.train.model import Model
from rapido.lab.train.play import Dice, play_turns
from rapido.lab.train.teachers import Exact
from rapido.lab.train.turn import Turn
from rapido.players.features import VALUES
from rapido.rules import ROLLS

_WAYS = tuple(float(sum(roll.value == value for roll in ROLLS)) for value in VALUES)
_MOST = 2048
"""positions that are looked at"""
_PLAYED = 128
"""positions from which games are played on"""
_COPIES = 16
"""games from each"""
_MOST_TURNS = 150
"""by then hardly a game goes on"""


@dataclass(frozen=True, slots=True)
class Marks:
    """Root mean square and largest error; with a table also what the choices lose."""

    error: float
    largest: float
    loss: float | None = None
    worst: float | None = None

    def __str__(self) -> str:
        """Say it in a line."""
        text = f"off by {self.error:.5f}, {self.largest:.4f} at most"
        if self.loss is None or self.worst is None:
            return text
        return f"{text}; a choice loses {self.loss:.6f}, {self.worst:.4f} at most"


@torch.no_grad()
def own_marks(model: Model, starts: Starts, finish: int) -> Marks:
    """Compare a network with its own look-ahead of one turn."""
    off = _off(model, Turn(starts[:_MOST], model, finish))
    return Marks(off.square().mean().sqrt().item(), off.abs().max().item())


@torch.no_grad()
def played_marks(model: Model, starts: Starts, finish: int, dice: Dice) -> Marks:
    """Compare a network with what comes of playing on to the end, without the luck in it.

    What is off in one turn adds up with the next ones; several games from each position tell what
    of that is error and what is chance.
    """
    count, players = starts[:_PLAYED].to_go.shape
    going = join([starts[:_PLAYED]] * _COPIES)
    total = torch.zeros(len(going), players, device=dice.device)
    playing = torch.arange(len(going), device=dice.device)
    for number in range(_MOST_TURNS):
        turn = Turn(going, model, finish)
        total[playing] -= _off(model, turn).roll(number % players, 1)
        after, over = play_turns(turn, torch.zeros(len(going), device=dice.device), dice)
        going, playing = after[~over], playing[~over]
        if not len(playing):
            break
    each = total.reshape(_COPIES, count, players)
    chance = each.var(0).mean() / _COPIES
    error = (each.mean(0).square().mean() - chance).clamp(min=0).sqrt().item()
    return Marks(error, each.mean(0).abs().max().item())


def _off(model: Model, turn: Turn) -> torch.Tensor:
    return model.chances(turn.starts) - turn.value


@torch.no_grad()
def exact_marks(model: Model, table: Exact, starts: Starts) -> Marks:
    """Compare a network with a table: its chances, and its choices after any first roll."""
    starts = starts[:_MOST]
    off = model.chances(starts) - table.chances(starts)
    guess, truth = Turn(starts, model, table.finish), Turn(starts, table, table.finish)
    chosen = _choices(guess).argmax(-1, keepdim=True)
    worth = _choices(truth)
    lost = worth.amax(-1) - worth.gather(-1, chosen)[..., 0]
    mean = (lost * constant(_WAYS, lost.device)).sum(-1).mean() / len(ROLLS)
    return Marks(
        off.square().mean().sqrt().item(),
        off.abs().max().item(),
        mean.item(),
        lost.max().item(),
    )


def _choices(turn: Turn) -> torch.Tensor:
    """Return the mover's chance by position, first roll and choice: the fields, rolling again."""
    fields = turn.placed[:, 0, :, :, 0].masked_fill(~turn.legal[:, None], -1.0)
    again = turn.again[:, :1, 0, None].expand(-1, fields.shape[1], 1)
    return torch.cat([fields, again], -1)
