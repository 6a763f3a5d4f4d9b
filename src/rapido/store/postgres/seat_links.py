"""Links that move seats, in PostgreSQL: all processes see the same, by the database's clock."""

from typing import Final

from rapido.rooms.seat_links import (
    KEPT,
    LinkExpired,
    LinkUsed,
    SeatLink,
    TooManyLinks,
    hash_of,
    new_link_token,
)
from rapido.store.postgres.connections import Connections
from rapido.store.postgres.statements import is_storable

_NEW: Final = """
INSERT INTO seat_links (hash, room, seat, guest, expires)
SELECT $1, $2, $3, $4, now() + $5 * interval '1 second'
WHERE (SELECT count(*) FROM seat_links) < $6
ON CONFLICT (room, seat, guest) DO UPDATE
    SET hash = excluded.hash, used_by = NULL, expires = excluded.expires
RETURNING hash
"""

# One statement, so that of two guests at the same moment only one can use the link. The row that
# is returned is that from before.
_USE: Final = """
WITH used AS (
    UPDATE seat_links SET used_by = $3
    WHERE hash = $1 AND room = $2 AND guest <> $3 AND expires > now()
        AND (used_by IS NULL OR used_by = $3)
    RETURNING hash
)
SELECT seat, guest, coalesce(used_by, '') NOT IN ('', $3) AS used_before, expires > now() AS valid,
    EXISTS (SELECT FROM used) AS used_now
FROM seat_links WHERE hash = $1 AND room = $2
"""

_DELETE_EXPIRED: Final = """
DELETE FROM seat_links WHERE expires <= now() - $1 * interval '1 second'
"""


class PostgresSeatLinks:
    """Everything waits at most five seconds, then raises Unavailable."""

    def __init__(self, connections: Connections, lifetime: float, most: int) -> None:
        """`lifetime` is in seconds; `most` is how many links there may be."""
        self._connections = connections
        self._lifetime = lifetime
        self._most = most

    async def new(self, link: SeatLink) -> str:
        token = new_link_token()
        values = hash_of(token), link.room, link.seat, link.guest, self._lifetime, self._most
        if not await self._connections.fetch(_NEW, *values):
            raise TooManyLinks
        return token

    async def use(self, token: str, room: str, guest: str) -> SeatLink:
        wanted = room if is_storable(room) else ""
        found = await self._connections.fetch(_USE, hash_of(token), wanted, guest)
        if not found:
            raise LinkExpired("this link does not exist any more")
        row = found[0]
        if row["used_before"]:
            raise LinkUsed("this link was used already")
        if not row["valid"]:
            raise LinkExpired("this link has expired")
        if not row["used_now"] and row["guest"] != guest:
            raise LinkUsed("somebody else has used this link at this moment")
        return SeatLink(room, row["seat"], row["guest"])

    async def delete_expired(self) -> None:
        await self._connections.fetch(_DELETE_EXPIRED, KEPT)
