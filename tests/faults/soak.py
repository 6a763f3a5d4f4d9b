"""`./rapido soak [--minutes N] [PYTEST ARGUMENTS]`: the fault tests in full size, and a report.

Without --minutes, everything runs once in its full size. With it, the tests run in their usual
size, round after round with other seeds, until the time is up.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.faults.counts import FILE

TESTS: Final = [
    *("tests/faults", "tests/supervisor/test_workers.py", "tests/store/postgres/test_races.py"),
    *("-rf", "--timeout=28800", "-p", "no:cacheprovider"),
]
IN_FULL: Final = {
    "RAPIDO_KILL_CYCLES": "200",
    "RAPIDO_KILL_TABLES": "20",
    "RAPIDO_CUTS": "3000",
    "RAPIDO_FRAMES": "1000000",
    "RAPIDO_FILES": "20000",
    "RAPIDO_CLUSTER_TABLES": "30",
    "RAPIDO_CLUSTER_KILLS": "200",
    "RAPIDO_CLUSTER_ROLLS": "20",
    "RAPIDO_CLUSTER_POSTGRES_KILLS": "50",
    "RAPIDO_CLUSTER_NATS_KILLS": "50",
    "RAPIDO_CLUSTER_CUTS": "100",
    "RAPIDO_CLUSTER_CLOCKS": "5",
    "RAPIDO_CLUSTER_OTHERS": "10",
    "RAPIDO_WORKER_ROLLS": "20",
    "RAPIDO_RACES": "100000",
    "RAPIDO_RESTORES": "10",
}
"""sizes of a single round"""
FLOODS_IN_FULL: Final = {
    "RAPIDO_FLOOD_COMMANDS": "15",
    "RAPIDO_FLOOD_GAMES": "20",
    "RAPIDO_FLOOD_MOVES": "5000",
}
"""sizes of floods in any round: long enough for a meaningful median"""
COUNTED: Final = (
    *("kills", "cuts", "frames", "files", "floods"),
    *("process_kills", "rolling_restarts", "postgres_kills", "nats_kills", "cut_off"),
    *("clocks_apart", "races", "restores", "other_faults"),
    *("acknowledged", "lost", "doubled", "crashes", "freezes"),
)
NONE_ALLOWED: Final = ("lost", "doubled", "crashes", "freezes")
MAX_MEDIAN, MAX_LATENCY = 0.25, 2.0
"""seconds that another person's stored command may take during a flood"""


class Report:
    """What all rounds have counted."""

    def __init__(self) -> None:
        self.total: Counter[str] = Counter()
        self.floods: dict[str, list[float]] = {}
        self.before: list[float] = []

    def add(self, lines: Iterable[str]) -> None:
        for line in lines:
            counted: dict[str, Any] = json.loads(line)
            if "flood" in counted:
                self._add_flood(counted["flood"], counted["before"], counted["during"])
            else:
                self.total.update(counted)

    def _add_flood(self, name: str, before: list[float], during: list[float]) -> None:
        self.total.update(floods=1, freezes=sum(each > MAX_LATENCY for each in during))
        self.floods.setdefault(name, []).extend(during)
        self.before += before

    def is_good(self) -> bool:
        slow = any(median(during) > MAX_MEDIAN for during in self.floods.values() if during)
        return not slow and not any(self.total[name] for name in NONE_ALLOWED)

    def table(self) -> str:
        """Return one table of counts, and the latencies of others by flood."""
        rows = [f"{name:<16} {self.total[name]:>10,.0f}" for name in COUNTED]
        if self.floods:
            rows += ["", f"{'others during':<28} {'commands':>8} {'median':>8} {'maximum':>8}"]
            rows += [row("no flood", self.before)]
            rows += [row(name, during) for name, during in self.floods.items()]
            everything = [each for during in self.floods.values() for each in during]
            rows += [row("all floods", everything)]
        return "\n".join(rows)


def row(name: str, latencies: list[float]) -> str:
    """Describe latencies by their median and maximum, in milliseconds."""
    if not latencies:
        return f"{name:<28} {0:>8} {'-':>8} {'-':>8}"
    middle, most = median(latencies), max(latencies)
    sign = "  TOO SLOW" if middle > MAX_MEDIAN or most > MAX_LATENCY else ""
    return f"{name:<28} {len(latencies):>8} {1000 * middle:>8.0f} {1000 * most:>8.0f}{sign}"


def run_pytest(arguments: list[str], sizes: Mapping[str, str]) -> int:
    """Run the tests in a child process; sizes in the environment win."""
    command = [sys.executable, "-m", "pytest", *arguments]
    return subprocess.run(command, env={**sizes, **os.environ}, check=False).returncode


def soak(
    minutes: float | None,
    arguments: list[str],
    run: Callable[[list[str], Mapping[str, str]], int] = run_pytest,
    clock: Callable[[], float] = time.monotonic,
) -> int:
    """Run rounds until the time is up, print the report, and return an exit status."""
    began, failed, rounds, report = clock(), 0, 0, Report()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "counts"
        file.touch()
        while rounds == 0 or (minutes is not None and clock() - began < 60 * minutes):
            rounds += 1
            sizes = {**FLOODS_IN_FULL, "RAPIDO_SEED": str(rounds), FILE: str(file)}
            sizes |= IN_FULL if minutes is None else {}
            failed += run(arguments or TESTS, sizes) != 0
        report.add(file.read_text("utf-8").splitlines())
    summary = f"\nrounds           {rounds:>10,}\nfailed rounds    {failed:>10,}\n"
    sys.stdout.write(summary + report.table() + "\n")
    return 0 if report.is_good() and not failed else 1


def main(arguments: list[str]) -> int:
    about = "Run the fault tests in full size, and report what was counted."
    parser = argparse.ArgumentParser("rapido soak", description=about)
    parser.add_argument("--minutes", type=float, help="run rounds until this time is up")
    options, others = parser.parse_known_args(arguments)
    return soak(options.minutes, others)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
