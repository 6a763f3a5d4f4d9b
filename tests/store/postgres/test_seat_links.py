"""Links that move seats, in PostgreSQL, with two pools as two processes have them."""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from rapido.store.postgres.address import Address
from rapido.store.postgres.connections import Connections
from rapido.store.postgres.seat_links import PostgresSeatLinks
from rapido.store.postgres.store import prepare_database
from tests.kits.seat_links_kit import ANAS, LIFETIME, MOST, Opened, SeatLinksKit
from tests.rooms.harness import async_test
from tests.servers.postgres import Postgres


@pytest.fixture(scope="module")
def url(shared_postgres: Postgres) -> Iterator[str]:
    """One database for all tests: they clear the table."""
    shared_postgres.ensure_running()
    name = shared_postgres.new_database()
    yield shared_postgres.url(name)
    shared_postgres.drop_database(name)


class Pools:
    """The pools of two processes."""

    def __init__(self, url: str) -> None:
        self._address = Address.parse(url)
        self.one, self.two = Connections(self._address), Connections(self._address)

    async def open(self) -> Opened:
        await prepare_database(self._address)
        await self.one.fetch("DELETE FROM seat_links")

        async def wait(seconds: float) -> None:
            passed = timedelta(seconds=seconds)
            await self.one.fetch("UPDATE seat_links SET expires = expires - $1::interval", passed)

        links = [PostgresSeatLinks(pool, LIFETIME, MOST) for pool in (self.one, self.two)]
        return Opened(links[0], links[1], wait)

    async def close(self) -> None:
        await self.one.close()
        await self.two.close()


class TestPostgresSeatLinks(SeatLinksKit):
    @pytest.fixture(autouse=True)
    def use_database(self, url: str) -> None:
        self._url = url

    async def open(self) -> Opened:
        self._pools = Pools(self._url)
        return await self._pools.open()

    async def close(self) -> None:
        await self._pools.close()


@async_test
async def test_token_is_not_stored(url: str) -> None:
    pools = Pools(url)
    token = await (await pools.open()).one.new(ANAS)
    rows = await pools.one.fetch("SELECT * FROM seat_links")
    assert token not in str(rows)
    await pools.close()
