"""Runs an arena."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from rapido.lab.arena.ratings import Wins
from rapido.lab.arena.request import ArenaRequest, Part, PartResult, play_part
from rapido.lab.map_games import Workers
from rapido.lab.play_parts import Run, play_parts


@dataclass(frozen=True, slots=True)
class ArenaResult:
    request: ArenaRequest
    wins: Wins
    """by set of dice, group and player; only sets that all groups have played"""
    run: Run

    @property
    def sets(self) -> int:
        return len(self.wins)

    @property
    def games(self) -> int:
        return int(self.wins.sum())


def run_arena(
    request: ArenaRequest, workers: Workers, progress: Callable[[int], None]
) -> ArenaResult:
    """Play all games, or until Ctrl-C; then only sets of dice that all groups played count."""
    found, games = list[tuple[Part, Wins]](), 0

    def add(result: PartResult) -> int:
        nonlocal games
        wins = np.array(result.wins, dtype=np.int16)
        found.append((result.part, wins))
        games += int(wins.sum())
        return games

    workers = replace(workers, threads=request.native)
    parts = request.parts(workers.count)
    run = play_parts(partial(play_part, request), parts, workers, add, progress)
    return ArenaResult(request, _assemble(request, found), run)


def _assemble(request: ArenaRequest, found: list[tuple[Part, Wins]]) -> Wins:
    """Put the results in the order of their sets of dice."""
    begun = max((part.sets.stop for part, _ in found), default=0)
    wins = np.zeros((begun, len(request.groups), len(request.players)), dtype=np.int16)
    for part, won in found:
        wins[part.sets.start : part.sets.stop, part.group] += won
    complete = wins.sum(axis=2) == [len(group.orders) for group in request.groups]
    return wins[complete.all(axis=1)]
