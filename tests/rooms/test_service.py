"""The room service: nothing twice, nothing published before it is stored, nothing lost."""

import asyncio
from collections import deque

import pytest

from rapido.rooms import commands as do
from rapido.rooms.decide import CLOCK
from rapido.rooms.errors import NoSuchRoom, RoomClosed, Stale, Unavailable
from rapido.rooms.evolve import Change
from rapido.rooms.facts import AnyFact, Played, Returned
from rapido.rooms.loaded import LoadedRoom
from rapido.rooms.room import Room
from rapido.rules import RapidoError
from tests.rooms.clock import settle
from tests.rooms.harness import Harness, agrees, facts_of, game_in, in_a_loop, is_gapless
from tests.rooms.table import ANNA, HOST, STRANGER
from tests.rooms.test_moves import is_genuine

# The same key


@in_a_loop
async def test_the_same_key_gives_the_same_answer_and_does_nothing_twice() -> None:
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


@in_a_loop
async def test_a_key_sent_many_times_at_once_counts_once() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    before = len(await facts_of(harness, room))
    versions = await asyncio.gather(
        *(harness.service.execute(room, HOST, do.Throw(), "key") for _ in range(20))
    )
    assert set(versions) == {before + 1}
    assert len(await facts_of(harness, room)) == before + 1


@in_a_loop
async def test_a_key_is_known_after_a_restart_and_in_another_process() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = await harness.service.execute(room, HOST, do.Throw(), "key")
    other = Harness(harness)
    assert await other.service.execute(room, HOST, do.Throw(), "key", 1) == version
    assert len(await facts_of(harness, room)) == version


@in_a_loop
async def test_a_key_with_several_facts_gives_the_same_answer_everywhere() -> None:
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


@in_a_loop
async def test_without_a_key_every_time_counts() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    first = await harness.service.execute(room, HOST, do.Sit(0, "A"))
    assert await harness.service.execute(room, HOST, do.Sit(0, "A")) == first + 1


@in_a_loop
async def test_a_refused_command_may_be_sent_again_with_its_key() -> None:
    harness = Harness()
    room = (await harness.service.open_room(HOST, 2)).id
    with pytest.raises(RapidoError):
        await harness.service.execute(room, HOST, do.Begin(), "key")
    for seat in (0, 1):
        await harness.service.execute(room, HOST, do.Sit(seat))
    assert await harness.service.execute(room, HOST, do.Begin(), "key") == 4


# What has been seen


@in_a_loop
async def test_a_move_on_an_older_version_is_stale() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    for seen in (0, version - 1, version + 1):
        with pytest.raises(Stale):
            await harness.service.execute(room, HOST, do.Throw(), "key", seen)
    assert len(await facts_of(harness, room)) == version
    assert await harness.service.execute(room, HOST, do.Throw(), "key", version) == version + 1


@in_a_loop
async def test_of_two_moves_on_one_version_one_counts() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    ends = await asyncio.gather(
        *(harness.service.execute(room, HOST, do.Throw(), f"key {n}", version) for n in range(5)),
        return_exceptions=True,
    )
    assert ends.count(version + 1) == 1
    assert sum(isinstance(end, Stale) for end in ends) == 4


@in_a_loop
async def test_what_nothing_follows_from_is_answered_with_the_version() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    assert await harness.service.execute(room, STRANGER, do.Leave(), "key") == version
    assert await harness.service.execute(room, ANNA, do.Return()) == version
    assert harness.bus.said[-1] == (room, version)


# Stored first, then told


@in_a_loop
async def test_nobody_hears_of_anything_before_it_is_stored() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    other = Harness(harness)
    for one in (harness, other):
        await one.follow(room)
    before, said = await harness.service.get(room), len(harness.bus.said)
    harness.store.open.clear()
    move = asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw(), "key"))
    again = asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw(), "key"))
    await settle()
    assert not move.done()
    assert not again.done()
    assert harness.heard == other.heard == []
    assert len(harness.bus.said) == said
    assert await harness.service.get(room) == before
    harness.store.open.set()
    assert await move == await again == before.version + 1
    await settle()
    for one in (harness, other):
        assert is_gapless(one.heard, before.version + 1, before.version + 1)
        assert isinstance(one.heard[0].fact, Played)


@in_a_loop
async def test_a_store_that_fails_changes_nothing_and_all_works_again() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.follow(room)
    before, said = await harness.service.get(room), len(harness.bus.said)
    harness.store.broken = True
    for _ in range(3):
        with pytest.raises(Unavailable):
            await harness.service.execute(room, HOST, do.Throw(), "key")
    assert await harness.service.get(room) == before
    assert harness.heard == []
    assert len(harness.bus.said) == said
    harness.store.broken = False
    assert await harness.service.execute(room, HOST, do.Throw(), "key") == before.version + 1
    assert await agrees(harness, room)


@in_a_loop
async def test_a_room_that_cannot_be_stored_is_not_there() -> None:
    harness = Harness()
    harness.store.broken = True
    with pytest.raises(Unavailable):
        await harness.service.open_room(HOST, 2)
    harness.store.broken = False
    assert (await harness.service.open_room(HOST, 2)).version == 1


@in_a_loop
async def test_a_room_that_cannot_be_loaded_now_is_loaded_later() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    other = Harness(harness)
    harness.store.broken = True
    with pytest.raises(Unavailable):
        await other.service.get(room)
    harness.store.broken = False
    assert await agrees(other, room)


