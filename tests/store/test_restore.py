"""`rapido restore`: what it reads, what it refuses, and that the old database is never lost."""

import asyncio
import errno
import shutil
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from rapido.cli import main
from rapido.locales import LANGUAGES, catalog
from rapido.rooms.model.facts import Played, StoodIn
from rapido.store.errors import OnlyRescued
from rapido.store.sqlite.folder import locked_folder
from rapido.store.sqlite.migrations import MIGRATIONS, migrate
from rapido.store.sqlite.restore import refuse_restore
from rapido.store.sqlite.store import SqliteStore
from tests.kits.store_kit import SECRET, entries
from tests.store.databases import FILE, opened, rooms_in, write_database, write_with_log
from tests.waiting import wait_until

ROOMS = 10


def restore(file: Path, data: Path, language: str = "en") -> int:
    return main(["restore", str(file), "--data", str(data), "--language", language])


def kept(data: Path) -> list[Path]:
    """Return the databases that were replaced."""
    files = sorted(data.glob(f"{FILE}.before-*"))
    return [file for file in files if not file.name.endswith(("-wal", "-shm"))]


@contextmanager
def in_thread(work: Callable[[], None]) -> Generator[None]:
    thread = threading.Thread(target=work)
    thread.start()
    yield
    thread.join()


# What is restored


def with_shared_memory(folder: Path) -> Path:
    file = write_with_log(folder, ROOMS)
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        database.execute("SELECT 1 FROM rooms").fetchone()
        shutil.copy(f"{file}-shm", folder / "shm")
    shutil.copy(folder / "shm", f"{file}-shm")
    return file


def linked(folder: Path) -> Path:
    (folder / "link.sqlite").symlink_to(write_with_log(folder, ROOMS))
    return folder / "link.sqlite"


SOURCES: dict[str, Callable[[Path], Path]] = {
    "without -shm": lambda folder: write_with_log(folder, ROOMS),
    "with -shm": with_shared_memory,
    "behind a link": linked,
}


@pytest.mark.parametrize("write", SOURCES.values(), ids=SOURCES)
def test_rooms_in_the_log_are_restored(tmp_path: Path, write: Callable[[Path], Path]) -> None:
    file = write(tmp_path / "source")
    assert restore(file, tmp_path / "data") == 0
    assert len(rooms_in(tmp_path / "data" / FILE)) == ROOMS
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == ["lock", FILE]


def test_source_on_a_read_only_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("mounting is not permitted")
    try:
        logged = write_with_log(disk / "logged", ROOMS)
        closed = write_database(disk / "closed" / FILE, ROOMS + 1)
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        assert restore(logged, tmp_path / "data") == 0
        assert len(rooms_in(tmp_path / "data" / FILE)) == ROOMS
        assert restore(closed, tmp_path / "data") == 0
        assert len(rooms_in(tmp_path / "data" / FILE)) == ROOMS + 1
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def test_rescued_games_are_restored_beside_the_lost_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    rescued = folder / f"{FILE}.rescued-20261119-154416"
    write_database(rescued, ROOMS)
    with pytest.raises(OnlyRescued) as found:
        SqliteStore(folder / FILE)
    assert found.value.rescued == rescued
    assert not (folder / FILE).exists()
    assert restore(rescued, folder) == 0
    assert len(rooms_in(folder / FILE)) == ROOMS

    async def run() -> None:
        await SqliteStore(folder / FILE).close()

    asyncio.run(run())


def test_source_is_in_use(tmp_path: Path) -> None:
    async def run() -> None:
        (tmp_path / "live").mkdir()
        store = SqliteStore(tmp_path / "live" / FILE)
        for number in range(ROOMS):
            await store.append(f"room {number}", entries(opened(f"game {number}")))
        assert await asyncio.to_thread(restore, tmp_path / "live" / FILE, tmp_path / "data") == 0
        await store.append("later", entries(opened("later")))
        await store.close()

    asyncio.run(run())
    assert len(rooms_in(tmp_path / "data" / FILE)) == ROOMS
    assert len(rooms_in(tmp_path / "live" / FILE)) == ROOMS + 1


def test_database_cannot_replace_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write_database(tmp_path / "data" / FILE, ROOMS)
    (tmp_path / "link").symlink_to(file)
    for source in (file, tmp_path / "link"):
        assert restore(source, file.parent) == 2
        assert "is the database in use" in capsys.readouterr().err
    assert [path.name for path in file.parent.iterdir()] == [FILE]


