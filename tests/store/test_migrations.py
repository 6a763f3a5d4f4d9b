"""Databases of older, newer and foreign formats, and damaged ones."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.rooms.model.facts import StoodIn, WordGiven
from rapido.rooms.ports import Entry
from rapido.store.errors import BadDatabase, DamagedDatabase, NewerDatabase
from rapido.store.sqlite.migrations import APPLICATION, MIGRATIONS, migrate
from rapido.store.sqlite.store import SqliteStore
from tests.kits.store_kit import EVERY_FACT, SECRET, entries

FILE = "rapido.sqlite"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / FILE


def connect(file: Path) -> "closing[sqlite3.Connection]":
    return closing(sqlite3.connect(file, isolation_level=None))


def pragma(database: sqlite3.Connection, name: str) -> int:
    return database.execute(f"PRAGMA {name}").fetchone()[0]


def schema(database: sqlite3.Connection) -> list[tuple[str, str, str]]:
    return database.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


async def use(file: Path) -> list[Entry]:
    """Open a store, write to it and read from it."""
    store = SqliteStore(file)
    try:
        known = await store.load("room")
        await store.append("new room", entries(StoodIn(0)), {"new game": SECRET})
        assert await store.load("new room") == entries(StoodIn(0))
        assert await store.secret("new game") == SECRET
        return known
    finally:
        await store.close()


def filled(file: Path, rooms: int = 40) -> list[Entry]:
    """Create a database of a few dozen pages; return the entries of `room`."""

    async def run() -> list[Entry]:
        store = SqliteStore(file)
        for number in range(rooms):
            words = [WordGiven(0, f"{number} {'word ' * 15}")] * 12
            await store.append(f"room {number}", entries(*words), {f"game {number}": SECRET})
        await store.append("room", entries(*EVERY_FACT), {"game": SECRET})
        known = await store.load("room")
        await store.close()
        return known

    known = asyncio.run(run())
    assert not file.with_name(f"{FILE}-wal").exists()
    return known


def test_new_database_has_our_application_id(file: Path) -> None:
    assert asyncio.run(use(file)) == []
    with connect(file) as database:
        assert pragma(database, "application_id") == APPLICATION
        assert pragma(database, "user_version") == len(MIGRATIONS)


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_older_versions_are_migrated(file: Path, version: int) -> None:
    with connect(file) as database:
        migrate(database, MIGRATIONS[:version])
        assert pragma(database, "user_version") == version
    asyncio.run(use(file))
    with connect(file) as database, closing(sqlite3.connect(":memory:")) as fresh:
        migrate(fresh)
        assert pragma(database, "user_version") == len(MIGRATIONS)
        assert schema(database) == schema(fresh)


def test_keys_of_the_first_schema_belong_to_their_guests(file: Path) -> None:
    with connect(file) as database:
        migrate(database, MIGRATIONS[:1])
        database.execute("INSERT INTO rooms VALUES ('room', 0, 0)")
        for version, by, key in ((1, "Ana", "key"), (2, "Ben", "another"), (3, "Ana", None)):
            database.execute(
                "INSERT INTO entries VALUES ('room', ?, 0, ?, ?, ?)",
                (version, by, key, b'{"fact":"stoodin","seat":0}'),
            )

    async def run() -> None:
        store = SqliteStore(file)
        try:
            assert await store.load("room") == [
                Entry(1, 0.0, "Ana", "key", StoodIn(0)),
                Entry(2, 0.0, "Ben", "another", StoodIn(0)),
                Entry(3, 0.0, "Ana", "", StoodIn(0)),
            ]
            with pytest.raises(Conflict):
                await store.append("room", entries(StoodIn(0), first=4, by="Ana", key="key"))
            new = entries(StoodIn(0), first=4, by="Ben", key="key")
            await store.append("room", new)
            assert await store.load("room", 3) == new
        finally:
            await store.close()

    asyncio.run(run())


def test_current_database_is_not_modified(file: Path) -> None:
    known = filled(file, 3)
    with connect(file) as database:
        before = schema(database)
        migrate(database)
        assert schema(database) == before
    assert asyncio.run(use(file)) == known


def test_migrations_keep_data(file: Path) -> None:
    first = "CREATE TABLE one (x); INSERT INTO one VALUES (1)"
    second = "ALTER TABLE one ADD COLUMN y DEFAULT 2"
    third = "CREATE TABLE two AS SELECT x + y AS z FROM one"
    with connect(file) as database:
        migrate(database, (first,))
        migrate(database, (first, second, third))
        assert database.execute("SELECT x, y, z FROM one, two").fetchall() == [(1, 2, 3)]
        assert pragma(database, "user_version") == 3


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE two (x); DELETE FROM one; INSERT INTO nothing VALUES (1)",
        "DROP TABLE one; CREATE TABLE two (x); CREATE TABLE two (x)",
        "UPDATE one SET x = 7; nonsense",
        "INSERT INTO one VALUES (1)",
    ],
)
def test_failed_migration_is_rolled_back(file: Path, broken: str) -> None:
    first = "CREATE TABLE one (x UNIQUE); INSERT INTO one VALUES (1)"
    second = "INSERT INTO one VALUES (2)"
    with connect(file) as database:
        migrate(database, (first,))
        with pytest.raises(BadDatabase):
            migrate(database, (first, second, broken))
        assert not database.in_transaction
    with connect(file) as database:
        assert [name for _, name, _ in schema(database) if not name.startswith("sqlite")] == ["one"]
        assert database.execute("SELECT x FROM one").fetchall() == [(1,), (2,)]
        assert pragma(database, "user_version") == 2
        migrate(database, (first, second, "INSERT INTO one VALUES (3)"))
        assert pragma(database, "user_version") == 3


def assert_refused_unmodified(file: Path, error: type[BadDatabase]) -> None:
    """Check that opening this file fails and modifies neither the file nor its folder."""
    before = file.read_bytes()
    with pytest.raises(error) as refusal:
        SqliteStore(file)
    assert str(refusal.value)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir() if path.stat().st_size] == [FILE]


@pytest.mark.parametrize("version", [len(MIGRATIONS) + 1, len(MIGRATIONS) + 2, 2**31 - 1])
def test_newer_database_is_refused_unmodified(file: Path, version: int) -> None:
    filled(file, 2)
    with connect(file) as database:
        database.execute(f"PRAGMA user_version = {version}")
    assert_refused_unmodified(file, NewerDatabase)


def foreign_database(file: Path) -> None:
    with connect(file) as database:
        database.execute("CREATE TABLE diary (day, text)")
        database.execute("INSERT INTO diary VALUES (1, 'Dear diary')")


def foreign_marked_database(file: Path) -> None:
    foreign_database(file)
    with connect(file) as database:
        database.execute("PRAGMA application_id = 1196444487")


def foreign_similar_database(file: Path) -> None:
    with connect(file) as database:
        database.execute("CREATE TABLE entries (room, version, at, by, key, what)")
        database.execute("INSERT INTO entries VALUES ('room', 1, 0, '', '', '{}')")


FOREIGN: dict[str, Callable[[Path], object]] = {
    "another program's": foreign_database,
    "another program's, marked": foreign_marked_database,
    "another program's, similar": foreign_similar_database,
    "a text": lambda file: file.write_text("Dear diary,\n" * 500),
    "zeros": lambda file: file.write_bytes(bytes(8192)),
    "noise": lambda file: file.write_bytes(Random(1).randbytes(20_000)),
    "a torn header": lambda file: file.write_bytes(b"SQLite format 3\0" + bytes(50)),
}


@pytest.mark.parametrize("write", FOREIGN.values(), ids=FOREIGN)
def test_foreign_database_is_refused_unmodified(
    file: Path, write: Callable[[Path], object]
) -> None:
    write(file)
    assert_refused_unmodified(file, DamagedDatabase)


# Damage


def flips(size: int) -> Iterator[tuple[str, Callable[[bytes], bytes]]]:
    rng = Random(20)
    places = [*range(0, 100, 9), *(rng.randrange(100, size) for _ in range(50))]
    for place in places:
        bit = 1 << rng.randrange(8)
        yield (
            f"flip {place}",
            lambda data, at=place, bit=bit: data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :],
        )
    for page in range(0, size, 4096 * 2):
        for length in (16, 512, 4096):
            yield (
                f"zero {length} at {page}",
                lambda data, at=page, n=length: data[:at] + bytes(n) + data[at + n :],
            )
    for length in (2, 15, 16, 99, 100, 511, 512, 4095, 4096, 4097, 8192, size // 2, size - 1):
        yield f"cut to {length}", lambda data, n=length: data[:n]


def test_damaged_database_is_never_replaced_by_an_empty_one(tmp_path: Path) -> None:
    whole = tmp_path / FILE
    known = filled(whole)
    data = whole.read_bytes()
    found = 0
    for number, (what, damage) in enumerate(flips(len(data))):
        folder = tmp_path / str(number)
        folder.mkdir()
        file = folder / FILE
        file.write_bytes(damage(data))
        size = file.stat().st_size
        try:
            read = asyncio.run(use(file))
        except (BadDatabase, Unavailable, msgspec.DecodeError):
            found += 1
        else:
            # SQLite cannot notice a changed character in a stored text.
            assert len(read) == len(known), what
        assert file.stat().st_size >= min(size, len(data) // 2), what
        if not what.startswith("flip"):
            assert file.stat().st_size >= size, what
    assert found > 40


def test_damaged_database_is_left_for_recovery(file: Path) -> None:
    filled(file)
    data = bytearray(file.read_bytes())
    data[4096:8192] = bytes(4096)
    file.write_bytes(data)
    assert_refused_unmodified(file, DamagedDatabase)


@pytest.mark.parametrize("size", [0, 1, 99])
def test_truncated_file_is_not_taken_for_a_new_one(file: Path, size: int) -> None:
    filled(file, 3)
    rest = file.read_bytes()[:size]
    file.write_bytes(rest)
    with pytest.raises(DamagedDatabase):
        SqliteStore(file)
    assert file.read_bytes() == rest
