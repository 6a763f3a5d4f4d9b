"""Settings of all tests: coverage is only measured in those of the pure core.

Tracing makes the core three times slower, and most other tests play many games with it.
"""

import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ["tests.watchdog", "tests.repeat"]
if sys.platform != "win32":
    pytest_plugins.append("tests.servers.fixtures")  # they are ended by signals of Unix

TESTS = Path(__file__).parent
CORE = {"rules", "record", "fair"}
PLAYS_MANY_GAMES = {"test_games.py"}
"""these reach nothing that the numbered cases do not"""

settings.register_profile("rapido", deadline=None)  # no test depends on the time it takes
settings.load_profile("rapido")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    # The `no_cover` mark has no effect in xdist workers.
    tracer = sys.gettrace()
    if item.path.relative_to(TESTS).parts[0] not in CORE or item.path.name in PLAYS_MANY_GAMES:
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
