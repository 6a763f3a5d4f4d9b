"""Fail tests that hang, with the stack of every thread, and kill the processes they started.

pytest-timeout reads the limits. Its timer is not enough: it fires only once, so a test whose
teardown hangs as well would hang forever, and its stacks get lost in xdist workers.
"""

import asyncio
import faulthandler
import io
import os
import signal
import sys
import tempfile
import threading
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any, Protocol

import pytest

from tests.processes import START, Snapshot, kill_started_since, mark_children, now

TEARDOWN_TIMEOUT = 20.0
"""seconds a test has for its teardown after it was interrupted"""
STARTED = pytest.StashKey[Snapshot]()
FAILED = pytest.StashKey[bool]()
STDERR = 2
_give_up_timer: threading.Timer | None = None


class Settings(Protocol):
    """What pytest-timeout passes to its hook."""

    timeout: float


def pytest_configure() -> None:
    # Background jobs ignore Ctrl-C, and everything they start inherits that.
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    mark_children()


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Settings) -> bool:
    """Interrupt a test at its limit, then repeatedly, and finally exit the process."""
    global _give_up_timer  # noqa: PLW0603 - one test at a time, one timer
    item.stash[STARTED] = now()

    def interrupt(_signal: int, _frame: object) -> None:
        item.add_report_section("call", "stacks", _stacks())
        kill_started_since(item.stash[STARTED])  # or the teardown might wait for them
        pytest.fail(f"The test did not end within {settings.timeout:g} seconds.")

    if sys.platform != "win32":  # where a hanging test ends the process
        signal.signal(signal.SIGALRM, interrupt)
        signal.setitimer(signal.ITIMER_REAL, settings.timeout, TEARDOWN_TIMEOUT)
    _give_up_timer = threading.Timer(settings.timeout + 3 * TEARDOWN_TIMEOUT, _give_up, [item])
    _give_up_timer.daemon = True
    _give_up_timer.start()
    return True


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    # pytest-timeout cancels its timer after a failure, before the teardown.
    try:
        return (yield)
    finally:
        _disarm()


def pytest_enter_pdb() -> None:
    _disarm()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture(autouse=True)
def _kill_leftover_processes(request: pytest.FixtureRequest) -> Iterator[None]:  # pyright: ignore[reportUnusedFunction] - pytest uses it
    """Take the snapshot after fixtures shared with other tests are set up."""
    item: Any = getattr(request, "node")  # noqa: B009 - it has no type
    item.stash[STARTED] = started = now()
    yield
    if item.stash.get(FAILED, False):
        kill_started_since(started)


def _disarm() -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, 0)
    if _give_up_timer is not None:
        _give_up_timer.cancel()


def _stacks() -> str:
    """Format the stacks of all threads and all tasks of the event loop."""
    with tempfile.TemporaryFile("w+") as file:
        faulthandler.dump_traceback(file)
        file.seek(0)
        text = io.StringIO(file.read())
    text.seek(0, os.SEEK_END)
    with suppress(RuntimeError):  # no running loop
        for task in asyncio.all_tasks():
            task.print_stack(file=text)
    return text.getvalue()


def _give_up(item: pytest.Item) -> None:
    capture: Any = item.config.pluginmanager.getplugin("capturemanager")
    if capture is not None:
        capture.suspend_global_capture()
    os.write(STDERR, f"\n{item.nodeid} hangs:\n".encode())
    faulthandler.dump_traceback(STDERR)
    kill_started_since(START)
    os._exit(1)
