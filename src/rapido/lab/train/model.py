# pyright: basic, reportMissingImports=false
"""The network during training: the same sums as players/network.py, with gradients."""

import copy
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.autograd.function import FunctionCtx
from torch.nn import functional

from rapido.lab.train.tensors import Starts
from rapido.players.features import (
    board_features,
    both_steps_feature,
    feature_count,
    need_features,
    step_features,
)
from rapido.turn.board import Board

SIZES: Final = {
    2: (256, 64, 64),
    3: (256, 64, 64),
    4: (128, 64, 64),
    5: (104, 64, 64),
    6: (88, 64, 64),
}
"""by number of players: the outputs of all layers but the last; below a megabyte together"""


class _EmbeddingSum(torch.autograd.Function):
    """Adds up embeddings as `Model._embed` does, with a faster backward pass on a GPU."""

    @staticmethod
    def forward(ctx: FunctionCtx, features: Tensor, embedding: Tensor) -> Tensor:
        ctx.save_for_backward(features)
        ctx.size = len(embedding)
        return functional.embedding_bag(features, embedding, mode="sum")

    @staticmethod
    def backward(ctx: FunctionCtx, *grads: Tensor) -> tuple[None, Tensor]:
        # A dense matrix product, mostly of zeros, is faster on a GPU than scattered additions,
        # and always adds in the same order.
        (features,) = ctx.saved_tensors
        active = torch.zeros(len(features), ctx.size, device=features.device)
        return None, active.scatter_(1, features, 1.0).T @ grads[0]


class Model(nn.Module):
    """A first layer that sums embeddings, and a few small dense layers after it."""

    def __init__(self, players: int, sizes: tuple[int, ...] | None = None) -> None:
        super().__init__()
        sizes = sizes or SIZES[players]
        active = 5 + players + (6 if players == 2 else 0)
        features = feature_count(players)
        self.players = players
        self.embedding = nn.Parameter(torch.randn(features, sizes[0]) / active**0.5 * 0.7)
        self.bias = nn.Parameter(torch.zeros(sizes[0]))
        outputs = (*sizes[1:], players)
        self.dense = nn.ModuleList(
            nn.Linear(before, after) for before, after in zip(sizes, outputs, strict=True)
        )

    def forward(self, features: Tensor) -> Tensor:
        """Return the logits of positions, each given by its active features."""
        if features.device.type == "cpu":
            total = self._embed(features)
        else:
            total = _EmbeddingSum.apply(features, self.embedding)
        return self._logits(total + self.bias)

    def chances(self, starts: Starts) -> Tensor:
        """Return everyone's chances at the start of turns."""
        return self(active_features(starts)).softmax(-1)

    def _logits(self, signal: Tensor) -> Tensor:
        for layer in self.dense:
            signal = layer(functional.relu(signal, inplace=True))
        return signal

    @torch.no_grad()
    def evaluate_ends(self, to_go: Tensor, board: Board, mover: Tensor) -> Tensor:
        """Return everyone's chances, for boards by batch, with the last player on each step.

        `to_go` is by batch, board and player, `mover` has the steps to go of the last player by
        batch; what they have in common is added up once. The result is by batch, step of the
        mover, board and player.
        """
        boards = self._embed(board_features(torch, board))
        others = self._embed(step_features(torch, to_go)[..., :-1])
        steps = to_go.new_ones(*mover.shape, self.players)
        steps[..., -1] = mover
        last = self._embed(step_features(torch, steps)[..., -1:])
        total = (boards + others + self.bias)[:, None] + last[:, :, None]
        if self.players == 2:
            everyone = to_go[:, None].expand(-1, mover.shape[1], -1, -1).clone()
            everyone[..., -1] = mover[:, :, None]
            total += self._embed(_two_player_features(everyone, board[:, None]))
        return self._logits(total).softmax(-1)

    def _embed(self, features: Tensor) -> Tensor:
        flat = features.reshape(-1, features.shape[-1])
        total = functional.embedding_bag(flat, self.embedding, mode="sum")
        return total.reshape(*features.shape[:-1], -1)

    @torch.no_grad()
    def load_arrays(self, arrays: tuple[np.ndarray, ...]) -> None:
        """Take weights as `arrays` gives them."""
        for part, array in zip(self._parts(), arrays, strict=True):
            part.copy_(torch.from_numpy(array))

    def _parts(self) -> list[Tensor]:
        layers = [(layer.weight.T, layer.bias) for layer in self.dense]
        return [self.embedding, self.bias, *(part for layer in layers for part in layer)]

    def arrays(self) -> tuple[np.ndarray, ...]:
        """Return the weights as numpy arrays, weights and biases in turn."""
        return tuple(
            part.detach().cpu().numpy().astype(np.float32).copy() for part in self._parts()
        )


class AveragedModel:
    """An exponential moving average of a model's weights."""

    def __init__(self, model: Model) -> None:
        self.model = copy.deepcopy(model).requires_grad_(requires_grad=False)

    @torch.no_grad()
    def update(self, model: Model, rate: Tensor) -> None:
        """Move the average this share of the way to the model."""
        for mine, theirs in zip(self.model.parameters(), model.parameters(), strict=True):
            mine.lerp_(theirs, rate)


def active_features(starts: Starts) -> Tensor:
    board, to_go = starts.board, starts.to_go
    features = [board_features(torch, board), step_features(torch, to_go)]
    if board.players == 2:
        features.append(_two_player_features(to_go, board))
    return torch.cat(features, -1)


def _two_player_features(to_go: Tensor, board: Board) -> Tensor:
    return torch.cat([need_features(torch, to_go, board), both_steps_feature(to_go)], -1)
