"""The SQLite store passes the kit and survives disk errors and crashes."""

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.rooms.model.facts import Closed, StoodIn, WordGiven
from rapido.rooms.ports import Store
from rapido.store.errors import BadDatabase, DamagedDatabase, FolderError
from rapido.store.sqlite.store import SqliteStore
from rapido.store.sqlite.write_ahead_log import LOG_LIMIT
from tests.kits.store_kit import AT, SECRET, PersistentStoreKit, entries, outcomes

FILE = "rapido.sqlite"
PAGE = 4096


class TestSqlite(PersistentStoreKit):
    async def open(self, folder: Path) -> Store:
        return SqliteStore(folder / FILE)


class RecordingConnection(sqlite3.Connection):
    """A connection that records statements and can fail."""

    connections: list["RecordingConnection"]
    failing_statement: str
    """statement that raises an error"""
    statements: list[str]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.connections.append(self)

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        self.statements.append(sql)
        if self.failing_statement and sql.lstrip().startswith(self.failing_statement):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        if self.failing_statement and sql.lstrip().startswith(self.failing_statement):
            raise sqlite3.OperationalError("disk I/O error")
        return super().executemany(sql, parameters)


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> type[RecordingConnection]:
    """Record all new connections."""
    connect = sqlite3.connect

    def connect_recording(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        return cast("sqlite3.Connection", connect(*args, **kwargs, factory=RecordingConnection))

    RecordingConnection.connections = []
    RecordingConnection.statements = []
    RecordingConnection.failing_statement = ""
    monkeypatch.setattr(sqlite3, "connect", connect_recording)
    return RecordingConnection


def rooms_in(file: Path) -> dict[str, int]:
    """Return the number of entries by room as seen by another connection."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT room, count(*) FROM entries GROUP BY room").fetchall()
    return dict(rows)


def copied(folder: Path, number: int) -> Path:
    """Copy the files of an open database, as after a power failure."""
    copy = folder / f"copy {number}"
    copy.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(folder / f"{FILE}{suffix}", copy)
    return copy / FILE


def test_every_connection_uses_wal_and_syncs(
    tmp_path: Path, recording: type[RecordingConnection]
) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("room", entries(StoodIn(0)))
        await store.load("room")
        # The first connection created the file and is closed; writer and reader follow.
        assert len(recording.connections) >= 3
        for connection in recording.connections[1:3]:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        await store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_appended_entries_are_visible_and_durable(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        for number in range(1, 20):
            await store.append("room", entries(StoodIn(0), first=number), {str(number): SECRET})
            assert rooms_in(tmp_path / FILE) == {"room": number}
            if number % 6 == 0:
                again = SqliteStore(copied(tmp_path, number))
                assert await again.load("room") == await store.load("room")
                assert await again.secret(str(number)) == SECRET
                await again.close()
        await store.close()

    asyncio.run(run())


async def batched(store: SqliteStore, file: Path, *works: Any) -> list[BaseException | None]:
    """Block the writer until all these appends wait, so that one commit contains them all."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ends = asyncio.ensure_future(outcomes(store.ping(), *works))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not ends.done()
        other.execute("COMMIT")
    return (await ends)[1:]


def test_conflict_does_not_affect_other_appends_of_the_commit(
    tmp_path: Path, recording: type[RecordingConnection]
) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("taken", entries(StoodIn(0), key="key"))
        commits = recording.statements.count("COMMIT")
        works = [
            store.append("taken", entries(StoodIn(0), first=2, key="key"), {"a": SECRET}),
            store.append("fine 1", entries(StoodIn(0), StoodIn(1)), {"b": SECRET}),
            store.append("gap", entries(StoodIn(0), first=2), {"c": SECRET}),
            store.append("taken", entries(StoodIn(0)), {"d": SECRET}),
            store.append("fine 2", entries(StoodIn(0)), {"e": SECRET}),
            store.append("fine 2", entries(StoodIn(0)), {"f": SECRET}),
            store.append("fine 2", entries(StoodIn(0), first=2), {"g": SECRET}),
            store.append("stolen", entries(StoodIn(0)), {"b": SECRET}),
            store.delete_room("fine 1"),
            store.append("taken", entries(StoodIn(0), first=2), {"h": SECRET}),
        ]
        ends = await batched(store, tmp_path / FILE, *works)
        ours = recording.statements.count("COMMIT") - commits - 1
        assert ours <= 2
        assert [end is None for end in ends] == [
            *(False, True, False, False, True, False, True, False, True, True)
        ]
        assert all(end is None or isinstance(end, Conflict) for end in ends)
        assert rooms_in(tmp_path / FILE) == {"fine 2": 2, "taken": 2}
        known = [game for game in "abcdefgh" if await store.secret(game)]
        assert known == ["e", "g", "h"]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("failing_statement", "conflicts"),
    [
        *(("BEGIN", 0), ("INSERT INTO games", 0), ("COMMIT", 0)),
        # After a conflict, appends are stored one by one.
        *(("SAVEPOINT", 1), ("INSERT INTO games", 1), ("RELEASE", 1), ("COMMIT", 1)),
    ],
)
def test_disk_error_stores_nothing_and_is_temporary(
    tmp_path: Path, recording: type[RecordingConnection], failing_statement: str, conflicts: int
) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("old", entries(StoodIn(0)))
        recording.failing_statement = failing_statement
        ends = await outcomes(
            *(store.append("old", entries(StoodIn(0))) for _ in range(conflicts)),
            *(store.append(f"new {n}", entries(StoodIn(0)), {str(n): SECRET}) for n in range(5)),
        )
        assert all(isinstance(end, Unavailable) for end in ends)
        if failing_statement != "INSERT INTO games":
            with pytest.raises(Unavailable):
                await store.ping()
        assert len(await store.load("old")) == 1
        assert rooms_in(tmp_path / FILE) == {"old": 1}
        recording.failing_statement = ""
        await store.ping()
        await store.append("new 0", entries(StoodIn(0)), {"0": SECRET})
        assert rooms_in(tmp_path / FILE) == {"old": 1, "new 0": 1}
        await store.close()

    asyncio.run(run())


