"""A fresh repository, or one that has been set up, for every test."""

from pathlib import Path

import pytest

from tests.launcher.repository import Repository


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


@pytest.fixture
def ready(repository: Repository) -> Repository:
    """Give a repository that has been set up for the game."""
    assert repository.start().returncode == 0
    return repository
