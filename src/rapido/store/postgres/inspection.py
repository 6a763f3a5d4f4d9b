"""What an operator sees of a PostgreSQL database, while servers use it."""

from typing import TYPE_CHECKING, Final

from rapido.store.inspection import ProcessInfo, RoomInfo, StoreInfo, totals
from rapido.store.postgres.migrations import MIGRATIONS, check
from rapido.store.postgres.processes import ALIVE
from rapido.store.transfer.postgres import bulk_connection, server_errors

if TYPE_CHECKING:
    from asyncpg import Connection, Record

_ROOMS: Final = r"""
SELECT id, rooms.version, max(at), closed,
    count(*) FILTER (WHERE substr(what, 1, 15) = '{"fact":"began"'::bytea),
    count(*) FILTER (WHERE substr(what, 1, 15) = '{"fact":"ended"'::bytea)
FROM rooms JOIN entries ON room = id GROUP BY id ORDER BY max(at)
"""
_PROCESSES: Final = f"""
SELECT id, about, extract(epoch FROM clock_timestamp() - seen)::float8 FROM processes
WHERE seen > clock_timestamp() - interval '{ALIVE} seconds' ORDER BY id
"""  # noqa: S608 - a constant
_INSTALLATION: Final = """
SELECT schema, migrating, extract(epoch FROM backed_up)::float8,
    pg_total_relation_size('rooms') + pg_total_relation_size('entries')
        + pg_total_relation_size('games')
FROM rapido_installation
"""


class PostgresInspection:
    def __init__(self, url: str) -> None:
        self._url = url

    async def rooms(self) -> list[RoomInfo]:
        async with bulk_connection(self._url) as connection:
            with server_errors():
                await check(connection, unfinished=True)
                return await _rooms(connection)

    async def status(self) -> StoreInfo:
        async with bulk_connection(self._url) as connection:
            with server_errors():
                await check(connection, unfinished=True)
                rooms = await _rooms(connection)
                found = await connection.fetchrow(_INSTALLATION)
                processes = [ProcessInfo(*row) for row in await connection.fetch(_PROCESSES)]
        assert found is not None  # noqa: S101 - every database of ours has it
        schema, migrating, backed_up, size = found
        return StoreInfo(
            kind="postgresql",
            schema=schema,
            current=schema >= len(MIGRATIONS),
            bytes=size,
            last_backup=backed_up,
            migrating=migrating,
            served=bool(processes),
            processes=processes,
            **totals(rooms),
        )


async def _rooms(connection: "Connection[Record]") -> list[RoomInfo]:
    return [
        RoomInfo(room, version, last, closed, began > ended, ended)
        for room, version, last, closed, began, ended in await connection.fetch(_ROOMS)
    ]