def test_full_disk_is_temporary(tmp_path: Path, recording: type[RecordingConnection]) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        writer = recording.connections[1]
        pages = writer.execute("PRAGMA page_count").fetchone()[0]
        writer.execute(f"PRAGMA max_page_count = {pages + 4}").fetchone()
        accepted: dict[str, int] = {}
        refused = 0
        for number in range(40):
            room = f"room {number}"
            words = [WordGiven(0, "long " * 20)] * 10
            try:
                await store.append(room, entries(*words), {room: SECRET})
            except Unavailable:
                refused += 1
            else:
                accepted[room] = 10
        assert refused > 5
        assert accepted
        assert rooms_in(tmp_path / FILE) == accepted
        for room in accepted:
            assert await store.secret(room) == SECRET
        writer.execute("PRAGMA max_page_count = 1000000").fetchone()
        await store.append("after", entries(Closed()))
        assert rooms_in(tmp_path / FILE) == {**accepted, "after": 1}
        await store.close()

    asyncio.run(run())


def test_unserializable_value_does_not_affect_later_appends(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        async with asyncio.timeout(60):
            for unfit in (entries(WordGiven(0, "half a letter \ud800")), []):
                with pytest.raises(Unavailable):
                    await store.append("room", unfit)
            await store.append("room", entries(StoodIn(0)))
        await store.close()

    asyncio.run(run())
    assert rooms_in(tmp_path / FILE) == {"room": 1}


def test_read_error_is_temporary(tmp_path: Path, recording: type[RecordingConnection]) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("room", entries(StoodIn(0)), {"game": SECRET})
        recording.failing_statement = "SELECT"
        for read in (store.load("room"), store.secret("game"), store.room_of("game")):
            with pytest.raises(Unavailable):
                await read
        with pytest.raises(Unavailable):
            await store.idle_rooms(0, closed=True)
        recording.failing_statement = ""
        assert len(await store.load("room")) == 1
        await store.close()

    asyncio.run(run())


def test_close_completes_pending_appends(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        works = [
            asyncio.ensure_future(store.append(f"room {n}", entries(StoodIn(0))))
            for n in range(1500)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await outcomes(*works) == [None] * len(works)

    asyncio.run(run())
    assert len(rooms_in(tmp_path / FILE)) == 1500
    assert not (tmp_path / f"{FILE}-wal").exists()


def test_wal_does_not_grow_without_bound(tmp_path: Path) -> None:
    log = tmp_path / f"{FILE}-wal"

    async def run() -> int:
        store = SqliteStore(tmp_path / FILE, checkpoint_bytes=50 * PAGE)
        longest = 0
        for number in range(1, 481):
            await store.append("room", entries(WordGiven(0, "w" * 50), first=number))
            longest = max(longest, log.stat().st_size)
            if number % 60 == 0:
                await asyncio.sleep(0.03)
        await store.close()
        return longest

    # Without checkpoints, 480 commits of at least two pages each would exceed this by far.
    assert asyncio.run(run()) < 650 * PAGE
    assert rooms_in(tmp_path / FILE) == {"room": 480}


def write_other(folder: Path) -> Path:
    """Write another database with the room `from there`."""

    async def run() -> None:
        other = SqliteStore(folder / "other" / FILE)
        await other.append("from there", entries(StoodIn(0), StoodIn(1)), {"game": SECRET})
        await other.close()

    (folder / "other").mkdir()
    asyncio.run(run())
    return folder / "other" / FILE


def test_open_database_can_be_replaced(tmp_path: Path) -> None:
    other = write_other(tmp_path)

    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("from here", entries(StoodIn(0)))
        forgotten: list[bool] = []

        @contextmanager
        def swap() -> Generator[None]:
            assert not (tmp_path / f"{FILE}-wal").exists()
            assert not forgotten
            shutil.copy(other, tmp_path / FILE)
            yield

        await store.reopen(swap(), lambda: forgotten.append(True))
        assert forgotten
        assert await store.load("from here") == []
        assert await store.load("from there") == entries(StoodIn(0), StoodIn(1))
        assert await store.secret("game") == SECRET
        assert store.newest == AT
        await store.append("from there", entries(StoodIn(2), first=3))
        await store.close()
        assert rooms_in(tmp_path / FILE) == {"from there": 3}

    asyncio.run(run())


def test_nothing_crosses_a_replacement(tmp_path: Path) -> None:
    """What was read before is not used after it, and what is written was decided after it."""
    other = write_other(tmp_path)

    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("from there", entries(StoodIn(0)))
        reached, go_on = threading.Event(), threading.Event()

        @contextmanager
        def swap() -> Generator[None]:
            reached.set()
            assert go_on.wait(60)
            shutil.copy(other, tmp_path / FILE)
            yield

        last = asyncio.ensure_future(store.append("from there", entries(StoodIn(1), first=2)))
        early = asyncio.ensure_future(store.load("from there"))
        await asyncio.sleep(0)
        replacing = asyncio.ensure_future(store.reopen(swap(), lambda: None))
        await asyncio.to_thread(reached.wait, 60)
        late = [
            store.append("from there", entries(StoodIn(2), first=3)),
            store.delete_room("from there"),
            store.ping(),
            store.load("from there"),
        ]
        assert all(isinstance(end, Unavailable) for end in await outcomes(*cast("Any", late)))
        go_on.set()
        await replacing
        await last
        [end] = await outcomes(cast("Any", early))
        assert isinstance(end, Unavailable)
        assert len(await store.load("from there")) == 2
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("when", ["before", "after", "damaged", "deleted"])
def test_failed_replacement_leaves_working_connections(tmp_path: Path, when: str) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("room", entries(StoodIn(0)))

        @contextmanager
        def swap() -> Generator[None]:
            if when == "before":
                raise OSError("No space left on device")
            (tmp_path / FILE).rename(tmp_path / "kept")
            if when == "damaged":
                (tmp_path / FILE).write_text("Dear diary,\n" * 500)
            try:
                if when == "after":
                    raise OSError("Input/output error")
                yield
            finally:
                (tmp_path / "kept").replace(tmp_path / FILE)

        forgotten: list[bool] = []
        with pytest.raises((OSError, BadDatabase, FolderError)):
            await store.reopen(swap(), lambda: forgotten.append(True))
        assert forgotten
        assert await store.load("room") == entries(StoodIn(0))
        await store.append("room", entries(StoodIn(1), first=2))
        await store.ping()
        assert rooms_in(tmp_path / FILE) == {"room": 2}
        await store.close()

    asyncio.run(run())


def test_database_that_cannot_be_opened_again_is_opened_later(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("room", entries(StoodIn(0)))

        @contextmanager
        def swap() -> Generator[None]:
            (tmp_path / FILE).rename(tmp_path / "kept")
            yield

        with pytest.raises(FolderError):
            await store.reopen(swap(), lambda: None)
        assert not (tmp_path / FILE).exists(), "an empty database took its place"
        with pytest.raises(Unavailable):
            await store.append("room", entries(StoodIn(1), first=2))
        with pytest.raises(Unavailable):
            await store.load("room")
        (tmp_path / "kept").rename(tmp_path / FILE)
        assert await store.load("room") == entries(StoodIn(0))
        await store.append("room", entries(StoodIn(1), first=2))
        await store.close()

    asyncio.run(run())


# What happens to the files while they are in use


def rescued_in(folder: Path) -> Path:
    [file] = folder.glob("*.rescued-*")
    return file


@pytest.mark.parametrize("suffix", ["", "-wal"])
@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
def test_nothing_is_accepted_for_files_that_are_gone(tmp_path: Path, how: str, suffix: str) -> None:
    file, other = tmp_path / f"{FILE}{suffix}", write_other(tmp_path)
    failures: list[tuple[str, int]] = []
    recovered: list[bool] = []

    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        store.on_failure(
            lambda reason, refused: failures.append((reason, refused)),
            lambda: recovered.append(True),
        )
        await store.append("room", entries(StoodIn(0)))
        os.link(file, tmp_path / "kept")
        if how == "replaced":
            shutil.copy(other, tmp_path / "new")
            (tmp_path / "new").replace(file)
        else:
            file.unlink()
        for work in (store.append("room", entries(StoodIn(1), first=2)), store.ping()):
            with pytest.raises(Unavailable, match="deleted or replaced while it was in use"):
                await work
        rescued = rescued_in(tmp_path)
        reason = f"{file.name} was deleted or replaced while it was in use"
        assert failures == [(f"{reason}; all its games are in {rescued.name}", 1)] * 2
        assert rooms_in(rescued) == {"room": 1}
        assert stat.S_IMODE(rescued.stat().st_mode) == 0o600
        if how == "moved":
            (tmp_path / "kept").replace(file)
            await store.append("room", entries(StoodIn(1), first=2))
            assert recovered
            assert rooms_in(tmp_path / FILE) == {"room": 2}
        await store.close()

    asyncio.run(run())


def test_log_is_bounded_while_another_program_reads(tmp_path: Path) -> None:
    log = tmp_path / f"{FILE}-wal"
    checkpoint_bytes = 2 * PAGE

    async def run() -> None:
        store = SqliteStore(tmp_path / FILE, checkpoint_bytes)
        await store.append("room", entries(StoodIn(0)))
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM entries").fetchone()
            accepted, refused = 1, ""
            while not refused:
                assert accepted < 1000, "the log has no limit"
                try:
                    await store.append("room", entries(StoodIn(0), first=accepted + 1))
                    accepted += 1
                except Unavailable as refusal:
                    refused = str(refusal)
            assert "another program keeps an old state" in refused
            assert log.stat().st_size < (LOG_LIMIT + 10) * checkpoint_bytes
            with pytest.raises(Unavailable):
                await store.ping()
            assert len(await store.load("room")) == accepted
            other.execute("COMMIT")
        await store.append("room", entries(StoodIn(0), first=accepted + 1))
        assert log.stat().st_size < LOG_LIMIT * checkpoint_bytes
        await store.close()
        assert rooms_in(tmp_path / FILE) == {"room": accepted + 1}

    asyncio.run(run())


def test_probe_writes_one_page_at_most(tmp_path: Path) -> None:
    log = tmp_path / f"{FILE}-wal"
    frame = PAGE + 24

    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("room", entries(StoodIn(0)))
        size = log.stat().st_size
        await store.ping()
        assert log.stat().st_size == size, "the append has proved already that writing is possible"
        for number in range(1, 4):
            await store.ping()
            assert log.stat().st_size == size + number * frame
        await store.close()
        assert rooms_in(tmp_path / FILE) == {"room": 1}

    asyncio.run(run())


def test_probe_writes_as_much_as_a_move_while_moves_are_refused(
    tmp_path: Path, recording: type[RecordingConnection]
) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        recording.failing_statement = "INSERT INTO entries"
        with pytest.raises(Unavailable):
            await store.append("room", entries(StoodIn(0)))
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.ping()
        recording.failing_statement = ""
        await store.ping()
        await store.close()

    asyncio.run(run())


def test_new_database_never_gets_the_log_of_a_lost_one(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"the last games")
    with pytest.raises(DamagedDatabase, match="-wal is there"):
        SqliteStore(tmp_path / FILE)
    assert [path.name for path in tmp_path.iterdir()] == [f"{FILE}-wal"]


def test_writes_of_other_programs_are_noticed(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE, checkpoint_bytes=1)
        assert not await store.changed_elsewhere()
        for number in range(20):  # our own ones, with checkpoints, do not count
            await store.append(f"room {number}", entries(Closed()))
            assert not await store.changed_elsewhere()
        assert rooms_in(tmp_path / FILE)
        assert not await store.changed_elsewhere()
        with closing(sqlite3.connect(tmp_path / FILE)) as program, program:
            program.execute("DELETE FROM entries WHERE room = 'room 3'")
        await store.append("another", entries(Closed()))
        assert await store.changed_elsewhere()
        assert not await store.changed_elsewhere()
        await store.close()
        assert not await store.changed_elsewhere()

    asyncio.run(run())


def test_writes_of_other_programs_are_noticed_from_the_start(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.append("room", entries(Closed()))
        with closing(sqlite3.connect(tmp_path / FILE)) as program, program:
            program.execute("DELETE FROM entries")
        assert await store.changed_elsewhere()
        await store.close()

    asyncio.run(run())
