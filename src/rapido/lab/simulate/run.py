"""Simulates what is asked for, and keeps what is done if it is interrupted."""

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from rapido.kernel import Totals
from rapido.lab.map_games import Crew, WorkLost, map_games
from rapido.lab.simulate.request import Request, play_part


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was asked for, and what came of it."""

    request: Request
    totals: Totals
    seconds: float
    """of playing; the start of the workers is left out"""
    stopped: str | None = None
    """why not all games were played"""


def simulate(request: Request, crew: Crew, tell: Callable[[int], None]) -> Outcome:
    """Play all games, telling now and then how many are done.

    Ctrl-C and the loss of all workers end it early, with the games that were finished by then.
    """
    native = request.native  # which loads the library, before the clock starts
    totals, stopped = Totals.none(len(request.players)), None
    began = time.perf_counter()

    def ready() -> None:
        nonlocal began
        began = time.perf_counter()
        tell(0)

    work, parts = partial(play_part, request), request.parts(crew.workers)
    try:
        with closing(map_games(work, parts, crew, threads=native, ready=ready)) as found:
            for some in found:
                totals += some
                tell(totals.games)
    except KeyboardInterrupt:
        stopped = "interrupted"
    except WorkLost as error:
        if not totals.games:
            raise
        stopped = str(error)
    return Outcome(request, totals, time.perf_counter() - began, stopped)
