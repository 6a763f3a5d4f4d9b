"""Plays many games in parts, and keeps the results when stopped early."""

import time
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from typing import Final, TypeVar

from rapido.lab.map_games import Workers, WorkLost, map_games
from rapido.locales import Say

Part = TypeVar("Part")
Result = TypeVar("Result")

INTERRUPTED: Final = "interrupted"


@dataclass(frozen=True, slots=True)
class Run:
    """How long it took to play, and whether all games were played."""

    seconds: float
    """not counting the start of the workers"""
    stopped: str | None = None
    """why not all games were played, in English"""
    lost: WorkLost | None = None
    """the loss of all workers, if that was why"""

    def why_stopped(self, say: Say) -> str:
        """Return the same reason in the reader's language, without a period."""
        reason = say("lab-interrupted") if self.lost is None else self.lost.explain(say)
        return reason.removesuffix(".")


def play_parts(
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    workers: Workers,
    add: Callable[[Result], int],
    progress: Callable[[int], None],
) -> Run:
    """Play all parts and add their results, until Ctrl-C or the loss of all workers.

    `add` returns the number of games played so far, which is passed on to `progress`.
    """
    began, done, stopped, lost = time.perf_counter(), 0, None, None

    def ready() -> None:
        nonlocal began
        began = time.perf_counter()
        progress(0)

    try:
        with closing(map_games(work, parts, workers, ready)) as results:
            for result in results:
                done = add(result)
                progress(done)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except WorkLost as error:
        if not done:
            raise
        stopped, lost = str(error), error
    return Run(time.perf_counter() - began, stopped, lost)
