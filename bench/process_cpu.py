"""CPU time and memory of processes, from /proc."""

from collections.abc import Iterable
from os import sysconf
from pathlib import Path

_TICKS = sysconf("SC_CLK_TCK")


def cpu_seconds(pids: Iterable[int]) -> float:
    """Return the CPU seconds of processes, with those of their children that have ended."""
    return sum(sum(map(int, _stat(pid)[11:15])) for pid in pids) / _TICKS


def resident_bytes(pids: Iterable[int]) -> int:
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * sysconf("SC_PAGE_SIZE")


def with_children(pid: int) -> list[int]:
    """Return a process and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def _stat(pid: int) -> list[str]:
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:  # it has just ended, and counts as time of its parent
        return ["0"] * 15
    return text.rpartition(")")[2].split()
