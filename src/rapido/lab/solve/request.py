"""What to solve, and whether this machine can."""

import os
from dataclasses import dataclass
from pathlib import Path

from rapido.lab.solve.checkpoint import INTERVAL
from rapido.rules import BadRequest


@dataclass(frozen=True, slots=True)
class SolveRequest:
    """What to solve, and how precisely."""

    players: int
    finish: int
    epsilon: float
    threads: int = 1
    out: Path | None = None
    resume: bool = False
    checkpoint_interval: float = INTERVAL
    """seconds"""
    gpu: bool = False


def check_request(request: SolveRequest, *, min_epsilon: float, max_finish: int) -> None:
    """Reject requests that make no sense."""
    if not 1 <= request.finish <= max_finish:
        raise BadRequest(f"the game can be solved for a finish from 1 to {max_finish}")
    if not min_epsilon <= request.epsilon < 1:
        raise BadRequest(f"epsilon is a number from {min_epsilon:g} up to 1")
    if request.threads < 1:
        raise BadRequest("at least one thread is needed to solve the game")
    if request.resume and request.out is None:
        raise BadRequest("say with --out which table to resume")
    if request.resume and request.gpu:
        raise BadRequest("on a GPU the game is solved in a minute, without checkpoints")
    if request.out is not None and not request.out.parent.is_dir():
        raise BadRequest(f"there is no folder {request.out.parent} for the table")


def check_memory(request: SolveRequest, needed: int) -> None:
    """Reject what does not fit into the memory of this machine."""
    if not hasattr(os, "sysconf"):  # Windows, where the allocation itself will fail
        return
    installed = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    if needed > installed:
        raise BadRequest(
            f"a finish on step {request.finish} to {request.epsilon:g} takes {needed / 1e9:.1f} GB"
            f" of memory; there are {installed / 1e9:.1f} GB here"
        )
