"""Two services on one store: both serve a room, one wins each race, both converge."""

import asyncio
from random import Random

import msgspec
import pytest

from rapido.bus.memory import MemoryBus
from rapido.rooms.cluster.room_messages import NAME as ROOMS
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import NoSuchRoom, SeatTaken
from rapido.rooms.model.facts import SeatKind, SeatSet
from tests.rooms.clock import settle
from tests.rooms.harness import Harness, async_test, facts_of, is_gapless, matches_store
from tests.rooms.table import ANNA, BEN, HOST, STRANGER


@async_test
async def test_two_services_serve_one_room() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 3)).id
    two = Harness(one)
    for harness in (one, two):
        await harness.subscribe(room)
    await one.service.execute(room, HOST, do.Sit(0))
    await settle()
    await two.service.execute(room, ANNA, do.Sit(1))
    await settle()
    await one.service.execute(room, HOST, do.SetSeat(2, SeatKind.COMPUTER, "uniform"))
    await settle()
    for harness in (one, two):
        assert is_gapless(harness.received, 2, 4)
        assert await matches_store(harness, room)


@async_test
async def test_loser_of_a_race_retries() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 3)).id
    two = Harness(one)
    for harness in (one, two):
        await harness.subscribe(room)
    versions = await asyncio.gather(
        one.service.execute(room, ANNA, do.Sit(1)), two.service.execute(room, BEN, do.Sit(2))
    )
    assert sorted(versions) == [2, 3]
    await settle()
    for harness in (one, two):
        assert is_gapless(harness.received, 2, 3)
        assert await matches_store(harness, room)
    ends = await asyncio.gather(
        one.service.execute(room, HOST, do.Sit(0)),
        two.service.execute(room, STRANGER, do.Sit(0)),
        return_exceptions=True,
    )
    assert sum(isinstance(end, SeatTaken) for end in ends) == 1
    assert ends.count(4) == 1


@async_test
async def test_key_sent_to_two_services_executes_once() -> None:
    one = Harness()
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    seen = (await two.service.get(room)).version
    versions = await asyncio.gather(
        *(harness.service.execute(room, HOST, do.Throw(), "key", seen) for harness in (one, two))
    )
    assert versions == [seen + 1, seen + 1]
    assert len(await facts_of(one, room)) == seen + 1


@async_test
async def test_nobody_gets_an_older_version_than_another_service_has_shown() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 3)).id
    two = Harness(one)
    assert (await two.service.get(room)).version == 1
    one.bus.drops_messages = True
    seen = await one.service.execute(room, HOST, do.Sit(0))
    await settle()
    assert (await two.service.get(room)).version == 1
    assert (await two.service.get(room, seen)).version == seen
    # A version that does not exist, as after a restored backup.
    assert (await two.service.get(room, seen + 1)).version == seen


@async_test
async def test_services_converge_despite_lost_messages() -> None:
    one, rng = Harness(), Random(1)
    room = (await one.service.open_room(HOST, 2)).id
    two = Harness(one)
    for harness in (one, two):
        await harness.subscribe(room)
    for number in range(60):
        one.bus.drops_messages = two.bus.drops_messages = rng.random() < 0.7
        harness = rng.choice((one, two))
        assert await harness.service.execute(room, HOST, do.Sit(0, f"name {number}")) == number + 2
        assert await matches_store(harness, room)
        await settle()
    one.bus.drops_messages = two.bus.drops_messages = False
    assert await two.service.execute(room, HOST, do.Stand(0)) == 62
    await settle()
    for harness in (one, two):
        assert await matches_store(harness, room)
        assert is_gapless(harness.received, 2, 62)


@async_test
async def test_message_after_lost_ones_delivers_all_changes() -> None:
    one = Harness()
    room = await one.table(HOST)
    two = Harness(one)
    await two.subscribe(room)
    start = (await two.service.get(room)).version
    one.bus.drops_messages = True
    for name in "ABC":
        await one.service.execute(room, HOST, do.Sit(0, name))
    assert two.received == []
    one.bus.drops_messages = two.bus.drops_messages = False
    await one.service.execute(room, HOST, do.Sit(0, "D"))
    await settle()
    assert is_gapless(two.received, start + 1, start + 4)
    names = [change.fact.name for change in two.received if isinstance(change.fact, SeatSet)]
    assert names == ["A", "B", "C", "D"]


@async_test
async def test_changes_are_applied_without_reading_the_store() -> None:
    one = Harness()
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    await two.subscribe(room)
    loads, version = one.store.loads, (await two.service.get(room)).version
    await one.service.execute(room, HOST, do.Throw())
    assert one.store.loads == loads
    assert (await two.service.get(room)).version == version + 1
    assert is_gapless(two.received, version + 1, version + 1)
    assert await matches_store(two, room)


@async_test
async def test_changes_arrive_while_a_command_is_being_stored() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 3)).id
    two = Harness(one)
    await two.subscribe(room)
    one.store.open.clear()
    storing = [
        asyncio.ensure_future(one.service.execute(room, ANNA, do.Sit(1))),
        asyncio.ensure_future(two.service.execute(room, BEN, do.Sit(2))),
    ]
    await settle()
    one.store.open.set()
    assert sorted(await asyncio.gather(*storing)) == [2, 3]
    await settle()
    assert is_gapless(two.received, 2, 3)
    assert await matches_store(two, room)


@async_test
async def test_deleted_room_is_dropped_everywhere() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 2)).id
    two = Harness(one)
    await two.subscribe(room)
    dropped: list[str] = []
    two.service.on_unload(lambda room, _reason: dropped.append(room))
    await one.service.delete_room(room)
    assert dropped == [room]
    with pytest.raises(NoSuchRoom):
        await two.service.get(room)


@async_test
async def test_messages_of_a_newer_version_are_ignored() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 2)).id
    await one.subscribe(room)
    for payload in (b"", b"\xff", msgspec.msgpack.encode(["RoomPainted", room, "blue"])):
        MemoryBus.peer(one.bus).publish(ROOMS, payload)
    assert one.received == []
    assert await one.service.execute(room, HOST, do.Sit(0)) == 2
