"""Repeat a failed test of real browsers, processes or servers once, and say so.

Such a test can fail on a machine that is busy with other work. The summary at the end lists it as
RERUN: whoever sees that has found a race, in the test or in the program.
"""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
REAL_PROCESSES = {
    "browser",
    "bus",
    "cli",
    "faults",
    "hosting",
    "launcher",
    "servers",
    "store",
    "supervisor",
    "web",
    "workers",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in REAL_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))
