"""The host: nothing twice, nothing told before it is stored, nothing missed, nothing lost."""

import asyncio

import pytest

from rapido.rooms import commands as do
from rapido.rooms.decide import CLOCK
from rapido.rooms.errors import RoomClosed
from rapido.rooms.facts import AnyFact, Played, Returned
from rapido.rooms.loaded import Change, Live
from rapido.rooms.ports import Unavailable
from rapido.rooms.room import Room
from rapido.rooms.service import NoSuchRoom, Stale
from rapido.rules import RapidoError
from tests.rooms.clock import settle
from tests.rooms.house import House, agrees, facts_of, game_in, in_a_loop, is_gapless
from tests.rooms.table import ANNA, HOST, STRANGER
from tests.rooms.test_moves import is_genuine

# The same key


@in_a_loop
async def test_the_same_key_gives_the_same_answer_and_does_nothing_twice() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    version = await house.host.do(room, HOST, do.Throw(), "key")
    stored = await facts_of(house, room)
    for seen in (None, version - 1, 1):
        assert await house.host.do(room, HOST, do.Throw(), "key", seen) == version
    assert await facts_of(house, room) == stored
    await house.play(room, lambda found: found.version > version + 5)
    stored = await facts_of(house, room)
    assert await house.host.do(room, HOST, do.Throw(), "key", version - 1) == version
    assert await facts_of(house, room) == stored


@in_a_loop
async def test_a_key_sent_many_times_at_once_counts_once() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    before = len(await facts_of(house, room))
    versions = await asyncio.gather(
        *(house.host.do(room, HOST, do.Throw(), "key") for _ in range(20))
    )
    assert set(versions) == {before + 1}
    assert len(await facts_of(house, room)) == before + 1


@in_a_loop
async def test_a_key_is_known_after_a_restart_and_in_another_process() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    version = await house.host.do(room, HOST, do.Throw(), "key")
    other = House(house)
    assert await other.host.do(room, HOST, do.Throw(), "key", 1) == version
    assert len(await facts_of(house, room)) == version


@in_a_loop
async def test_a_key_with_several_facts_gives_the_same_answer_everywhere() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    await house.host.do(room, CLOCK, do.StandIn(0))
    version = await house.host.do(room, HOST, do.Throw(), "key")
    facts = await facts_of(house, room)
    assert facts[-2] == Returned(0)
    assert isinstance(facts[-1], Played)
    assert await house.host.do(room, HOST, do.Throw(), "key") == version
    assert await House(house).host.do(room, HOST, do.Throw(), "key") == version
    assert await facts_of(house, room) == facts


@in_a_loop
async def test_without_a_key_every_time_counts() -> None:
    house = House()
    room = await house.table(HOST)
    first = await house.host.do(room, HOST, do.Sit(0, "A"))
    assert await house.host.do(room, HOST, do.Sit(0, "A")) == first + 1


@in_a_loop
async def test_a_refused_command_may_be_sent_again_with_its_key() -> None:
    house = House()
    room = (await house.host.open(HOST, 2)).id
    with pytest.raises(RapidoError):
        await house.host.do(room, HOST, do.Begin(), "key")
    for seat in (0, 1):
        await house.host.do(room, HOST, do.Sit(seat))
    assert await house.host.do(room, HOST, do.Begin(), "key") == 4


# What has been seen


@in_a_loop
async def test_a_move_on_an_older_version_is_stale() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    version = (await house.host.look(room)).version
    for seen in (0, version - 1, version + 1):
        with pytest.raises(Stale):
            await house.host.do(room, HOST, do.Throw(), "key", seen)
    assert len(await facts_of(house, room)) == version
    assert await house.host.do(room, HOST, do.Throw(), "key", version) == version + 1


@in_a_loop
async def test_of_two_moves_on_one_version_one_counts() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    version = (await house.host.look(room)).version
    ends = await asyncio.gather(
        *(house.host.do(room, HOST, do.Throw(), f"key {n}", version) for n in range(5)),
        return_exceptions=True,
    )
    assert ends.count(version + 1) == 1
    assert sum(isinstance(end, Stale) for end in ends) == 4


@in_a_loop
async def test_what_nothing_follows_from_is_answered_with_the_version() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    version = (await house.host.look(room)).version
    assert await house.host.do(room, STRANGER, do.Leave(), "key") == version
    assert await house.host.do(room, ANNA, do.Return()) == version
    assert house.bus.said[-1] == (room, version)


# Stored first, then told


