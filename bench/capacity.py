"""The capacity model: what a number of people who play at once takes, by part.

Pure arithmetic on unit costs, which bench/calibrate.py measures and keeps in unit_costs.json.
`bench/capacity.py` prints the table of docs/scaling.md; its options are another case.
"""

import json
from argparse import ArgumentParser
from dataclasses import dataclass, replace
from math import exp
from pathlib import Path
from typing import Self

NOTIFY, NATS = "NOTIFY", "NATS"
PAUSES = {NOTIFY: 0.005, NATS: 0.002}
"""seconds between two batches of a process on the bus, for each other process"""
LONGEST_PAUSE = 0.05
"""seconds between two batches at most"""
HEARTBEATS = 2.5
"""frames a second of a process that has nothing to say"""
FULL = 0.6
"""share of a core that a process may use, so that latency stays low"""
CONNECTIONS = 20_000
"""the setting `connections`, for each process"""
POSTGRES_CORES = 16.0
POSTGRES_CONNECTIONS = 1000
POSTGRES_CONNECTIONS_OF_PROCESS = 6
WAL_BYTES = 150e6
"""that a good disk writes a second, next to everything else"""
NOTIFICATIONS = 2000
"""batches a second: the commit of each takes a lock of the whole server"""
NATS_BYTES = 500e6
"""that one server sends a second, on a network of 10 Gbit/s with room to spare"""
UNIT_COSTS = Path(__file__).with_name("unit_costs.json")
YEAR = 365.25 * 86_400


@dataclass(frozen=True)
class Case:
    """What is served, by how much."""

    tables: float
    moves: float
    """of one table, a second"""
    people: float = 3.0
    spectators: float = 0.0
    """of one table"""
    processes: int = 1
    sticky: bool = False
    """whether all guests of a table are connected to the same process"""
    bus: str = NATS
    commit_seconds: float = 0.004
    """that a commit takes, from asking to its answer: a property of the disk"""

    @property
    def guests(self) -> float:
        return self.people + self.spectators

    @property
    def rate(self) -> float:
        """Moves a second of all tables."""
        return self.tables * self.moves

    @property
    def connections(self) -> float:
        return self.tables * self.guests

    @property
    def commits(self) -> float:
        """Transactions a second: moves that arrive during a commit share the next one."""
        return self.processes * batches(self.rate / self.processes, self.commit_seconds)

    @property
    def frames(self) -> float:
        """Batches on the bus a second, sent by all processes."""
        pause = min(LONGEST_PAUSE, PAUSES[self.bus] * max(1, self.processes - 1))
        busy = batches(self.commits / self.processes, pause)
        return self.processes * max(HEARTBEATS, busy)

    @property
    def other_processes(self) -> float:
        """Processes beside that of the mover in which somebody at the table is connected."""
        others = self.processes - 1
        if self.sticky or not others:
            return 0.0
        return others * (1 - (others / self.processes) ** (self.guests - 1))

    def drivers(self) -> dict[str, float]:
        """Return how often a second each thing happens that has a unit cost."""
        others = self.processes - 1
        return {
            "process": self.processes,
            "move": self.rate,
            "send": self.rate * self.guests,
            "commit": self.commits,
            "frame": self.frames,
            "frame_received": self.frames * others,
            "message_received": self.rate * others,
            "apply": self.rate * self.other_processes,
        }


def batches(rate: float, seconds: float) -> float:
    """Return how many batches a second a queue takes that is emptied at once, for so long each.

    A batch takes its time; then, if nothing has arrived meanwhile, the next arrival is awaited.
    """
    if rate <= 0:
        return 0.0
    return 1 / (seconds + exp(-rate * seconds) / rate)


@dataclass(frozen=True)
class UnitCosts:
    """What each thing takes: microseconds of CPU by part and driver, and bytes."""

    app: dict[str, float]
    postgres: dict[str, float]
    notify: dict[str, float]
    """of PostgreSQL as well, if it is the bus"""
    nats: dict[str, float]
    update_bytes: float
    """to one guest for one move"""
    done_bytes: float
    """to the guest who has moved"""
    command_bytes: float
    message_bytes: float
    """of one move on the bus, for each process that hears it"""
    stored_bytes: float
    """of one move in the tables and indexes of PostgreSQL"""
    wal_bytes: float
    connection_bytes: float
    """of memory, with a share of the room"""
    process_bytes: float

    @classmethod
    def load(cls) -> Self:
        return cls(**json.loads(UNIT_COSTS.read_text("utf-8"))["costs"])


@dataclass(frozen=True)
class Need:
    """What a case takes."""

    app: float
    """cores"""
    postgres: float
    nats: float
    hearing: float
    """the part of `app` that hears what concerns other processes alone"""
    bytes_to_guests: float
    """a second"""
    bytes_from_guests: float
    bus_bytes: float
    wal_bytes: float
    stored_bytes: float
    memory: float
    """bytes of all app processes"""


