"""A shell with an empty home for every test."""

from pathlib import Path

import pytest

from tests.cli.run import Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)
