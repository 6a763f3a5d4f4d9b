"""Server throughput, latency and memory vs. a minimal one and boardgame.io: `bench/server.py`."""

import json
import shutil
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from os import sysconf
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
TABLES = (50, 200, 500)
PACED_TABLES, PACED_RATE = 200, 500
IDLE_TABLES = 1000
WAIT_SECONDS = 120
"""timeout for a server to start"""
RAPIDO, ANCHOR, BOARDGAME = "Rapido", "bare Starlette", "boardgame.io"


class BenchError(Exception):
    """A server or load generator that failed."""


@dataclass(frozen=True)
class Measurement:
    """Measurements of one run of one server."""

    rate: float
    """moves per second"""
    p50: float
    """milliseconds from when a move was due to its acknowledgment"""
    p99: float
    cpu: float
    """microseconds of server CPU per move"""
    load: float
    """CPU use of the load generator, of one core"""


@dataclass(frozen=True)
class Candidate:
    """A server, and how to run it and its load generator."""

    name: str
    kind: str
    scratch: Path
    """folder in which boardgame.io is installed"""
    updates: str = "delta"
    """what guests of Rapido ask for"""

    def server(self, port: int, folder: Path) -> list[str]:
        """Return the command that starts the server."""
        if self.kind == "boardgame":
            return ["node", str(self.scratch / "server.js"), str(port)]
        return [sys.executable, str(HERE / f"server_{self.kind}.py"), str(port), str(folder)]

    def guests(self, port: int, tables: int, seconds: float, rate: float) -> list[str]:
        """Return the load generator's command; rate 0: as fast as possible, -1: idle."""
        if self.kind == "boardgame":
            numbers = (port, tables, seconds, rate)
            return ["node", str(self.scratch / "load.js"), *map(str, numbers)]
        command = [sys.executable, str(HERE / "load.py"), self.kind, str(port)]
        command += ["--tables", str(tables), "--seconds", str(seconds), "--updates", self.updates]
        return [*command, "--idle"] if rate < 0 else [*command, "--rate", str(rate)]

    def play(self, tables: int, seconds: float, rate: float = 0) -> Measurement:
        """Run a fresh server with two guests at each table."""
        with self._serving() as (server, port):
            command = self.guests(port, tables, seconds, rate)
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as guests:  # noqa: S603
                assert guests.stdout is not None  # noqa: S101
                before = _cpu(server) if guests.stdout.readline() else 0
                line = guests.stdout.readline()
                after = _cpu(server)
        if not line:
            raise BenchError(f"{self.name}: the load generator failed")
        report = json.loads(line)
        return Measurement(
            rate=report["moves"] / report["seconds"],
            p50=report["p50"],
            p99=report["p99"],
            cpu=(after - before) / report["moves"] * 1e6,
            load=report["load"],
        )

    def idle(self, tables: int) -> float:
        """Return the bytes per idle connection, with two connections per table."""
        with self._serving() as (server, port):
            before = 0.0
            for count in (20, tables):  # the first run warms up the server
                command = self.guests(port, count, 0, -1)
                with subprocess.Popen(  # noqa: S603
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
                ) as guests:
                    assert guests.stdout is not None  # noqa: S101
                    if not guests.stdout.readline():
                        raise BenchError(f"{self.name}: the load generator failed")
                    time.sleep(1)
                    after = _memory(server)
                    before = before or after
                    guests.communicate()
        return (after - before) / (2 * tables)

    @contextmanager
    def _serving(self) -> Generator[tuple[int, int]]:
        with TemporaryDirectory() as folder:
            port = _free_port()
            command = self.server(port, Path(folder))
            with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:  # noqa: S603
                try:
                    _wait_for(port)
                    yield server.pid, port
                finally:
                    server.kill()


def _cpu(process: int) -> float:
    """Return the CPU seconds of a process, over all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / sysconf("SC_CLK_TCK")


def _memory(process: int) -> float:
    """Return the resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * sysconf("SC_PAGE_SIZE")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _wait_for(port: int) -> None:
    until = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise BenchError("a server did not start")


