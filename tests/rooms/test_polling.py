"""Rooms that are compared with the store, because no message has told of what others did."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rapido.rooms.cluster.catch_up import CHUNK
from rapido.rooms.cluster.room_messages import RoomChanged
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import NoSuchRoom, Unavailable
from rapido.rooms.model.facts import Played
from rapido.rooms.ports import Entry
from rapido.rooms.publisher import CONFIRMATIONS
from rapido.rooms.service import RoomService
from rapido.store.memory.store import MemoryStore
from rapido.store.sqlite.store import SqliteStore
from tests.rooms.clock import settle
from tests.rooms.harness import (
    OPTIONS,
    FlakyStore,
    Harness,
    async_test,
    facts_of,
    is_gapless,
    matches_store,
)
from tests.rooms.table import ANNA, HOST
from tests.rooms.test_unloading import copy_of, recorded, restore

SOON = OPTIONS.poll_interval
LATE = OPTIONS.full_poll_interval


class CountingStore(FlakyStore):
    """Counts queries for versions; the first one may wait."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.answers = asyncio.Event()
        self.answers.set()

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        self.asked.append(len(rooms))
        await self.answers.wait()
        if self.unavailable:
            raise Unavailable("the disk is gone")
        return await super().versions(rooms)


async def watched_by_two(*, connected: bool) -> tuple[Harness, Harness, str]:
    """Return two services of a game, of which the second one watches and polls."""
    one = Harness()
    one.store = CountingStore()
    one = Harness(one)
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    await two.subscribe(room)
    two.service.polling.start()
    two.bus.connected = connected
    one.bus.drops_messages = True
    return one, two, room


def asked(harness: Harness) -> list[int]:
    assert isinstance(harness.store, CountingStore)
    return harness.store.asked


@async_test
async def test_changes_are_found_soon_while_the_bus_is_gone() -> None:
    one, two, room = await watched_by_two(connected=False)
    seen = (await two.service.get(room)).version
    for _ in range(3):
        await one.service.execute(room, ANNA, do.Leave())
        await one.service.execute(room, ANNA, do.Return())
        await two.clock.advance(SOON)
        assert await matches_store(two, room)
    assert is_gapless(two.received, seen + 1, seen + 6)
    await two.service.close()
    assert two.clock.pending == 0


@async_test
async def test_lost_message_is_made_up_for_late_while_the_bus_works() -> None:
    one, two, room = await watched_by_two(connected=True)
    version = await one.service.execute(room, HOST, do.Throw())
    await two.clock.advance(LATE - SOON)
    assert two.received == []
    assert asked(two) == []
    await two.clock.advance(SOON)
    assert is_gapless(two.received, version, version)
    assert asked(two) == [1]


@async_test
async def test_reconnected_bus_compares_once_and_at_once() -> None:
    one, two, room = await watched_by_two(connected=True)
    version = await one.service.execute(room, HOST, do.Throw())
    two.bus.reconnect()
    await settle()
    assert is_gapless(two.received, version, version)
    await two.clock.advance(SOON * 3)
    assert asked(two) == [1]


@async_test
async def test_rooms_that_nobody_uses_are_not_compared_soon() -> None:
    one, two, room = await watched_by_two(connected=False)
    unused = await one.table(HOST)
    await two.service.get(unused)
    await one.service.execute(unused, HOST, do.Sit(0, "another"))
    await two.clock.advance(SOON)
    assert asked(two) == [1]
    await two.clock.advance(LATE)
    assert asked(two)[-1] == 1
    assert 2 in asked(two)
    assert await matches_store(two, unused)
    assert await matches_store(two, room)


@async_test
async def test_many_rooms_are_asked_for_in_parts_and_one_query_at_a_time() -> None:
    one, two, _room = await watched_by_two(connected=True)
    rooms = [(await one.service.open_room(HOST, 2)).id for _ in range(2 * CHUNK)]
    for room in rooms:
        await two.service.get(room)
    store = two.store
    assert isinstance(store, CountingStore)
    store.answers.clear()
    two.bus.reconnect()
    await two.clock.advance(SOON * 5)
    two.bus.reconnect()
    assert store.asked == [CHUNK]
    store.answers.set()
    await settle()
    assert store.asked == [CHUNK, CHUNK, 1] * 2


