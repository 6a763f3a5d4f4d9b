"""What the host does by itself: computer players, turn limits, rooms that end, restarts."""

from collections.abc import Callable
from typing import Any

import pytest

from rapido.rooms import commands as do
from rapido.rooms.decide import CLOCK, COMPUTER
from rapido.rooms.facts import Closed, Ended, Pace, Played, StoodIn
from rapido.rooms.room import STAND_IN
from rapido.rooms.service import NoSuchRoom
from rapido.rules import Place, State, Throw, legal_actions
from tests.rooms.clock import START, settle
from tests.rooms.house import TIMING, House, game_in, in_a_loop
from tests.rooms.table import ANNA, HOST
from tests.rooms.test_moves import is_genuine

DAY = 86_400.0
YEAR = 365 * DAY


async def version_of(house: House, room: str) -> int:
    return (await house.store.load(room))[-1].version


# Computer players


@in_a_loop
async def test_a_computer_player_moves_after_its_thought() -> None:
    house = House()
    room = await house.game(seats=3)
    version = await version_of(house, room)
    await house.clock.advance(TIMING.thought - 0.01)
    assert await version_of(house, room) == version
    await house.clock.advance(0.02)
    entry = (await house.store.load(room))[-1]
    assert entry.version == version + 1
    assert entry.by == COMPUTER
    assert isinstance(entry.what, Played)
    assert [bot for bot, _ in house.bots.asked] == ["heuristic"]
    await house.clock.advance(TIMING.thought * 5)
    assert await version_of(house, room) == version + 6


@pytest.mark.parametrize(
    ("pace", "seconds"), [(Pace.QUICK, 0.15), (Pace.NORMAL, TIMING.thought), (Pace.CALM, 1.6)]
)
@in_a_loop
async def test_the_room_says_how_long_computer_players_think(pace: Pace, seconds: float) -> None:
    house = House()
    room = await house.table(seats=2)
    await house.host.do(room, HOST, do.Configure(pace=pace))
    version = await house.host.do(room, HOST, do.Begin())
    for number in range(3):
        await house.clock.advance(seconds - 0.01)
        assert await version_of(house, room) == version + number
        await house.clock.advance(0.011)
        assert await version_of(house, room) == version + number + 1


@in_a_loop
async def test_a_stand_in_thinks_as_long_as_the_others() -> None:
    house = House()
    room = await house.table(HOST, ANNA)
    await house.host.do(room, HOST, do.Configure(30, pace=Pace.CALM))
    await house.host.do(room, HOST, do.Begin())
    await house.clock.advance(30 + TIMING.grace)
    version = await version_of(house, room)
    await house.clock.advance(1.5)
    assert await version_of(house, room) == version
    await house.clock.advance(0.1)
    assert await version_of(house, room) == version + 1


@pytest.mark.parametrize("seats", [2, 3, 6])
@in_a_loop
async def test_computer_players_alone_play_to_the_end(seats: int) -> None:
    house = House()
    room = await house.game(seats=seats, finish=3)
    await house.clock.advance(2000)
    found = await house.host.look(room)
    assert game_in(found).state.winner is not None
    assert is_genuine(game_in(found))
    assert house.clock.waiting == 0


NONSENSE: list[Callable[[State], Any]] = [
    lambda _: None,
    lambda _: Place(99),
    lambda _: Throw(7),
    lambda _: "throw",
    lambda _: 0,
    legal_actions,
]


@pytest.mark.parametrize("answer", NONSENSE)
@in_a_loop
async def test_a_computer_player_that_answers_nonsense(answer: Callable[[State], Any]) -> None:
    house = House()
    house.bots.answer = answer
    room = await house.game(seats=2, finish=9)
    version = await version_of(house, room)
    await house.clock.advance(TIMING.thought * 3)
    assert await version_of(house, room) == version + 3
    await house.clock.advance(3000)
    assert is_genuine(game_in(await house.host.look(room)))


