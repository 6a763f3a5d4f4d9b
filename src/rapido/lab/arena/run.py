"""Runs an arena."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from rapido.lab.arena.ratings import Wins
from rapido.lab.arena.request import ArenaRequest, PartResult, play_part
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
    found, games = list[PartResult](), 0

    def add(result: PartResult) -> int:
        nonlocal games
        found.append(result)
        games += sum(map(sum, result.wins))
        return games

    parts = request.parts(workers.count)
    run = play_parts(partial(play_part, request), parts, workers, add, progress)
    return ArenaResult(request, _assemble(request, found), run)


def _assemble(request: ArenaRequest, found: list[PartResult]) -> Wins:
    """Put the results in the order of their sets of dice."""
    by_sets: defaultdict[int, dict[int, PartResult]] = defaultdict(dict)
    for result in found:
        by_sets[result.part.sets.start][result.part.group] = result
    groups = range(len(request.groups))
    complete = [
        np.array([results[group].wins for group in groups], dtype=np.int16).swapaxes(0, 1)
        for _, results in sorted(by_sets.items())
        if len(results) == len(groups)
    ]
    empty = np.zeros((0, len(groups), len(request.players)), dtype=np.int16)
    return np.concatenate([empty, *complete])
