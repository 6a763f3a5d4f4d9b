"""Server throughput, latency, CPU by part and memory, in all modes vs. bare durable servers.

One run measures everything: SQLite; PostgreSQL with 1, 2 and 3 processes on NOTIFY and on NATS,
with the guests of a table at any process or (sticky) all at one. CPU is for each durable move.
"""

import json
import os
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import boardgame_server
from deployment import (
    ANCHOR,
    BOARDGAME,
    MEMORY,
    NATS,
    NOTIFY,
    POSTGRES,
    RAPIDO,
    SQLITE,
    Mode,
    Servers,
)
from measure import IDLE_TABLES, Measurement, Phase, Workload, idle_bytes, measure
from server_report import EACH, EACH_RATE, FIRST, PACED, RATE, SATURATED, Results, print_report

TABLES = 200
OTHER_TABLES = (50, 500)
ONE_PROCESS = (Mode(RAPIDO, SQLITE), Mode(ANCHOR, SQLITE))
SEVERAL = tuple(
    Mode(RAPIDO, POSTGRES, bus, processes, sticky)
    for bus in (NOTIFY, NATS)
    for processes, sticky in ((1, False), (2, False), (3, False), (3, True))
)


def cells(
    *, quick: bool, boardgame: bool, updates: str
) -> list[tuple[Mode, Workload, list[Phase]]]:
    """Return what is measured in each round."""
    seconds, warm_up = (2.0, 0.5) if quick else (5.0, 2.0)
    first, paced = Phase(FIRST, 2.0, RATE, warm_up=0), Phase(PACED, seconds, RATE, warm_up)
    saturated = Phase(SATURATED, seconds)
    load = Workload(TABLES, updates=updates)
    found = [(mode, load, [first, paced, saturated]) for mode in ONE_PROCESS]
    found.append((Mode(ANCHOR, POSTGRES), load, [paced, saturated]))
    for mode in SEVERAL:
        each = Phase(EACH, seconds, EACH_RATE * mode.processes)
        found.append((mode, load, [paced, each, saturated]))
    if boardgame:
        found.append((Mode(BOARDGAME, MEMORY), load, [paced, saturated]))
    if not quick:
        found += [
            (mode, Workload(tables, updates=updates), [saturated])
            for tables in OTHER_TABLES
            for mode in ONE_PROCESS
        ]
    return found


def median_of(found: Sequence[Measurement]) -> Measurement:
    def middle(name: str) -> Any:  # noqa: ANN401 - of any member
        values = [getattr(each, name) for each in found]
        return median(values) if isinstance(values[0], float | int) else values[0]

    return Measurement(**{each.name: middle(each.name) for each in fields(Measurement)})


def run(*, quick: bool, boardgame: bool, rounds: int, updates: str) -> Results:
    """Measure all cells in interleaved rounds, and take the medians."""
    seen: defaultdict[tuple[Mode, Workload, str], list[Measurement]] = defaultdict(list)
    busy = os.getloadavg()[0]
    with TemporaryDirectory() as folder, Servers() as servers:
        scratch = Path(folder)
        if boardgame:
            boardgame_server.install(scratch)
        for _ in range(rounds):
            for mode, workload, phases in cells(quick=quick, boardgame=boardgame, updates=updates):
                for found in measure(mode, workload, phases, servers, scratch):
                    seen[mode, workload, found.phase].append(found)
                    print(
                        f"{mode.name}, {workload.tables} tables, {found.phase}:"
                        f" {found.rate:.0f} moves/s, CPU us app {found.app:.0f},"
                        f" PostgreSQL {found.postgres:.0f}, NATS {found.nats:.0f}",
                        file=sys.stderr,
                    )
        modes = (Mode(RAPIDO, SQLITE), Mode(RAPIDO, POSTGRES, NATS), Mode(ANCHOR, SQLITE))
        idle = {
            mode.name: idle_bytes(mode, servers, scratch) for mode in modes[: 2 if quick else None]
        }
    return Results(
        measurements=[median_of(found) for found in seen.values()],
        idle=idle,
        idle_connections=2 * IDLE_TABLES,
        load_average=(busy, os.getloadavg()[0]),
        cores=os.cpu_count() or 1,
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two minutes; needs no node")
    parser.add_argument("--without-boardgame", action="store_true", help="needs no node")
    parser.add_argument("--rounds", type=int, help="1 with --quick, else 3")
    parser.add_argument(
        "--updates",
        choices=["full", "delta"],
        default="delta",
        help="what guests of Rapido ask for",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything there as well")
    options = parser.parse_args()
    results = run(
        quick=options.quick,
        boardgame=not (options.quick or options.without_boardgame),
        rounds=options.rounds or (1 if options.quick else 3),
        updates=options.updates,
    )
    print_report(results)
    if options.json:
        options.json.write_text(json.dumps(asdict(results), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