@in_a_loop
async def test_computer_players_are_given_nothing_that_tells_the_dice() -> None:
    house = House()
    room = await house.game(seats=2)
    await house.clock.advance(TIMING.thought * 20)
    game = game_in(await house.host.look(room))
    public = int(game.seal[:8], 16)
    assert [seed for _, seed in house.bots.asked] == sorted(seed for _, seed in house.bots.asked)
    assert all(0 <= seed - public <= len(game.moves) for _, seed in house.bots.asked)


@in_a_loop
async def test_a_computer_player_tries_again_when_the_store_is_back() -> None:
    house = House()
    room = await house.game(seats=2)
    version = await version_of(house, room)
    house.store.broken = True
    await house.clock.advance(30)
    house.store.broken = False
    await house.clock.advance(1 + TIMING.thought)
    assert await version_of(house, room) > version


@in_a_loop
async def test_two_hosts_let_a_computer_player_move_once() -> None:
    one = House()
    room = await one.game(seats=2)
    two = House(one)
    await two.follow(room)
    version = await version_of(one, room)
    for number in range(1, 8):
        await one.clock.advance(TIMING.thought)
        assert await version_of(one, room) == version + number


@in_a_loop
async def test_two_hosts_that_ask_at_once_make_one_move() -> None:
    one = House()
    room = await one.game(seats=2)
    two = House(one)
    await two.follow(room)
    version = await version_of(one, room)
    for house in (one, two):
        house.bots.ready.clear()
    await one.clock.advance(TIMING.thought)
    assert len(one.bots.asked) == len(two.bots.asked) == 1
    for house in (one, two):
        house.bots.ready.set()
    await settle()
    assert await version_of(one, room) == version + 1


@in_a_loop
async def test_a_person_who_is_back_is_faster_than_the_stand_in_that_still_thinks() -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    await house.clock.advance(30 + TIMING.grace)
    house.bots.ready.clear()
    await house.clock.advance(TIMING.thought)
    assert len(house.bots.asked) == 1
    version = await house.host.do(room, HOST, do.Return())
    house.bots.ready.set()
    await house.clock.advance(20)
    assert await version_of(house, room) == version


# Turn limits


@in_a_loop
async def test_whoever_is_away_too_long_is_stood_in_for_and_comes_back() -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    version = await version_of(house, room)
    await house.clock.advance(30 + TIMING.grace - 0.1)
    assert await version_of(house, room) == version
    await house.clock.advance(0.2)
    entry = (await house.store.load(room))[-1]
    assert (entry.version, entry.by, entry.what) == (version + 1, CLOCK, StoodIn(0))
    assert house.bots.asked == []
    await house.clock.advance(TIMING.thought)
    assert house.bots.asked[0][0] == STAND_IN
    assert (await house.store.load(room))[-1].by == COMPUTER
    await house.play(room, lambda found: found.acting_seat == 1)
    await house.play(room, lambda found: found.acting_seat == 0)
    await house.host.do(room, HOST, do.Return())
    asked, version = len(house.bots.asked), await version_of(house, room)
    await house.clock.advance(30)
    assert (len(house.bots.asked), await version_of(house, room)) == (asked, version)
    await house.host.do(room, HOST, do.Throw())
    assert not (await house.host.look(room)).seats[0].away


@in_a_loop
async def test_every_move_begins_the_limit_anew() -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    for _ in range(20):
        await house.clock.advance(30 + TIMING.grace - 1)
        version = await version_of(house, room)
        await house.play(room, lambda found, seen=version: found.version > seen)
    entries = await house.store.load(room)
    assert not any(isinstance(entry.what, StoodIn) for entry in entries)


@in_a_loop
async def test_without_a_limit_nobody_is_stood_in_for() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    version = await version_of(house, room)
    await house.clock.advance(YEAR)
    assert await version_of(house, room) == version
    assert house.clock.waiting == 0


