"""The room service: idempotent, publishes only what is stored, loses nothing."""

import asyncio
from collections import deque

import pytest

from rapido.rooms.cluster.room_messages import RoomChanged
from rapido.rooms.loaded import LoadedRoom
from rapido.rooms.model import commands as do
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.errors import NoSuchRoom, RoomClosed, Stale, Unavailable
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.facts import AnyFact, Played, Returned
from rapido.rooms.model.room import Room
from rapido.rules import RapidoError
from tests.rooms.clock import settle
from tests.rooms.harness import Harness, async_test, facts_of, game_in, is_gapless, matches_store
from tests.rooms.table import ANNA, HOST, STRANGER
from tests.rooms.test_moves import is_genuine

# Idempotency keys


@async_test
async def test_repeated_key_returns_the_same_result() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = await harness.service.execute(room, HOST, do.Throw(), "key")
    stored = await facts_of(harness, room)
    for seen in (None, version - 1, 1):
        assert await harness.service.execute(room, HOST, do.Throw(), "key", seen) == version
    assert await facts_of(harness, room) == stored
    await harness.play(room, lambda found: found.version > version + 5)
    stored = await facts_of(harness, room)
    assert await harness.service.execute(room, HOST, do.Throw(), "key", version - 1) == version
    assert await facts_of(harness, room) == stored


@async_test
async def test_concurrent_commands_with_one_key_execute_once() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    before = len(await facts_of(harness, room))
    versions = await asyncio.gather(
        *(harness.service.execute(room, HOST, do.Throw(), "key") for _ in range(20))
    )
    assert set(versions) == {before + 1}
    assert len(await facts_of(harness, room)) == before + 1


@async_test
async def test_key_is_known_after_restart_and_in_another_process() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = await harness.service.execute(room, HOST, do.Throw(), "key")
    other = Harness(harness)
    assert await other.service.execute(room, HOST, do.Throw(), "key", 1) == version
    assert len(await facts_of(harness, room)) == version


@async_test
async def test_key_with_several_facts_returns_the_same_result_everywhere() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.service.execute(room, CLOCK, do.StandIn(0))
    version = await harness.service.execute(room, HOST, do.Throw(), "key")
    facts = await facts_of(harness, room)
    assert facts[-2] == Returned(0)
    assert isinstance(facts[-1], Played)
    assert await harness.service.execute(room, HOST, do.Throw(), "key") == version
    assert await Harness(harness).service.execute(room, HOST, do.Throw(), "key") == version
    assert await facts_of(harness, room) == facts


@async_test
async def test_command_without_key_executes_every_time() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    first = await harness.service.execute(room, HOST, do.Sit(0, "A"))
    assert await harness.service.execute(room, HOST, do.Sit(0, "B")) == first + 1
    assert await harness.service.execute(room, HOST, do.Sit(0, "A")) == first + 2


@async_test
async def test_refused_key_may_be_reused() -> None:
    harness = Harness()
    room = (await harness.service.open_room(HOST, 2)).id
    with pytest.raises(RapidoError):
        await harness.service.execute(room, HOST, do.Begin(), "key")
    for seat in (0, 1):
        await harness.service.execute(room, HOST, do.Sit(seat))
    assert await harness.service.execute(room, HOST, do.Begin(), "key") == 4


# Optimistic concurrency


@async_test
async def test_move_on_an_older_version_is_stale() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    for seen in (0, version - 1, version + 1):
        with pytest.raises(Stale):
            await harness.service.execute(room, HOST, do.Throw(), "key", seen)
    assert len(await facts_of(harness, room)) == version
    assert await harness.service.execute(room, HOST, do.Throw(), "key", version) == version + 1


@async_test
async def test_one_of_two_moves_on_the_same_version_wins() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    ends = await asyncio.gather(
        *(harness.service.execute(room, HOST, do.Throw(), f"key {n}", version) for n in range(5)),
        return_exceptions=True,
    )
    assert ends.count(version + 1) == 1
    assert sum(isinstance(end, Stale) for end in ends) == 4


@async_test
async def test_command_without_facts_returns_the_version() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    assert await harness.service.execute(room, STRANGER, do.Leave(), "key") == version
    assert await harness.service.execute(room, ANNA, do.Return()) == version
    last = harness.bus.published[-1]
    assert isinstance(last, RoomChanged)
    assert (last.room, last.entries[-1].version) == (room, version)


