"""What to solve, and whether this machine can."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from rapido.lab.errors import BadLabRequest
from rapido.lab.report.files import check_writable
from rapido.lab.solve.checkpoint import INTERVAL
from rapido.locales.rounded import Rounded
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
        raise BadLabRequest("solve-finish", most=max_finish)
    if not min_epsilon <= request.epsilon < 1:
        raise BadLabRequest("solve-epsilon", least=f"{min_epsilon:g}")
    if request.threads < 1:
        raise BadRequest("at least one thread is needed to solve the game")
    if request.resume and request.out is None:
        raise BadLabRequest("solve-resume-out")
    if request.resume and request.gpu:
        raise BadLabRequest("solve-resume-gpu")
    if request.out is not None and not request.out.parent.is_dir():
        raise BadLabRequest("lab-no-folder", folder=str(request.out.parent))
    if request.out is not None:
        check_writable(request.out)


def check_memory(request: SolveRequest, needed: int) -> None:
    """Reject what does not fit into the memory of this machine."""
    if sys.platform == "win32":  # where the allocation itself will fail
        return
    installed = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    if needed > installed:
        raise BadLabRequest(
            "solve-memory",
            finish=request.finish,
            epsilon=f"{request.epsilon:g}",
            needed=Rounded(needed / 1e9, 1),
            installed=Rounded(installed / 1e9, 1),
        )