@in_a_loop
async def test_nobody_hears_of_anything_before_it_is_stored() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    other = House(house)
    for one in (house, other):
        await one.follow(room)
    before, said = await house.host.look(room), len(house.bus.said)
    house.store.open.clear()
    move = asyncio.ensure_future(house.host.do(room, HOST, do.Throw(), "key"))
    again = asyncio.ensure_future(house.host.do(room, HOST, do.Throw(), "key"))
    await settle()
    assert not move.done()
    assert not again.done()
    assert house.heard == other.heard == []
    assert len(house.bus.said) == said
    assert await house.host.look(room) == before
    house.store.open.set()
    assert await move == await again == before.version + 1
    await settle()
    for one in (house, other):
        assert is_gapless(one.heard, before.version + 1, before.version + 1)
        assert isinstance(one.heard[0].fact, Played)


@in_a_loop
async def test_a_store_that_fails_changes_nothing_and_all_works_again() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    await house.follow(room)
    before, said = await house.host.look(room), len(house.bus.said)
    house.store.broken = True
    for _ in range(3):
        with pytest.raises(Unavailable):
            await house.host.do(room, HOST, do.Throw(), "key")
    assert await house.host.look(room) == before
    assert house.heard == []
    assert len(house.bus.said) == said
    house.store.broken = False
    assert await house.host.do(room, HOST, do.Throw(), "key") == before.version + 1
    assert await agrees(house, room)


@in_a_loop
async def test_a_room_that_cannot_be_stored_is_not_there() -> None:
    house = House()
    house.store.broken = True
    with pytest.raises(Unavailable):
        await house.host.open(HOST, 2)
    house.store.broken = False
    assert (await house.host.open(HOST, 2)).version == 1


@in_a_loop
async def test_a_room_that_cannot_be_loaded_now_is_loaded_later() -> None:
    house = House()
    room = await house.table(HOST)
    other = House(house)
    house.store.broken = True
    with pytest.raises(Unavailable):
        await other.host.look(room)
    house.store.broken = False
    assert await agrees(other, room)


@in_a_loop
async def test_an_answer_that_is_lost_is_given_again_and_counts_once() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    await house.follow(room)
    version = (await house.host.look(room)).version
    house.store.mute = True
    with pytest.raises(Unavailable):
        await house.host.do(room, HOST, do.Throw(), "key", version)
    house.store.mute = False
    assert len(await facts_of(house, room)) == version + 1
    assert await house.host.do(room, HOST, do.Throw(), "key", version) == version + 1
    assert len(await facts_of(house, room)) == version + 1
    assert is_gapless(house.heard, version + 1, version + 1)


@in_a_loop
async def test_one_who_goes_while_it_is_stored_finds_it_done() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    version = (await house.host.look(room)).version
    house.store.open.clear()
    move = asyncio.ensure_future(house.host.do(room, HOST, do.Throw(), "key", version))
    await settle()
    move.cancel()
    await settle()
    house.store.open.set()
    assert await house.host.do(room, HOST, do.Throw(), "key", version) == version + 1
    assert len(await facts_of(house, room)) == version + 1
    assert await agrees(house, room)


# Following


@in_a_loop
async def test_whoever_follows_hears_everything_once_and_in_order() -> None:
    house = House()
    room = await house.game(HOST, ANNA, finish=3)
    start = (await house.host.look(room)).version
    await house.follow(room, start)
    end = await house.play(room, lambda found: not found.playing)
    assert is_gapless(house.heard, start + 1, end.version)
    assert house.heard[-1].room == end
    assert any(change.events for change in house.heard)


@in_a_loop
async def test_whatever_was_missed_is_told_from_any_version() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    found = await house.play(room, lambda found: found.version > 40)
    for seen in range(found.version + 1):
        missed = await house.follow(room, seen)
        assert is_gapless(missed, seen + 1, found.version)
    facts = await facts_of(house, room)
    assert [change.fact for change in await house.follow(room)] == facts
    assert await House(house).follow(room, 7) == missed_after(await house.follow(room), 7)


def missed_after(changes: list[Change], seen: int) -> list[Change]:
    return [change for change in changes if change.room.version > seen]


@in_a_loop
async def test_what_was_missed_too_long_ago_or_never_was_is_not_told_in_part() -> None:
    house = House()
    room = await house.table(HOST)
    for number in range(300):
        await house.host.do(room, HOST, do.Sit(0, f"name {number}"))
    assert await house.follow(room, 3) == []
    assert await house.follow(room, 10**6) == []
    version = (await house.host.look(room)).version
    assert is_gapless(await house.follow(room, version - 200), version - 199, version)