# Store before publish


@async_test
async def test_nothing_is_published_before_it_is_stored() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    other = Harness(harness)
    for one in (harness, other):
        await one.subscribe(room)
    before, published = await harness.service.get(room), len(harness.bus.published)
    harness.store.open.clear()
    move = asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw(), "key"))
    again = asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw(), "key"))
    await settle()
    assert not move.done()
    assert not again.done()
    assert harness.received == other.received == []
    assert len(harness.bus.published) == published
    assert await harness.service.get(room) == before
    harness.store.open.set()
    assert await move == await again == before.version + 1
    await settle()
    for one in (harness, other):
        assert is_gapless(one.received, before.version + 1, before.version + 1)
        assert isinstance(one.received[0].fact, Played)


@async_test
async def test_store_failure_changes_nothing() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.subscribe(room)
    before, published = await harness.service.get(room), len(harness.bus.published)
    harness.store.unavailable = True
    for _ in range(3):
        with pytest.raises(Unavailable):
            await harness.service.execute(room, HOST, do.Throw(), "key")
    assert await harness.service.get(room) == before
    assert harness.received == []
    assert len(harness.bus.published) == published
    harness.store.unavailable = False
    assert await harness.service.execute(room, HOST, do.Throw(), "key") == before.version + 1
    assert await matches_store(harness, room)


@async_test
async def test_room_that_cannot_be_stored_does_not_exist() -> None:
    harness = Harness()
    harness.store.unavailable = True
    with pytest.raises(Unavailable):
        await harness.service.open_room(HOST, 2)
    harness.store.unavailable = False
    assert (await harness.service.open_room(HOST, 2)).version == 1


@async_test
async def test_loading_is_retried_after_a_failure() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    other = Harness(harness)
    harness.store.unavailable = True
    with pytest.raises(Unavailable):
        await other.service.get(room)
    harness.store.unavailable = False
    assert await matches_store(other, room)


@async_test
async def test_retry_after_a_lost_reply_executes_once() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.subscribe(room)
    version = (await harness.service.get(room)).version
    harness.store.loses_replies = True
    with pytest.raises(Unavailable):
        await harness.service.execute(room, HOST, do.Throw(), "key", version)
    harness.store.loses_replies = False
    assert len(await facts_of(harness, room)) == version + 1
    assert await harness.service.execute(room, HOST, do.Throw(), "key", version) == version + 1
    assert len(await facts_of(harness, room)) == version + 1
    assert is_gapless(harness.received, version + 1, version + 1)


@async_test
async def test_command_canceled_while_storing_is_completed() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    harness.store.open.clear()
    move = asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw(), "key", version))
    await settle()
    move.cancel()
    await settle()
    harness.store.open.set()
    assert await harness.service.execute(room, HOST, do.Throw(), "key", version) == version + 1
    assert len(await facts_of(harness, room)) == version + 1
    assert await matches_store(harness, room)


# Subscriptions


@async_test
async def test_subscriber_receives_all_changes_in_order() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, finish=3)
    start = (await harness.service.get(room)).version
    await harness.subscribe(room, start)
    end = await harness.play(room, lambda found: not found.playing)
    assert is_gapless(harness.received, start + 1, end.version)
    assert harness.received[-1].room == end
    assert any(change.events for change in harness.received)


@async_test
async def test_missed_changes_from_any_version() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    found = await harness.play(room, lambda found: found.version > 40)
    for seen in range(found.version + 1):
        missed = await harness.subscribe(room, seen)
        assert is_gapless(missed, seen + 1, found.version)
    facts = await facts_of(harness, room)
    assert [change.fact for change in await harness.subscribe(room)] == facts
    assert await Harness(harness).subscribe(room, 7) == missed_after(
        await harness.subscribe(room), 7
    )


def missed_after(changes: list[Change], seen: int) -> list[Change]:
    return [change for change in changes if change.room.version > seen]


@async_test
async def test_no_missed_changes_if_too_old_or_unknown() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    for number in range(300):
        await harness.service.execute(room, HOST, do.Sit(0, f"name {number}"))
    assert await harness.subscribe(room, 3) == []
    assert await harness.subscribe(room, 10**6) == []
    version = (await harness.service.get(room)).version
    assert is_gapless(await harness.subscribe(room, version - 200), version - 199, version)


