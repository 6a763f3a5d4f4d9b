"""The SQL statements that write to the database."""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

import msgspec

from rapido.rooms.model.errors import Conflict
from rapido.rooms.model.facts import Closed
from rapido.rooms.ports import Entry

MOST_ROWS: Final = 512
"""in one statement; SQLite allows about 32,000 values"""

_encode = msgspec.json.Encoder().encode


class Append(NamedTuple):
    """Entries to be stored."""

    room: str
    entries: Sequence[Entry]
    secrets: Mapping[str, bytes]

    def __call__(self, database: sqlite3.Connection) -> None:
        append([self], database)


def append(appends: Sequence[Append], database: sqlite3.Connection) -> None:
    """Store everything in as few statements as possible: each one acquires the GIL."""
    heads = [(room, entries[0].version) for room, entries, _ in appends]
    gaps = any(_has_gaps(entries) for _, entries, _ in appends)
    if gaps or any(_for_each(database, _MISPLACED, heads)):
        raise Conflict("this is not the next version of the room")
    rows = [_row(room, entry) for room, entries, _ in appends for entry in entries]
    _for_each(database, _INSERT, rows)
    ends = [(room, entries[-1]) for room, entries, _ in appends]
    touched = [(room, last.at, isinstance(last.fact, Closed)) for room, last in ends]
    _for_each(database, _TOUCH, touched)
    games = [(game, each.room, key) for each in appends for game, key in each.secrets.items()]
    _for_each(database, _INSERT_GAMES, games)


def _row(room: str, entry: Entry) -> tuple[object, ...]:
    fact, key, digest = _encode(entry.fact).decode(), entry.key or None, entry.digest or None
    return room, entry.version, entry.at, entry.by, key, fact, digest


def _for_each(
    database: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]
) -> list[object]:
    """Execute a statement for many rows at once, and return what it finds.

    The number of rows is a power of two, so that few different statements are prepared and kept.
    """
    found: list[object] = []
    start = 0
    while start < len(rows):
        count = min(MOST_ROWS, 1 << (len(rows) - start).bit_length() - 1)
        values = [*chain.from_iterable(rows[start : start + count])]
        found += database.execute(_with_rows(statement, count, len(values) // count), values)
        start += count
    return found


@cache
def _with_rows(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(", ".join([row] * rows))


def _has_gaps(entries: Sequence[Entry]) -> bool:
    return any(entry.version != entries[0].version + number for number, entry in enumerate(entries))


_MISPLACED: Final = """
SELECT 1 FROM (VALUES {}) WHERE column2
    <> 1 + ifnull((SELECT max(version) FROM entries WHERE room = column1), 0)
"""
_INSERT: Final = "INSERT INTO entries (room, version, at, by, key, what, digest) VALUES {}"
_INSERT_GAMES: Final = "INSERT INTO games (id, room, secret) VALUES {}"
_TOUCH: Final = """
INSERT INTO rooms (id, touched, closed) VALUES {}
ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, closed = excluded.closed
WHERE closed <> excluded.closed OR abs(touched - excluded.touched) > 60
"""


def probe(database: sqlite3.Connection) -> None:
    """Write as much as a move does, and delete it, to check that writing is possible."""
    database.execute("INSERT INTO rooms (id, touched, closed) VALUES ('', 0, 0)")
    database.execute(
        "INSERT INTO entries (room, version, at, by, key, what) VALUES ('', 0, 0, '', '', '')"
    )
    database.execute("DELETE FROM entries WHERE room = ''")
    database.execute("DELETE FROM rooms WHERE id = ''")


def probe_one_page(database: sqlite3.Connection) -> None:
    """Write the first page again as it is: the smallest commit there can be."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    database.execute(f"PRAGMA user_version = {version}")


def delete_room(room: str, database: sqlite3.Connection) -> None:
    database.execute("DELETE FROM entries WHERE room = ?", (room,))
    database.execute("DELETE FROM games WHERE room = ?", (room,))
    database.execute("DELETE FROM rooms WHERE id = ?", (room,))
