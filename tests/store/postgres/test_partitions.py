"""Hash partitions of the entries, made as the document says, need no change of the store."""

import asyncio
import re
from pathlib import Path

import asyncpg
import pytest

from rapido.rooms.model.errors import Conflict
from rapido.rooms.model.facts import Opened, Played
from rapido.rooms.ports import Entry
from rapido.store.postgres.store import PostgresStore

ROOMS = [f"room {number}" for number in range(40)]
MOVES = 5
INDEXES = """
SELECT array_agg(coalesce(pg_get_expr(indpred, indrelid), '') || indkey::text || indisunique
    ORDER BY indkey::text)
FROM pg_index WHERE indrelid = 'entries'::regclass
"""


def partition() -> str:
    """Return the statements of the document."""
    [found] = re.findall(r"```sql\n(.*?)```", Path("docs/scaling.md").read_text("utf-8"), re.DOTALL)
    return found


async def play(store: PostgresStore, room: str) -> None:
    opened = Opened("guest", 2, f"game of {room}", "00")
    await store.append(room, [Entry(1, 1.0, "guest", "", opened)], {opened.game: b"secret"})
    for version in range(2, MOVES + 1):
        await store.append(room, [Entry(version, 1.0, "guest", f"{version}", Played("@1"), "d")])
    for version, key in ((MOVES + 1, "2"), (MOVES, "new")):
        with pytest.raises(Conflict):
            await store.append(room, [Entry(version, 1.0, "guest", key, Played("@1"), "d")])


def test_partitioned_entries(database: str) -> None:
    async def run() -> None:
        await (await PostgresStore.open(database)).close()
        connection = await asyncpg.connect(database)
        indexes = await connection.fetchval(INDEXES)
        await connection.execute(partition())
        assert await connection.fetchval(INDEXES) == indexes
        store = await PostgresStore.open(database)
        await asyncio.gather(*(play(store, room) for room in ROOMS))
        assert await store.versions(ROOMS) == dict.fromkeys(ROOMS, MOVES)
        assert [entry.version for entry in await store.load(ROOMS[0], 2)] == [3, 4, 5]
        used = await connection.fetch("SELECT DISTINCT tableoid FROM entries")
        assert len(used) == 4
        await store.delete_room(ROOMS[0])
        assert await store.load(ROOMS[0]) == []
        await store.close()
        await connection.close()

    asyncio.run(run())