@in_a_loop
async def test_an_answer_that_is_lost_is_given_again_and_counts_once() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.follow(room)
    version = (await harness.service.get(room)).version
    harness.store.mute = True
    with pytest.raises(Unavailable):
        await harness.service.execute(room, HOST, do.Throw(), "key", version)
    harness.store.mute = False
    assert len(await facts_of(harness, room)) == version + 1
    assert await harness.service.execute(room, HOST, do.Throw(), "key", version) == version + 1
    assert len(await facts_of(harness, room)) == version + 1
    assert is_gapless(harness.heard, version + 1, version + 1)


@in_a_loop
async def test_one_who_goes_while_it_is_stored_finds_it_done() -> None:
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
    assert await agrees(harness, room)


# Following


@in_a_loop
async def test_whoever_follows_hears_everything_once_and_in_order() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, finish=3)
    start = (await harness.service.get(room)).version
    await harness.follow(room, start)
    end = await harness.play(room, lambda found: not found.playing)
    assert is_gapless(harness.heard, start + 1, end.version)
    assert harness.heard[-1].room == end
    assert any(change.events for change in harness.heard)


@in_a_loop
async def test_whatever_was_missed_is_told_from_any_version() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    found = await harness.play(room, lambda found: found.version > 40)
    for seen in range(found.version + 1):
        missed = await harness.follow(room, seen)
        assert is_gapless(missed, seen + 1, found.version)
    facts = await facts_of(harness, room)
    assert [change.fact for change in await harness.follow(room)] == facts
    assert await Harness(harness).follow(room, 7) == missed_after(await harness.follow(room), 7)


def missed_after(changes: list[Change], seen: int) -> list[Change]:
    return [change for change in changes if change.room.version > seen]


@in_a_loop
async def test_what_was_missed_too_long_ago_or_never_was_is_not_told_in_part() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    for number in range(300):
        await harness.service.execute(room, HOST, do.Sit(0, f"name {number}"))
    assert await harness.follow(room, 3) == []
    assert await harness.follow(room, 10**6) == []
    version = (await harness.service.get(room)).version
    assert is_gapless(await harness.follow(room, version - 200), version - 199, version)


@in_a_loop
async def test_whoever_stops_following_hears_no_more() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    listener = harness.heard.append
    await harness.service.get(room)
    harness.service.subscribe(room, listener, 0)
    assert harness.service.has_subscribers(room)
    harness.service.unsubscribe(room, listener)
    assert not harness.service.has_subscribers(room)
    await harness.service.execute(room, HOST, do.Sit(0, "A"))
    assert harness.heard == []


@in_a_loop
async def test_a_room_that_is_not_there() -> None:
    harness = Harness()
    with pytest.raises(NoSuchRoom):
        await harness.service.get("room")
    with pytest.raises(NoSuchRoom):
        await harness.service.execute("room", HOST, do.Sit(0))
    with pytest.raises(NoSuchRoom):
        harness.service.subscribe("room", harness.heard.append, 0)
    assert not harness.service.has_subscribers("room")


@in_a_loop
async def test_a_room_is_loaded_once_for_all_who_ask_at_once() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    other = Harness(harness)
    loads = harness.store.loads
    found = await asyncio.gather(*(other.service.get(room) for _ in range(20)))
    assert len({id(one) for one in found}) == 1
    assert harness.store.loads == loads + 1


@in_a_loop
async def test_one_who_goes_while_a_room_is_loaded_takes_nobody_along() -> None:
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


@in_a_loop
async def test_what_is_known_already_is_not_told_again() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    entries = await harness.store.load(room)
    loaded = LoadedRoom(Room(room), deque())
    assert is_gapless(loaded.load(entries[:3]), 1, 3)
    assert is_gapless(loaded.load(entries), 4, len(entries))
    assert loaded.load(entries) == []
    assert loaded.room == await harness.service.get(room)


# Restart


@in_a_loop
async def test_a_second_host_goes_on_after_the_first_is_gone() -> None:
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


@in_a_loop
async def test_a_repeated_roll_is_the_same_roll() -> None:
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


@in_a_loop
async def test_no_secret_is_told_before_the_end_of_its_game() -> None:
    harness = Harness()
    room = await harness.table(HOST, ANNA, seats=3, finish=2)
    await harness.follow(room)
    for _ in range(3):
        await harness.service.execute(room, HOST, do.Begin())
        await harness.play(room, lambda found: not found.playing)
    await harness.service.execute(room, CLOCK, do.Close())
    assert len(harness.store.secrets) == 4
    told: set[str] = set()
    for change in harness.heard:
        told |= {game.secret for game in change.room.games}
        for secret in harness.store.secrets.values():
            for form in (secret.hex(), repr(secret)[2:-1]):
                assert (form in repr(change)) == (form in told)
    assert len(told) == 3
    found = await harness.service.get(room)
    assert all(is_genuine(game) for game in found.games)


@in_a_loop
async def test_no_two_games_have_the_same_envelope() -> None:
    harness = Harness()
    rooms = [await harness.service.open_room(HOST, 2) for _ in range(20)]
    for names in ({room.id for room in rooms}, {room.next_game for room in rooms}):
        assert len(names) == 20
    assert len(set(harness.store.secrets.values())) == 20
    assert all(len(secret) == 32 for secret in harness.store.secrets.values())


@in_a_loop
async def test_a_closed_room_takes_nothing_and_can_be_looked_at() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.service.execute(room, CLOCK, do.Close())
    assert (await harness.service.get(room)).closed
    with pytest.raises(RoomClosed):
        await harness.service.execute(room, HOST, do.Throw())
    assert harness.clock.waiting == 0
