"""Failures of PostgreSQL: bounded waiting, a clear reason, recovery, and no false answer."""

import asyncio
import traceback
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random

import asyncpg
import pytest

from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.rooms.model.facts import StoodIn
from rapido.store.errors import ServerUnusable
from rapido.store.postgres import connections as connections_module
from rapido.store.postgres import writer as writer_module
from rapido.store.postgres.connections import MOST
from rapido.store.postgres.store import PostgresStore
from tests.faults.proxy import Proxy
from tests.kits.store_kit import entries
from tests.servers.postgres import Postgres
from tests.waiting import TIMEOUT

ROOMS = [f"room {number}" for number in range(20)]


class Reports:
    """What a store reports to the operator."""

    def __init__(self, store: PostgresStore) -> None:
        self.reasons: list[str] = []
        self.recoveries = 0
        store.on_failure(lambda reason, _: self.reasons.append(reason), self._recovered)

    def _recovered(self) -> None:
        self.recoveries += 1


@pytest.fixture
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (connections_module, writer_module):
        monkeypatch.setattr(module, "WAIT", 2.0)
        monkeypatch.setattr(module, "ATTEMPT", 1.5)


@asynccontextmanager
async def opened(url: str) -> AsyncGenerator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not await condition():  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.01)


async def appended(store: PostgresStore, room: str, version: int) -> bool:
    try:
        await store.append(room, entries(StoodIn(0), first=version))
    except Unavailable:
        return False
    return True


def test_killed_under_appends(own_postgres: Postgres, own_database: str) -> None:
    acknowledged = dict.fromkeys(ROOMS, 0)

    async def play(store: PostgresStore, room: str, stop: asyncio.Event) -> None:
        version = 1
        while not stop.is_set():
            try:
                await store.append(room, entries(StoodIn(version % 6), first=version))
            except Unavailable:
                continue  # with the same version again, which may be stored
            except Conflict:
                assert len(await store.load(room)) == version
            acknowledged[room] = version
            version += 1

    async def run() -> None:
        async with opened(own_postgres.url(own_database)) as store:
            stop = asyncio.Event()
            players = [asyncio.ensure_future(play(store, room, stop)) for room in ROOMS]
            for _ in range(3):
                await progress()
                own_postgres.kill()
                await asyncio.to_thread(own_postgres.start)
            await progress()
            stop.set()
            await asyncio.gather(*players)
            for room in ROOMS:
                loaded = await store.load(room)
                expected = [
                    entries(StoodIn(version % 6), first=version)[0]
                    for version in range(1, acknowledged[room] + 1)
                ]
                assert loaded == expected

    async def progress() -> None:
        before = dict(acknowledged)

        async def more() -> bool:
            return all(acknowledged[room] > before[room] + 2 for room in ROOMS)

        await until(more)

    asyncio.run(run())


def test_answer_of_a_commit_is_lost(own_postgres: Postgres, own_database: str) -> None:
    async def run() -> None:
        async with (
            Proxy(own_postgres.port, Random(1)) as proxy,
            opened(own_postgres.url(own_database, port=proxy.port)) as store,
            opened(own_postgres.url(own_database)) as other,
        ):
            await store.append("room", entries(StoodIn(0)))
            for version in range(2, 7):
                for connection in proxy.connections:
                    connection.answers_stalled = True
                written = entries(StoodIn(version % 6), first=version, key=f"key {version}")
                append = asyncio.ensure_future(store.append("room", written))

                async def is_stored(version: int = version) -> bool:
                    return await other.versions(["room"]) == {"room": version}

                await until(is_stored)
                assert not append.done()
                for connection in list(proxy.connections):
                    connection.cut()
                await append  # the store has found out that it is stored
                assert (await store.load("room", version - 1)) == written
            # What another process has stored meanwhile is no success.
            for connection in proxy.connections:
                connection.stalled = True
            append = asyncio.ensure_future(store.append("room", entries(StoodIn(0), first=7)))
            await asyncio.sleep(0.05)
            await other.append("room", entries(StoodIn(1), first=7))
            for connection in list(proxy.connections):
                connection.cut()
            with pytest.raises(Conflict):
                await append

    asyncio.run(run())


def test_many_resets(own_postgres: Postgres, own_database: str) -> None:
    async def run() -> None:
        rng = Random(7)
        async with (
            Proxy(own_postgres.port, rng) as proxy,
            opened(own_postgres.url(own_database, port=proxy.port)) as store,
        ):
            stored = 0

            async def cut_again_and_again() -> None:
                while proxy.cuts < 30:
                    goal = stored + rng.randrange(3 * len(ROOMS))
                    while stored < goal:  # noqa: ASYNC110 - no event to wait for
                        await asyncio.sleep(0.001)
                    proxy.cuts += 1
                    for connection in list(proxy.connections):
                        connection.cut()

            async def play(room: str) -> None:
                nonlocal stored
                version = 1
                while not cutter.done():
                    await store.append(room, entries(StoodIn(version % 6), first=version))
                    version += 1
                    stored += 1
                loaded = await store.load(room)
                assert [entry.version for entry in loaded] == list(range(1, version))

            cutter = asyncio.ensure_future(cut_again_and_again())
            await asyncio.gather(*map(play, ROOMS))

    asyncio.run(run())


