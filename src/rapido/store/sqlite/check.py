"""Checks of a backup: that it is ours, complete, and that its rooms can be served."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import AnyFact
from rapido.rooms.model.room import Room
from rapido.store.errors import DamagedDatabase, ForeignDatabase, database_error
from rapido.store.sqlite.database import connect_read_only
from rapido.store.sqlite.migrations import MIGRATIONS, migrate

SCHEMA: Final = """
SELECT type, name, tbl_name, sql FROM sqlite_master
WHERE name NOT IN ('sqlite_stat1', 'sqlite_stat4') ORDER BY type, name
"""
"""everything but what ANALYZE leaves in a database"""

_facts: Final = msgspec.json.Decoder(AnyFact)

Progress = Callable[[int, int], None]
"""called with the number of rooms that are checked, and of all rooms"""
Row = tuple[str, int, float, str, str | None, AnyFact]


def check_database(file: Path) -> None:
    """Refuse a file that is not an intact database of Rapido with exactly our tables."""
    try:
        with closing(connect_read_only(file)) as database:
            migrate(database, check_only=True)
            fault = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if fault != "ok":
                raise DamagedDatabase("database-said", reason=" ".join(fault.split()))
            _check_schema(database)
    except UnicodeDecodeError as error:
        raise DamagedDatabase("database-said", reason=str(error)) from error
    except sqlite3.Error as error:
        raise database_error(error) from error


def _check_schema(database: sqlite3.Connection) -> None:
    """Compare tables, indexes, views and triggers with those of a new database."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, MIGRATIONS[:version])
        expected = fresh.execute(SCHEMA).fetchall()
    found = database.execute(SCHEMA).fetchall()
    if version < 1 or found != expected:
        names = {row[1] for row in set(found) ^ set(expected)}
        raise ForeignDatabase("database-tables", names=", ".join(sorted(names)))


def check_rooms(file: Path, progress: Progress) -> int:
    """Decode every entry, and replay every room; return how many rooms cannot be replayed.

    An entry that cannot be decoded, or is missing, is a damaged file. A room that cannot be
    replayed is refused by the server, without any effect on the others.
    """
    try:
        with closing(connect_read_only(file)) as database:
            total = database.execute("SELECT count(DISTINCT room) FROM entries").fetchone()[0]
            rows = database.execute(
                "SELECT room, version, at, by, key, what FROM entries ORDER BY room, version"
            )
            broken = 0
            for number, (room, entries) in enumerate(groupby(decoded(rows), lambda row: row[0])):
                broken += not can_be_replayed(room, entries)
                progress(number + 1, total)
    except sqlite3.Error as error:
        raise database_error(error) from error
    return broken


def decoded(rows: Iterable[tuple[Any, ...]]) -> Iterator[Row]:
    for *head, what in rows:
        try:
            room, version, at, by, key = msgspec.convert(
                head, tuple[str, int, float, str, str | None]
            )
            yield room, version, at, by, key, _facts.decode(what)
        except (msgspec.DecodeError, TypeError, RecursionError) as error:
            raise DamagedDatabase("database-entry", reason=str(error)) from error


def can_be_replayed(name: str, entries: Iterable[Row]) -> bool:
    room, whole = Room(name), True
    for number, (_, version, at, by, _, fact) in enumerate(entries, 1):
        if version != number:
            raise DamagedDatabase("database-version", number=str(number))
        if whole:
            try:
                room = evolve(room, fact, at, by).room
            except Exception:  # noqa: BLE001 - whatever impossible facts lead to
                whole = False
    return whole
