"""Runs one server with one load, and measures each phase of it."""

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from deployment import BOARDGAME, HERE, RAPIDO, BenchError, Deployment, Mode, Servers, Usage

from rapido.web.operations.histogram import LATENCY

IDLE_TABLES = 1000


@dataclass(frozen=True)
class Phase:
    """A time of play; rate 0: as fast as possible."""

    name: str
    seconds: float
    rate: float = 0
    warm_up: float = 0.5


@dataclass(frozen=True)
class Workload:
    tables: int
    people: int = 2
    spectators: int = 0
    updates: str = "delta"


@dataclass(frozen=True)
class Measurement:
    """One phase of one server; what is not said otherwise is for each move."""

    mode: Mode
    workload: Workload
    phase: str
    rate: float
    """moves per second"""
    p50: float
    """milliseconds from when a move was due to its acknowledgment"""
    p99: float
    seen_p50: float | None
    """milliseconds from when it was due until everybody at the table has it"""
    seen_p99: float | None
    app: float
    """microseconds of CPU"""
    postgres: float
    nats: float
    load: float
    """of the load generator"""
    lag: float | None
    """milliseconds that the event loops were late at most, in 99 of 100 samples"""
    published: float
    """messages on the bus"""
    received: float
    commits: float
    commit_ms: float
    """of one commit"""
    bytes_to_guests: float
    bytes_from_guests: float
    bus_bytes: float
    wal_bytes: float
    stored_bytes: float

    @property
    def cpu(self) -> float:
        """Microseconds of everything but the load generator."""
        return self.app + self.postgres + self.nats


def measure(
    mode: Mode, workload: Workload, phases: Sequence[Phase], servers: Servers, scratch: Path
) -> list[Measurement]:
    """Start a fresh server and play all phases; boardgame.io starts once for each of them."""
    if mode.server == BOARDGAME:
        return [
            found
            for phase in phases
            for found in _play(mode, workload, [phase], Deployment(mode, servers, scratch), scratch)
        ]
    return _play(mode, workload, phases, Deployment(mode, servers, scratch), scratch)


def idle_bytes(mode: Mode, servers: Servers, scratch: Path) -> float:
    """Return the bytes per idle connection, with two connections per table."""
    with Deployment(mode, servers, scratch).running() as deployment:
        before = after = 0
        for tables in (20, IDLE_TABLES):  # the first run warms up the server
            command = _guests(mode, Workload(tables), [], deployment.ports, scratch)
            with subprocess.Popen(  # noqa: S603
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            ) as guests:
                _read_line(guests, mode)
                time.sleep(1)
                after = deployment.memory()
                before = before or after
                guests.communicate()
    return (after - before) / (2 * IDLE_TABLES)


def _play(
    mode: Mode,
    workload: Workload,
    phases: Sequence[Phase],
    deployment: Deployment,
    scratch: Path,
) -> list[Measurement]:
    found: list[Measurement] = []
    with deployment.running():
        command = _guests(mode, workload, phases, deployment.ports, scratch)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as guests:  # noqa: S603
            for phase in phases:
                _read_line(guests, mode)
                before = deployment.usage(begin=True)
                report = json.loads(_read_line(guests, mode))
                used = deployment.usage(begin=False) - before
                found.append(_measurement(mode, workload, phase, report, used))
    return found


def _guests(
    mode: Mode, workload: Workload, phases: Sequence[Phase], ports: Sequence[int], scratch: Path
) -> list[str]:
    if mode.server == BOARDGAME:
        seconds, rate = (phases[0].seconds, phases[0].rate) if phases else (0, -1)
        numbers = (ports[0], workload.tables, seconds, rate)
        return ["node", str(scratch / "load.js"), *map(str, numbers)]
    kind = "rapido" if mode.server == RAPIDO else "anchor"
    command = [sys.executable, str(HERE / "load.py"), kind, *map(str, ports)]
    for name in ("tables", "people", "spectators", "updates"):
        command += [f"--{name}", str(getattr(workload, name))]
    for phase in phases:
        command += ["--phase", f"{phase.warm_up}:{phase.seconds}:{phase.rate}"]
    return [*command, "--sticky"] if mode.sticky else command


def _read_line(guests: subprocess.Popen[str], mode: Mode) -> str:
    assert guests.stdout is not None  # noqa: S101
    line = guests.stdout.readline()
    if not line:
        raise BenchError(f"{mode.name}: the load generator failed")
    return line


def _measurement(
    mode: Mode, workload: Workload, phase: Phase, report: dict[str, float], used: Usage
) -> Measurement:
    moves = report["moves"]
    return Measurement(
        mode=mode,
        workload=workload,
        phase=phase.name,
        rate=moves / report["seconds"],
        p50=report["p50"],
        p99=report["p99"],
        seen_p50=report.get("seen_p50"),
        seen_p99=report.get("seen_p99"),
        app=used.app / moves * 1e6,
        postgres=used.postgres / moves * 1e6,
        nats=used.nats / moves * 1e6,
        load=report["load"] * report["seconds"] / moves * 1e6,
        lag=_lag(used.lag_samples),
        published=used.published / moves,
        received=used.received / moves,
        commits=used.commits / moves,
        commit_ms=used.commit_seconds / used.commits * 1000 if used.commits else 0.0,
        bytes_to_guests=report.get("bytes_to_guests", 0) / moves,
        bytes_from_guests=report.get("bytes_from_guests", 0) / moves,
        bus_bytes=used.bus_bytes / moves,
        wal_bytes=used.wal_bytes / moves,
        stored_bytes=used.stored_bytes / moves,
    )


def _lag(samples: Sequence[float]) -> float | None:
    """Return the upper bound of the bucket that holds the 99th percentile."""
    if not samples or not samples[-1]:
        return None
    bounds = (*LATENCY, float("inf"))
    return 1000 * next(
        bound for bound, count in zip(bounds, samples, strict=True) if count >= samples[-1] * 0.99
    )
