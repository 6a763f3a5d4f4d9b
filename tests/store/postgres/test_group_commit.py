"""Group commit: one transaction for all rooms that wait, in which single rooms may lose a race."""

import asyncio

import pytest

from rapido.rooms.model.errors import Conflict
from rapido.rooms.model.facts import StoodIn
from rapido.store.postgres.store import PostgresStore
from rapido.store.postgres.writer import BATCH
from tests.kits.store_kit import SECRET, entries, outcomes
from tests.servers.postgres import Postgres

TRANSACTIONS = "SELECT count(DISTINCT xmin::text) FROM entries"
WATCH = (
    "CREATE TABLE seen (setting text)",
    """
    CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$
    """,
    """
    CREATE CONSTRAINT TRIGGER look AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION look()
    """,
)
"""a trigger at the end of each transaction keeps the setting that its commit uses"""
ROOMS = [f"room {number}" for number in range(200)]


def test_all_that_waits_is_one_transaction(postgres: Postgres, database: str) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database)
        for version in (1, 2):
            await asyncio.gather(
                *(store.append(room, entries(StoodIn(0), first=version)) for room in ROOMS)
            )
        await store.close()

    asyncio.run(run())
    assert postgres.query(TRANSACTIONS, database=name_of(database)) == [(2,)]


def test_more_than_a_batch_takes_several(postgres: Postgres, database: str) -> None:
    rooms = [f"room {number}" for number in range(BATCH + 1)]

    async def run() -> None:
        store = await PostgresStore.open(database)
        await asyncio.gather(*(store.append(room, entries(StoodIn(0))) for room in rooms))
        await store.close()

    asyncio.run(run())
    assert postgres.query(TRANSACTIONS, database=name_of(database)) == [(2,)]


def test_commits_are_synchronous_whatever_the_default(postgres: Postgres, database: str) -> None:
    name = name_of(database)
    postgres.query(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def run() -> None:
        store = await PostgresStore.open(database)
        for statement in WATCH:
            await store.connections.fetch(statement)
        (default,) = await store.connections.fetch("SHOW synchronous_commit")
        assert default[0] == "off"
        await store.append("room", entries(StoodIn(0)))
        (seen,) = await store.connections.fetch("SELECT setting FROM seen")
        assert seen[0] == "on"
        await store.close()

    asyncio.run(run())


def test_rooms_that_lose_do_not_harm_the_others(postgres: Postgres, database: str) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database)
        await store.append("known", entries(StoodIn(0), key="key"), {"game": SECRET})
        ends = await outcomes(
            store.append("new", entries(StoodIn(0)), {"another game": SECRET}),
            store.append("late", entries(StoodIn(0), first=2)),
            store.append("known", entries(StoodIn(0), first=2, key="key"), {"never": SECRET}),
            store.append("third", entries(StoodIn(0)), {"game": SECRET}),
            store.append("fourth", entries(StoodIn(0), StoodIn(1))),
        )
        assert [type(end) for end in ends] == [
            *(type(None), Conflict, Conflict, Conflict),
            type(None),
        ]
        versions = await store.versions(["new", "late", "known", "third", "fourth"])
        assert versions == {"new": 1, "known": 1, "fourth": 2}
        assert await store.secret("never") is None
        assert await store.room_of("another game") == "new"
        await store.close()

    asyncio.run(run())
    assert postgres.query(TRANSACTIONS, database=name_of(database)) == [(2,)]


def test_one_new_game_in_two_rooms_at_once(database: str) -> None:
    """No statement can foresee this conflict, so the batch fails and each append is tried alone."""

    async def run() -> None:
        store = await PostgresStore.open(database)
        ends = await outcomes(
            *(store.append(room, entries(StoodIn(0)), {"game": SECRET}) for room in ROOMS[:5]),
            *(store.append(room, entries(StoodIn(0)), {room: SECRET}) for room in ROOMS[5:10]),
        )
        assert ends[5:] == [None] * 5
        assert ends[:5].count(None) == 1
        assert len(await store.versions(ROOMS)) == 6
        await store.close()

    asyncio.run(run())


def test_two_processes_race_for_every_version(database: str) -> None:
    async def run() -> None:
        stores = [await PostgresStore.open(database) for _ in range(2)]
        won = {"0": 0, "1": 0}

        async def play(room: str) -> None:
            for version in range(1, 6):
                mine = [entries(StoodIn(0), first=version, by=str(n)) for n in range(2)]
                ends = await outcomes(
                    *(store.append(room, each) for store, each in zip(stores, mine, strict=True))
                )
                assert ends.count(None) == 1, ends
                assert sum(isinstance(end, Conflict) for end in ends) == 1, ends
                won[str(ends.index(None))] += 1

        await asyncio.gather(*map(play, ROOMS))
        for room in ROOMS:
            loaded = await stores[0].load(room)
            assert [entry.version for entry in loaded] == [1, 2, 3, 4, 5]
        assert sum(won.values()) == 5 * len(ROOMS)
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_deleted_room_leaves_nothing_while_it_is_written(database: str) -> None:
    async def run() -> None:
        stores = [await PostgresStore.open(database) for _ in range(2)]

        async def write(room: str) -> None:
            for version in range(2, 8):
                try:
                    await stores[0].append(room, entries(StoodIn(0), first=version))
                except Conflict:
                    return

        await asyncio.gather(*(stores[0].append(room, entries(StoodIn(0))) for room in ROOMS))
        writes = [asyncio.ensure_future(write(room)) for room in ROOMS]
        await asyncio.gather(*(stores[1].delete_room(room) for room in ROOMS))
        await asyncio.gather(*writes)
        (left,) = await stores[0].connections.fetch("SELECT count(*) FROM entries")
        assert left[0] == 0
        assert await stores[0].versions(ROOMS) == {}
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
def test_text_that_postgresql_does_not_have(database: str, text: str) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database)
        with pytest.raises(ValueError, match="cannot store"):
            await store.append(text, entries(StoodIn(0)))
        with pytest.raises(ValueError, match="cannot store"):
            await store.append("room", entries(StoodIn(0), key=text))
        assert await store.load(text) == []
        assert await store.secret(text) is None
        assert await store.room_of(text) is None
        assert await store.versions([text, "room"]) == {}
        await store.delete_room(text)
        await store.append("room", entries(StoodIn(0)))
        await store.close()

    asyncio.run(run())


def name_of(url: str) -> str:
    return url.rpartition("/")[2]
