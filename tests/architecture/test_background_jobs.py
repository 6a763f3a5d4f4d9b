"""Tests of Ctrl-C pass wherever they are started: in the background, without any input."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INTERRUPTED = "tests/cli/test_terminal.py::test_ctrl_c_stops_the_engine"
STARTS = {
    "in the background": 'trap "" INT QUIT HUP; exec "$@" < /dev/null',
    "without input": 'trap "" INT; exec "$@" <&-',
    "without a terminal": 'exec setsid "$@" < /dev/null',
}


@pytest.mark.parametrize(
    ("how", "options"),
    [*((how, ()) for how in STARTS), ("in the background", ("-n", "1"))],
)
def test_ctrl_c_is_tested_all_the_same(how: str, options: tuple[str, ...]) -> None:
    pytest_command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    done = subprocess.run(
        ["sh", "-c", STARTS[how], "sh", *pytest_command, INTERRUPTED],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout
