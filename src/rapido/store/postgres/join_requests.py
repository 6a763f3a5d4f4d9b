"""Codes and knocks in PostgreSQL: all processes see the same ones, by the clock of the database."""

from collections.abc import Collection
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import asyncpg
import msgspec

from rapido.rooms.join_requests import (
    JoinLimits,
    Knock,
    KnockRefused,
    NewKnock,
    SeatWish,
    random_code,
)
from rapido.rooms.service import new_id
from rapido.store.postgres.connections import Connections
from rapido.store.postgres.statements import is_storable

if TYPE_CHECKING:
    from asyncpg import Connection, Record

LOCK: Final = 0x4B4E
"""of knocks from one network: the letters KN"""
NETWORK_BYTES: Final = 3
"""of the hash of a network: few enough that hundreds of addresses share each value"""

_NEW_CODE: Final = """
INSERT INTO codes (code, room, expires) VALUES ($1, $2, now() + $3 * interval '1 second')
ON CONFLICT (room) DO UPDATE SET code = excluded.code, expires = excluded.expires RETURNING code
"""

# One network is counted and added to by one transaction at a time. All networks together are not,
# so that no flood from one of them delays the others: the total may be exceeded by as many knocks
# as there are connections to the database.
_LOCK: Final = "SELECT pg_advisory_xact_lock($1, hashtext($2))"

# A knock that is taken again, because it was not known whether that had worked, does not count.
_KNOCK: Final = """
WITH counts AS (
    SELECT count(*) FILTER (WHERE answer IS NULL AND network = $5 AND (guest = $3 OR $7)) AS guest,
        count(*) FILTER (WHERE answer IS NULL AND network IN ($5, $6)) AS network,
        count(*) AS total, extract(epoch FROM min(expires) - now())::float8 AS wait
    FROM knocks WHERE expires > now() AND id <> $1
), taken AS (
    INSERT INTO knocks (id, room, guest, network, name, expires, created, wish)
    SELECT $1, coalesce((SELECT room FROM codes WHERE code = $2 AND expires > now()), $12), $3, $5,
        $4, clock_timestamp() + $8 * interval '1 second', clock_timestamp(), $13
    FROM counts WHERE guest < $9 AND network < $10 AND total < $11
    ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING room
)
SELECT guest, network, wait, (SELECT room FROM taken) AS room FROM counts
"""

_FIND: Final = """
SELECT id, room, guest, name, answer, wish FROM knocks WHERE id = $1 AND expires > now()
"""

_WAITING: Final = """
SELECT id, knock.room, guest, name, answer, wish
FROM unnest($1::text[]) AS wanted (room) CROSS JOIN LATERAL (
    SELECT id, room, guest, name, answer, wish, created FROM knocks
    WHERE room = wanted.room AND answer IS NULL AND expires > now()
    ORDER BY created, id LIMIT $2
) AS knock ORDER BY created, id
"""

_ANSWER: Final = """
UPDATE knocks SET answer = $3 WHERE id = $1 AND room = $2 AND expires > now()
"""

_DELETE_EXPIRED: Final = """
WITH gone AS (DELETE FROM codes WHERE expires <= now()) DELETE FROM knocks WHERE expires <= now()
"""


class PostgresJoinRequests:
    """Everything waits at most five seconds, then raises Unavailable."""

    def __init__(self, connections: Connections, limits: JoinLimits, installation: str) -> None:
        self._connections = connections
        self._limits = limits
        self._salt = installation.encode()[: blake2b.MAX_KEY_SIZE]

    async def new_code(self, room: str) -> str:
        while not await self._set_code(room, code := random_code()):
            pass  # another room has it
        return code

    async def _set_code(self, room: str, code: str) -> bool:
        async def insert(connection: "Connection[Record]", seconds: float) -> bool:
            try:
                async with connection.transaction():
                    lifetime = self._limits.code_lifetime
                    await connection.execute(_NEW_CODE, code, room, lifetime, timeout=seconds)
            except asyncpg.UniqueViolationError:
                return False
            return True

        return await self._connections.attempt(insert)

    async def knock(self, request: NewKnock) -> Knock:
        limits, knock = self._limits, new_id()
        network = self._hash(request.network)
        # Those who have no cookie yet are stored under a name of their own.
        names = network, f"{network} new"
        values = (
            knock,
            request.code if is_storable(request.code) else "",
            request.guest,
            request.name,
            *(reversed(names) if request.is_new else names),
            request.is_new,
            limits.knock_lifetime,
            limits.per_guest,
            limits.per_network,
            limits.total,
            request.room if is_storable(request.room) else "",
            "" if request.wish is None else msgspec.json.encode(request.wish).decode(),
        )

        async def insert(connection: "Connection[Record]", seconds: float) -> "Record | None":
            # Two statements: the second one also counts what was stored while the first one waited.
            async with connection.transaction():
                await connection.execute(_LOCK, LOCK, network, timeout=seconds)
                return await connection.fetchrow(_KNOCK, *values, timeout=seconds)

        row = await self._connections.attempt(insert)
        assert row is not None  # noqa: S101 - there are always counts
        if row["room"] is not None:
            return Knock(knock, row["room"], request.guest, request.name, wish=request.wish)
        if row["guest"] >= limits.per_guest or row["network"] >= limits.per_network:
            raise KnockRefused(limits.knock_lifetime, of_everyone=False)
        raise KnockRefused(row["wait"], of_everyone=True)

    async def find(self, knock: str) -> Knock | None:
        if not is_storable(knock):
            return None
        rows = await self._connections.fetch(_FIND, knock)
        return _knock(rows[0]) if rows else None

    async def waiting(self, rooms: Collection[str], at_most: int) -> list[Knock]:
        rows = await self._connections.fetch(_WAITING, list(rooms), at_most)
        return [_knock(row) for row in rows]

    async def answer(self, room: str, knock: str, *, yes: bool) -> None:
        if is_storable(knock):
            await self._connections.fetch(_ANSWER, knock, room, yes)

    async def delete_expired(self) -> None:
        await self._connections.fetch(_DELETE_EXPIRED)

    def _hash(self, network: str) -> str:
        """Return what tells networks apart, but not which one it is, even for who has the salt."""
        text = network.encode("utf-8", "replace")
        return blake2b(text, digest_size=NETWORK_BYTES, key=self._salt).hexdigest()


def _knock(row: "Record") -> Knock:
    wish = row["wish"]
    return Knock(
        row["id"],
        row["room"],
        row["guest"],
        row["name"],
        row["answer"],
        msgspec.json.decode(wish, type=SeatWish) if wish else None,
    )
