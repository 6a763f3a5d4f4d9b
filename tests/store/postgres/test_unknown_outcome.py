"""A command whose outcome the store could not find out in time: sent again, it is done once."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import asyncpg
import pytest

from rapido.bus.memory import MemoryBus
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.facts import Opened
from rapido.rooms.ports import Entry
from rapido.rooms.service import RoomService
from rapido.store.postgres import connections as connections_module
from rapido.store.postgres import writer as writer_module
from rapido.store.postgres.store import PostgresStore
from tests.faults.proxy import Proxy
from tests.rooms.clock import ManualClock
from tests.rooms.harness import OPTIONS, ScriptedBots
from tests.rooms.table import ANNA, HOST
from tests.servers.postgres import Postgres
from tests.waiting import TIMEOUT

KEY = "a key of Anna's"


@pytest.mark.parametrize("reached", [True, False], ids=["stored", "not stored"])
def test_same_key_gives_the_same_answer(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch, *, reached: bool
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy(postgres.port, Random(1)))
            store = await PostgresStore.open(
                postgres.url(database.rpartition("/")[2], port=proxy.port)
            )
            stack.push_async_callback(store.close)
            service = RoomService(store, MemoryBus(), ManualClock(), ScriptedBots(), OPTIONS)
            stack.push_async_callback(service.close)
            room = (await service.open_room(HOST, 3)).id
            received: list[int] = []
            service.subscribe(room, lambda change: received.append(change.room.version), 0)

            monkeypatch.setattr(connections_module, "WAIT", 1.0)
            monkeypatch.setattr(writer_module, "WAIT", 1.0)
            proxy.stalled = True
            for connection in proxy.connections:
                connection.answers_stalled = reached
                connection.stalled = not reached
            with pytest.raises(Unavailable):
                await service.execute(room, ANNA, do.Sit(1), KEY)
            assert received == []

            monkeypatch.undo()
            proxy.stalled = False
            for connection in list(proxy.connections):
                connection.cut()
            versions = [await execute(service, room) for _ in range(2)]
            assert versions == [2, 2]
            assert received == [2]
            assert await store.versions([room]) == {room: 2}
            assert await service.execute(room, HOST, do.Sit(0), "another key") == 3

    async def execute(service: RoomService, room: str) -> int:
        while True:
            try:
                return await service.execute(room, ANNA, do.Sit(1), KEY)
            except Unavailable:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_first_attempt_is_stored_after_the_second_has_begun(
    postgres: Postgres, database: str
) -> None:
    """A statement that has lost its client goes on; it is not the conflict of another process."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy(postgres.port, Random(1)))
            store = await PostgresStore.open(
                postgres.url(database.rpartition("/")[2], port=proxy.port)
            )
            stack.push_async_callback(store.close)
            await store.append("first", [entry_of("first")])  # so the writer has a connection
            other: Any = await asyncpg.connect(database)
            stack.push_async_callback(other.close)
            transaction = other.transaction()
            await transaction.start()
            await other.execute("INSERT INTO games VALUES ('game', 'another room', '')")
            appending = asyncio.ensure_future(
                store.append("room", [entry_of("game")], {"game": b"secret"})
            )
            await waiting_for_locks(other, 1)
            for connection in list(proxy.connections):
                connection.cut()
            await waiting_for_locks(other, 2)
            await transaction.rollback()
            await appending
            assert await store.versions(["room"]) == {"room": 1}

    asyncio.run(run())


def entry_of(game: str) -> Entry:
    return Entry(1, 1.0, HOST, "", Opened(HOST, 2, game, "", ""))


async def waiting_for_locks(connection: Any, count: int) -> None:
    """Wait until so many statements wait for another one."""
    query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    async with asyncio.timeout(TIMEOUT):
        while await connection.fetchval(query) < count:  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.01)
