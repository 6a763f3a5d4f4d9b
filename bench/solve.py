"""Speed of the solver, the check and the table reader: `python bench/solve.py [TABLE]`.

Rates are per second of process time on one thread. The reader is measured on the given table (such
as that of the full game), by default on that of a short game.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from rapido.kernel import three_player_boards
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.lab.solve.check import check_table
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from rapido.lab.solve.three.cpu import CpuTables
from rapido.lab.solve.three.cpu import memory_for as three_memory_for
from rapido.lab.solve.two.cpu import CpuBounds, memory_for
from rapido.lab.solve.two.iterate import sweep
from rapido.lab.solve.two.layout import table_cells
from rapido.rules import (
    FINISH,
    Phase,
    Rolled,
    State,
    apply,
    chance_outcomes,
    legal_actions,
    new_game,
)

SHORT = 8
"""finish of the measured sweeps"""
SHORT_FOR_THREE = 9
"""the same for three players"""
ROUNDS = 3


def time_sweep(bounds: CpuBounds) -> float:
    """Return the process time of one sweep over both tables in seconds."""
    began = process_time()
    bounds.begin_sweep()
    for part in sweep(bounds.finish):
        bounds.compute(part)
    return process_time() - began


def time_of(work: Callable[[], object]) -> float:
    """Return the process time in seconds."""
    began = process_time()
    work()
    return process_time() - began


def states_of_games(finish: int, games: int) -> list[State]:
    """Return decisions from random games."""
    rng, met = random.Random(1), list[State]()
    for _ in range(games):
        state = new_game(2, finish)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DECIDE:
                met.append(state)
            moves = legal_actions(state) or [
                Rolled(rolled.roll) for rolled, _ in chance_outcomes(state)
            ]
            state = apply(state, rng.choice(moves)).state
    return met


def time_reader(table: TwoPlayerTable) -> list[float]:
    """Return the milliseconds of each decision."""
    times: list[float] = []
    for state in states_of_games(table.head.finish, 20):
        began = perf_counter()
        table.actions(state)
        times.append(1000 * (perf_counter() - began))
    return times


def main() -> None:
    """Measure everything and print the results."""
    for name, fixed_point in (("fixed point", True), ("double precision", False)):
        bounds = CpuBounds(SHORT, fixed_point=fixed_point, threads=1)
        seconds = median(time_sweep(bounds) for _ in range(ROUNDS))
        rate = 2 * table_cells(SHORT) / seconds
        print(f"sweep to step {SHORT}, {name:<17} {seconds:8.2f} s {rate / 1e6:8.1f} M bounds/s")
        gigabytes = memory_for(FINISH, fixed_point=fixed_point) / 1e9
        print(f"memory to step {FINISH}, {name:<16} {gigabytes:8.2f} GB")
    tables = CpuTables(SHORT_FOR_THREE, threads=1)
    seconds = median(time_of(lambda: tables.sweep(1e-3, 1.0)) for _ in range(ROUNDS))
    rate = three_player_boards.BOARDS * SHORT_FOR_THREE**3 / seconds
    name = f"three players, sweep to step {SHORT_FOR_THREE}"
    print(f"{name} {seconds:8.2f} s {rate / 1e6:8.1f} M states/s")
    print(f"memory to step {FINISH}, three players {three_memory_for(FINISH) / 1e9:8.2f} GB")
    with TemporaryDirectory() as scratch:
        path = Path(scratch, "table")
        solve(SolveRequest(players=2, finish=2, epsilon=1e-4, threads=1, out=path))
        began = process_time()
        report = check_table(path, threads=1, games=10_000)
        seconds = process_time() - began
        print(f"check of {report.head.cells:,} states and 10,000 games {seconds:8.2f} s")
        table = TwoPlayerTable.open(sys.argv[1] if len(sys.argv) > 1 else path)
        times = time_reader(table)
    slowest = quantiles(times, n=100)[98]
    print(f"a decision to step {table.head.finish}: {median(times):.2f} ms, 99 %: {slowest:.2f} ms")


if __name__ == "__main__":
    main()