@async_test
async def test_failed_comparison_is_repeated() -> None:
    one, two, room = await watched_by_two(connected=True)
    version = await one.service.execute(room, HOST, do.Throw())
    two.store.unavailable = True
    two.bus.reconnect()
    await two.clock.advance(SOON * 4)
    assert two.received == []
    two.store.unavailable = False
    await two.clock.advance(SOON)
    assert is_gapless(two.received, version, version)


@pytest.mark.parametrize("connected", [False, True])
@async_test
async def test_deleted_room_is_dropped(*, connected: bool) -> None:
    one, two, room = await watched_by_two(connected=connected)
    told = recorded(two)
    await one.store.delete_room(room)
    await two.clock.advance(LATE if connected else SOON)
    assert told == [(room, NoSuchRoom)]
    with pytest.raises(NoSuchRoom):
        await two.service.get(room)
    assert not connected or asked(two) == [1]


@async_test
async def test_room_of_an_older_copy_of_the_database_is_loaded_again() -> None:
    one, two, room = await watched_by_two(connected=False)
    backup = await copy_of(one, room)
    version = (await two.service.get(room)).version
    await one.play(room, lambda found: found.version > version + 3)
    await two.clock.advance(SOON)
    assert (await two.service.get(room)).version > version
    told = recorded(two)
    restore(two, backup)
    await two.clock.advance(SOON)
    assert told == [(room, Unavailable)]
    assert (await two.service.get(room)).version == version
    with pytest.raises(Unavailable):
        await one.service.execute(room, ANNA, do.Leave())
    assert await one.service.execute(room, ANNA, do.Leave()) == version + 1


@async_test
async def test_another_program_that_deletes_from_the_file_is_noticed(tmp_path: Path) -> None:
    store, harness = SqliteStore(tmp_path / "rapido.sqlite"), Harness()
    options = replace(OPTIONS, full_poll_interval=1e9)
    service = RoomService(store, harness.bus, harness.clock, harness.bots, options)
    harness.service = service
    room, other = await harness.game(HOST, ANNA), await harness.game(HOST, ANNA)
    await harness.subscribe(room)
    told = recorded(harness)
    service.polling.start()
    program = SqliteStore(tmp_path / "rapido.sqlite")
    assert not await store.changed_elsewhere()
    await program.delete_room(room)
    while not told:
        await harness.clock.advance(SOON)
        await asyncio.sleep(0.01)
    assert told == [(room, NoSuchRoom)]
    assert await service.execute(other, HOST, do.Throw())
    await service.close()
    await program.close()
    await store.close()


# Outcomes that are not known


@async_test
async def test_change_whose_outcome_is_unknown_reaches_everybody() -> None:
    """Also if the client does not ask again, and although nobody else changes the room."""
    one = Harness()
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    for harness in (one, two):
        await harness.subscribe(room)
    one.service.polling.start()
    one.store.loses_replies = True
    with pytest.raises(Unavailable):
        await one.service.execute(room, HOST, do.Throw(), "key")
    one.store.loses_replies = False
    version = len(await facts_of(one, room))
    await one.clock.advance(SOON)
    for harness in (one, two):
        assert is_gapless(harness.received, version, version)
    assert await one.service.execute(room, HOST, do.Throw(), "key") == version
    assert await two.service.execute(room, HOST, do.Throw(), "key") == version


class LateStore(FlakyStore):
    """A store that goes on with what it has reported as failed."""

    def __init__(self) -> None:
        super().__init__()
        self.late: tuple[str, list[Entry]] | None = None
        self.is_late = False

    async def append(self, room: str, entries: list[Entry], secrets: object = None) -> None:  # type: ignore[override]
        if self.is_late:
            self.late = room, entries
            raise Unavailable("the connection was lost")
        await super().append(room, entries, secrets)  # type: ignore[arg-type]

    async def complete(self) -> None:
        assert self.late is not None
        self.is_late = False
        await super().append(*self.late)


