"""Find and kill the processes that a test has started, so that none outlives a failed test."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

MARK = "RAPIDO_TEST_PROCESS"
"""environment variable inherited by all descendants, even orphans"""
RESOURCE_TRACKER = b"multiprocessing.resource_tracker"
"""started by the standard library on first use, shared by all tests"""
LINUX = sys.platform == "linux"


class Process(NamedTuple):
    """One row of the process table; times are seconds since boot."""

    pid: int
    parent: int
    started: float


class Snapshot(NamedTuple):
    time: float
    children: frozenset[int]


START = Snapshot(0.0, frozenset())
"""before everything"""


def mark_children() -> None:
    os.environ[MARK] = str(os.getpid())


def now() -> Snapshot:
    if not LINUX:
        return START
    # /proc counts in ticks, so round down to them.
    tick = os.sysconf("SC_CLK_TCK")
    time_in_ticks = int(time.clock_gettime(time.CLOCK_BOOTTIME) * tick) / tick
    children: set[int] = set()
    for path in Path("/proc/self/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread may end just now
            children.update(map(int, path.read_text().split()))
    return Snapshot(time_in_ticks, frozenset(children))


def kill_started_since(snapshot: Snapshot) -> None:
    """Kill everything started since the snapshot, including descendants."""
    # Repeat: a process may fork while we read the table.
    for _ in range(100):
        found = list(_started_since(snapshot))
        if not found:
            return
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        time.sleep(0.01)


def _started_since(snapshot: Snapshot) -> Iterator[Process]:
    table = {process.pid: process for process in _all_processes()}
    for process in table.values():
        # A shared server or browser may fork at any time: what counts is when its root was started.
        top = _child_above(process, table) or _orphan_above(process, table)
        is_new = top and top.started >= snapshot.time and top.pid not in snapshot.children
        if is_new and RESOURCE_TRACKER not in _read(process.pid, "cmdline"):
            yield process


def _child_above(process: Process, table: dict[int, Process]) -> Process | None:
    """Return our direct child that is an ancestor of the given process."""
    while process.parent != os.getpid():
        if process.parent not in table:
            return None
        process = table[process.parent]
    return process


def _orphan_above(process: Process, table: dict[int, Process]) -> Process | None:
    """Return the topmost ancestor that carries our mark, if the given process does."""
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
        # The command name in parentheses may contain anything, so split after it.
        fields = _read(int(folder.name), "stat").rpartition(b")")[2].split()
        if fields and fields[0] not in {b"Z", b"X"}:
            started = int(fields[19]) / os.sysconf("SC_CLK_TCK")
            yield Process(int(folder.name), int(fields[1]), started)


def _read(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:
        return b""
