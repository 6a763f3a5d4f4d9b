"""Runs a simulation."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from rapido.kernel import Totals
from rapido.lab.map_games import Workers
from rapido.lab.play_parts import Run, play_parts
from rapido.lab.simulate.request import SimulationRequest, play_part


@dataclass(frozen=True, slots=True)
class SimulationResult:
    request: SimulationRequest
    totals: Totals
    run: Run


def simulate(
    request: SimulationRequest, workers: Workers, progress: Callable[[int], None]
) -> SimulationResult:
    """Play all games, or until Ctrl-C; then the games finished by then count."""
    workers = replace(workers, threads=request.native)
    totals = Totals.none(len(request.players))

    def add(result: Totals) -> int:
        nonlocal totals
        totals += result
        return totals.games

    parts = request.parts(workers.count)
    run = play_parts(partial(play_part, request), parts, workers, add, progress)
    return SimulationResult(request, totals, run)