@in_a_loop
async def test_whoever_stops_following_hears_no_more() -> None:
    house = House()
    room = await house.table(HOST)
    listener = house.heard.append
    await house.host.look(room)
    house.host.follow(room, listener, 0)
    assert house.host.followed(room)
    house.host.unfollow(room, listener)
    assert not house.host.followed(room)
    await house.host.do(room, HOST, do.Sit(0, "A"))
    assert house.heard == []


@in_a_loop
async def test_a_room_that_is_not_there() -> None:
    house = House()
    with pytest.raises(NoSuchRoom):
        await house.host.look("room")
    with pytest.raises(NoSuchRoom):
        await house.host.do("room", HOST, do.Sit(0))
    with pytest.raises(NoSuchRoom):
        house.host.follow("room", house.heard.append, 0)
    assert not house.host.followed("room")


@in_a_loop
async def test_a_room_is_loaded_once_for_all_who_ask_at_once() -> None:
    house = House()
    room = await house.table(HOST)
    other = House(house)
    loads = house.store.loads
    found = await asyncio.gather(*(other.host.look(room) for _ in range(20)))
    assert len({id(one) for one in found}) == 1
    assert house.store.loads == loads + 1


@in_a_loop
async def test_one_who_goes_while_a_room_is_loaded_takes_nobody_along() -> None:
    house = House()
    room = await house.table(HOST)
    other = House(house)
    house.store.open.clear()
    first, second = (asyncio.ensure_future(other.host.look(room)) for _ in range(2))
    await settle()
    first.cancel()
    await settle()
    house.store.open.set()
    assert (await second).id == room


@in_a_loop
async def test_what_is_known_already_is_not_told_again() -> None:
    house = House()
    room = await house.table(HOST)
    entries = await house.store.load(room)
    live = Live(Room(room))
    assert is_gapless(live.add(entries[:3]), 1, 3)
    assert is_gapless(live.add(entries), 4, len(entries))
    assert live.add(entries) == []
    assert live.room == await house.host.look(room)


# Restart


@in_a_loop
async def test_a_second_host_goes_on_after_the_first_is_gone() -> None:
    house = House()
    room = await house.game(HOST, ANNA, finish=5)
    await house.play(room, lambda found: found.version > 20)
    before = await house.host.look(room)
    await house.host.close()
    second = House(house)
    assert (await second.host.look(room)) == before
    end = await second.play(room, lambda found: not found.playing)
    assert game_in(end).id == game_in(before).id
    assert is_genuine(game_in(end))


@in_a_loop
async def test_a_repeated_roll_is_the_same_roll() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    entries = await house.store.load(room)
    secrets = dict(house.store.secrets)
    rolls: set[AnyFact] = set()
    for _ in range(5):
        again = House()
        await again.store.append(room, entries, secrets)
        await again.host.do(room, HOST, do.Throw())
        rolls.add((await facts_of(again, room))[-1])
    assert len(rolls) == 1


# Secrets


@in_a_loop
async def test_no_secret_is_told_before_the_end_of_its_game() -> None:
    house = House()
    room = await house.table(HOST, ANNA, seats=3, finish=2)
    await house.follow(room)
    for _ in range(3):
        await house.host.do(room, HOST, do.Begin())
        await house.play(room, lambda found: not found.playing)
    await house.host.do(room, CLOCK, do.Close())
    assert len(house.store.secrets) == 4
    told: set[str] = set()
    for change in house.heard:
        told |= {game.secret for game in change.room.games}
        for secret in house.store.secrets.values():
            for form in (secret.hex(), repr(secret)[2:-1]):
                assert (form in repr(change)) == (form in told)
    assert len(told) == 3
    found = await house.host.look(room)
    assert all(is_genuine(game) for game in found.games)


@in_a_loop
async def test_no_two_games_have_the_same_envelope() -> None:
    house = House()
    rooms = [await house.host.open(HOST, 2) for _ in range(20)]
    for names in ({room.id for room in rooms}, {room.next_game for room in rooms}):
        assert len(names) == 20
    assert len(set(house.store.secrets.values())) == 20
    assert all(len(secret) == 32 for secret in house.store.secrets.values())


@in_a_loop
async def test_a_closed_room_takes_nothing_and_can_be_looked_at() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    await house.host.do(room, CLOCK, do.Close())
    assert (await house.host.look(room)).closed
    with pytest.raises(RoomClosed):
        await house.host.do(room, HOST, do.Throw())
    assert house.clock.waiting == 0
