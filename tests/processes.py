"""The processes that tests have started, read from /proc, so that none outlives a failed test."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

MARK = "RAPIDO_TEST_PROCESS"
"""an environment variable that children inherit, also those that lose their parent"""
HELPER = b"multiprocessing.resource_tracker"
"""started by the standard library on first use and shared by all tests"""
LINUX = sys.platform == "linux"


class Process(NamedTuple):
    """One line of the process table; times are seconds since the machine started."""

    pid: int
    parent: int
    started: float


class Moment(NamedTuple):
    """What a test finds when it begins."""

    time: float
    children: frozenset[int]


START = Moment(0.0, frozenset())
"""before everything"""


def mark_children() -> None:
    os.environ[MARK] = str(os.getpid())


def now() -> Moment:
    if not LINUX:
        return START
    # The clock of the process table is too coarse to tell what was started just before.
    tick = os.sysconf("SC_CLK_TCK")
    time_in_ticks = int(time.clock_gettime(time.CLOCK_BOOTTIME) * tick) / tick
    children: set[int] = set()
    for path in Path("/proc/self/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread may end just now
            children.update(map(int, path.read_text().split()))
    return Moment(time_in_ticks, frozenset(children))


def kill_started_since(moment: Moment) -> None:
    """Kill what was started since then, with everything below it."""
    # Repeated: a process may start another one while we read the table.
    for _ in range(100):
        found = list(_started_since(moment))
        if not found:
            return
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        time.sleep(0.01)


def _started_since(moment: Moment) -> Iterator[Process]:
    table = {process.pid: process for process in _all_processes()}
    for process in table.values():
        # A shared server or browser may start processes at any time: what counts is its own age.
        top = _child_above(process, table) or _orphan_above(process, table)
        is_new = top and top.started >= moment.time and top.pid not in moment.children
        if is_new and HELPER not in _read(process.pid, "cmdline"):
            yield process


def _child_above(process: Process, table: dict[int, Process]) -> Process | None:
    """Return the direct child of this process from which another one descends."""
    while process.parent != os.getpid():
        if process.parent not in table:
            return None
        process = table[process.parent]
    return process


def _orphan_above(process: Process, table: dict[int, Process]) -> Process | None:
    """Return the highest process that carries our mark, if this one does."""
    top = None
    while process.pid != os.getpid() and _is_marked(process.pid):
        top = process
        if process.parent not in table:
            break
        process = table[process.parent]
    return top


def _is_marked(pid: int) -> bool:
    return f"{MARK}={os.getpid()}".encode() in _read(pid, "environ").split(b"\0")


def _all_processes() -> Iterator[Process]:
    for folder in Path("/proc").glob("[0-9]*") if LINUX else ():
        # The name in brackets may contain anything, so the rest is counted from behind it.
        fields = _read(int(folder.name), "stat").rpartition(b")")[2].split()
        if fields and fields[0] not in {b"Z", b"X"}:
            started = int(fields[19]) / os.sysconf("SC_CLK_TCK")
            yield Process(int(folder.name), int(fields[1]), started)


def _read(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:
        return b""
