"""Every test gets a shell with an empty home directory."""

from pathlib import Path

import pytest

from tests.cli.run import Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)
