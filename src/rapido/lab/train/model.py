# pyright: basic, reportMissingImports=false
"""The network while it learns: the same sums as players/network.py, with gradients."""

import copy
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.autograd.function import FunctionCtx
from torch.nn import functional

from rapido.lab.train.boards import Board, Starts, board_rows, need_rows, step_rows
from rapido.players.features import rows_in_all

SIZES: Final = {
    2: (256, 64, 64),
    3: (256, 64, 64),
    4: (128, 64, 64),
    5: (104, 64, 64),
    6: (88, 64, 64),
}
"""by count of players: what the layers give, but for the last; all together below a megabyte"""


class _SumOfRows(torch.autograd.Function):
    """Adds up rows as `Model._sum` does; on a GPU it learns sooner."""

    @staticmethod
    def forward(ctx: FunctionCtx, rows: Tensor, table: Tensor) -> Tensor:
        ctx.save_for_backward(rows)
        ctx.size = len(table)
        return functional.embedding_bag(rows, table, mode="sum")

    @staticmethod
    def backward(ctx: FunctionCtx, *grads: Tensor) -> tuple[None, Tensor]:
        # A GPU multiplies by many zeros sooner than it collects what belongs to each row, and
        # always adds in the same order.
        (rows,) = ctx.saved_tensors
        seen = torch.zeros(len(rows), ctx.size, device=rows.device).scatter_(1, rows, 1.0)
        return None, seen.T @ grads[0]


class Model(nn.Module):
    """A first layer of rows to add up, and a few small ones after it."""

    def __init__(self, players: int, sizes: tuple[int, ...] | None = None) -> None:
        """Begin with small random weights."""
        super().__init__()
        sizes = sizes or SIZES[players]
        lit = 5 + players + (6 if players == 2 else 0)
        rows = rows_in_all(players)
        self.players = players
        self.rows = nn.Parameter(torch.randn(rows, sizes[0]) / lit**0.5 * 0.7)
        self.bias = nn.Parameter(torch.zeros(sizes[0]))
        outputs = (*sizes[1:], players)
        self.deeper = nn.ModuleList(
            nn.Linear(before, after) for before, after in zip(sizes, outputs, strict=True)
        )

    def forward(self, rows: Tensor) -> Tensor:
        """Return the logits of positions, of which each is a list of rows."""
        total = self._sum(rows) if rows.device.type == "cpu" else _SumOfRows.apply(rows, self.rows)
        return self._logits(total + self.bias)

    def chances(self, starts: Starts) -> Tensor:
        """Return everyone's chances at the start of turns."""
        return self(rows_of(starts)).softmax(-1)

    def _logits(self, signal: Tensor) -> Tensor:
        """Go through the layers after the first."""
        for layer in self.deeper:
            signal = layer(functional.relu(signal, inplace=True))
        return signal

    @torch.no_grad()
    def ends(self, to_go: Tensor, board: Board, stands: Tensor) -> Tensor:
        """Return everyone's chances, for boards by batch, with the last player on each stand.

        `to_go` is by batch, board and player, `stands` by batch and stand; what is the same for
        all stands is added up once. The result is by batch, stand, board and player.
        """
        lying = self._sum(board_rows(board))
        others = self._sum(step_rows(to_go)[..., :-1])
        steps = to_go.new_ones(*stands.shape, self.players)
        steps[..., -1] = stands
        mover = self._sum(step_rows(steps)[..., -1:])
        total = (lying + others + self.bias)[:, None] + mover[:, :, None]
        if self.players == 2:
            everyone = to_go[:, None].expand(-1, stands.shape[1], -1, -1).clone()
            everyone[..., -1] = stands[:, :, None]
            total += self._sum(need_rows(everyone, board[:, None]))
        return self._logits(total).softmax(-1)

    def _sum(self, rows: Tensor) -> Tensor:
        flat = functional.embedding_bag(rows.reshape(-1, rows.shape[-1]), self.rows, mode="sum")
        return flat.reshape(*rows.shape[:-1], -1)

    @torch.no_grad()
    def take(self, arrays: tuple[np.ndarray, ...]) -> None:
        """Take weights as `arrays` gives them."""
        for part, array in zip(self._parts(), arrays, strict=True):
            part.copy_(torch.from_numpy(array))

    def _parts(self) -> list[Tensor]:
        layers = [(layer.weight.T, layer.bias) for layer in self.deeper]
        return [self.rows, self.bias, *(part for layer in layers for part in layer)]

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Return the weights as numpy has them, weights and biases in turn."""
        return tuple(
            part.detach().cpu().numpy().astype(np.float32).copy() for part in self._parts()
        )


class Follower:
    """A copy of a model that follows it slowly: an average of its last weights."""

    def __init__(self, model: Model) -> None:
        """Begin as the model is."""
        self.model = copy.deepcopy(model).requires_grad_(requires_grad=False)

    @torch.no_grad()
    def follow(self, model: Model, share: Tensor) -> None:
        """Go this share of the way to the model."""
        for mine, theirs in zip(self.model.parameters(), model.parameters(), strict=True):
            mine.lerp_(theirs, share)


def rows_of(starts: Starts) -> Tensor:
    """Return the rows of the first layer that positions light up."""
    return torch.cat(
        [
            board_rows(starts.board),
            step_rows(starts.to_go),
            need_rows(starts.to_go, starts.board),
        ],
        -1,
    )