@pytest.mark.usefixtures("short_wait")
def test_silence(own_postgres: Postgres, own_database: str) -> None:
    async def run() -> None:
        async with (
            Proxy(own_postgres.port, Random(1)) as proxy,
            opened(own_postgres.url(own_database, port=proxy.port)) as store,
            opened(own_postgres.url(own_database)) as other,
        ):
            reports = Reports(store)
            await store.append("room", entries(StoodIn(0)))
            proxy.stalled = True
            for connection in proxy.connections:
                connection.answers_stalled = True
            with pytest.raises(Unavailable, match="did not answer in time"):
                await store.append("room", entries(StoodIn(1), first=2))
            with pytest.raises(Unavailable, match="did not answer in time"):
                await store.ping()
            with pytest.raises(Unavailable, match="did not answer in time"):
                await store.load("room")
            assert set(reports.reasons) == {"the server did not answer in time"}
            assert reports.recoveries == 0
            # It was stored all the same, and the caller learns that by the conflict.
            assert await other.versions(["room"]) == {"room": 2}
            proxy.stalled = False
            for connection in list(proxy.connections):
                connection.cut()
            await until(lambda: can_ping(store))
            assert reports.recoveries == 1
            with pytest.raises(Conflict):
                await store.append("room", entries(StoodIn(1), first=2))
            await store.append("room", entries(StoodIn(1), first=3))

    asyncio.run(run())


@pytest.mark.usefixtures("short_wait")
def test_dead_connections_are_dropped_together(own_postgres: Postgres, own_database: str) -> None:
    """Each would take an attempt to notice, and there is no time for many of them."""

    async def run() -> None:
        async with (
            Proxy(own_postgres.port, Random(1)) as proxy,
            opened(own_postgres.url(own_database, port=proxy.port)) as store,
        ):
            all_connected = asyncio.Barrier(MOST)

            async def connect(_connection: object, _seconds: float) -> None:
                await all_connected.wait()

            await asyncio.gather(*(store.connections.attempt(connect) for _ in range(MOST)))
            for connection in proxy.connections:
                connection.stalled = True
            assert await store.load("room") == []

    asyncio.run(run())


async def can_ping(store: PostgresStore) -> bool:
    try:
        await store.ping()
    except Unavailable:
        return False
    return True


@pytest.mark.usefixtures("short_wait")
def test_read_only_server(own_postgres: Postgres, own_database: str) -> None:
    async def make(state: str) -> None:
        await asyncio.to_thread(
            own_postgres.query,
            f"ALTER DATABASE {own_database} SET default_transaction_read_only = {state}",
        )
        await asyncio.to_thread(
            own_postgres.query,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
            own_database,
        )

    async def run() -> None:
        async with opened(own_postgres.url(own_database)) as store:
            reports = Reports(store)
            await store.append("room", entries(StoodIn(0)))
            await make("on")
            with pytest.raises(Unavailable, match="read-only"):
                await store.append("room", entries(StoodIn(1), first=2))
            with pytest.raises(Unavailable, match="read-only"):
                await store.ping()
            assert await store.load("room") == entries(StoodIn(0))
            assert "read-only" in reports.reasons[0]
            await make("off")
            await until(lambda: appended(store, "room", 2))
            assert reports.recoveries == 1
            assert len(await store.load("room")) == 2

    asyncio.run(run())


@pytest.mark.usefixtures("short_wait")
def test_server_without_a_free_connection(own_postgres: Postgres, own_database: str) -> None:
    async def run() -> None:
        async with opened(own_postgres.url(own_database)) as store:
            await store.append("room", entries(StoodIn(0)))
            taken = [await asyncpg.connect(own_postgres.url())]
            try:
                await take_all(taken)
                await until(lambda: is_cut_off(taken[0]))
                await take_all(taken)  # those that have just become free
                with pytest.raises(Unavailable, match="no connection left"):
                    await store.append("room", entries(StoodIn(1), first=2))
                with pytest.raises(Unavailable, match="no connection left"):
                    await store.load("room")
            finally:
                for connection in taken:
                    await connection.close()
            await until(lambda: appended(store, "room", 2))

    async def is_cut_off(connection: "asyncpg.Connection[asyncpg.Record]") -> bool:
        return not await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
            own_database,
        )

    async def take_all(taken: list["asyncpg.Connection[asyncpg.Record]"]) -> None:
        with suppress(asyncpg.TooManyConnectionsError):
            while True:
                taken.append(await asyncpg.connect(own_postgres.url()))

    asyncio.run(run())


