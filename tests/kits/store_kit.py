"""Tests for every store."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import get_args

import pytest

from rapido.rooms.model.errors import Conflict
from rapido.rooms.model.facts import (
    AnyFact,
    Began,
    Closed,
    Configured,
    DiceReady,
    Ended,
    HostPassed,
    Opened,
    Played,
    RematchAgreed,
    RematchEnded,
    Reopened,
    Returned,
    SeatKind,
    SeatsCounted,
    SeatSet,
    StoodIn,
    WordCommitted,
    WordGiven,
    WordRevealed,
)
from rapido.rooms.model.settings import Pace, Starter
from rapido.rooms.ports import Entry, Store

EVERY_FACT: tuple[AnyFact, ...] = (
    Opened("guest", 6, "game", "5e" * 32),
    SeatSet(5, SeatKind.PERSON, "guest", "Zoë 🎲 משה", 4),
    SeatSet(0, SeatKind.COMPUTER, color=3, bot="heuristic"),
    SeatSet(1, SeatKind.OPEN),
    SeatSet(4, SeatKind.PERSON, "guest", "Ana", 1, former="another"),
    SeatsCounted(2),
    *(
        Configured(259_200, spectators, starter, 1, 999)
        for starter in Starter
        for spectators in (False, True)
    ),
    *(
        Configured(
            turn_limit=0, spectators=True, starter=Starter.NEXT, youngest=0, finish=21, pace=pace
        )
        for pace in Pace
    ),
    WordGiven(0, "八十八 \N{LATIN SMALL LETTER E}\N{COMBINING ACUTE ACCENT} \\ \" ' ; --"),
    WordCommitted(0, "c0" * 32),
    Began((1, 0)),
    WordRevealed(0, "5a" * 32, "八十八"),
    DiceReady(),
    Played("A46"),
    Played("@5"),
    StoodIn(3),
    StoodIn(2, absent=True),
    Returned(3),
    Ended("ab" * 32, "next game", "cd" * 32),
    HostPassed("another"),
    HostPassed("another", absent="guest"),
    RematchAgreed("guest"),
    RematchEnded("guest"),
    Closed(),
    Reopened(),
    Closed(),
)

AT = 1_700_000_000.125
SECRET = bytes(range(32))


def entries(
    *facts: AnyFact, first: int = 1, at: float = AT, key: str = "", by: str = "guest"
) -> list[Entry]:
    """Number facts as entries; the first one gets the key."""
    return [
        Entry(first + place, at, by, key, fact, f"digest of {key}")
        if key and not place
        else Entry(first + place, at, by, "", fact)
        for place, fact in enumerate(facts)
    ]


async def outcomes(*works: Awaitable[None]) -> list[BaseException | None]:
    """Run concurrently; return the exception of each, or None."""
    return await asyncio.gather(*works, return_exceptions=True)


def with_store(
    coroutine: Callable[["StoreKit", Store], Awaitable[None]],
) -> Callable[["StoreKit", Path], None]:
    """Run a coroutine method as a test with an empty store."""

    def test(self: "StoreKit", tmp_path: Path) -> None:
        async def run() -> None:
            store = await self.open(tmp_path)
            try:
                await coroutine(self, store)
            finally:
                await store.close()

        asyncio.run(run())

    return test


class StoreKit:
    """Subclasses implement `open` and inherit the tests."""

    async def open(self, folder: Path) -> Store:
        raise NotImplementedError

    def test_every_fact_has_an_example(self) -> None:
        assert {type(fact) for fact in EVERY_FACT} == set(get_args(AnyFact))

    @with_store
    async def test_facts_survive_storage(self, store: Store) -> None:
        stored = entries(*EVERY_FACT, key="key")
        await store.append("room", stored)
        assert await store.load("room") == stored

    @with_store
    async def test_facts_survive_storage_one_by_one(self, store: Store) -> None:
        stored = [
            Entry(version, AT + version / 7, f"guest {version}", f"key {version}", fact, "digest")
            for version, fact in enumerate(EVERY_FACT, 1)
        ]
        for entry in stored:
            await store.append("room", [entry])
        assert await store.load("room") == stored

    @with_store
    async def test_unicode_names(self, store: Store) -> None:
        room, guest, key = "部屋 🎲", "גסט", "clé\u0301"
        stored = entries(Closed(), key=key, by=guest)
        await store.append(room, stored, {"партия": SECRET})
        assert await store.load(room) == stored
        assert await store.room_of("партия") == room

    @with_store
    async def test_load_after_a_version(self, store: Store) -> None:
        stored = entries(*EVERY_FACT)
        await store.append("room", stored)
        for after in (0, 1, 7, len(stored) - 1, len(stored), len(stored) + 5):
            assert await store.load("room", after) == stored[after:]

    @with_store
    async def test_unknown_rooms_and_games(self, store: Store) -> None:
        await store.append("room", entries(Closed()), {"game": SECRET})
        assert await store.load("another") == []
        assert await store.load("another", 3) == []
        assert await store.load("ROOM") == []
        assert await store.secret("another") is None
        assert await store.room_of("another") is None

    @with_store
    async def test_last_versions_of_rooms(self, store: Store) -> None:
        assert await store.versions([]) == {}
        assert await store.versions(["room"]) == {}
        await store.append("room", entries(StoodIn(0), StoodIn(1)))
        await store.append("部屋 'quoted\"", entries(StoodIn(0)))
        await store.append("other", entries(StoodIn(0)))
        rooms = ["room", "部屋 'quoted\"", "none"]
        assert await store.versions(rooms) == {"room": 2, "部屋 'quoted\"": 1}
        await store.delete_room("room")
        assert await store.versions(rooms) == {"部屋 'quoted\"": 1}

    @with_store
    async def test_versions_must_be_consecutive(self, store: Store) -> None:
        for first in (-1, 0, 2, 3):
            with pytest.raises(Conflict):
                await store.append("room", entries(StoodIn(first), first=first))
        assert await store.load("room") == []
        stored = entries(StoodIn(0), StoodIn(1), StoodIn(2))
        await store.append("room", stored)
        for first in (-1, 0, 1, 2, 3, 5, 6, 10**6):
            with pytest.raises(Conflict):
                await store.append("room", entries(Returned(0), first=first))
        assert await store.load("room") == stored
        await store.append("room", entries(Returned(0), first=4))
        assert [entry.version for entry in await store.load("room")] == [1, 2, 3, 4]

    @with_store
    async def test_versions_within_a_batch_must_be_consecutive(self, store: Store) -> None:
        for versions in ((1, 3), (1, 1), (1, 2, 4), (2, 1), (1, 0)):
            wrong = [entries(StoodIn(0), first=version)[0] for version in versions]
            with pytest.raises(Conflict):
                await store.append("room", wrong)
            assert await store.load("room") == []

    @with_store
    async def test_key_of_a_guest_is_unique_within_a_room(self, store: Store) -> None:
        stored = entries(StoodIn(0), StoodIn(1), key="key")
        await store.append("room", stored)
        with pytest.raises(Conflict):
            await store.append("room", entries(StoodIn(2), first=3, key="key"))
        assert await store.load("room") == stored
        await store.append("another", stored)
        await store.append("room", entries(StoodIn(2), first=3, key="Key"))
        others = entries(StoodIn(2), first=4, key="key", by="another guest")
        await store.append("room", others)
        assert (await store.load("room"))[3:] == others

    @with_store
    async def test_digest_of_a_command_is_kept(self, store: Store) -> None:
        stored = [
            Entry(1, AT, "guest", "key 1", StoodIn(0), "5e5e"),
            Entry(2, AT, "guest", "key 2", StoodIn(1)),
            Entry(3, AT, "guest", "", StoodIn(2)),
        ]
        await store.append("room", stored)
        assert await store.load("room") == stored

    @with_store
    async def test_key_is_unique_within_a_batch(self, store: Store) -> None:
        twice = entries(StoodIn(0), key="key") + entries(StoodIn(1), first=2, key="key")
        with pytest.raises(Conflict):
            await store.append("room", twice)
        assert await store.load("room") == []

    @with_store
    async def test_entries_without_a_key(self, store: Store) -> None:
        for version in range(1, 6):
            await store.append("room", entries(StoodIn(0), first=version))
        assert len(await store.load("room")) == 5

    @with_store
    async def test_append_is_atomic(self, store: Store) -> None:
        stored = entries(StoodIn(0), key="first")
        await store.append("room", stored)
        late = [
            *entries(StoodIn(1), StoodIn(2), first=2),
            *entries(StoodIn(3), first=4, key="first"),
        ]
        with pytest.raises(Conflict):
            await store.append("room", late, {"game": SECRET})
        assert await store.load("room") == stored
        assert await store.secret("game") is None
        assert await store.room_of("game") is None

    @with_store
    async def test_secrets_are_stored_with_their_entries(self, store: Store) -> None:
        assert await store.secret("one") is None
        await store.append("room", entries(StoodIn(0)), {"one": SECRET, "two": bytes(32)})
        await store.append("another", entries(StoodIn(0)), {"three": b"\xff\x00"})
        await store.append("room", entries(StoodIn(0), first=2))
        secrets = [await store.secret(game) for game in ("one", "two", "three")]
        assert secrets == [SECRET, bytes(32), b"\xff\x00"]
        rooms = [await store.room_of(game) for game in ("one", "two", "three")]
        assert rooms == ["room", "room", "another"]

    @with_store
    async def test_secret_is_immutable(self, store: Store) -> None:
        await store.append("room", entries(StoodIn(0)), {"game": SECRET})
        with pytest.raises(Conflict):
            await store.append("room", entries(StoodIn(1), first=2), {"game": bytes(32)})
        with pytest.raises(Conflict):
            await store.append("another", entries(StoodIn(1)), {"game": bytes(32)})
        assert await store.secret("game") == SECRET
        assert await store.room_of("game") == "room"
        assert len(await store.load("room")) == 1
        assert await store.load("another") == []

    @with_store
    async def test_idle_rooms(self, store: Store) -> None:
        await store.append("old", entries(StoodIn(0), at=100))
        await store.append("new", entries(StoodIn(0), at=300))
        await store.append("active again", entries(StoodIn(0), at=100))
        await store.append("active again", entries(StoodIn(0), first=2, at=300))
        await store.append("old and closed", entries(StoodIn(0), Closed(), at=100))
        await store.append("new and closed", entries(StoodIn(0), at=100))
        await store.append("new and closed", entries(Closed(), first=2, at=300))

        async def idle(since: float, *, closed: bool) -> set[str]:
            return set(await store.idle_rooms(since, closed=closed))

        assert await idle(100, closed=False) == set()
        assert await idle(100.5, closed=False) == {"old"}
        assert await idle(301, closed=False) == {"old", "new", "active again"}
        assert await idle(100, closed=True) == set()
        assert await idle(200, closed=True) == {"old and closed"}
        assert await idle(301, closed=True) == {"old and closed", "new and closed"}

    @with_store
    async def test_delete_room(self, store: Store) -> None:
        stored = entries(*EVERY_FACT, key="key")
        await store.append("room", stored, {"one": SECRET, "two": SECRET})
        await store.append("another", stored, {"three": SECRET})
        await store.delete_room("room")
        assert await store.load("room") == []
        assert await store.secret("one") is None
        assert await store.room_of("two") is None
        assert await store.idle_rooms(AT + 1, closed=True) == ["another"]
        assert await store.load("another") == stored
        assert await store.secret("three") == SECRET
        await store.delete_room("room")
        await store.delete_room("never there")
        for first in (2, len(stored), len(stored) + 1):
            with pytest.raises(Conflict):
                await store.append("room", entries(StoodIn(0), first=first), {"four": SECRET})
        assert await store.load("room") == []
        assert await store.secret("four") is None
        await store.append("room", entries(StoodIn(0), key="key"), {"one": SECRET})

    @with_store
    async def test_one_of_several_racing_writers_wins(self, store: Store) -> None:
        await store.append("room", entries(StoodIn(0)))
        for version in (2, 3, 4):
            writers = [
                entries(StoodIn(n), Returned(n), first=version * 2 - 2, by=str(n)) for n in range(6)
            ]
            ends = await outcomes(*(store.append("room", writer) for writer in writers))
            won = [writer for writer, end in zip(writers, ends, strict=True) if end is None]
            assert len(won) == 1
            assert sum(isinstance(end, Conflict) for end in ends) == len(writers) - 1
            assert (await store.load("room"))[-2:] == won[0]

    @with_store
    async def test_one_of_two_writers_with_the_same_key_wins(self, store: Store) -> None:
        ends = await outcomes(
            store.append("room", entries(StoodIn(0), key="key")),
            store.append("room", entries(StoodIn(0), first=2, key="key")),
        )
        assert ends.count(None) == 1
        assert sum(isinstance(end, Conflict) for end in ends) == 1
        assert len(await store.load("room")) == 1

    @with_store
    async def test_five_hundred_concurrent_rooms(self, store: Store) -> None:
        names = [f"room {number}" for number in range(500)]

        async def play(room: str) -> None:
            await store.append(room, entries(StoodIn(0), by=room), {room: room.encode()})
            await store.append(room, entries(StoodIn(1), StoodIn(2), first=2, by=room))

        assert await outcomes(*(play(room) for room in names)) == [None] * len(names)
        loaded = await asyncio.gather(*(store.load(room) for room in names))
        for room, found in zip(names, loaded, strict=True):
            assert found == entries(StoodIn(0), StoodIn(1), StoodIn(2), by=room)
        assert await store.secret("room 499") == b"room 499"
        assert len(await store.idle_rooms(AT + 1, closed=False)) == 500

    @with_store
    async def test_canceled_append_does_not_affect_others(self, store: Store) -> None:
        canceled = asyncio.ensure_future(store.append("room", entries(StoodIn(0))))
        others = [
            asyncio.ensure_future(store.append(f"room {n}", entries(StoodIn(0)))) for n in range(5)
        ]
        await asyncio.sleep(0)
        canceled.cancel()
        assert await outcomes(*others) == [None] * 5
        assert len(await store.load("room")) in {0, 1}

    @with_store
    async def test_ping_changes_nothing(self, store: Store) -> None:
        await store.ping()
        await store.append("room", entries(StoodIn(0)))
        await store.ping()
        assert await store.load("room") == entries(StoodIn(0))
        assert await store.idle_rooms(AT + 1, closed=False) == ["room"]


class PersistentStoreKit(StoreKit):
    """Additional tests for stores that keep their data when reopened."""

    def test_reopened_store_has_all_data(self, tmp_path: Path) -> None:
        stored = entries(*EVERY_FACT, key="key")

        async def first() -> None:
            store = await self.open(tmp_path)
            await store.append("room", stored, {"game": SECRET})
            await store.append("open", entries(StoodIn(0)))
            await store.append("deleted", entries(StoodIn(0)), {"lost": SECRET})
            await store.delete_room("deleted")
            await store.close()

        async def second() -> None:
            store = await self.open(tmp_path)
            assert await store.load("room") == stored
            assert await store.load("deleted") == []
            assert await store.secret("game") == SECRET
            assert await store.secret("lost") is None
            assert await store.idle_rooms(AT + 1, closed=True) == ["room"]
            assert await store.idle_rooms(AT + 1, closed=False) == ["open"]
            with pytest.raises(Conflict):
                await store.append("room", entries(StoodIn(0), first=len(stored) + 1, key="key"))
            await store.append("room", entries(StoodIn(0), first=len(stored) + 1))
            await store.close()

        asyncio.run(first())
        asyncio.run(second())
