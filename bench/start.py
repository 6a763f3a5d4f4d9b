"""Time to first output of `./rapido` once it is set up: `python bench/start.py`."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

LAUNCHER = Path(__file__).parent.parent / "rapido"
COMMANDS = {
    "python -c pass, for comparison": [sys.executable, "-c", "print()"],
    "./rapido --help": [LAUNCHER, "--help"],
    "./rapido play": [LAUNCHER, "play"],
    "./rapido rules --language de": [LAUNCHER, "rules", "--language", "de"],
}


def first_output(command: Sequence[str | Path], home: str) -> float:
    """Start a command and return the seconds until its first byte."""
    environment = os.environ | {"XDG_DATA_HOME": home}
    started = time.perf_counter()
    with subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment
    ) as program:
        assert program.stdout is not None  # noqa: S101
        program.stdout.read(1)
        elapsed = time.perf_counter() - started
        program.stdout.read()
    return elapsed


def main() -> None:
    with TemporaryDirectory() as home:
        seen: dict[str, list[float]] = {name: [] for name in COMMANDS}
        for _ in range(11):
            for name, command in COMMANDS.items():
                seen[name].append(first_output(command, home))
    for name, found in seen.items():
        print(f"{name:<34} {median(found) * 1000:6.0f} ms   (worst {max(found) * 1000:.0f} ms)")


if __name__ == "__main__":
    main()