@pytest.mark.usefixtures("short_wait")
def test_all_connections_of_the_process_are_busy(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            free = asyncio.Event()

            holding = 0

            async def hold(_connection: object, _seconds: float) -> None:
                nonlocal holding
                holding += 1
                await free.wait()

            async def all_hold() -> bool:
                return holding == MOST

            held = [asyncio.ensure_future(store.connections.attempt(hold)) for _ in range(MOST)]
            await until(all_hold)
            with pytest.raises(Unavailable, match=r"all connections of this process .* are busy"):
                await store.load("room")
            await store.append("room", entries(StoodIn(0)))  # moves have a connection of their own
            free.set()
            await asyncio.gather(*held)
            assert len(await store.load("room")) == 1

    asyncio.run(run())


def test_restarted_server_is_waited_for(own_postgres: Postgres, own_database: str) -> None:
    async def run() -> None:
        async with opened(own_postgres.url(own_database)) as store:
            reports = Reports(store)
            await store.append("room", entries(StoodIn(0)))
            await asyncio.to_thread(own_postgres.stop)
            append = asyncio.ensure_future(store.append("room", entries(StoodIn(1), first=2)))
            load = asyncio.ensure_future(store.load("room"))
            await asyncio.to_thread(own_postgres.start)
            await append
            assert len(await load) in {1, 2}
            assert reports.reasons == []

    asyncio.run(run())


@pytest.mark.usefixtures("short_wait")
def test_closing_while_the_server_is_gone(own_postgres: Postgres, own_database: str) -> None:
    async def run() -> None:
        async with opened(own_postgres.url(own_database)) as store:
            await store.append("room", entries(StoodIn(0)))
            await asyncio.to_thread(own_postgres.stop)
            append = asyncio.ensure_future(appended(store, "room", 2))
            await asyncio.sleep(0)
        assert not await append
        with pytest.raises(Unavailable, match="closed"):
            await store.append("room", entries(StoodIn(1), first=2))
        with pytest.raises(Unavailable, match="closed"):
            await store.load("room")

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("postgresql://rapido:hunter2@127.0.0.1:{port}/postgres", "refuses this user or password"),
        ("postgresql://nobody:hunter2@127.0.0.1:{port}/postgres", "refuses this user or password"),
        ("postgresql://{user}@127.0.0.1:{port}/hunter", "there is no such database"),
        ("postgresql://rapido:hunter2@127.0.0.1:1/postgres", "Connection refused"),
        ("postgresql://rapido:hunter2@host.invalid/postgres", "name of the server is unknown"),
        ("postgresql://rapido:hunter2@127.0.0.1:hunter2/postgres", "not the URL of a database"),
        ("postgresql://rapido:hunter2@[/postgres", "not the URL of a database"),
        ("postgresql://hunter2:hunter2:x@h/p?statement_cache_size=-1", "not the URL of a database"),
        ("mysql://rapido:hunter2@127.0.0.1/postgres", "not the URL of a database"),
        ("hunter2", "not the URL of a database"),
    ],
)
def test_wrong_url(postgres: Postgres, wrong: str, reason: str) -> None:
    user = postgres.url().partition("://")[2].partition("@")[0]
    with pytest.raises(ServerUnusable, match=reason) as caught:
        asyncio.run(PostgresStore.open(wrong.format(port=postgres.port, user=user)))
    shown = "".join(traceback.format_exception(caught.value)) + repr(caught.value)
    for secret in ("hunter2", user.partition(":")[2]):
        assert secret not in shown.replace(wrong, "")


def test_several_hosts(own_postgres: Postgres, own_database: str) -> None:
    """The first host is dead: the next one that accepts writes is used."""
    url = own_postgres.url(own_database).replace("127.0.0.1", "127.0.0.1:1,127.0.0.1")

    async def run() -> None:
        async with opened(url) as store:
            await store.append("room", entries(StoodIn(0)))

    asyncio.run(run())


def test_without_a_statement_cache(database: str) -> None:
    """As behind an old pooler, which may use another connection for every transaction."""

    async def run() -> None:
        async with opened(f"{database}?statement_cache_size=0") as store:
            await store.append("room", entries(StoodIn(0)))
            await store.append("room", entries(StoodIn(1), first=2))
            with pytest.raises(Conflict):
                await store.append("room", entries(StoodIn(1), first=2))
            assert len(await store.load("room")) == 2
            await store.ping()
            await store.delete_room("room")
            assert await store.load("room") == []

    asyncio.run(run())


def test_recovery_is_reported_although_nothing_was_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(database) as store:
            reports = Reports(store)
            with monkeypatch.context() as broken:
                broken.setattr(connections_module, "WAIT", 0.0)
                broken.setattr(connections_module, "fetch", refuse)
                with pytest.raises(Unavailable):
                    await store.versions(ROOMS)
            await store.versions(ROOMS)
            await store.versions(ROOMS)
            assert (len(reports.reasons), reports.recoveries) == (1, 1)

    async def refuse(*_: object) -> None:
        raise ConnectionRefusedError

    asyncio.run(run())
