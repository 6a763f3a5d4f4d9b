# pyright: basic, reportMissingImports=false
"""The positions trained on: a ring buffer of the latest samples."""

import torch
from torch import Tensor

from rapido.lab.train.dice import Dice
from rapido.lab.train.tensors import constant

_FRESH = 0.1
"""the share of the buffer that is used in the beginning"""


class ReplayBuffer:
    """The latest samples, as active features and targets; positions stay in pairs."""

    def __init__(self, size: int, features: Tensor, targets: Tensor) -> None:
        self._features = features.new_zeros(size, features.shape[1], dtype=torch.int16)
        self._targets = targets.new_zeros(size, targets.shape[1])
        self._next = self.filled = 0

    def add(self, features: Tensor, targets: Tensor) -> None:
        size = len(self._features)
        at = (torch.arange(len(features), device=features.device) + self._next) % size
        self._features[at] = features.to(torch.int16)
        self._targets[at] = targets
        self._next = (self._next + len(features)) % size
        self.filled = min(size, self.filled + len(features))

    def sample(self, count: int, dice: Dice, progress: float) -> tuple[Tensor, Tensor]:
        # Early targets are soon out of date.
        size = len(self._features)
        latest = int(size * (_FRESH + (1 - _FRESH) * progress))
        pair = dice.below(min(latest, self.filled) // 2, count // 2)
        at = (self._next - 2 * pair[:, None] - constant((2, 1), dice.device)).flatten() % size
        return self._features[at].long(), self._targets[at]