@pytest.mark.parametrize("jump", [DAY, -DAY, 30 * YEAR, -50 * YEAR])
@in_a_loop
async def test_setting_the_time_of_day_changes_no_limit(jump: float) -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    version = await version_of(house, room)
    await house.clock.advance(20)
    house.clock.wall += jump
    await house.clock.advance(20 - 0.1)
    assert await version_of(house, room) == version
    await house.clock.advance(0.2)
    assert (await house.store.load(room))[-1].what == StoodIn(0)
    await house.clock.advance(TIMING.thought)
    assert (await house.store.load(room))[-1].by == COMPUTER


@pytest.mark.parametrize(
    ("before", "down", "left"),
    [
        (20, 0, 10 + TIMING.grace),
        (20, 4, 6 + TIMING.grace),
        (20, DAY, TIMING.grace),
        (35, 0, TIMING.grace),
        (35, -DAY, 30 + TIMING.grace),
    ],
)
@in_a_loop
async def test_a_limit_goes_on_after_a_restart_with_the_grace_for_coming_back(
    before: float, down: float, left: float
) -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    version = await version_of(house, room)
    await house.clock.advance(before)
    await house.host.close()
    house.clock.wall += down
    second = House(house)
    await second.follow(room)
    await second.clock.advance(left - 0.1)
    assert await version_of(second, room) == version
    await second.clock.advance(0.2)
    assert (await second.store.load(room))[-1].what == StoodIn(0)


@in_a_loop
async def test_whoever_is_back_has_the_whole_limit() -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    await house.clock.advance(30 + TIMING.grace)
    version = await house.host.do(room, HOST, do.Return())
    await house.clock.advance(30 + TIMING.grace - 0.1)
    assert await version_of(house, room) == version
    await house.clock.advance(0.2)
    assert (await house.store.load(room))[-1].what == StoodIn(0)


@in_a_loop
async def test_a_stand_in_waits_until_the_store_is_back() -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    house.store.broken = True
    await house.clock.advance(200)
    house.store.broken = False
    await house.clock.advance(1 + 30 + TIMING.grace)
    assert any(isinstance(entry.what, StoodIn) for entry in await house.store.load(room))


# Since when a limit runs


@in_a_loop
async def test_a_game_knows_when_it_was_moved_and_nothing_but_moves_changes_it() -> None:
    house = House()
    room = await house.table(HOST, ANNA)
    await house.clock.advance(5)
    await house.host.do(room, HOST, do.Begin())
    assert game_in(await house.host.look(room)).moved == START + 5
    await house.clock.advance(5)
    await house.host.do(room, HOST, do.PassHost(1))
    await house.host.do(room, ANNA, do.Leave())
    assert game_in(await house.host.look(room)).moved == START + 5
    await house.host.do(room, ANNA, do.Return())
    assert game_in(await house.host.look(room)).moved == START + 5
    await house.host.do(room, HOST, do.Throw())
    assert game_in(await house.host.look(room)).moved == START + 10


@in_a_loop
async def test_when_a_game_was_moved_is_known_after_a_restart() -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    await house.clock.advance(7)
    await house.host.do(room, HOST, do.Throw())
    await house.clock.advance(7)
    await house.host.do(room, HOST, do.Leave())
    await house.clock.advance(0.1)
    await house.host.do(room, HOST, do.Return())
    before = game_in(await house.host.look(room)).moved
    assert before == START + 14.1
    await house.clock.advance(7)
    assert game_in(await House(house).host.look(room)).moved == before


# Restart


@in_a_loop
async def test_computer_players_go_on_after_a_restart_once_somebody_looks() -> None:
    house = House()
    room = await house.game(seats=3, finish=3)
    await house.clock.advance(TIMING.thought * 10)
    before = await house.host.look(room)
    await house.host.close()
    assert house.clock.waiting == 0
    second = House(house)
    missed = await second.follow(room, before.version)
    assert missed == []
    await second.clock.advance(2000)
    after = await second.host.look(room)
    assert game_in(after).moves[: len(game_in(before).moves)] == game_in(before).moves
    assert game_in(after).seal == game_in(before).seal
    assert is_genuine(game_in(after))
    assert [change.room.version for change in second.heard] == [
        *range(before.version + 1, after.version + 1)
    ]


