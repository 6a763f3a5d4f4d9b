"""The bus on PostgreSQL."""

import asyncio
from collections.abc import Iterator
from contextlib import closing

import asyncpg
import pytest

from rapido.bus import postgres as postgres_bus
from rapido.bus.errors import BusUnavailable
from rapido.bus.postgres import PostgresBus
from rapido.bus.remote import RemoteBus
from rapido.rooms.ports import Bus
from tests.kits.bus_kit import BusKit
from tests.kits.remote_bus_kit import RemoteBusKit, asynchronous, until
from tests.servers.postgres import Postgres

END_SESSIONS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rapido bus'
"""
QUEUE_PAGES = 512
"""a small queue of notifications: 4 MB"""


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    with closing(Postgres(settings={"max_notify_queue_pages": str(QUEUE_PAGES)})) as server:
        yield server


class TestKit(BusKit):
    @pytest.fixture(autouse=True)
    def _server(self, database: str) -> None:
        self.url = database

    async def open(self) -> tuple[Bus, Bus]:
        return await PostgresBus.open(self.url, "test"), await PostgresBus.open(self.url, "test")


class TestFaults(RemoteBusKit):
    @pytest.fixture(autouse=True)
    def _server(self, own_postgres: Postgres) -> None:
        self.postgres = self.server = own_postgres

    async def open_bus(
        self, url: str, installation: str = "test", *, required: bool = True
    ) -> RemoteBus:
        return await PostgresBus.open(url, installation, required=required)

    @asynchronous
    async def test_full_queue_of_the_server(self) -> None:
        one, two = await self.open(), await self.open()
        # A listener in a transaction keeps all notifications in the queue.
        slow = await asyncpg.connect(self.server.url())
        for statement in ("LISTEN anything", "BEGIN", "SELECT 1"):
            await slow.execute(statement)
        while one.bus.connected and two.bus.connected:
            for _ in range(100):
                one.bus.publish("topic", bytes(5000))
            await asyncio.sleep(0.001)
        writer = await asyncpg.connect(self.server.url())
        await writer.execute("CREATE TABLE written (number int)")  # commits work all the same
        await writer.execute("DROP TABLE written")
        await writer.close()
        await slow.close()
        await until(lambda: one.bus.connected and two.bus.connected)
        await one.exchange(two)

    @asynchronous
    async def test_database_with_another_encoding(self) -> None:
        options = "ENCODING 'SQL_ASCII' LOCALE 'C'"
        url = self.postgres.url(await asyncio.to_thread(self.postgres.new_database, options))
        one, two = await self.open(url), await self.open(url)
        one.bus.publish("topic", bytes(range(256)))
        await until(lambda: two.received)
        assert two.received == [bytes(range(256))]

    @asynchronous
    async def test_session_that_an_administrator_ends(self) -> None:
        one, two = await self.open(), await self.open()
        assert await asyncio.to_thread(self.postgres.query, END_SESSIONS) == [(True,), (True,)]
        await until(lambda: one.bus.reconnects == two.bus.reconnects == 1)
        await one.exchange(two)


def test_pooler_that_keeps_sessions(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # A pooler makes up the number of the process that it tells its client.
    monkeypatch.setattr(asyncpg.Connection, "get_server_pid", _made_up)

    async def run() -> None:
        one, two = await PostgresBus.open(database, "x"), await PostgresBus.open(database, "x")
        received: tuple[list[bytes], list[bytes]] = [], []
        one.subscribe("topic", received[0].append)
        two.subscribe("topic", received[1].append)
        one.publish("topic", b"1")
        await until(lambda: received[1])
        await one.close()
        await two.close()
        assert received == ([], [b"1"])

    asyncio.run(run())


def test_pooler_that_shares_sessions(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncpg.Connection, "get_server_pid", _made_up)
    monkeypatch.setattr(postgres_bus, "PROBE_TIMEOUT", 0.01)
    monkeypatch.setattr(asyncpg.Connection, "add_listener", _listen_nowhere)
    with pytest.raises(BusUnavailable, match="PgBouncer"):
        asyncio.run(PostgresBus.open(database, "x"))


def _made_up(_: object) -> int:
    return 1


async def _listen_nowhere(*_: object) -> None:
    pass
