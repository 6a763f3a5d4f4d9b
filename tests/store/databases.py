"""Database files for tests of backups."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from rapido.rooms.model.facts import AnyFact, Opened
from rapido.store.sqlite.store import SqliteStore
from tests.kits.store_kit import SECRET, entries

FILE = "rapido.sqlite"


def rooms_in(file: Path) -> dict[str, int]:
    """Return the number of entries by room as seen by another connection."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT room, count(*) FROM entries GROUP BY room").fetchall()
    return dict(rows)


def opened(game: str) -> AnyFact:
    return Opened("guest", 2, game, "5e" * 32)


def write_database(file: Path, rooms: int, prefix: str = "room") -> Path:
    """Write a database with rooms of one entry each, and close it."""

    async def run() -> None:
        store = SqliteStore(file)
        names = [f"{prefix} {number}" for number in range(rooms)]
        works = (store.append(name, entries(opened(name)), {name: SECRET}) for name in names)
        await asyncio.gather(*works)
        await store.close()

    file.parent.mkdir(exist_ok=True)
    asyncio.run(run())
    return file


def write_with_log(folder: Path, rooms: int) -> Path:
    """Write a database whose rooms are only in its write-ahead log, as after a power failure."""

    async def run() -> None:
        store = SqliteStore(folder / "in use" / FILE)
        names = [f"room {number}" for number in range(rooms)]
        await asyncio.gather(*(store.append(name, entries(opened(name))) for name in names))
        for suffix in ("", "-wal"):
            shutil.copy(folder / "in use" / f"{FILE}{suffix}", folder / f"source.sqlite{suffix}")
        await store.close()

    (folder / "in use").mkdir(parents=True)
    asyncio.run(run())
    shutil.rmtree(folder / "in use")
    return folder / "source.sqlite"
