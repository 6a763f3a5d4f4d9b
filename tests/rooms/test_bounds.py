"""Bounds: a game, a room and its games cannot grow without end, and can always be ended."""

from dataclasses import replace

import pytest

from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.errors import GameTooLong, RoomFull
from rapido.rooms.model.facts import Closed, Ended, Played, SeatKind, StoodIn
from rapido.rooms.model.settings import Pace
from tests.rooms.harness import OPTIONS, Harness, async_test, facts_of, game_in
from tests.rooms.table import ANNA, HOST
from tests.rooms.test_moves import is_genuine

SHORT = replace(OPTIONS, moves_per_game=5)
SMALL = replace(OPTIONS, entries_per_room=12)


async def throw(harness: Harness, room: str) -> None:
    found = await harness.service.get(room)
    seat = found.acting_seat
    assert seat is not None
    pair = min(game_in(found).state.in_front(game_in(found).state.player), default=0)
    pair = pair if game_in(found).state.pair is None else game_in(found).state.pair or 0
    await harness.service.execute(room, found.seats[seat].guest, do.Throw(pair))


async def throw_until_too_long(harness: Harness, room: str) -> None:
    for _ in range(5):
        await throw(harness, room)
    for again in (harness, Harness(harness, SHORT)):
        with pytest.raises(GameTooLong):
            await throw(again, room)


# Moves of a game


@async_test
async def test_game_that_is_too_long_can_be_abandoned() -> None:
    harness = Harness(options=SHORT)
    room = await harness.game(HOST, ANNA)
    await throw_until_too_long(harness, room)
    await harness.service.execute(room, HOST, do.PassHost(1))
    await harness.service.execute(room, ANNA, do.Abandon())
    found = await harness.service.get(room)
    assert not found.playing
    assert is_genuine(game_in(found))
    await harness.service.execute(room, ANNA, do.Begin())
    await throw(harness, room)


@async_test
async def test_people_can_leave_a_game_that_is_too_long() -> None:
    harness = Harness(options=SHORT)
    room = await harness.game(HOST, ANNA)
    await throw_until_too_long(harness, room)
    for guest in (HOST, ANNA):
        await harness.service.execute(room, guest, do.Leave())
    await harness.watch(room)
    await harness.clock.advance(10)
    facts = await facts_of(harness, room)
    assert sum(isinstance(fact, Played) for fact in facts) == 5
    assert isinstance(facts[-1], Ended)


@pytest.mark.parametrize("seats", [2, 4])
@async_test
async def test_computers_end_a_game_that_is_too_long(seats: int) -> None:
    harness = Harness(options=SHORT)
    room = await harness.game(seats=seats)
    await harness.watch(room)
    await harness.clock.advance(100)
    entries = await harness.store.load(room)
    assert sum(isinstance(entry.fact, Played) for entry in entries) == 5
    assert (entries[-1].by, type(entries[-1].fact)) == (CLOCK, Ended)
    assert len(harness.bots.asked) == 6
    assert harness.clock.pending == 0


@async_test
async def test_stand_in_ends_a_game_that_is_too_long() -> None:
    harness = Harness(options=SHORT)
    room = await harness.game(HOST, ANNA, limit=30)
    await throw_until_too_long(harness, room)
    await harness.clock.advance(30 + OPTIONS.stand_in_grace + OPTIONS.bot_delay)
    facts = await facts_of(harness, room)
    assert isinstance(facts[-2], StoodIn)
    assert isinstance(facts[-1], Ended)


# Games and entries of a room


@async_test
async def test_games_of_a_room_are_bounded() -> None:
    harness = Harness(options=replace(OPTIONS, games_per_room=2))
    room = await harness.table(HOST, ANNA)
    for _ in range(2):
        await harness.service.execute(room, HOST, do.Begin())
        await harness.service.execute(room, HOST, do.Abandon())
    with pytest.raises(RoomFull):
        await harness.service.execute(room, HOST, do.Begin())
    await harness.service.execute(room, HOST, do.Sit(0, "Ana"))


@async_test
async def test_lobby_cannot_grow_without_end() -> None:
    harness = Harness(options=SMALL)
    room = await harness.table(HOST, ANNA)
    full = SMALL.entries_per_room
    for number in range(full - len(await facts_of(harness, room))):
        await harness.service.execute(room, ANNA, do.Sit(1, f"name {number}"))
    refused: tuple[AnyCommand, ...] = (
        do.Sit(0, "Ana"),
        do.Configure(pace=Pace.CALM),
        do.GiveWord(0, "word"),
        do.SetSeats(3),
        do.PassHost(1),
        do.Stand(0),
        do.Begin(),
    )
    for command in refused:
        with pytest.raises(RoomFull):
            await harness.service.execute(room, HOST, command)
    assert len(await facts_of(harness, room)) == full
    await harness.service.execute(room, ANNA, do.Leave())
    await harness.service.execute(room, HOST, do.Leave())
    assert isinstance((await facts_of(harness, room))[-1], Closed)


@async_test
async def test_running_game_is_finished_in_a_full_room() -> None:
    harness = Harness(options=SMALL)
    room = await harness.game(HOST, ANNA)
    found = await harness.play(room, lambda found: not found.playing)
    assert game_in(found).state.winner is not None
    assert found.version > SMALL.entries_per_room
    with pytest.raises(RoomFull):
        await harness.service.execute(room, HOST, do.Begin())


@async_test
async def test_leaving_and_returning_in_a_full_room_ends() -> None:
    harness = Harness(options=SMALL)
    room = await harness.game(HOST, ANNA)
    version = (await harness.service.get(room)).version
    while version < SMALL.entries_per_room:
        await harness.service.execute(room, ANNA, do.Leave())
        version = await harness.service.execute(room, ANNA, do.Return())
    last = await harness.service.execute(room, ANNA, do.Leave())
    for _ in range(5):
        with pytest.raises(RoomFull):
            await harness.service.execute(room, ANNA, do.Return())
        assert await harness.service.execute(room, ANNA, do.Leave()) == last
    assert last == version + 1


# Nothing is stored for nothing


@pytest.mark.parametrize(
    "command",
    [
        do.Sit(0, "Ana", 0),
        do.SetSeat(1, SeatKind.COMPUTER, "heuristic"),
        do.SetSeat(2, SeatKind.OPEN),
        do.Stand(2),
        do.SetSeats(3),
        do.Configure(60, pace=Pace.QUICK),
        do.GiveWord(0, "word"),
        do.PassHost(0),
    ],
)
@async_test
async def test_command_that_changes_nothing_stores_nothing(command: AnyCommand) -> None:
    harness = Harness()
    room = (await harness.service.open_room(HOST, 3)).id
    setup = (
        do.Sit(0, "Ana"),
        do.SetSeat(1, SeatKind.COMPUTER, "heuristic"),
        do.Configure(60, pace=Pace.QUICK),
        do.GiveWord(0, "word"),
    )
    for each in setup:
        await harness.service.execute(room, HOST, each)
    before = await facts_of(harness, room)
    for key in ("", "key"):
        assert await harness.service.execute(room, HOST, command, key) == len(before)
    assert await facts_of(harness, room) == before
