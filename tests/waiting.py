"""Waiting for what must happen: long enough for a busy machine, never a measure of speed."""

import time
from collections.abc import Callable

LONG = 60.0
"""seconds after which something that must happen will not happen any more"""


def wait_until(happened: Callable[[], object], otherwise: Callable[[], str] | None = None) -> None:
    """Return when something has happened; fail with an explanation if it never does."""
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, otherwise() if otherwise else "It has never happened."
        time.sleep(0.01)
