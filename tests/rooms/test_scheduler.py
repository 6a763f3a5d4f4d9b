"""Scheduled work: computer players, turn limits, retention, restarts."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from rapido.rooms.model import commands as do
from rapido.rooms.model.context import CLOCK, COMPUTER
from rapido.rooms.model.errors import NoSuchRoom
from rapido.rooms.model.facts import Closed, Ended, Played, StoodIn
from rapido.rooms.model.room import STAND_IN
from rapido.rooms.model.settings import Pace
from rapido.rules import Place, State, Throw, legal_actions
from tests.rooms.clock import START, settle
from tests.rooms.harness import OPTIONS, Harness, async_test, game_in
from tests.rooms.table import ANNA, HOST
from tests.rooms.test_moves import is_genuine

DAY = 86_400.0
YEAR = 365 * DAY


async def version_of(harness: Harness, room: str) -> int:
    return (await harness.store.load(room))[-1].version


# Computer players


@async_test
async def test_computer_player_moves_after_its_delay() -> None:
    harness = Harness()
    room = await harness.game(seats=3)
    await harness.watch(room)
    version = await version_of(harness, room)
    await harness.clock.advance(OPTIONS.bot_delay - 0.01)
    assert await version_of(harness, room) == version
    await harness.clock.advance(0.02)
    entry = (await harness.store.load(room))[-1]
    assert entry.version == version + 1
    assert entry.by == COMPUTER
    assert isinstance(entry.fact, Played)
    assert [bot for bot, _ in harness.bots.asked] == ["heuristic"]
    await harness.clock.advance(OPTIONS.bot_delay * 5)
    assert await version_of(harness, room) == version + 6


@pytest.mark.parametrize(
    ("pace", "seconds"), [(Pace.QUICK, 0.15), (Pace.NORMAL, OPTIONS.bot_delay), (Pace.CALM, 1.6)]
)
@async_test
async def test_pace_sets_the_delay_of_computer_players(pace: Pace, seconds: float) -> None:
    harness = Harness()
    room = await harness.table(seats=2)
    await harness.watch(room)
    await harness.service.execute(room, HOST, do.Configure(pace=pace))
    version = await harness.service.execute(room, HOST, do.Begin())
    for number in range(3):
        await harness.clock.advance(seconds - 0.01)
        assert await version_of(harness, room) == version + number
        await harness.clock.advance(0.011)
        assert await version_of(harness, room) == version + number + 1


@async_test
async def test_stand_in_has_the_same_delay() -> None:
    harness = Harness()
    room = await harness.table(HOST, ANNA)
    await harness.service.execute(room, HOST, do.Configure(30, pace=Pace.CALM))
    await harness.service.execute(room, HOST, do.Begin())
    await harness.clock.advance(30 + OPTIONS.stand_in_grace)
    version = await version_of(harness, room)
    await harness.clock.advance(1.5)
    assert await version_of(harness, room) == version
    await harness.clock.advance(0.1)
    assert await version_of(harness, room) == version + 1


@pytest.mark.parametrize("seats", [2, 3, 6])
@async_test
async def test_computer_players_finish_a_game(seats: int) -> None:
    harness = Harness()
    room = await harness.game(seats=seats, finish=3)
    await harness.watch(room)
    await harness.clock.advance(2000)
    found = await harness.service.get(room)
    assert game_in(found).state.winner is not None
    assert is_genuine(game_in(found))
    assert harness.clock.pending == 0


ILLEGAL: list[Callable[[State], Any]] = [
    lambda _: None,
    lambda _: Place(99),
    lambda _: Throw(7),
    lambda _: "throw",
    lambda _: 0,
    legal_actions,
]


@pytest.mark.parametrize("answer", ILLEGAL)
@async_test
async def test_illegal_choice_of_a_computer_player(answer: Callable[[State], Any]) -> None:
    harness = Harness()
    harness.bots.answer = answer
    room = await harness.game(seats=2, finish=9)
    await harness.watch(room)
    version = await version_of(harness, room)
    await harness.clock.advance(OPTIONS.bot_delay * 3)
    assert await version_of(harness, room) == version + 3
    await harness.clock.advance(3000)
    assert is_genuine(game_in(await harness.service.get(room)))


@async_test
async def test_computer_players_cannot_predict_the_dice() -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    await harness.watch(room)
    await harness.clock.advance(OPTIONS.bot_delay * 20)
    game = game_in(await harness.service.get(room))
    public = int(game.seal[:8], 16)
    seeds = [seed for _, seed in harness.bots.asked]
    assert seeds == sorted(seeds)
    assert all(0 <= seed - public <= len(game.moves) for seed in seeds)


@async_test
async def test_computer_player_retries_when_the_store_recovers() -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    await harness.watch(room)
    version = await version_of(harness, room)
    harness.store.unavailable = True
    await harness.clock.advance(30)
    harness.store.unavailable = False
    await harness.clock.advance(1 + OPTIONS.bot_delay)
    assert await version_of(harness, room) > version


@async_test
async def test_two_services_move_a_computer_player_once() -> None:
    one = Harness()
    room = await one.game(seats=2)
    await one.watch(room)
    two = Harness(one)
    await two.subscribe(room)
    version = await version_of(one, room)
    for number in range(1, 8):
        await one.clock.advance(OPTIONS.bot_delay)
        assert await version_of(one, room) == version + number


@async_test
async def test_two_services_asking_at_once_make_one_move() -> None:
    one = Harness()
    room = await one.game(seats=2)
    await one.watch(room)
    two = Harness(one)
    await two.subscribe(room)
    version = await version_of(one, room)
    for harness in (one, two):
        harness.bots.ready.clear()
    await one.clock.advance(OPTIONS.bot_delay)
    assert len(one.bots.asked) == len(two.bots.asked) == 1
    for harness in (one, two):
        harness.bots.ready.set()
    await settle()
    assert await version_of(one, room) == version + 1


@async_test
async def test_returning_player_preempts_a_pending_stand_in() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    await harness.clock.advance(30 + OPTIONS.stand_in_grace)
    harness.bots.ready.clear()
    await harness.clock.advance(OPTIONS.bot_delay)
    assert len(harness.bots.asked) == 1
    version = await harness.service.execute(room, HOST, do.Return())
    harness.bots.ready.set()
    await harness.clock.advance(20)
    assert await version_of(harness, room) == version


# Turn limits


@async_test
async def test_turn_limit_starts_a_stand_in_until_the_player_returns() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    version = await version_of(harness, room)
    await harness.clock.advance(30 + OPTIONS.stand_in_grace - 0.1)
    assert await version_of(harness, room) == version
    await harness.clock.advance(0.2)
    entry = (await harness.store.load(room))[-1]
    assert (entry.version, entry.by, entry.fact) == (version + 1, CLOCK, StoodIn(0))
    assert harness.bots.asked == []
    await harness.clock.advance(OPTIONS.bot_delay)
    assert harness.bots.asked[0][0] == STAND_IN
    assert (await harness.store.load(room))[-1].by == COMPUTER
    await harness.play(room, lambda found: found.acting_seat == 1)
    await harness.play(room, lambda found: found.acting_seat == 0)
    await harness.service.execute(room, HOST, do.Return())
    asked, version = len(harness.bots.asked), await version_of(harness, room)
    await harness.clock.advance(30)
    assert (len(harness.bots.asked), await version_of(harness, room)) == (asked, version)
    await harness.service.execute(room, HOST, do.Throw())
    assert not (await harness.service.get(room)).seats[0].away


@async_test
async def test_every_move_resets_the_limit() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    for _ in range(20):
        await harness.clock.advance(30 + OPTIONS.stand_in_grace - 1)
        version = await version_of(harness, room)
        await harness.play(room, lambda found, seen=version: found.version > seen)
    entries = await harness.store.load(room)
    assert not any(isinstance(entry.fact, StoodIn) for entry in entries)


@async_test
async def test_no_stand_in_without_a_limit() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    version = await version_of(harness, room)
    await harness.clock.advance(YEAR)
    assert await version_of(harness, room) == version
    assert harness.clock.pending == 0


@pytest.mark.parametrize("jump", [DAY, -DAY, 30 * YEAR, -50 * YEAR])
@async_test
async def test_limit_ignores_changes_of_the_system_time(jump: float) -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    version = await version_of(harness, room)
    await harness.clock.advance(20)
    harness.clock.wall += jump
    await harness.clock.advance(20 - 0.1)
    assert await version_of(harness, room) == version
    await harness.clock.advance(0.2)
    assert (await harness.store.load(room))[-1].fact == StoodIn(0)
    await harness.clock.advance(OPTIONS.bot_delay)
    assert (await harness.store.load(room))[-1].by == COMPUTER


@pytest.mark.parametrize(
    ("before", "down", "left"),
    [
        (20, 0, 10 + OPTIONS.stand_in_grace),
        (20, 4, 6 + OPTIONS.stand_in_grace),
        (20, DAY, OPTIONS.stand_in_grace),
        (35, 0, OPTIONS.stand_in_grace),
        (35, -DAY, 30 + OPTIONS.stand_in_grace),
    ],
)
@async_test
async def test_limit_continues_after_restart_with_grace_period(
    before: float, down: float, left: float
) -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    version = await version_of(harness, room)
    await harness.clock.advance(before)
    await harness.service.close()
    harness.clock.wall += down
    second = Harness(harness)
    await second.subscribe(room)
    await second.clock.advance(left - 0.1)
    assert await version_of(second, room) == version
    await second.clock.advance(0.2)
    assert (await second.store.load(room))[-1].fact == StoodIn(0)


@async_test
async def test_returning_player_gets_the_full_limit() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    await harness.clock.advance(30 + OPTIONS.stand_in_grace)
    version = await harness.service.execute(room, HOST, do.Return())
    await harness.clock.advance(30 + OPTIONS.stand_in_grace - 0.1)
    assert await version_of(harness, room) == version
    await harness.clock.advance(0.2)
    assert (await harness.store.load(room))[-1].fact == StoodIn(0)


@async_test
async def test_stand_in_retries_when_the_store_recovers() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    harness.store.unavailable = True
    await harness.clock.advance(200)
    harness.store.unavailable = False
    await harness.clock.advance(1 + 30 + OPTIONS.stand_in_grace)
    assert any(isinstance(entry.fact, StoodIn) for entry in await harness.store.load(room))


async def limits_passed(harness: Harness, room: str) -> bool:
    return any(entry.by == CLOCK for entry in await harness.store.load(room))


@pytest.mark.parametrize("pause", [5, 29, 39])
@async_test
async def test_leaving_and_returning_gains_a_limit_only_once(pause: int) -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    end = pause + 30 + int(OPTIONS.stand_in_grace)
    for _ in range((end - 1) // pause):
        await harness.clock.advance(pause)
        await harness.service.execute(room, HOST, do.Leave())
        await harness.service.execute(room, HOST, do.Return())
    assert not await limits_passed(harness, room)
    assert game_in(await harness.service.get(room)).moved == START + pause
    await harness.clock.advance(START + end - harness.clock.now())
    assert await limits_passed(harness, room)


@async_test
async def test_limit_is_renewed_again_in_the_next_turn() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    for guest, seat in ((HOST, 1), (ANNA, 0)):
        await harness.clock.advance(5)
        await harness.service.execute(room, guest, do.Leave())
        await harness.service.execute(room, guest, do.Return())
        assert game_in(await harness.service.get(room)).moved == harness.clock.now()
        await harness.play(room, lambda found, seat=seat: found.acting_seat == seat)


@async_test
async def test_returning_again_and_again_does_not_put_off_the_stand_in() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    await harness.clock.advance(30 + OPTIONS.stand_in_grace)
    await harness.service.execute(room, HOST, do.Return())
    await harness.clock.advance(30 + OPTIONS.stand_in_grace)
    for _ in range(3):
        await harness.service.execute(room, HOST, do.Return())
        await harness.clock.advance(OPTIONS.bot_delay / 2.5)
    assert any(entry.by == COMPUTER for entry in await harness.store.load(room))


@async_test
async def test_nothing_but_a_move_restarts_the_timer_of_a_computer_player() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, seats=3)
    await harness.play(room, lambda found: found.acting_seat == 2)
    moves = len(game_in(await harness.service.get(room)).moves)
    commands = [do.PassHost(1), do.Leave(), do.Return(), do.Leave(), do.Return()]
    for guest, command in zip((HOST, *[ANNA] * 4), commands, strict=True):
        await harness.clock.advance(OPTIONS.bot_delay / 4)
        await harness.service.execute(room, guest, command)
    assert len(game_in(await harness.service.get(room)).moves) > moves


@async_test
async def test_computer_player_moves_although_something_else_happens_while_it_thinks() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, seats=3)
    await harness.play(room, lambda found: found.acting_seat == 2)
    moves = len(game_in(await harness.service.get(room)).moves)
    harness.bots.ready.clear()
    await harness.clock.advance(OPTIONS.bot_delay)
    await harness.service.execute(room, ANNA, do.Leave())
    await harness.service.execute(room, ANNA, do.Return())
    # One more is being stored at the very moment at which the computer player answers.
    harness.store.open.clear()
    leaving = asyncio.ensure_future(harness.service.execute(room, ANNA, do.Leave()))
    await settle()
    harness.bots.ready.set()
    await settle()
    harness.store.open.set()
    await leaving
    await settle()
    assert len(game_in(await harness.service.get(room)).moves) > moves
    assert len(harness.bots.asked) == len(set(harness.bots.asked))


# Nobody watches


@async_test
async def test_computers_alone_play_only_while_somebody_watches() -> None:
    harness = Harness()
    room = await harness.game(seats=3)
    begun = await version_of(harness, room)
    await harness.clock.advance(100)
    assert await version_of(harness, room) == begun
    assert harness.clock.pending == 0
    listener = harness.received.append
    harness.service.subscribe(room, listener, 0)
    await harness.clock.advance(OPTIONS.bot_delay * 3)
    watched = await version_of(harness, room)
    assert watched == begun + 3
    harness.service.unsubscribe(room, listener)
    await harness.clock.advance(100)
    assert await version_of(harness, room) == watched
    assert harness.clock.pending == 0
    harness.service.subscribe(room, listener, 0)
    await harness.clock.advance(OPTIONS.bot_delay)
    assert await version_of(harness, room) == watched + 1


@async_test
async def test_computers_alone_do_not_play_after_a_restart() -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    version = await version_of(harness, room)
    await harness.service.close()
    second = Harness(harness)
    await second.service.get(room)
    await second.clock.advance(100)
    assert await version_of(second, room) == version
    assert second.clock.pending == 0


@async_test
async def test_limits_that_pass_unseen_stop_the_game() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, seats=3, limit=30)
    await harness.clock.advance(DAY)
    found = await harness.service.get(room)
    assert all(seat.automated for seat in found.seats)
    assert harness.clock.pending == 0
    version = await harness.service.execute(room, HOST, do.Return())
    await harness.clock.advance(DAY)
    assert await version_of(harness, room) > version
    assert harness.clock.pending == 0


@async_test
async def test_computers_play_on_for_people_who_do_not_watch() -> None:
    harness = Harness()
    room = await harness.game(HOST, seats=3)
    await harness.play(room, lambda found: found.acting_seat == 1)
    await harness.clock.advance(DAY)
    assert (await harness.service.get(room)).acting_seat == 0


# When a limit started


@async_test
async def test_only_moves_change_the_time_of_the_last_move() -> None:
    harness = Harness()
    room = await harness.table(HOST, ANNA)
    await harness.clock.advance(5)
    await harness.service.execute(room, HOST, do.Begin())
    assert game_in(await harness.service.get(room)).moved == START + 5
    await harness.clock.advance(5)
    await harness.service.execute(room, HOST, do.PassHost(1))
    await harness.service.execute(room, ANNA, do.Leave())
    assert game_in(await harness.service.get(room)).moved == START + 5
    await harness.service.execute(room, ANNA, do.Return())
    assert game_in(await harness.service.get(room)).moved == START + 5
    await harness.service.execute(room, HOST, do.Throw())
    assert game_in(await harness.service.get(room)).moved == START + 10


@async_test
async def test_time_of_the_last_move_survives_a_restart() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    await harness.clock.advance(7)
    await harness.service.execute(room, HOST, do.Throw())
    await harness.clock.advance(7)
    await harness.service.execute(room, HOST, do.Leave())
    await harness.clock.advance(0.1)
    await harness.service.execute(room, HOST, do.Return())
    before = game_in(await harness.service.get(room)).moved
    assert before == START + 14.1
    await harness.clock.advance(7)
    assert game_in(await Harness(harness).service.get(room)).moved == before


# Restart


@async_test
async def test_computer_players_resume_when_a_room_is_loaded() -> None:
    harness = Harness()
    room = await harness.game(seats=3, finish=3)
    await harness.watch(room)
    await harness.clock.advance(OPTIONS.bot_delay * 10)
    before = await harness.service.get(room)
    await harness.service.close()
    assert harness.clock.pending == 0
    second = Harness(harness)
    missed = await second.subscribe(room, before.version)
    assert missed == []
    await second.clock.advance(2000)
    after = await second.service.get(room)
    assert game_in(after).moves[: len(game_in(before).moves)] == tuple(game_in(before).moves)
    assert game_in(after).seal == game_in(before).seal
    assert is_genuine(game_in(after))
    assert [change.room.version for change in second.received] == [
        *range(before.version + 1, after.version + 1)
    ]


@async_test
async def test_closed_service_does_nothing() -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    await harness.watch(room)
    version = await version_of(harness, room)
    await harness.clock.advance(OPTIONS.bot_delay / 2)
    await harness.service.close()
    await harness.clock.advance(100)
    assert await version_of(harness, room) == version


# Retention


@async_test
async def test_idle_rooms_are_closed_and_later_deleted() -> None:
    harness = Harness()
    room = await harness.table(HOST, ANNA)
    retention = (1800.0, 30 * DAY, YEAR)
    await harness.clock.advance(1799)
    await harness.apply_retention(*retention)
    assert not (await harness.service.get(room)).closed
    await harness.clock.advance(2)
    await harness.apply_retention(*retention)
    entry = (await harness.store.load(room))[-1]
    assert (entry.by, entry.fact) == (CLOCK, Closed())
    await harness.clock.advance(YEAR - 1)
    await harness.apply_retention(*retention)
    assert (await harness.service.get(room)).closed
    await harness.clock.advance(2)
    await harness.apply_retention(*retention)
    assert await harness.store.load(room) == []
    with pytest.raises(NoSuchRoom):
        await harness.service.get(room)


@async_test
async def test_room_with_subscriber_is_kept() -> None:
    harness = Harness()
    room, other = await harness.table(HOST), await harness.table(HOST)
    listener = harness.received.append
    await harness.service.get(room)
    harness.service.subscribe(room, listener, 0)
    await harness.clock.advance(DAY)
    await harness.apply_retention(1800, 30 * DAY, YEAR)
    assert not (await harness.service.get(room)).closed
    assert (await harness.service.get(other)).closed
    harness.service.unsubscribe(room, listener)
    await harness.apply_retention(1800, 30 * DAY, YEAR)
    assert (await harness.service.get(room)).closed


@async_test
async def test_running_game_is_kept_longer_and_its_envelope_opened() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    await harness.play(room, lambda found: found.version > 15)
    await harness.clock.advance(29 * DAY)
    await harness.apply_retention(1800, 30 * DAY, YEAR)
    assert (await harness.service.get(room)).playing
    await harness.clock.advance(2 * DAY)
    await harness.apply_retention(1800, 30 * DAY, YEAR)
    entries = await harness.store.load(room)
    assert isinstance(entries[-2].fact, Ended)
    assert entries[-1].fact == Closed()
    assert is_genuine(game_in(await harness.service.get(room)))


@async_test
async def test_retention_after_a_restart() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    await harness.service.close()
    second = Harness(harness)
    await second.clock.advance(DAY)
    await second.apply_retention(1800, 30 * DAY, YEAR)
    assert (await second.service.get(room)).closed


@async_test
async def test_deleted_room_loses_its_games_and_timers() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    game = game_in(await harness.service.get(room)).id
    await harness.service.delete_room(room)
    assert harness.clock.pending == 0
    assert await harness.store.secret(game) is None
    with pytest.raises(NoSuchRoom):
        await harness.service.execute(room, HOST, do.Throw())


@async_test
async def test_entries_have_wall_clock_times() -> None:
    harness = Harness()
    room = await harness.table(HOST)
    await harness.clock.advance(100)
    await harness.service.execute(room, HOST, do.Sit(0, "A"))
    await settle()
    times = [entry.at for entry in await harness.store.load(room)]
    assert times[0] == START
    assert times[-1] == START + 100
