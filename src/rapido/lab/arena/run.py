"""Holds an arena, and keeps what is done if it is interrupted."""

import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import numpy as np

from rapido.lab.arena.ratings import Wins
from rapido.lab.arena.request import Found, Request, play_part
from rapido.lab.map_games import Crew, WorkLost, map_games


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was asked for, and what came of it."""

    request: Request
    wins: Wins
    """by set of dice, group and player; only sets that all groups have met"""
    seconds: float
    stopped: str | None = None
    """why not all games were played"""

    @property
    def sets(self) -> int:
        """Count the sets of dice that were used."""
        return len(self.wins)

    @property
    def games(self) -> int:
        """Count the games of all groups."""
        return int(self.wins.sum())


def hold(request: Request, crew: Crew, tell: Callable[[int], None]) -> Outcome:
    """Play all games, telling now and then how many are done.

    Ctrl-C and the loss of all workers end it early, with what all groups had finished by then.
    """
    found, done, stopped = list[Found](), 0, None
    began = time.perf_counter()

    def ready() -> None:
        nonlocal began
        began = time.perf_counter()
        tell(0)

    work, parts = partial(play_part, request), request.parts(crew.workers)
    try:
        with closing(map_games(work, parts, crew, ready=ready)) as results:
            for some in results:
                found.append(some)
                done += sum(map(sum, some.wins))
                tell(done)
    except KeyboardInterrupt:
        stopped = "interrupted"
    except WorkLost as error:
        if not found:
            raise
        stopped = str(error)
    wins = _assemble(request, found)
    return Outcome(request, wins, time.perf_counter() - began, stopped)


def _assemble(request: Request, found: list[Found]) -> Wins:
    """Put the results in the order of their sets of dice, however they came."""
    by_sets: defaultdict[int, dict[int, Found]] = defaultdict(dict)
    for some in found:
        by_sets[some.part.sets.start][some.part.group] = some
    groups = range(len(request.groups))
    whole = [
        np.array([some[group].wins for group in groups], dtype=np.int16).swapaxes(0, 1)
        for _, some in sorted(by_sets.items())
        if len(some) == len(groups)
    ]
    empty = np.zeros((0, len(groups), len(request.players)), dtype=np.int16)
    return np.concatenate([empty, *whole])
