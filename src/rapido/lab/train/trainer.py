# pyright: basic, reportMissingImports=false
"""Takes the steps of training: what counts as an error, and how the weights follow it."""

import torch
from torch import Tensor

from rapido.lab.train.boards import constant
from rapido.lab.train.model import Follower, Model

_BETWEEN = 2.0
"""how much the error of the difference between two ends of a turn counts beside their own"""
DRAWN = 2
"""how many positions are drawn for each that is learnt from: those that are known well are left"""
_LARGE = 0.008
"""from which error on it counts for much more, if strict: no choice may be quite wrong"""
_WARM_UP = 3
"""steps before one is recorded, as torch wants it"""


class Trainer:
    """Takes steps; on a GPU one is recorded and played back, for to launch it takes far longer."""

    def __init__(self, model: Model, follower: Follower, device: torch.device) -> None:
        """Take a model in hand, and the copy that follows it."""
        self._model, self._follower = model, follower
        self._on_gpu = device.type == "cuda"
        self._share = torch.zeros((), device=device)
        rate = torch.zeros((), device=device) if self._on_gpu else 0.0
        self._adam = torch.optim.Adam(
            model.parameters(), lr=rate, fused=self._on_gpu, capturable=self._on_gpu
        )
        self._recorded: dict[bool, tuple[torch.cuda.CUDAGraph, Tensor, Tensor]] = {}

    def set_pace(self, rate: float, share: float) -> None:
        """Say how fast the model learns, and how fast its copy follows."""
        self._share.fill_(share)
        for group in self._adam.param_groups:
            if self._on_gpu:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def step(self, rows: Tensor, worth: Tensor, *, strict: bool) -> None:
        """Learn from positions, two by two; if strict, from those that are known least."""
        if not self._on_gpu:
            self._step(rows, worth, strict=strict)
            return
        if strict not in self._recorded:
            self._recorded[strict] = self._record(rows, worth, strict=strict)
        graph, its_rows, its_worth = self._recorded[strict]
        its_rows.copy_(rows)
        its_worth.copy_(worth)
        graph.replay()

    def _record(
        self, rows: Tensor, worth: Tensor, *, strict: bool
    ) -> tuple[torch.cuda.CUDAGraph, Tensor, Tensor]:
        rows, worth = rows.clone(), worth.clone()
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(_WARM_UP):
                self._step(rows, worth, strict=strict)
        torch.cuda.current_stream().wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._step(rows, worth, strict=strict)
        return graph, rows, worth

    def _step(self, rows: Tensor, worth: Tensor, *, strict: bool) -> None:
        if strict:
            rows, worth = _hardest(self._model, rows, worth)
        self._adam.zero_grad(set_to_none=True)
        # A large number, so that the smallest differences are not lost in rounding.
        (1000 * _errors(self._model, rows, worth, strict=strict).mean()).backward()
        self._adam.step()
        self._follower.follow(self._model, self._share)


def _errors(model: Model, rows: Tensor, worth: Tensor, *, strict: bool) -> Tensor:
    """Return what counts as the error of every two positions."""
    shares = model(rows).log_softmax(-1)
    unlike = torch.xlogy(worth, worth) - worth * shares
    off = (shares.exp() - worth).reshape(len(rows) // 2, 2, -1)
    own, apart = off.square().sum(-1), (off[:, 0] - off[:, 1]).square().sum(-1)
    total = unlike.sum(-1).reshape(-1, 2).mean(1) + _BETWEEN * apart
    if strict:
        total = total + (own.square().mean(1) + _BETWEEN * apart.square()) / _LARGE**2
    return total


@torch.no_grad()
def _hardest(model: Model, rows: Tensor, worth: Tensor) -> tuple[Tensor, Tensor]:
    """Take a share of positions, two by two, on which the network is off most."""
    errors = _errors(model, rows, worth, strict=True)
    pairs = errors.topk(len(errors) // DRAWN, sorted=False).indices
    which = (2 * pairs[:, None] + constant((0, 1), rows.device)).flatten()
    return rows[which], worth[which]
