"""Every test gets a shell with an empty home directory."""

import signal
from pathlib import Path

import pytest

from tests.cli.run import Shell

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A background job ignores SIGINT, and its child processes would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)