@async_test
async def test_change_that_is_stored_after_its_failure_reaches_everybody() -> None:
    first = Harness()
    store = first.store = LateStore()
    one = Harness(first)
    room = await one.game(HOST, ANNA)
    await one.subscribe(room)
    one.service.polling.start()
    store.is_late = True
    with pytest.raises(Unavailable):
        await one.service.execute(room, HOST, do.Throw(), "key")
    await one.clock.advance(SOON * (CONFIRMATIONS - 2))
    assert one.received == []
    await store.complete()
    await one.clock.advance(SOON)
    assert len(one.received) == 1
    assert await matches_store(one, room)


@async_test
async def test_room_is_not_compared_for_ever_after_a_failure() -> None:
    one, two, room = await watched_by_two(connected=True)
    one.service.polling.start()
    one.store.unavailable = True
    with pytest.raises(Unavailable):
        await one.service.execute(room, HOST, do.Throw(), "key")
    await one.clock.advance(SOON * 3)
    failed = len(asked(one))
    one.store.unavailable = False
    await one.clock.advance(LATE - 5 * SOON)
    assert len(asked(one)) == failed + CONFIRMATIONS
    await two.service.close()


@async_test
async def test_canceled_command_that_was_stored_reaches_other_processes() -> None:
    one = Harness()
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    for harness in (one, two):
        await harness.subscribe(room)
    version = (await one.service.get(room)).version
    one.store.open.clear()
    move = asyncio.ensure_future(one.service.execute(room, HOST, do.Throw(), "key"))
    await settle()
    one.store.open.set()
    for _ in range(10):
        if len(await MemoryStore.load(one.store, room)) > version:
            break
        await asyncio.sleep(0)
    assert not move.done()  # it is stored, but the reply is still on its way
    move.cancel()
    await settle()
    assert move.cancelled()
    for harness in (one, two):
        assert is_gapless(harness.received, version + 1, version + 1)


@async_test
async def test_command_that_would_change_nothing_here_is_answered_as_it_was_elsewhere() -> None:
    one, two, room = await watched_by_two(connected=True)
    await two.service.execute(room, ANNA, do.Leave(), "key 1")
    await one.service.execute(room, ANNA, do.Return(), "key 2")
    version = await one.service.execute(room, ANNA, do.Leave(), "key 3")
    assert await two.service.execute(room, ANNA, do.Leave(), "key 3") == version


@async_test
async def test_deletion_whose_outcome_is_unknown_is_noticed() -> None:
    class Forgetful(FlakyStore):
        async def delete_room(self, room: str) -> None:
            await super().delete_room(room)
            raise Unavailable("the connection was lost")

    first = Harness()
    first.store = Forgetful()
    one = Harness(first)
    room = await one.table(HOST)
    await one.subscribe(room)
    told = recorded(one)
    one.service.polling.start()
    with pytest.raises(Unavailable):
        await one.service.delete_room(room)
    await one.clock.advance(SOON)
    assert told == [(room, NoSuchRoom)]


# Databases that are replaced


@async_test
async def test_message_from_the_database_of_before_is_ignored() -> None:
    one = Harness()
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    backup = await copy_of(one, room)
    version = (await one.service.get(room)).version
    await one.service.execute(room, HOST, do.Throw())
    delayed = one.bus.published[-1]
    assert isinstance(delayed, RoomChanged)
    restore(one, backup)
    for harness in (one, two):
        harness.service.unload_rooms(epoch=1)
    await two.subscribe(room)
    one.bus.publish("rooms", encoded(delayed))
    await settle()
    assert two.received == []
    assert (await two.service.get(room)).version == version
    await one.service.execute(room, ANNA, do.Leave())
    await settle()
    assert len(two.received) == 1
    assert not isinstance(two.received[0].fact, Played)
    assert await matches_store(two, room)


@async_test
async def test_entries_that_do_not_follow_drop_the_room() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 2)).id
    two = Harness(one)
    await two.subscribe(room)
    told = recorded(two)
    one.bus.publish("rooms", encoded(RoomChanged(room, (Entry(2, 0.0, HOST, "", Played("A46")),))))
    assert told == [(room, Unavailable)]
    assert two.received == []
    assert (await two.service.get(room)).version == 1


def encoded(message: RoomChanged) -> bytes:
    return msgspec.msgpack.encode(message)
