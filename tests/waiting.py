"""Wait for events, long enough for a busy machine; never a measure of speed."""

import time
from collections.abc import Callable

TIMEOUT = 60.0
"""seconds after which an expected event counts as missing"""


def wait_until(condition: Callable[[], object], explain: Callable[[], str] | None = None) -> None:
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end, explain() if explain else "timed out"
        time.sleep(0.01)