@pytest.mark.parametrize("in_log", [False, True], ids=["closed", "killed"])
def test_replaced_databases_can_be_restored(tmp_path: Path, *, in_log: bool) -> None:
    data = tmp_path / "data"
    if in_log:  # the last server was killed, and its rooms are only in the log
        source = write_with_log(tmp_path / "killed", ROOMS)
        data.mkdir()
        for suffix in ("", "-wal"):
            shutil.copy(f"{source}{suffix}", data / f"{FILE}{suffix}")
    else:
        write_database(data / FILE, ROOMS)
    for number in range(4):  # some within the same second
        other = write_database(tmp_path / f"{number}" / FILE, number + 1, f"copy {number}")
        assert restore(other, data) == 0
    assert not list(data.glob("*-wal")), "each is one file, which can be copied and moved"
    assert sorted(len(rooms_in(file)) for file in kept(data)) == [1, 2, 3, ROOMS]
    [first] = [file for file in kept(data) if len(rooms_in(file)) == ROOMS]
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in kept(data))
    assert restore(first, data) == 0
    assert len(rooms_in(data / FILE)) == ROOMS
    assert first.exists()


def test_older_backup_is_migrated(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(old, isolation_level=None)) as database:
        migrate(database, MIGRATIONS[:1])
    assert restore(old, tmp_path / "data") == 0
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)


# What is refused


def run_sql(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


def with_fact(text: str) -> Callable[[Path], None]:
    def write(file: Path) -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("UPDATE entries SET what = ? WHERE room = 'room 3'", (text,))

    return write


OPENED = '{{"fact":"opened","host":"h","seats":{},"game":"g","seal":"s"}}'
BAD: dict[str, Callable[[Path], object]] = {
    "a trigger": lambda file: run_sql(
        file, "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM rooms; END"
    ),
    "a view": lambda file: run_sql(file, "CREATE VIEW v AS SELECT * FROM rooms"),
    "another table": lambda file: run_sql(file, "CREATE TABLE diary (day)"),
    "a missing index": lambda file: run_sql(file, "DROP INDEX rooms_by_time"),
    "another column": lambda file: run_sql(file, "ALTER TABLE rooms ADD COLUMN x"),
    "another application": lambda file: run_sql(file, "PRAGMA application_id = 7"),
    "a newer version": lambda file: run_sql(file, "PRAGMA user_version = 99"),
    "version 0": lambda file: run_sql(file, "PRAGMA user_version = 0"),
    "a negative version": lambda file: run_sql(file, "PRAGMA user_version = -1"),
    "three million seats": with_fact(OPENED.format(3_000_000)),
    "no seats": with_fact(OPENED.format(0)),
    "no JSON": with_fact("{"),
    "an unknown fact": with_fact('{"fact":"exploded"}'),
    "a number": lambda file: run_sql(file, "UPDATE entries SET what = 7 WHERE room = 'room 3'"),
    "a time that is none": lambda file: run_sql(file, "UPDATE entries SET at = 'noon'"),
    "a gap": lambda file: run_sql(file, "UPDATE entries SET version = 2 WHERE room = 'room 3'"),
    "a torn page": lambda file: file.write_bytes(
        file.read_bytes()[:4096] + bytes(4096) + file.read_bytes()[8192:]
    ),
    "half a file": lambda file: file.write_bytes(file.read_bytes()[:9000]),
    "a text": lambda file: file.write_text("Dear diary,\n" * 500),
    "nothing": lambda file: file.write_bytes(b""),
}


@pytest.mark.parametrize("damage", BAD.values(), ids=BAD)
def test_bad_backup_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Callable[[Path], object]
) -> None:
    data = write_database(tmp_path / "data" / FILE, 1).parent
    file = write_database(tmp_path / "copy.sqlite", ROOMS)
    run_sql(file, "PRAGMA journal_mode = DELETE")
    damage(file)
    before = file.read_bytes()
    assert restore(file, data) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{file} ")
    assert error.endswith("Nothing was changed.\n")
    assert error.count("\n") == 1
    assert file.read_bytes() == before
    assert [path.name for path in data.iterdir()] == [FILE]
    assert len(rooms_in(data / FILE)) == 1


@pytest.mark.parametrize("damage", ["a trigger", "a newer version", "a gap"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str, language: str
) -> None:
    file = write_database(tmp_path / "copy.sqlite", ROOMS)
    BAD[damage](file)
    assert restore(file, tmp_path / "data", language) == 2
    error = capsys.readouterr().err
    assert str(file) in error
    assert ("Nothing was changed" in error) == (language == "en")


def test_impossible_room_is_announced_and_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "copy.sqlite")
        await store.append("fine", entries(opened("game"), StoodIn(0)), {"game": SECRET})
        await store.append("a move without a game", entries(opened("other"), Played("A46")))
        await store.append("a room that was never opened", entries(StoodIn(0)))
        await store.close()

    asyncio.run(write())
    assert restore(tmp_path / "copy.sqlite", tmp_path / "data") == 0
    error = capsys.readouterr().err
    assert error == "2 rooms in the backup are damaged and won’t open. All the others are fine.\n"
    assert len(rooms_in(tmp_path / "data" / FILE)) == 3


