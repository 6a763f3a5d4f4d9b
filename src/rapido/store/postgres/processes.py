"""The living processes of an installation, by the clock of the database."""

from typing import Final

from rapido.rooms.ports import Heartbeat
from rapido.store.postgres.connections import Connections

ALIVE: Final = 4
"""seconds after its last heartbeat at which a process counts as dead"""
KEPT: Final = 600
"""seconds for which a dead process is kept, for an operator to see"""

# Nothing depends on a heartbeat that a crash of the server takes back, so it need not be durable.
_HEARTBEAT: Final = f"""
WITH fast AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS setting),
gone AS (DELETE FROM processes WHERE seen < now() - interval '{KEPT} seconds' AND id <> $1),
mine AS (
    INSERT INTO processes (id, seen, about) SELECT $1, now(), $2 FROM fast
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, about = excluded.about RETURNING id
)
SELECT array(
        SELECT id FROM mine
        UNION SELECT id FROM processes WHERE seen > now() - interval '{ALIVE} seconds'
    ), extract(epoch FROM clock_timestamp())::float8, epoch, edits,
    coalesce(extract(epoch FROM backed_up), 0)::float8
FROM rapido_installation
"""  # noqa: S608 - the values are constants

_ABOUTS: Final = f"""
SELECT about FROM processes WHERE seen > clock_timestamp() - interval '{ALIVE} seconds'
"""  # noqa: S608


class PostgresProcesses:
    """Knows who is alive; nobody has to have the same time of day as another."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def heartbeat(self, process: str, about: str) -> Heartbeat:
        [(alive, *told)] = await self._connections.fetch(_HEARTBEAT, process, about)
        return Heartbeat(frozenset(alive), *told)

    async def abouts(self) -> list[str]:
        """Return what each living process tells about itself."""
        return [about for (about,) in await self._connections.fetch(_ABOUTS)]

    async def leave(self, process: str) -> None:
        await self._connections.fetch("DELETE FROM processes WHERE id = $1 RETURNING id", process)
