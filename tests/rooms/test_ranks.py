"""Which of several processes acts for a room: the first in rank, the others only if it does not."""

import pytest

from rapido.rooms.model import commands as do
from rapido.rooms.model.context import CLOCK, COMPUTER
from rapido.rooms.model.facts import DiceReady, Played, StoodIn
from tests.rooms.harness import OPTIONS, Harness, async_test, facts_of
from tests.rooms.table import ANNA, HOST, commitment
from tests.rooms.test_scheduler import version_of

DELAY = OPTIONS.rank_delay


def ranked(harness: Harness, rank: int) -> Harness:
    harness.service.rank_by(lambda _room: rank)
    return harness


async def pair_of(room: str, one: Harness) -> tuple[Harness, Harness]:
    """Return two services of a room, the first one first in rank."""
    two = Harness(one)
    for rank, harness in enumerate((one, two)):
        await harness.watch(room)
        ranked(harness, rank)
    return one, two


@async_test
async def test_only_the_first_process_asks_a_computer_player() -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    one, two = await pair_of(room, harness)
    version = await version_of(one, room)
    for number in range(1, 8):
        await one.clock.advance(OPTIONS.bot_delay)
        assert await version_of(one, room) == version + number
    assert len(one.bots.asked) == 7
    assert two.bots.asked == []


@pytest.mark.parametrize("rank", [1, 2, 5])
@async_test
async def test_next_process_takes_over_from_a_dead_one(rank: int) -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    one, two = await pair_of(room, harness)
    ranked(two, rank)
    version = await version_of(one, room)
    await one.service.close()
    await two.clock.advance(OPTIONS.bot_delay + rank * DELAY - 0.1)
    assert await version_of(two, room) == version
    await two.clock.advance(0.2)
    assert await version_of(two, room) == version + 1


@async_test
async def test_process_that_becomes_the_first_keeps_the_time() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    one, two = await pair_of(room, harness)
    version = await version_of(one, room)
    await one.service.close()
    await two.clock.advance(20)
    ranked(two, 0)
    await two.clock.advance(10 + OPTIONS.stand_in_grace - 0.1)
    assert await version_of(two, room) == version
    await two.clock.advance(0.2)
    entry = (await two.store.load(room))[-1]
    assert (entry.by, entry.fact) == (CLOCK, StoodIn(0))


@async_test
async def test_process_that_becomes_the_first_too_late_acts_at_once() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    one, two = await pair_of(room, harness)
    ranked(two, 5)
    version = await version_of(one, room)
    await one.service.close()
    await two.clock.advance(30 + OPTIONS.stand_in_grace + 3)
    assert await version_of(two, room) == version
    ranked(two, 0)
    await two.clock.advance(0)
    assert (await two.store.load(room))[-1].fact == StoodIn(0)


@async_test
async def test_changes_of_the_rank_do_not_restart_the_thinking_time() -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    await harness.watch(room)
    version = await version_of(harness, room)
    for rank in (1, 0, 2, 0):
        ranked(harness, rank)
        await harness.clock.advance(OPTIONS.bot_delay / 4)
    assert await version_of(harness, room) == version + 1
    assert (await harness.store.load(room))[-1].by == COMPUTER


@async_test
async def test_nobody_is_stood_in_for_early_however_often_ranks_change() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    version = await version_of(harness, room)
    for second in range(30 + int(OPTIONS.stand_in_grace) - 1):
        harness.service.rank_by(lambda _room, second=second: second % 3)
        await harness.clock.advance(1)
    assert await version_of(harness, room) == version


@async_test
async def test_reveal_ends_once_and_by_the_next_process_if_need_be() -> None:
    harness = Harness()
    room = await harness.table(HOST, ANNA)
    seal = (await harness.service.get(room)).next_seal
    await harness.service.execute(room, HOST, do.CommitWords((commitment(seal, 0, "word"),)))
    await harness.service.execute(room, HOST, do.Begin())
    one, two = await pair_of(room, harness)
    await one.service.close()
    await two.clock.advance(OPTIONS.reveal_timeout + DELAY - 0.1)
    assert DiceReady() not in await facts_of(two, room)
    await two.clock.advance(0.2)
    assert (await facts_of(two, room)).count(DiceReady()) == 1


@async_test
async def test_ranks_of_one_room_do_not_concern_another() -> None:
    harness = Harness()
    rooms = [await harness.game(seats=2) for _ in range(2)]
    for room in rooms:
        await harness.watch(room)
    harness.service.rank_by(rooms.index)
    await harness.clock.advance(OPTIONS.bot_delay)
    played = [
        any(isinstance(fact, Played) for fact in await facts_of(harness, room)) for room in rooms
    ]
    assert played == [True, False]
    harness.service.rank_by(lambda _room: 1)
    harness.service.ranks_changed(rooms[1])
    await harness.clock.advance(DELAY)
    assert any(isinstance(fact, Played) for fact in await facts_of(harness, rooms[1]))