def install_boardgame(scratch: Path) -> None:
    """Install boardgame.io at the versions in package.json, outside the repository."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise BenchError("boardgame.io needs node and npm; --without-boardgame skips it")
    shutil.copytree(HERE / "boardgame", scratch, dirs_exist_ok=True)
    command = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=scratch, check=True)  # noqa: S603


def measure(
    candidates: Sequence[Candidate], rounds: int, seconds: float
) -> dict[tuple[str, str], Measurement]:
    """Run every server in every cell, in interleaved rounds; return the medians."""
    cells = [(f"{tables} tables", tables, 0) for tables in TABLES]
    cells.append((f"{PACED_RATE} moves/s", PACED_TABLES, PACED_RATE))
    seen: defaultdict[tuple[str, str], list[Measurement]] = defaultdict(list)
    for number in range(rounds):
        for cell, tables, rate in cells:
            for each in candidates:
                found = each.play(tables, seconds, rate)
                seen[cell, each.name].append(found)
                print(f"round {number + 1}, {cell}, {each.name}: {found}", file=sys.stderr)
    return {place: _median(found) for place, found in seen.items()}


def _median(found: Sequence[Measurement]) -> Measurement:
    names = ("rate", "p50", "p99", "cpu", "load")
    return Measurement(*(median(getattr(each, name) for each in found) for name in names))


def show(found: dict[tuple[str, str], Measurement], memory: dict[str, float]) -> None:
    """Print a line for each cell and server, with ratios, then the targets."""
    print(
        f"{'':<14}{'':<16}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU us':>8}{'guests':>8}",
        end="",
    )
    print("   Rapido relative to it: rate, p99, CPU")
    for (cell, name), each in found.items():
        line = f"{cell:<14}{name:<16}{each.rate:>9,.0f}{each.p50:>9.1f}{each.p99:>9.1f}"
        line += f"{each.cpu:>8.0f}{each.load:>8.0%}"
        own = found[cell, RAPIDO]
        if name != RAPIDO:
            ratios = (own.rate / each.rate, own.p99 / each.p99, own.cpu / each.cpu)
            line += "   " + "  ".join(f"x {ratio:.2f}" for ratio in ratios)
        print(line)
    for name, each in memory.items():
        print(f"{2 * IDLE_TABLES:,} idle connections, {name}: {each / 1000:.1f} KB each")
    print()
    for target, met in targets(found, memory):
        print(f"{'met' if met else 'MISSED':<8}{target}")


def targets(
    found: dict[tuple[str, str], Measurement], memory: dict[str, float]
) -> Iterator[tuple[str, bool]]:
    """Yield each target and whether it was met."""
    paced = f"{PACED_RATE} moves/s"
    cells = [cell for cell, name in found if name == RAPIDO and cell != paced]
    own = {cell: found[cell, RAPIDO] for cell in (*cells, paced)}
    bare = {cell: found[cell, ANCHOR] for cell in (*cells, paced)}
    yield "3,000 durable moves per second", all(own[cell].rate >= 3000 for cell in cells)
    yield (
        "half the rate of the bare server",
        all(own[cell].rate >= bare[cell].rate / 2 for cell in cells),
    )
    yield (
        f"p99 at {paced} at most 1.5 x that of the bare server",
        own[paced].p99 <= 1.5 * bare[paced].p99,
    )
    if (paced, BOARDGAME) in found:
        other = {cell: found[cell, BOARDGAME] for cell in (*cells, paced)}
        yield (
            "a higher rate than boardgame.io in memory",
            all(own[cell].rate > other[cell].rate for cell in cells),
        )
        yield (
            f"a lower p99 at {paced} than boardgame.io in memory",
            own[paced].p99 < other[paced].p99,
        )
    yield "at most 40 KB per idle connection", memory[RAPIDO] <= 40_000


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few seconds for each cell")
    parser.add_argument("--without-boardgame", action="store_true", help="needs no node")
    parser.add_argument(
        "--updates",
        choices=["full", "delta"],
        default="delta",
        help="what guests of Rapido ask for",
    )
    options = parser.parse_args()
    rounds, seconds = (1, 3.0) if options.quick else (3, 5.0)
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        own = Candidate(RAPIDO, "rapido", folder, options.updates)
        candidates = [own, Candidate(ANCHOR, "anchor", folder)]
        if not options.without_boardgame:
            install_boardgame(folder)
            candidates.append(Candidate(BOARDGAME, "boardgame", folder))
        found = measure(candidates, rounds, seconds)
        memory = {each.name: each.idle(IDLE_TABLES) for each in candidates}
    show(found, memory)


if __name__ == "__main__":
    main()
