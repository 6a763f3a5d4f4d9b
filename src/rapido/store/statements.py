"""The SQL statements that write to the database."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from rapido.rooms.model.errors import Conflict
from rapido.rooms.model.facts import Closed
from rapido.rooms.ports import Entry

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
    heads = _encode(
        [
            (room, entries[0].version, entries[-1].at, isinstance(entries[-1].fact, Closed))
            for room, entries, _ in appends
        ]
    )
    rows = _encode(
        [
            (
                *(room, entry.version, entry.at, entry.by, entry.key or None, entry.fact),
                entry.digest or None,
            )
            for room, entries, _ in appends
            for entry in entries
        ]
    )
    gaps = any(_has_gaps(entries) for _, entries, _ in appends)
    if gaps or database.execute(_MISPLACED, (heads,)).fetchone() is not None:
        raise Conflict("this is not the next version of the room")
    database.execute(_INSERT, (rows,))
    database.execute(_TOUCH, (heads,))
    games = [(game, each.room, key) for each in appends for game, key in each.secrets.items()]
    if games:
        database.executemany("INSERT INTO games (id, room, secret) VALUES (?, ?, ?)", games)


def _has_gaps(entries: Sequence[Entry]) -> bool:
    return any(entry.version != entries[0].version + number for number, entry in enumerate(entries))


_MISPLACED: Final = """
SELECT 1 FROM json_each(CAST(? AS TEXT)) WHERE json_extract(value, '$[1]')
    <> 1 + ifnull((SELECT max(version) FROM entries WHERE room = json_extract(value, '$[0]')), 0)
"""
_INSERT: Final = """
INSERT INTO entries (room, version, at, by, key, what, digest)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]')
FROM json_each(CAST(? AS TEXT))
"""
_TOUCH: Final = """
INSERT INTO rooms (id, touched, closed)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[2]'), json_extract(value, '$[3]')
FROM json_each(CAST(? AS TEXT)) WHERE true
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
