"""Tests measure neither time nor memory, and wait for events: only `bench/` measures."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
MEASURES = {
    *("perf_counter", "perf_counter_ns", "process_time", "thread_time", "monotonic_ns", "time_ns"),
    *("tracemalloc", "psutil", "getrusage", "ru_maxrss", "statm", "VmRSS", "VmHWM", "timeit"),
}
"""there is nothing to do with these but to measure"""
CLOCKS = {"monotonic", "time.time", "datetime.now"}
LONGEST_SLEEP = 0.1
"""seconds between two looks; whoever needs more waits for time to pass, not for an event"""

CLOCK_READERS = {
    "waiting.py": "the one loop that waits for an event, up to a limit",
    "browser/table.py": "the same for pages",
    "cli/test_terminal.py": "the same for a screen",
    "web/test_times.py": "messages carry Unix timestamps",
    "faults/victim.py": "latencies for the report of ./rapido soak; no test asserts on them",
    "web/hubs.py": "passes on a clock that the test sets",
    "faults/soak.py": "runs rounds until a time is up",
    "faults/serve_for_tests.py": "sets the clock of a server",
}
SLEEPERS = {
    "hosting/test_several_processes.py": "Caddy forgets a failure after some seconds",
    "lab/map_games/work.py": "work that never ends, for workers that are closed",
    "lab/solve/test_thread_pool.py": "a thread that is still busy when another one fails",
    "web/test_timeouts.py": "a client that reads slowly",
}


def names_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """List the names that a file uses, those of attributes alone and with what is before them."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, lineno=line):
                yield line, name
            case ast.Attribute(value=ast.Name(id=before), attr=name, lineno=line):
                yield line, name
                yield line, f"{before}.{name}"
            case ast.Attribute(attr=name, lineno=line):
                yield line, name
            case ast.alias(name=name, lineno=line):
                yield line, name
            case ast.Constant(value=str() as text, lineno=line):
                yield from ((line, name) for name in ("statm", "VmRSS", "VmHWM") if name in text)
            case _:
                pass


def sleeps_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """List the calls of a sleep that is not short."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "sleep":
            match node.args:
                case [ast.Constant(value=int() | float() as seconds)] if seconds <= LONGEST_SLEEP:
                    continue
                case _:
                    yield node.lineno, ast.unparse(node)


def faults_in(name: str, source: str) -> list[str]:
    tree = ast.parse(source)
    found = [(line, used) for line, used in names_in(tree) if used in MEASURES]
    if name not in CLOCK_READERS:
        found += [(line, used) for line, used in names_in(tree) if used in CLOCKS]
    # What proxies, stores and players of the tests of faults do at random takes a while, too.
    if name not in SLEEPERS and not name.startswith("faults/"):
        found += sleeps_in(tree)
    return sorted(f"{name}:{line}: {used}" for line, used in found)


def test_nothing_is_measured() -> None:
    faults = [
        fault
        for path in sorted(set(TESTS.rglob("*.py")) - {Path(__file__)})
        for fault in faults_in(path.relative_to(TESTS).as_posix(), path.read_text("utf-8"))
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "line",
    [
        "began = time.perf_counter()",
        "from time import perf_counter",
        "assert time.monotonic() - began < 0.5",
        "from time import monotonic",
        "assert before <= time.time()",
        "import tracemalloc",
        "resource.getrusage(resource.RUSAGE_SELF).ru_maxrss",
        "Path(f'/proc/{pid}/statm').read_text()",
        "time.sleep(3)",
        "await asyncio.sleep(SECONDS)",
    ],
)
def test_what_measures_is_found(line: str) -> None:
    indented = f"async def test() -> None:\n    {line}\n"
    assert faults_in("web/test_example.py", indented)
    assert not faults_in("web/test_example.py", "await_nothing = [asyncio.sleep(0.01)]")
