"""`rapido backup`: which files it may overwrite, and that it leaves nothing behind."""

import asyncio
import errno
import os
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.locales import LANGUAGES, catalog
from rapido.rooms.model.facts import StoodIn
from rapido.store.sqlite.copying import copy_database, sync
from rapido.store.sqlite.folder import locked_folder
from rapido.store.sqlite.new_file import new_file
from rapido.store.sqlite.store import SqliteStore
from tests.kits.store_kit import SECRET, entries
from tests.store.databases import FILE, rooms_in

ROOMS = 5


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    """A data folder whose database is in use."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "lock").touch()

    async def run() -> SqliteStore:
        store = SqliteStore(folder / FILE)
        for number in range(ROOMS):
            await store.append(f"room {number}", entries(StoodIn(0)), {f"game {number}": SECRET})
        return store

    store = asyncio.run(run())
    yield folder
    asyncio.run(store.close())
    assert len(rooms_in(folder / FILE)) == ROOMS


def symlink(data: Path, folder: Path) -> Path:
    (folder / "link").symlink_to(data / FILE)
    return folder / "link"


def hard_link(data: Path, folder: Path) -> Path:
    os.link(data / FILE, folder / "link")
    return folder / "link"


def folder_link(data: Path, folder: Path) -> Path:
    (folder / "link").symlink_to(data)
    return folder / "link" / FILE


LIVE: dict[str, Callable[[Path, Path], Path]] = {
    "the database": lambda data, _: data / FILE,
    "a symbolic link": symlink,
    "a hard link": hard_link,
    "a linked folder": folder_link,
    "a roundabout path": lambda data, _: data / ".." / data.name / FILE,
    "the log": lambda data, _: data / f"{FILE}-wal",
    "the shared memory": lambda data, _: data / f"{FILE}-shm",
    "the lock": lambda data, _: data / "lock",
    "a staged backup": lambda data, _: data / "restore.sqlite",
    "a database that was replaced": lambda data, _: data / f"{FILE}.before-20260101-120000",
}


@pytest.mark.parametrize("target", LIVE.values(), ids=LIVE)
def test_backup_never_overwrites_the_data_folder(
    data: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    target: Callable[[Path, Path], Path],
) -> None:
    file = target(data, tmp_path)
    files = sorted(data.iterdir())
    contents = [path.read_bytes() for path in files]
    assert main(["backup", str(file), "--data", str(data), "--language", "en"]) == 2
    error = capsys.readouterr().err
    assert error == f"A server is using {file}. Choose another file for the backup.\n"
    assert sorted(data.iterdir()) == files
    assert [path.read_bytes() for path in files] == contents


def test_backup_never_overwrites_the_database_of_another_server(data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    asyncio.run(SqliteStore(data / FILE).close())
    other.mkdir()
    assert main(["backup", str(other / FILE), "--data", str(data)]) == 0
    (other / "lock").touch()
    assert main(["backup", str(other / FILE), "--data", str(data)]) == 2
    (other / "lock").unlink()
    (other / f"{FILE}-wal").touch()
    assert main(["backup", str(other / FILE), "--data", str(data)]) == 2


def foreign_database(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE diary (day, text)")
    database.close()


FOREIGN: dict[str, Callable[[Path], object]] = {
    "a text": lambda file: file.write_text("Dear diary,\n" * 20),
    "another program's database": foreign_database,
    "a pipe": os.mkfifo,
}


@pytest.mark.parametrize("write", FOREIGN.values(), ids=FOREIGN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_backup_never_overwrites_foreign_files(
    data: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    write: Callable[[Path], object],
    language: str,
) -> None:
    file = tmp_path / "file"
    write(file)
    before = file.read_bytes() if file.is_file() else b""
    assert main(["backup", str(file), "--data", str(data), "--language", language]) == 2
    error = capsys.readouterr().err
    assert str(file) in error
    assert error.count("\n") == 1
    assert (file.read_bytes() if file.is_file() else b"") == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "file"]


@pytest.mark.parametrize("before", ["nothing", "an empty file", "a backup", "a damaged backup"])
def test_backup_replaces_an_older_one(data: Path, tmp_path: Path, before: str) -> None:
    file = tmp_path / "copy.sqlite"
    if before == "an empty file":
        file.touch()
    elif before != "nothing":
        assert main(["backup", str(file), "--data", str(data)]) == 0
        if before == "a damaged backup":
            file.write_bytes(file.read_bytes()[:5000])
    assert main(["backup", str(file), "--data", str(data)]) == 0
    assert len(rooms_in(file)) == ROOMS
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "data"]


def test_backup_follows_a_link_to_an_older_one(data: Path, tmp_path: Path) -> None:
    (tmp_path / "latest").symlink_to(tmp_path / "copy.sqlite")
    for _ in range(2):
        assert main(["backup", str(tmp_path / "latest"), "--data", str(data)]) == 0
    assert (tmp_path / "latest").is_symlink()
    assert len(rooms_in(tmp_path / "copy.sqlite")) == ROOMS


def test_backup_to_a_folder_or_to_nowhere(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for target, reason in (
        (tmp_path, "it’s a folder"),
        (tmp_path / "nowhere" / "copy", "there’s no such file or folder"),
        (data / "lock" / "copy", "part of the path isn’t a folder"),
    ):
        assert main(["backup", str(target), "--data", str(data), "--language", "en"]) == 2
        error = capsys.readouterr().err
        assert error == f"Can’t write the file {target}: {reason}.\n"


@pytest.mark.parametrize("options", ["ro", "size=8k"])
def test_backup_to_a_bad_disk(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: str
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("mounting is not permitted")
    try:
        assert main(["backup", str(disk / "copy"), "--data", str(data), "--language", "en"]) == 2
        error = capsys.readouterr().err
        assert error.startswith(f"Can’t write the file {disk / 'copy'}: ")
        assert error.count("\n") == 1
        assert list(disk.iterdir()) == []
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.parametrize("interrupted", ["sqlite3.connect", "os.fsync", "pathlib.Path.replace"])
def test_interrupted_backup_leaves_nothing(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, interrupted: str
) -> None:
    def interrupt(*_args: object, **_kwargs: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(interrupted, interrupt)
        assert main(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 130
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_damaged_database_is_not_backed_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).write_text("Dear diary,\n" * 500)
    arguments = ["--data", str(tmp_path), "--language", "en"]
    assert main(["backup", str(tmp_path / "copy"), *arguments]) == 2
    assert "is damaged (" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_leftovers_of_killed_backups_are_removed(data: Path, tmp_path: Path) -> None:
    for name in ("copy.k1ll3d_9.new", "copy.k1ll3d_9.new-journal"):
        (tmp_path / name).touch()
    (tmp_path / "copy.0thers.new").touch()
    (tmp_path / "others.k1ll3d_9.new").touch()
    with new_file(tmp_path, "copy") as written:
        assert main(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
        assert written.exists()
        left = {path.name for path in tmp_path.iterdir()}
        assert left == {"copy", "data", "copy.0thers.new", "others.k1ll3d_9.new", written.name}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
def test_what_root_writes_belongs_to_the_owner_of_the_folder(data: Path, tmp_path: Path) -> None:
    """The service could use neither the restored database nor the time of the last backup."""
    copy = str(tmp_path / "copy")
    assert main(["backup", copy, "--data", str(data)]) == 0
    for path in (data, *data.iterdir()):
        os.chown(path, 12345, 12346)
    (data / "rapido.sqlite.backed-up").unlink()
    (data / "lock").unlink(missing_ok=True)
    assert main(["backup", copy, "--data", str(data)]) == 0
    assert main(["restore", copy, "--data", str(data)]) == 0
    assert {path.name for path in data.iterdir()} >= {"rapido.sqlite.backed-up", "lock"}
    assert {(path.stat().st_uid, path.stat().st_gid) for path in data.iterdir()} == {(12345, 12346)}
    assert (tmp_path / "copy").stat().st_uid == 0


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
def test_root_gives_nothing_away_through_a_link(data: Path, tmp_path: Path) -> None:
    """Or the service could make the files of root its own."""
    secret = tmp_path / "secret"
    secret.touch()
    os.chown(data, 12345, 12346)
    for name in ("rapido.sqlite.backed-up", "lock"):
        (data / name).unlink(missing_ok=True)
        (data / name).symlink_to(secret)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
    assert main(["restore", str(tmp_path / "copy"), "--data", str(data)]) == 0
    assert (secret.stat().st_uid, secret.stat().st_gid) == (0, 0)


@pytest.mark.skipif(os.name == "nt", reason="has no owners to change")
def test_folder_on_a_disk_without_owners(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one over a network, or of a container whose root may not give files away."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", refuse)
    with locked_folder(data):
        pass


def test_standard_output(
    data: Path,
    tmp_path: Path,
    capfdbinary: pytest.CaptureFixture[bytes],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["backup", "-", "--data", str(data)]) == 0
    content, errors = capfdbinary.readouterr()
    assert errors == b""
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(content)
    assert rooms_in(copy) == rooms_in(data / FILE)
    assert not (tmp_path / "-").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_is_no_place_for_a_backup(
    data: Path, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["backup", "-", "--data", str(data), "--language", language]
    assert main([*words, "--json"]) == 2
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    say = catalog(language)
    assert output.err.splitlines() == [say("backup-json-output"), say("backup-terminal")]


def test_server_goes_on_writing_while_a_large_database_is_copied(tmp_path: Path) -> None:
    """The copy is made in parts, and is of one moment all the same."""
    source = tmp_path / FILE
    with closing(sqlite3.connect(source, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE big (content BLOB)")
        database.executemany("INSERT INTO big VALUES (zeroblob(1000000))", [()] * 40)
        shares: list[float] = []

        def write(done: int, total: int) -> None:
            shares.append(done / total)
            database.execute("INSERT INTO big VALUES (zeroblob(10))")

        copy = copy_database(source, tmp_path, "copy", write)
    assert len(shares) > 2
    assert shares == sorted(shares)
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT count(*) FROM big").fetchone() == (40,)


# What Windows asks for


def test_file_is_closed_before_it_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    real_close, real_unlink = os.close, Path.unlink

    def close(handle: int) -> None:
        steps.append("closed")
        real_close(handle)

    def unlink(path: Path, *, missing_ok: bool) -> None:
        steps.append("deleted")
        real_unlink(path, missing_ok=missing_ok)

    def fail() -> None:
        with new_file(tmp_path, "copy"):
            monkeypatch.setattr(os, "close", close)
            monkeypatch.setattr(Path, "unlink", unlink)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert steps[:2] == ["closed", "deleted"]


def test_file_is_open_for_writing_when_it_is_flushed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[bool] = []

    def flush(handle: int) -> None:
        flushed.append(os.write(handle, b"") == 0)

    monkeypatch.setattr(os, "fsync", flush)
    (tmp_path / "file").touch()
    sync(tmp_path / "file")
    assert flushed == [True]
