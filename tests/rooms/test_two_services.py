"""Two processes on one store: both serve a room, one wins each race, both come to agree."""

import asyncio
from random import Random

from rapido.rooms import commands as do
from rapido.rooms.errors import SeatTaken
from rapido.rooms.facts import SeatKind, SeatSet
from tests.rooms.clock import settle
from tests.rooms.harness import Harness, agrees, facts_of, in_a_loop, is_gapless
from tests.rooms.table import ANNA, BEN, HOST, STRANGER


@in_a_loop
async def test_two_hosts_serve_one_room() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 3)).id
    two = Harness(one)
    for harness in (one, two):
        await harness.follow(room)
    await one.service.execute(room, HOST, do.Sit(0))
    await settle()
    await two.service.execute(room, ANNA, do.Sit(1))
    await settle()
    await one.service.execute(room, HOST, do.SetSeat(2, SeatKind.OPEN))
    await settle()
    for harness in (one, two):
        assert is_gapless(harness.heard, 2, 4)
        assert await agrees(harness, room)


@in_a_loop
async def test_the_loser_of_a_race_decides_again() -> None:
    one = Harness()
    room = (await one.service.open_room(HOST, 3)).id
    two = Harness(one)
    for harness in (one, two):
        await harness.follow(room)
    versions = await asyncio.gather(
        one.service.execute(room, ANNA, do.Sit(1)), two.service.execute(room, BEN, do.Sit(2))
    )
    assert sorted(versions) == [2, 3]
    await settle()
    for harness in (one, two):
        assert is_gapless(harness.heard, 2, 3)
        assert await agrees(harness, room)
    ends = await asyncio.gather(
        one.service.execute(room, HOST, do.Sit(0)),
        two.service.execute(room, STRANGER, do.Sit(0)),
        return_exceptions=True,
    )
    assert sum(isinstance(end, SeatTaken) for end in ends) == 1
    assert ends.count(4) == 1


@in_a_loop
async def test_one_key_sent_to_two_hosts_counts_once() -> None:
    one = Harness()
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    seen = (await two.service.get(room)).version
    versions = await asyncio.gather(
        *(harness.service.execute(room, HOST, do.Throw(), "key", seen) for harness in (one, two))
    )
    assert versions == [seen + 1, seen + 1]
    assert len(await facts_of(one, room)) == seen + 1


@in_a_loop
async def test_hosts_agree_even_if_the_bus_loses_messages() -> None:
    one, luck = Harness(), Random(1)
    room = (await one.service.open_room(HOST, 2)).id
    two = Harness(one)
    for harness in (one, two):
        await harness.follow(room)
    for number in range(60):
        one.bus.lost = luck.random() < 0.7
        harness = luck.choice((one, two))
        assert await harness.service.execute(room, HOST, do.Sit(0, f"name {number}")) == number + 2
        assert await agrees(harness, room)
        await settle()
    one.bus.lost = False
    assert await two.service.execute(room, HOST, do.Stand(0)) == 62
    await settle()
    for harness in (one, two):
        assert await agrees(harness, room)
        assert is_gapless(harness.heard, 2, 62)


@in_a_loop
async def test_a_message_after_lost_ones_brings_everything() -> None:
    one = Harness()
    room = await one.table(HOST)
    two = Harness(one)
    await two.follow(room)
    start = (await two.service.get(room)).version
    one.bus.lost = True
    for name in "ABC":
        await one.service.execute(room, HOST, do.Sit(0, name))
    assert two.heard == []
    one.bus.lost = False
    await one.service.execute(room, HOST, do.Sit(0, "D"))
    await settle()
    assert is_gapless(two.heard, start + 1, start + 4)
    names = [change.fact.name for change in two.heard if isinstance(change.fact, SeatSet)]
    assert names == ["A", "B", "C", "D"]