def need(case: Case, costs: UnitCosts) -> Need:
    drivers = case.drivers()
    heard = drivers["message_received"] - drivers["apply"]
    return Need(
        app=_cores(drivers, costs.app),
        postgres=_cores(drivers, costs.postgres)
        + (_cores(drivers, costs.notify) if case.bus == NOTIFY else 0.0),
        nats=_cores(drivers, costs.nats) if case.bus == NATS else 0.0,
        hearing=(
            heard * costs.app["message_received"]
            + drivers["frame_received"] * costs.app["frame_received"]
        )
        / 1e6,
        bytes_to_guests=case.rate * (case.guests * costs.update_bytes + costs.done_bytes),
        bytes_from_guests=case.rate * costs.command_bytes,
        bus_bytes=case.rate * (case.processes - 1) * costs.message_bytes,
        wal_bytes=case.rate * costs.wal_bytes,
        stored_bytes=case.rate * costs.stored_bytes,
        memory=case.processes * costs.process_bytes + case.connections * costs.connection_bytes,
    )


def _cores(drivers: dict[str, float], costs: dict[str, float]) -> float:
    return sum(drivers[name] * cost for name, cost in costs.items()) / 1e6


def limits(case: Case, costs: UnitCosts) -> dict[str, float]:
    """Return how much of each limit is used: the largest is met first."""
    return _limits_of_a_process(case, costs) | _shared_limits(case, costs)


def _limits_of_a_process(case: Case, costs: UnitCosts) -> dict[str, float]:
    return {
        "CPU of a process": need(case, costs).app / case.processes / FULL,
        "connections of a process": case.connections / case.processes / CONNECTIONS,
    }


def _shared_limits(case: Case, costs: UnitCosts) -> dict[str, float]:
    """Return those that more processes make worse."""
    needed = need(case, costs)
    connections = case.processes * POSTGRES_CONNECTIONS_OF_PROCESS
    found = {
        "hearing all other processes": needed.hearing / case.processes / (FULL / 2),
        "CPU of PostgreSQL": needed.postgres / POSTGRES_CORES / FULL,
        "connections of PostgreSQL": connections / POSTGRES_CONNECTIONS,
        "WAL of PostgreSQL": needed.wal_bytes / WAL_BYTES,
    }
    if case.bus == NATS:
        return found | {"bytes of NATS": needed.bus_bytes / NATS_BYTES}
    return found | {"notifications": case.frames / NOTIFICATIONS}


@dataclass(frozen=True)
class Plan:
    """Installations that share nothing, each with its own PostgreSQL and bus."""

    installations: int
    case: Case
    """one of them"""


def plan(case: Case, costs: UnitCosts) -> Plan:
    """Return the fewest installations, and the fewest processes, with which all limits hold."""
    installations = 1
    while True:
        part = replace(case, tables=case.tables / installations)
        if found := _fewest_processes(part, costs):
            return Plan(installations, found)
        installations += 1


def _fewest_processes(case: Case, costs: UnitCosts) -> Case | None:
    """Return None if more processes would not help."""
    processes = 1
    while True:
        tried = replace(case, processes=processes)
        if max(_shared_limits(tried, costs).values()) > 1:
            return None
        if max(_limits_of_a_process(tried, costs).values()) <= 1:
            return tried
        processes += 1


def table(costs: UnitCosts, case: Case, people: list[int]) -> str:
    """Return the worked table of the document."""
    titles = (
        *("people playing", "tables", "moves/s", "connections", "installations", "app processes"),
        *("app cores", "PostgreSQL cores", "NATS cores", "to guests", "on the bus"),
        *("stored a year", "memory", "nearest shared limit"),
    )
    lines = [f"| {' | '.join(titles)} |", "|---:" * 13 + "|---|"]
    for count in people:
        planned = plan(replace(case, tables=count / case.people), costs)
        one, times = planned.case, planned.installations
        needed, used = need(one, costs), _shared_limits(one, costs)
        nearest = max(used, key=lambda name: used[name])
        cells = (
            f"{count:,}",
            f"{one.tables * times:,.0f}",
            f"{one.rate * times:,.0f}",
            f"{one.connections * times:,.0f}",
            f"{times}",
            f"{one.processes * times}",
            f"{needed.app * times:.1f}",
            f"{needed.postgres * times:.1f}",
            f"{needed.nats * times:.1f}",
            f"{size(needed.bytes_to_guests * times)}/s",
            f"{size(needed.bus_bytes * times)}/s",
            size(needed.stored_bytes * times * YEAR),
            size(needed.memory * times),
            f"{nearest}: {used[nearest]:.0%}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def size(count: float) -> str:
    for unit in ("B", "KB", "MB", "GB"):
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:.3g} TB" if count < 1000 else f"{count / 1000:.3g} PB"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--people", type=int, nargs="+", default=[300, 3000, 30_000, 300_000, 1_000_000]
    )
    parser.add_argument("--at-a-table", type=float, default=3.0)
    parser.add_argument("--seconds-per-move", type=float, default=3.0, help="at one table")
    parser.add_argument("--spectators", type=float, default=0.0, help="at one table")
    parser.add_argument("--sticky", action="store_true", help="one process for a table")
    parser.add_argument("--bus", choices=list(PAUSES), default=NATS)
    options = parser.parse_args()
    case = Case(
        tables=0,
        moves=1 / options.seconds_per_move,
        people=options.at_a_table,
        spectators=options.spectators,
        sticky=options.sticky,
        bus=options.bus,
    )
    print(table(UnitCosts.load(), case, options.people))


if __name__ == "__main__":
    main()
