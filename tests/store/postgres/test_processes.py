"""Living processes: known by the clock of the database."""

import asyncio

from rapido.store.postgres.processes import ALIVE, KEPT, PostgresProcesses
from rapido.store.postgres.store import PostgresStore


async def alive(processes: PostgresProcesses, process: str) -> frozenset[str]:
    return (await processes.heartbeat(process, "host:80")).alive


def test_processes_come_and_go(database: str) -> None:
    async def run() -> None:
        stores = [await PostgresStore.open(database) for _ in range(2)]
        first, second = (PostgresProcesses(store.connections) for store in stores)
        assert await alive(first, "a") == {"a"}
        assert await alive(second, "b") == {"a", "b"}
        assert await alive(first, "a") == {"a", "b"}
        await second.leave("b")
        assert await alive(first, "a") == {"a"}
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

        await alive(processes, "b")
        await age(ALIVE - 2)
        assert await alive(processes, "a") == {"a", "b"}
        await age(ALIVE + 1)
        assert await alive(processes, "a") == {"a"}
        assert await count(store) == 2
        await age(KEPT + 1)
        assert await alive(processes, "a") == {"a"}
        assert await count(store) == 1
        assert await alive(processes, "b") == {"a", "b"}
        await store.close()

    asyncio.run(run())


async def count(store: PostgresStore) -> int:
    (row,) = await store.connections.fetch("SELECT count(*) FROM processes")
    return row[0]


def test_heartbeat_tells_the_last_backup(database: str) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database)
        processes = PostgresProcesses(store.connections)
        assert (await processes.heartbeat("a", "")).last_backup == 0
        backed_up = "UPDATE rapido_installation SET backed_up = to_timestamp(7) RETURNING id"
        await store.connections.fetch(backed_up)
        assert (await processes.heartbeat("a", "")).last_backup == 7
        await store.close()

    asyncio.run(run())
