"""What is to be solved, and whether that can be done here."""

import os
from dataclasses import dataclass
from pathlib import Path

from rapido.lab.solve.checkpoint import PAUSE
from rapido.rules import BadRequest


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be solved, how exactly, and how."""

    finish: int
    epsilon: float
    threads: int
    out: Path | None = None
    resume: bool = False
    pause: float = PAUSE
    """seconds from one checkpoint to the next"""
    gpu: bool = False


def check_request(request: Request, *, smallest: float, most_finish: int) -> None:
    """Refuse what makes no sense."""
    if not 1 <= request.finish <= most_finish:
        raise BadRequest(f"the game can be solved for a finish from 1 to {most_finish}")
    if not smallest <= request.epsilon < 1:
        raise BadRequest(f"epsilon is a number from {smallest:g} up to 1")
    if request.threads < 1:
        raise BadRequest("there is at least one thread to compute with")
    if request.resume and request.out is None:
        raise BadRequest("say with --out which table is to be resumed")
    if request.resume and request.gpu:
        raise BadRequest("on a GPU the game is solved in a minute, without checkpoints")
    if request.out is not None and not request.out.parent.is_dir():
        raise BadRequest(f"there is no folder {request.out.parent} for the table")


def check_memory(request: Request, needed: int) -> None:
    """Refuse what does not fit into the memory of this machine."""
    if not hasattr(os, "sysconf"):  # Windows, which says itself when there is no more
        return
    there = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    if needed > there:
        raise BadRequest(
            f"a finish on step {request.finish} to {request.epsilon:g} takes {needed / 1e9:.1f} GB"
            f" of memory; there are {there / 1e9:.1f} GB here"
        )
