"""Living processes: known by the clock of the database."""

import asyncio

from rapido.store.postgres.processes import ALIVE, KEPT, PostgresProcesses
from rapido.store.postgres.store import PostgresStore


def test_processes_come_and_go(database: str) -> None:
    async def run() -> None:
        stores = [await PostgresStore.open(database) for _ in range(2)]
        first, second = (PostgresProcesses(store.connections, "host:80") for store in stores)
        assert await first.heartbeat("a") == {"a"}
        assert await second.heartbeat("b") == {"a", "b"}
        assert await first.heartbeat("a") == {"a", "b"}
        await second.leave("b")
        assert await first.heartbeat("a") == {"a"}
        await second.leave("b")
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_one_that_is_silent_is_dead_and_later_forgotten(database: str) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database)
        processes = PostgresProcesses(store.connections)

        async def age(seconds: int) -> None:
            await store.connections.fetch(
                "UPDATE processes SET seen = now() - make_interval(secs => $1) WHERE id = 'b'",
                seconds,
            )

        await processes.heartbeat("b")
        await age(ALIVE - 2)
        assert await processes.heartbeat("a") == {"a", "b"}
        await age(ALIVE + 1)
        assert await processes.heartbeat("a") == {"a"}
        assert await count(store) == 2
        await age(KEPT + 1)
        assert await processes.heartbeat("a") == {"a"}
        assert await count(store) == 1
        assert await processes.heartbeat("b") == {"a", "b"}
        await store.close()

    asyncio.run(run())


async def count(store: PostgresStore) -> int:
    (row,) = await store.connections.fetch("SELECT count(*) FROM processes")
    return row[0]
