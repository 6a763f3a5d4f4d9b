"""The store on PostgreSQL: any number of processes may use one database."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Self

import msgspec

from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.rooms.model.facts import AnyFact
from rapido.rooms.ports import Entry
from rapido.store.errors import ServerUnusable
from rapido.store.postgres.address import Address
from rapido.store.postgres.connections import WAIT, Connections, connect
from rapido.store.postgres.failures import FAILURES, reason_of
from rapido.store.postgres.migrations import Installation, migrate
from rapido.store.postgres.statements import DELETE_ROOM, LOAD, LOCK_ROOM, Append, is_storable
from rapido.store.postgres.writer import Writer

if TYPE_CHECKING:
    from asyncpg import Connection, Record

_facts: Final = msgspec.json.Decoder(AnyFact)


class PostgresStore:
    """Stores rooms in a database. What `append` has accepted survives any crash of the server.

    Everything waits at most five seconds, then raises Unavailable; it recovers by itself.
    """

    def __init__(self, connections: Connections, installation: Installation) -> None:
        self.connections = connections
        """for what else is kept in this database"""
        self.installation = installation.id
        """random, and the same for all processes that use this database"""
        self._epoch = installation.epoch
        """of the database that rooms in memory are from; appends to another one are refused"""
        self.newest: float | None = None
        """the time of the newest entry when the store was opened, as a Unix timestamp"""
        self._writer = Writer(connections.address)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and migrate the database.

        Raise ServerUnusable if there is no connection, BadDatabase if the database is no good.
        """
        address = Address.parse(url)
        installation = await prepare_database(address)
        store = cls(Connections(address), installation)
        rows = await store.connections.fetch("SELECT max(touched) FROM rooms")
        store.newest = rows[0][0]
        return store

    def on_failure(self, failed: Callable[[str, int], None], recovered: Callable[[], None]) -> None:
        """Call back with the reason and number of refusals, and when writing works again."""
        self.connections.on_failure = failed
        self.connections.on_recovery = recovered
        self._writer.on_failure = failed
        self._writer.on_recovery = recovered

    def use_epoch(self, epoch: int) -> None:
        """Refuse what was decided on the rooms of another epoch, from now on."""
        self._epoch = epoch

    def on_commit(self, callback: Callable[[float], None]) -> None:
        """Call back with the seconds that each commit takes."""
        self._writer.on_commit = callback

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._writer.waiting

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        append = Append(room, entries, secrets or {}, self._epoch)
        if append.has_gaps or append.repeats_key:
            raise Conflict("these versions or keys cannot be stored")
        for text in _texts_of(append):
            if not is_storable(text):
                raise ValueError(f"PostgreSQL cannot store {text!r}")
        try:
            await self._writer.append(append)
        except Conflict:
            if await self._present_epoch() != append.epoch:
                raise _replaced() from None
            raise

    async def _present_epoch(self) -> int:
        rows = await self.connections.fetch("SELECT epoch FROM rapido_installation")
        return rows[0][0]

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        if not is_storable(room):
            return []
        rows = await self.connections.fetch(LOAD, room, after)
        if rows[0]["epoch"] != self._epoch:
            raise _replaced()
        try:
            return [
                Entry(version, at, by, key or "", _facts.decode(what), digest or "")
                for _, version, at, by, key, what, digest in rows
                if version is not None
            ]
        except msgspec.DecodeError as error:
            self.connections.on_failure(f"an entry is damaged: {error}", 1)
            raise Unavailable(f"an entry of the database is damaged: {error}") from error

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        storable = [room for room in rooms if is_storable(room)]
        rows = await self.connections.fetch(
            "SELECT id, version FROM rooms WHERE id = ANY ($1)", storable
        )
        return dict(map(tuple, rows))

    async def changed_elsewhere(self) -> bool:
        """Return no: the heartbeat tells what other programs have done."""
        return False

    async def secret(self, game: str) -> bytes | None:
        if not is_storable(game):
            return None
        rows = await self.connections.fetch("SELECT secret FROM games WHERE id = $1", game)
        return rows[0][0] if rows else None

    async def room_of(self, game: str) -> str | None:
        if not is_storable(game):
            return None
        rows = await self.connections.fetch("SELECT room FROM games WHERE id = $1", game)
        return rows[0][0] if rows else None

    async def idle_rooms(self, since: float, *, closed: bool) -> list[str]:
        """Return the open or the closed rooms without an entry since a Unix timestamp.

        `rooms.touched` is only accurate to a minute; the exact time is that of the last entry.
        """
        rows = await self.connections.fetch(
            "SELECT id FROM rooms WHERE closed = $1 AND touched < $2 AND (SELECT at FROM entries"
            " WHERE room = id ORDER BY entries.version DESC LIMIT 1) < $3",
            closed,
            since + 60,
            since,
        )
        return [room for (room,) in rows]

    async def delete_room(self, room: str) -> None:
        if not is_storable(room):
            return

        async def delete(connection: "Connection[Record]", seconds: float) -> None:
            # Two statements: the second one also sees what was stored while the first one waited.
            async with connection.transaction():
                await connection.execute(LOCK_ROOM, room, timeout=seconds)
                await connection.execute(DELETE_ROOM, room, timeout=seconds)

        await self.connections.attempt(delete)

    async def daily_salt(self, day: int, proposed: bytes) -> bytes:
        """Return the salt of a day, the same for all processes; that of the day before is gone."""
        while True:
            rows = await self.connections.fetch(
                "WITH renewed AS (UPDATE rapido_installation SET salt = $1, salt_day = $2"
                " WHERE salt_day IS DISTINCT FROM $2 RETURNING salt)"
                " SELECT salt FROM renewed UNION ALL"
                " SELECT salt FROM rapido_installation WHERE salt_day = $2",
                proposed,
                day,
            )
            if rows:  # not if another process has renewed it while this one waited
                return rows[0][0]

    async def ping(self) -> None:
        await self._writer.probe()

    async def close(self) -> None:
        await self._writer.close()
        await self.connections.close()


async def prepare_database(address: Address) -> Installation:
    """Migrate a database; every process that starts may do so."""
    try:
        connection = await connect(address, WAIT)
        try:
            return await migrate(connection)
        finally:
            connection.terminate()
    except FAILURES as error:
        raise ServerUnusable(f"{address.name}: {reason_of(error)}") from None
    except ValueError:  # of asyncpg, and it may quote a password
        raise ServerUnusable(f"{address.name}: the URL is wrong") from None


def _replaced() -> Unavailable:
    return Unavailable("the database was replaced; try again")


def _texts_of(append: Append) -> list[str]:
    texts = [append.room, *append.secrets]
    for entry in append.entries:
        texts += (entry.by, entry.key, entry.digest)
    return texts
