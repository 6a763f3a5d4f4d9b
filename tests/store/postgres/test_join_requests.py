"""Codes and knocks in PostgreSQL, with two pools as two processes have them."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import chain, repeat

import pytest

from rapido.rooms.join_requests import JoinLimits, NewKnock
from rapido.rooms.model.errors import Unavailable
from rapido.store.postgres import join_requests
from rapido.store.postgres.address import Address
from rapido.store.postgres.connections import Connections
from rapido.store.postgres.join_requests import PostgresJoinRequests
from rapido.store.postgres.store import prepare_database
from tests.kits.join_requests_kit import LIMITS, ROOM, JoinRequestsKit, Opened
from tests.rooms.harness import async_test
from tests.servers.postgres import Postgres


@pytest.fixture(scope="module")
def url(shared_postgres: Postgres) -> Iterator[str]:
    """One database for all tests: they clear the tables."""
    shared_postgres.ensure_running()
    name = shared_postgres.new_database()
    yield shared_postgres.url(name)
    shared_postgres.drop_database(name)


class Pools:
    """The pools of two processes."""

    def __init__(self, url: str) -> None:
        self._address = Address.parse(url)
        self.one, self.two = Connections(self._address), Connections(self._address)

    async def open(self, limits: JoinLimits = LIMITS) -> Opened:
        await prepare_database(self._address)
        await self.one.fetch("DELETE FROM codes")
        await self.one.fetch("DELETE FROM knocks")

        async def wait(seconds: float) -> None:
            passed = timedelta(seconds=seconds)
            await self.one.fetch("UPDATE codes SET expires = expires - $1::interval", passed)
            await self.one.fetch("UPDATE knocks SET expires = expires - $1::interval", passed)

        return Opened(
            PostgresJoinRequests(self.one, limits, "installation"),
            PostgresJoinRequests(self.two, limits, "installation"),
            wait,
        )

    async def close(self) -> None:
        await self.one.close()
        await self.two.close()


class TestPostgresJoinRequests(JoinRequestsKit):
    @pytest.fixture(autouse=True)
    def use_database(self, url: str) -> None:
        self._url = url

    async def open(self, limits: JoinLimits = LIMITS) -> Opened:
        self._pools = Pools(self._url)
        return await self._pools.open(limits)

    async def close(self) -> None:
        await self._pools.close()


@async_test
async def test_code_of_another_room_is_not_given_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = chain(repeat("AAAAAA", 3), repeat("BBBBBB"))
    monkeypatch.setattr(join_requests, "random_code", lambda: next(drawn))
    pools = Pools(url)
    opened = await pools.open(LIMITS)
    codes = [await opened.one.new_code("one"), await opened.two.new_code("two")]
    assert codes == ["AAAAAA", "BBBBBB"]
    await pools.close()


@async_test
async def test_nothing_private_is_kept(url: str) -> None:
    pools = Pools(url)
    opened = await pools.open(LIMITS)
    await opened.knock("guest", "192.0.2.77", await opened.one.new_code(ROOM))
    rows = await pools.one.fetch("SELECT network FROM knocks")
    assert len(rows[0][0]) == 6
    assert "192" not in rows[0][0]
    await opened.wait(600)
    await opened.two.delete_expired()
    assert await pools.one.fetch("SELECT code FROM codes") == []
    assert await pools.one.fetch("SELECT id FROM knocks") == []
    await pools.close()


@async_test
async def test_knock_whose_answer_was_lost_is_taken_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pools = Pools(url)
    opened = await pools.open(LIMITS)
    code = await opened.one.new_code(ROOM)
    attempt, attempts = pools.one.attempt, 0

    async def lose_answers(run: object) -> object:
        nonlocal attempts
        attempts += 1
        await attempt(run)  # type: ignore[arg-type]
        return await attempt(run)  # type: ignore[arg-type]

    monkeypatch.setattr(pools.one, "attempt", lose_answers)
    knocks = [await opened.knock(code=code) for _ in range(LIMITS.per_guest)]
    assert attempts == len(knocks)
    assert await opened.waiting() == knocks
    await pools.close()


@async_test
async def test_refused_while_the_database_is_gone() -> None:
    gone = Connections(Address.parse("postgresql://rapido@127.0.0.1:1/rapido"))
    requests = PostgresJoinRequests(gone, LIMITS, "installation")
    await gone.close()
    with pytest.raises(Unavailable):
        await requests.knock(NewKnock("AAAAAA", "ana", "", "a", is_new=False))
    with pytest.raises(Unavailable):
        await requests.new_code(ROOM)
    with pytest.raises(Unavailable):
        await requests.waiting([ROOM], 1)
