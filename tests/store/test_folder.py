"""The data folder: for its owner alone, and for one server."""

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.store.errors import FolderError, FolderInUse
from rapido.store.sqlite.folder import locked_folder
from rapido.store.sqlite.private import make_private
from rapido.store.sqlite.store import SqliteStore
from tests.kits.store_kit import entries
from tests.rooms.harness import async_test
from tests.store.databases import FILE, opened


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    """Let every new file be readable for everybody, unless the program cares."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    paths = [folder, *folder.iterdir()]
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in paths}


@async_test
async def test_new_files_are_private(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir(mode=0o755)
    with locked_folder(data):
        store = SqliteStore(data / FILE)
        await store.append("room", entries(opened("game")))
        assert modes(data) == {
            "data": 0o700,
            "lock": 0o600,
            FILE: 0o600,
            f"{FILE}-wal": 0o600,
            f"{FILE}-shm": 0o600,
        }
        await store.close()
    assert main(["backup", str(copies / "copy"), "--data", str(data)]) == 0
    assert modes(copies)["copy"] == 0o600
    (copies / "copy").chmod(0o644)
    assert main(["restore", str(copies / "copy"), "--data", str(data)]) == 0
    assert len(modes(data)) == 5  # with the time of the backup
    assert set(modes(data).values()) == {0o700, 0o600}


def test_old_files_become_private(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    before = f"{FILE}.before-20250101-120000"
    for name in (FILE, f"{FILE}-wal", "restore.sqlite", before, "lock"):
        (data / name).touch(mode=0o644)
    assert set(make_private(data)) == {*(path.name for path in data.iterdir()), "."}
    assert set(modes(data).values()) == {0o700, 0o600}
    assert make_private(data) == {}


def test_folder_with_other_files_stays_open(tmp_path: Path) -> None:
    data = tmp_path / "home"
    data.mkdir(mode=0o755)
    (data / FILE).touch(mode=0o644)
    (data / "letter").touch(mode=0o644)
    assert make_private(data) == {FILE: ""}
    assert modes(data) == {"home": 0o755, FILE: 0o600, "letter": 0o644}


def test_second_server_is_told_apart_from_a_folder_that_cannot_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with locked_folder(tmp_path), pytest.raises(FolderInUse), locked_folder(tmp_path):
        pass

    def fail(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", fail)
    with pytest.raises(FolderError) as refusal, locked_folder(tmp_path):
        pass
    assert str(refusal.value) == "it cannot be locked: No locks available"
    assert not isinstance(refusal.value, FolderInUse)
