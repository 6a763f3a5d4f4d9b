# pyright: basic, reportMissingImports=false
"""Seeded random numbers and rolls on the device."""

import torch
from torch import Tensor

from rapido.lab.train.tensors import constant
from rapido.rules import ROLLS
from rapido.turn.rolls import VALUE_INDEX

_VALUE = tuple(VALUE_INDEX[roll.value] for roll in ROLLS)
_CROSSES = tuple(roll.crosses for roll in ROLLS)
_DOUBLE = tuple(roll.double for roll in ROLLS)


class Dice:
    """Seeded random numbers on the device."""

    def __init__(self, seed: int, device: torch.device) -> None:
        self.device = device
        self._generator = torch.Generator(device).manual_seed(seed)

    def uniform(self, *shape: int) -> Tensor:
        """Return numbers from 0 to 1."""
        return torch.rand(*shape, device=self.device, generator=self._generator)

    def below(self, limit: int, *shape: int) -> Tensor:
        """Return integers below a limit."""
        return torch.randint(limit, shape, device=self.device, generator=self._generator)

    def roll(self, count: int) -> tuple[Tensor, Tensor, Tensor]:
        """Return value index, crosses and double of this many rolls."""
        outcome = self.below(len(ROLLS), count)
        return tuple(constant(each, self.device)[outcome] for each in (_VALUE, _CROSSES, _DOUBLE))

    def field(self, legal: Tensor) -> Tensor:
        """Choose a free field at random."""
        return (self.uniform(*legal.shape) * legal).argmax(-1)