@async_test
async def test_unsubscribed_listener_receives_nothing() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    listener = harness.received.append
    await harness.service.get(room)
    harness.service.subscribe(room, listener, 0)
    assert harness.service.has_subscribers(room)
    harness.service.unsubscribe(room, listener)
    assert not harness.service.has_subscribers(room)
    await harness.service.execute(room, HOST, do.Sit(0, "A"))
    assert harness.received == []


@async_test
async def test_unknown_room() -> None:
    harness = Harness()
    with pytest.raises(NoSuchRoom):
        await harness.service.get("room")
    with pytest.raises(NoSuchRoom):
        await harness.service.execute("room", HOST, do.Sit(0))
    with pytest.raises(NoSuchRoom):
        harness.service.subscribe("room", harness.received.append, 0)
    assert not harness.service.has_subscribers("room")


@async_test
async def test_concurrent_requests_load_a_room_once() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    other = Harness(harness)
    loads = harness.store.loads
    found = await asyncio.gather(*(other.service.get(room) for _ in range(20)))
    assert len({id(one) for one in found}) == 1
    assert harness.store.loads == loads + 1


@async_test
async def test_canceled_load_does_not_affect_others() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    other = Harness(harness)
    harness.store.open.clear()
    first, second = (asyncio.ensure_future(other.service.get(room)) for _ in range(2))
    await settle()
    first.cancel()
    await settle()
    harness.store.open.set()
    assert (await second).id == room


@async_test
async def test_known_changes_are_not_published_again() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    entries = await harness.store.load(room)
    loaded, published = LoadedRoom(Room(room), deque()), list[Change]()
    loaded.load(entries[:3], published.append)
    assert is_gapless(published, 1, 3)
    loaded.load(entries, published.append)
    assert is_gapless(published, 1, len(entries))
    loaded.load(entries, published.append)
    assert is_gapless(published, 1, len(entries))
    assert loaded.room == await harness.service.get(room)


# Restart


@async_test
async def test_second_service_continues_after_the_first_is_closed() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, finish=5)
    await harness.play(room, lambda found: found.version > 20)
    before = await harness.service.get(room)
    await harness.service.close()
    second = Harness(harness)
    assert (await second.service.get(room)) == before
    end = await second.play(room, lambda found: not found.playing)
    assert game_in(end).id == game_in(before).id
    assert is_genuine(game_in(end))


@async_test
async def test_retried_roll_gives_the_same_dice() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    entries = await harness.store.load(room)
    secrets = dict(harness.store.secrets)
    rolls: set[AnyFact] = set()
    for _ in range(5):
        again = Harness()
        await again.store.append(room, entries, secrets)
        await again.service.execute(room, HOST, do.Throw())
        rolls.add((await facts_of(again, room))[-1])
    assert len(rolls) == 1


# Secrets


@async_test
async def test_no_secret_is_published_before_its_game_has_ended() -> None:
    harness = Harness()
    room = await harness.table(HOST, ANNA, seats=3, finish=2)
    await harness.subscribe(room)
    for _ in range(3):
        await harness.service.execute(room, HOST, do.Begin())
        await harness.play(room, lambda found: not found.playing)
    await harness.service.execute(room, CLOCK, do.Close())
    assert len(harness.store.secrets) == 4
    published: set[str] = set()
    for change in harness.received:
        published |= {game.secret for game in change.room.games}
        for secret in harness.store.secrets.values():
            for form in (secret.hex(), repr(secret)[2:-1]):
                assert (form in repr(change)) == (form in published)
    assert len(published) == 3
    found = await harness.service.get(room)
    assert all(is_genuine(game) for game in found.games)


@async_test
async def test_every_game_has_its_own_envelope() -> None:
    harness = Harness()
    rooms = [await harness.service.open_room(HOST, 2) for _ in range(20)]
    for names in ({room.id for room in rooms}, {room.next_game for room in rooms}):
        assert len(names) == 20
    assert len(set(harness.store.secrets.values())) == 20
    assert all(len(secret) == 32 for secret in harness.store.secrets.values())


@async_test
async def test_closed_room_is_read_only() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.service.execute(room, CLOCK, do.Close())
    assert (await harness.service.get(room)).closed
    with pytest.raises(RoomClosed):
        await harness.service.execute(room, HOST, do.Throw())
    assert harness.clock.pending == 0
