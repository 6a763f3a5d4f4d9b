"""Fixtures: a fresh repository, and one that is already set up."""

from pathlib import Path

import pytest

from tests.launcher.repository import Repository


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


@pytest.fixture
def ready(repository: Repository) -> Repository:
    """A repository that is set up for the game."""
    assert repository.start().returncode == 0
    return repository