def test_long_check_says_how_far_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write_database(tmp_path / "copy.sqlite", 3)
    monkeypatch.setattr("rapido.cli.progress.DELAY", -1.0)
    monkeypatch.setattr("rapido.cli.progress.INTERVAL", 0.0)
    assert restore(file, tmp_path / "data") == 0
    assert capsys.readouterr().err == ""  # in a pipe
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert restore(file, tmp_path / "other") == 0
    *drawn, erased = capsys.readouterr().err.split("\r")[1:]
    steps = [*["Copying: 100"], *(f"Checking: {percent}" for percent in (33, 66, 100))]
    assert [line.partition("%")[0] for line in drawn] == steps
    assert drawn[-1] == "Checking: 100%, about 0:00 left\x1b[K"
    assert erased == "\x1b[K"


# Failures in the middle


class Interruption(KeyboardInterrupt):
    pass


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), Interruption()])
@pytest.mark.parametrize("place", range(17))
def test_failure_anywhere_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException, place: int
) -> None:
    """The functions that change the folder fail, one after the other, and all later ones work."""
    data = write_database(tmp_path / "data" / FILE, ROOMS).parent
    file = write_database(tmp_path / "copy.sqlite", 1)
    (data / f"{FILE}-shm").touch()
    calls = 0

    def failing(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == place + 1:
                raise error
            return function(*args, **kwargs)

        return call

    with monkeypatch.context() as patch:
        for name in ("replace", "chmod"):
            patch.setattr(Path, name, failing(getattr(Path, name)))
        for name in ("os.link", "os.fsync", "sqlite3.connect"):
            module, _, function = name.partition(".")
            original = getattr(__import__(module), function)
            patch.setattr(name, failing(original))
        status = restore(file, data)
    assert calls > place
    rooms = len(rooms_in(data / FILE))
    assert (status, rooms) in {(0, 1), (2, ROOMS), (130, ROOMS)}
    left = {path.name for path in data.iterdir()} - {FILE, "lock", f"{FILE}-shm", f"{FILE}-wal"}
    assert all(name.startswith(f"{FILE}.before-") for name in left)
    assert (status == 0) == bool(left)
    assert restore(file, data) == 0
    assert len(rooms_in(data / FILE)) == 1
    assert ROOMS in {len(rooms_in(path)) for path in kept(data)}


# A running server, which has the lock


def test_server_takes_the_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, data = write_database(tmp_path / "copy.sqlite", 1), tmp_path / "data"

    def take() -> None:
        wait_until((data / "restore.sqlite").exists)
        (data / "restore.sqlite").rename(data / FILE)

    with locked_folder(data), in_thread(take):
        assert restore(file, data) == 0
    assert "What was there before is kept" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_server_refuses_the_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file, data = write_database(tmp_path / "copy.sqlite", 1), tmp_path / "data"
    write_database(data / FILE, ROOMS)

    def refuse() -> None:
        wait_until((data / "restore.sqlite").exists)
        refuse_restore(data)

    with locked_folder(data), in_thread(refuse):
        assert restore(file, data, language) == 2
    output = capsys.readouterr()
    assert not output.out
    assert "refused" in output.err
    assert str(data) in output.err
    assert len(rooms_in(data / FILE)) == ROOMS
    [refused] = data.glob("restore.sqlite.refused-*")
    assert restore(refused, data) == 0


def test_server_that_does_not_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, data = write_database(tmp_path / "copy.sqlite", 1), tmp_path / "data"
    with locked_folder(data):
        monkeypatch.setattr("rapido.cli.restore.SWITCH_SECONDS", 0.0)
        assert restore(file, data) == 0
        assert "the server hasn’t loaded it yet" in capsys.readouterr().out
        assert (data / "restore.sqlite").exists()

        def interrupt(_seconds: float) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("rapido.cli.restore.SWITCH_SECONDS", 60.0)
        monkeypatch.setattr("time.sleep", interrupt)
        assert restore(file, data) == 130
        assert "Nothing was changed" in capsys.readouterr().err
        assert not (data / "restore.sqlite").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_was_there_before_is_kept(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, data = write_database(tmp_path / "backup", ROOMS), tmp_path / "data"
    said: list[str] = []
    for _ in range(2):
        assert restore(backup, data, language) == 0
        said.append(capsys.readouterr().out)
    kept_before = catalog(language)("restore-kept")
    assert [kept_before in each for each in said] == [False, True]


def test_what_may_not_be_read_is_not_said_to_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    denied = PermissionError(errno.EACCES, "denied", "secret")
    monkeypatch.setattr("rapido.cli.restore.file_refusal", Mock(side_effect=denied))
    assert restore(tmp_path / "secret", tmp_path / "data") == 2
    assert "Can’t read the file secret: access denied" in capsys.readouterr().err
    monkeypatch.setattr("rapido.cli.restore.store_of", Mock(side_effect=denied))
    assert restore(Path("-"), tmp_path / "data") == 2
    assert "Can’t read the file secret: access denied" in capsys.readouterr().err
