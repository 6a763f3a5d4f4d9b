"""An operator's commands on PostgreSQL: migrate, backup, restore, rooms, status."""

import shutil
from pathlib import Path

import pytest

from rapido.cli import main
from tests.store.databases import FILE
from tests.store.test_migrate import OLD, content


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The data folder of a home server."""
    folder = tmp_path / "home"
    folder.mkdir()
    shutil.copy(OLD, folder / FILE)
    return folder


def run(*arguments: object) -> int:
    return main([*map(str, arguments), "--language", "en"])


def test_there_and_back(home: Path, tmp_path: Path, database: str) -> None:
    back = tmp_path / "back"
    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0
    assert run("migrate", "--from", database, "--to", f"sqlite:{back}") == 0
    assert content(back / FILE) == content(home / FILE)


def test_backup_and_restore(home: Path, tmp_path: Path, database: str) -> None:
    file = tmp_path / "backups" / "copy.sqlite"
    file.parent.mkdir()
    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0
    assert run("backup", file, "--store", database) == 0
    assert content(file) == content(home / FILE)
    assert run("rooms", "delete", "--all", "--yes", "--store", database) == 0
    assert run("restore", file, "--store", database) == 0
    assert run("backup", file, "--store", database) == 0
    assert content(file) == content(home / FILE)
    [before] = file.parent.glob("*before*")
    assert content(before) == [[], [], []]
    assert run("rooms", "--store", database) == 0
    assert run("status", "--store", database) == 3
