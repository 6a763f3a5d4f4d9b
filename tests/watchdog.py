"""A test that hangs fails by itself, with the stack of every thread, and leaves no process behind.

pytest-timeout reads the limits. Its timer is not enough: it goes off once, so that a test whose
clean-up waits as well hangs all the same, and its stacks get lost in the processes of xdist.
"""

import asyncio
import faulthandler
import io
import os
import signal
import tempfile
import threading
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any, Protocol

import pytest

from tests.processes import START, Moment, kill_started_since, mark_children, now

CLEAN_UP = 20.0
"""seconds that a test has to clean up after it was interrupted"""
BEGAN = pytest.StashKey[Moment]()
FAILED = pytest.StashKey[bool]()
STDERR = 2
_give_up_timer: threading.Timer | None = None


class Settings(Protocol):
    """What pytest-timeout knows about a test."""

    timeout: float


def pytest_configure() -> None:
    # Background jobs ignore Ctrl-C, and everything they start inherits that.
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    mark_children()


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Settings) -> bool:
    """Interrupt a test at its limit, again if that is not enough, and end the process at last."""
    global _give_up_timer  # noqa: PLW0603 - there is one timer, as there is one test at a time
    item.stash[BEGAN] = now()

    def interrupt(_signal: int, _frame: object) -> None:
        item.add_report_section("call", "stacks", _stacks())
        kill_started_since(item.stash[BEGAN])  # else the clean-up might wait for them
        pytest.fail(f"The test has not ended within {settings.timeout:g} seconds.")

    signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, settings.timeout, CLEAN_UP)
    _give_up_timer = threading.Timer(settings.timeout + 3 * CLEAN_UP, _give_up, [item])
    _give_up_timer.daemon = True
    _give_up_timer.start()
    return True


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    # Not when pytest-timeout says so: that is already after the failure, before the clean-up.
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
def _kill_what_is_left(request: pytest.FixtureRequest) -> Iterator[None]:  # pyright: ignore[reportUnusedFunction] - pytest uses it
    """Note when a test begins; the fixtures that it shares with others are there by now."""
    item: Any = getattr(request, "node")  # noqa: B009 - it has no type
    item.stash[BEGAN] = began = now()
    yield
    if item.stash.get(FAILED, False):
        kill_started_since(began)


def _disarm() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
    if _give_up_timer is not None:
        _give_up_timer.cancel()


def _stacks() -> str:
    """Describe where every thread is, and every task of the event loop."""
    with tempfile.TemporaryFile("w+") as file:
        faulthandler.dump_traceback(file)
        file.seek(0)
        text = io.StringIO(file.read())
    text.seek(0, os.SEEK_END)
    with suppress(RuntimeError):  # no loop is running
        for task in asyncio.all_tasks():
            task.print_stack(file=text)
    return text.getvalue()


def _give_up(item: pytest.Item) -> None:
    capture: Any = item.config.pluginmanager.getplugin("capturemanager")
    if capture is not None:
        capture.suspend_global_capture()
    os.write(STDERR, f"\n{item.nodeid} does not end:\n".encode())
    faulthandler.dump_traceback(STDERR)
    kill_started_since(START)
    os._exit(1)
