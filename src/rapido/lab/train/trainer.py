# pyright: basic, reportMissingImports=false
"""One optimizer step: the loss, and the update of the weights."""

import torch
from torch import Tensor

from rapido.lab.train.model import AveragedModel, Model
from rapido.lab.train.tensors import constant

_DIFFERENCE_WEIGHT = 2.0
"""the weight of the error of the difference between the two positions of a pair"""
OVERSAMPLING = 2
"""if focused: positions drawn for each one trained on; the smallest errors are dropped"""
_LARGE = 0.008
"""if focused: errors above this count for much more: no choice may be badly wrong"""
_WARM_UP = 3
"""steps before one is captured, as torch requires"""


class Trainer:
    """Takes optimizer steps; on a GPU as a CUDA graph, since launching its kernels takes longer."""

    def __init__(self, model: Model, average: AveragedModel, device: torch.device) -> None:
        self._model, self._average = model, average
        self._on_gpu = device.type == "cuda"
        self._average_rate = torch.zeros((), device=device)
        rate = torch.zeros((), device=device) if self._on_gpu else 0.0
        self._adam = torch.optim.Adam(
            model.parameters(), lr=rate, fused=self._on_gpu, capturable=self._on_gpu
        )
        self._graphs: dict[bool, tuple[torch.cuda.CUDAGraph, Tensor, Tensor]] = {}

    def set_rates(self, rate: float, average_rate: float) -> None:
        """Set the learning rate, and the rate of the moving average."""
        self._average_rate.fill_(average_rate)
        for group in self._adam.param_groups:
            if self._on_gpu:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def step(self, features: Tensor, targets: Tensor, *, focused: bool) -> None:
        """Train on pairs of positions; if focused, on those with the largest errors."""
        if not self._on_gpu:
            self._step(features, targets, focused=focused)
            return
        if focused not in self._graphs:
            self._graphs[focused] = self._capture(features, targets, focused=focused)
        graph, graph_features, graph_targets = self._graphs[focused]
        graph_features.copy_(features)
        graph_targets.copy_(targets)
        graph.replay()

    def _capture(
        self, features: Tensor, targets: Tensor, *, focused: bool
    ) -> tuple[torch.cuda.CUDAGraph, Tensor, Tensor]:
        features, targets = features.clone(), targets.clone()
        side_stream = torch.cuda.Stream()
        side_stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side_stream):
            for _ in range(_WARM_UP):
                self._step(features, targets, focused=focused)
        torch.cuda.current_stream().wait_stream(side_stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._step(features, targets, focused=focused)
        return graph, features, targets

    def _step(self, features: Tensor, targets: Tensor, *, focused: bool) -> None:
        if focused:
            features, targets = _hardest(self._model, features, targets)
        self._adam.zero_grad(set_to_none=True)
        # Scaled up, so that the smallest gradients are not lost in rounding.
        (1000 * _losses(self._model, features, targets, focused=focused).mean()).backward()
        self._adam.step()
        self._average.update(self._model, self._average_rate)


def _losses(model: Model, features: Tensor, targets: Tensor, *, focused: bool) -> Tensor:
    """Return the loss of every pair of positions."""
    log_chances = model(features).log_softmax(-1)
    divergence = torch.xlogy(targets, targets) - targets * log_chances
    off = (log_chances.exp() - targets).reshape(len(features) // 2, 2, -1)
    own, difference = off.square().sum(-1), (off[:, 0] - off[:, 1]).square().sum(-1)
    total = divergence.sum(-1).reshape(-1, 2).mean(1) + _DIFFERENCE_WEIGHT * difference
    if focused:
        total = (
            total + (own.square().mean(1) + _DIFFERENCE_WEIGHT * difference.square()) / _LARGE**2
        )
    return total


@torch.no_grad()
def _hardest(model: Model, features: Tensor, targets: Tensor) -> tuple[Tensor, Tensor]:
    """Take the pairs of positions with the largest losses."""
    losses = _losses(model, features, targets, focused=True)
    pairs = losses.topk(len(losses) // OVERSAMPLING, sorted=False).indices
    which = (2 * pairs[:, None] + constant((0, 1), features.device)).flatten()
    return features[which], targets[which]
