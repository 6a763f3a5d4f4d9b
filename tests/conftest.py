"""Coverage is asked of the pure core, and its own tests give it: the others run unwatched.

Watching the core makes it three times slower, and most tests play many games with it.
"""

import sys
from collections.abc import Generator
from pathlib import Path

import pytest

pytest_plugins = ["tests.watchdog"]

TESTS = Path(__file__).parent
OF_THE_CORE = {"rules", "record", "fair", "conformance"}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    # The mark `no_cover` would do, if it reached what watches in the processes of xdist.
    watching = sys.gettrace()
    if item.path.relative_to(TESTS).parts[0] not in OF_THE_CORE:
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)