@in_a_loop
async def test_a_host_that_is_closed_does_nothing_more() -> None:
    house = House()
    room = await house.game(seats=2)
    version = await version_of(house, room)
    await house.clock.advance(TIMING.thought / 2)
    await house.host.close()
    await house.clock.advance(100)
    assert await version_of(house, room) == version


# Rooms that end


@in_a_loop
async def test_rooms_that_nobody_uses_are_closed_and_later_deleted() -> None:
    house = House()
    room = await house.table(HOST, ANNA)
    sweep = (1800.0, 30 * DAY, YEAR)
    await house.clock.advance(1799)
    await house.host.sweep(*sweep)
    assert not (await house.host.look(room)).closed
    await house.clock.advance(2)
    await house.host.sweep(*sweep)
    entry = (await house.store.load(room))[-1]
    assert (entry.by, entry.what) == (CLOCK, Closed())
    await house.clock.advance(YEAR - 1)
    await house.host.sweep(*sweep)
    assert (await house.host.look(room)).closed
    await house.clock.advance(2)
    await house.host.sweep(*sweep)
    assert await house.store.load(room) == []
    with pytest.raises(NoSuchRoom):
        await house.host.look(room)


@in_a_loop
async def test_a_room_that_somebody_follows_stays() -> None:
    house = House()
    room, other = await house.table(HOST), await house.table(HOST)
    listener = house.heard.append
    await house.host.look(room)
    house.host.follow(room, listener, 0)
    await house.clock.advance(DAY)
    await house.host.sweep(1800, 30 * DAY, YEAR)
    assert not (await house.host.look(room)).closed
    assert (await house.host.look(other)).closed
    house.host.unfollow(room, listener)
    await house.host.sweep(1800, 30 * DAY, YEAR)
    assert (await house.host.look(room)).closed


@in_a_loop
async def test_a_game_that_goes_on_has_longer_and_its_envelope_is_opened() -> None:
    house = House()
    room = await house.game(HOST, ANNA)
    await house.play(room, lambda found: found.version > 15)
    await house.clock.advance(29 * DAY)
    await house.host.sweep(1800, 30 * DAY, YEAR)
    assert (await house.host.look(room)).playing
    await house.clock.advance(2 * DAY)
    await house.host.sweep(1800, 30 * DAY, YEAR)
    entries = await house.store.load(room)
    assert isinstance(entries[-2].what, Ended)
    assert entries[-1].what == Closed()
    assert is_genuine(game_in(await house.host.look(room)))


@in_a_loop
async def test_a_sweep_after_a_restart_finds_what_was_left() -> None:
    house = House()
    room = await house.table(HOST)
    await house.host.close()
    second = House(house)
    await second.clock.advance(DAY)
    await second.host.sweep(1800, 30 * DAY, YEAR)
    assert (await second.host.look(room)).closed


@in_a_loop
async def test_a_deleted_room_is_gone_with_its_games_and_its_timers() -> None:
    house = House()
    room = await house.game(HOST, ANNA, limit=30)
    game = game_in(await house.host.look(room)).id
    await house.host.forget(room)
    assert house.clock.waiting == 0
    assert await house.store.secret(game) is None
    with pytest.raises(NoSuchRoom):
        await house.host.do(room, HOST, do.Throw())


@in_a_loop
async def test_entries_bear_the_time_of_day() -> None:
    house = House()
    room = await house.table(HOST)
    await house.clock.advance(100)
    await house.host.do(room, HOST, do.Sit(0, "A"))
    await settle()
    times = [entry.at for entry in await house.store.load(room)]
    assert times[0] == START
    assert times[-1] == START + 100
