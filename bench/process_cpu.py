"""CPU time and memory of processes, from /proc."""

from collections.abc import Iterable
from contextlib import suppress
from os import sysconf
from pathlib import Path

_TICKS = sysconf("SC_CLK_TCK")


def cpu_seconds(pids: Iterable[int]) -> float:
    """Return the CPU seconds of processes, with those of their children that have ended.

    `schedstat` counts nanoseconds; `stat` only hundredths of a second, of each process.
    """
    used = 0.0
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):  # its parent counts it when it ends
            stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            used += sum(map(int, stat[13:15])) / _TICKS
            for thread in Path(f"/proc/{pid}/task").iterdir():
                used += int((thread / "schedstat").read_text().split()[0]) / 1e9
    return used


def resident_bytes(pids: Iterable[int]) -> int:
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * sysconf("SC_PAGE_SIZE")


def with_children(pid: int) -> list[int]:
    """Return a process and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]
