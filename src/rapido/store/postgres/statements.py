"""The SQL statements that write entries: one statement for all rooms that wait."""

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec

from rapido.rooms.model.facts import Closed
from rapido.rooms.ports import Entry

_encode: Final = msgspec.json.Encoder().encode
_LAST_VERSION: Final = 2**31 - 1


class Append(NamedTuple):
    """Entries to be stored."""

    room: str
    entries: Sequence[Entry]
    secrets: Mapping[str, bytes]
    epoch: int = 1
    """of the database that they were decided on; restoring a backup begins another one"""

    @property
    def has_gaps(self) -> bool:
        """Whether these versions can follow no version of any room."""
        first = self.entries[0].version
        return not 1 <= first <= _LAST_VERSION - len(self.entries) or any(
            entry.version != first + place for place, entry in enumerate(self.entries)
        )

    @property
    def repeats_key(self) -> bool:
        keys = [(entry.by, entry.key) for entry in self.entries if entry.key]
        return len(keys) != len(set(keys))

    def rows(self) -> list[tuple[Any, ...]]:
        """Return what `STORED` finds of it."""
        return [
            (
                *(entry.version, entry.at, entry.by, entry.key or None, _encode(entry.fact)),
                entry.digest or None,
            )
            for entry in self.entries
        ]


def append_values(appends: Sequence[Append]) -> tuple[list[Any], ...]:
    """Return the parameters of `APPEND`, one append for each room at most, as columns."""
    appends = sorted(appends, key=attrgetter("room"))
    stored = [(each.room, entry) for each in appends for entry in each.entries]
    games = [(game, each.room, key) for each in appends for game, key in each.secrets.items()]
    return (
        [each.room for each in appends],
        [each.entries[0].version for each in appends],
        [each.entries[-1].version for each in appends],
        [each.entries[-1].at for each in appends],
        [isinstance(each.entries[-1].fact, Closed) for each in appends],
        [room for room, _ in stored],
        [entry.version for _, entry in stored],
        [entry.at for _, entry in stored],
        [entry.by for _, entry in stored],
        [entry.key or None for _, entry in stored],
        [_encode(entry.fact) for _, entry in stored],
        [entry.digest or None for _, entry in stored],
        [game for game, _, _ in games],
        [room for _, room, _ in games],
        [secret for _, _, secret in games],
        [each.epoch for each in appends],
    )


# Returns the rooms whose entries were stored; all others have a conflict, and nothing of them is.
# - `durable` holds until the commit, whatever the defaults of the database are, and whatever a
#   pooler does with settings. A stronger one is left.
# - Rows are locked in the order of their ids, so that two processes never wait for each other.
# - A room that is at the expected version after its row was locked has not changed since this
#   statement began, so the keys that it sees are all there are. Should another process add the
#   same room or game at the same moment, a unique index lets the statement fail: then each append
#   is tried alone.
# - The scalar subqueries cannot become joins, whose plan would depend on the size of the tables.
# - Restoring a backup locks the table of rooms: who has waited for that sees the new epoch here.
# - `touched` is only accurate to a minute, so that its index is not written on every move.
APPEND: Final = """
WITH durable AS MATERIALIZED (
    SELECT CASE WHEN current_setting('synchronous_commit') IN ('on', 'remote_apply') THEN ''
        ELSE set_config('synchronous_commit', 'on', true) END AS setting
), entry AS MATERIALIZED (
    SELECT * FROM unnest($6::text[], $7::int[], $8::float8[], $9::text[], $10::text[], $11::bytea[],
        $12::text[]) AS entry (room, version, at, by, key, what, digest)
), game AS MATERIALIZED (
    SELECT * FROM unnest($13::text[], $14::text[], $15::bytea[]) AS game (id, room, secret)
), locked AS MATERIALIZED (
    SELECT id, version FROM rooms WHERE id = ANY ($1) ORDER BY id FOR UPDATE
), refused AS MATERIALIZED (
    SELECT room FROM entry WHERE key IS NOT NULL AND (
        SELECT true FROM entries
        WHERE room = entry.room AND by = entry.by AND key = entry.key LIMIT 1)
    UNION ALL
    SELECT room FROM game WHERE (SELECT true FROM games WHERE id = game.id LIMIT 1)
), accepted AS MATERIALIZED (
    SELECT room, last, at, closed
    FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::bool[], $16::bigint[])
        AS head (room, first, last, at, closed, epoch)
        JOIN durable ON setting IS NOT NULL LEFT JOIN locked ON id = room
    WHERE first = coalesce(version, 0) + 1 AND room NOT IN (SELECT room FROM refused)
        AND epoch = (SELECT epoch FROM rapido_installation)
), changed AS (
    INSERT INTO rooms AS before (id, version, touched, closed)
    SELECT room, last, at, closed FROM accepted ORDER BY room
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, closed = excluded.closed,
        touched = CASE WHEN before.closed <> excluded.closed
            OR abs(before.touched - excluded.touched) > 60 THEN excluded.touched
            ELSE before.touched END
), stored AS (
    INSERT INTO entries (room, version, at, by, key, what, digest)
    SELECT room, version, at, by, key, what, digest FROM entry
    WHERE room IN (SELECT room FROM accepted)
), secrets AS (
    INSERT INTO games (id, room, secret)
    SELECT id, room, secret FROM game WHERE room IN (SELECT room FROM accepted)
)
SELECT room FROM accepted
"""

# The transaction gets an id, so that its commit is written and awaited like any other: what it has
# seen is then as durable as if it had written it itself, on standbys as well.
STORED: Final = """
SELECT version, at, by, key, what, digest, pg_current_xact_id()::text AS written
FROM entries WHERE room = $1 AND version BETWEEN $2 AND $3 ORDER BY version
"""

# A server that is read-only refuses the command, though there is never such a room. The id lets
# the commit be written.
PROBE: Final = """
WITH nothing AS (DELETE FROM rooms WHERE id = '') SELECT pg_current_xact_id()::text
"""

# The epoch is always there, also without entries: this is one snapshot of the database.
LOAD: Final = """
SELECT epoch, version, at, by, key, what, digest
FROM rapido_installation LEFT JOIN entries ON room = $1 AND version > $2 ORDER BY version
"""

LOCK_ROOM: Final = """
SELECT set_config('synchronous_commit', 'on', true) FROM rooms WHERE id = $1 FOR UPDATE
"""
DELETE_ROOM: Final = """
WITH entries AS (DELETE FROM entries WHERE room = $1),
    games AS (DELETE FROM games WHERE room = $1),
    codes AS (DELETE FROM codes WHERE room = $1),
    knocks AS (DELETE FROM knocks WHERE room = $1)
DELETE FROM rooms WHERE id = $1
"""


def is_storable(text: str) -> bool:
    """Tell whether PostgreSQL has this text: it stores no NUL and no half of a surrogate pair."""
    return text.isprintable() or ("\0" not in text and not _has_surrogates(text))


def _has_surrogates(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)
