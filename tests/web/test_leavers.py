"""Whoever closes the page, and whenever: the others go on, and the one who returns plays again.

Four people and a computer player at one table. Each of the four leaves at each moment of a game and
its rematch; the others must go on within a minute and two taps each. Nobody has a turn limit.
"""

import os
from collections.abc import Awaitable, Callable

import pytest

from rapido.fair import SealedDice
from rapido.rooms.model.facts import HostPassed, StoodIn
from rapido.rooms.model.presence import ROUNDING
from rapido.rooms.model.room import Room
from rapido.rules import Phase, Rolled, Throw, apply, legal_actions
from tests.rooms.harness import OPTIONS, async_test, game_in
from tests.web.evening import Evening, Person

NAMES = ("Ana", "Ben", "Cleo", "Dan")
Moment = Callable[[Evening, Person], Awaitable[None]]


def acts(evening: Evening, person: Person) -> Callable[[Room], bool]:
    """Whether it is the turn of this person."""
    seat = evening.people.index(person)
    return lambda room: room.acting_seat == seat


async def begin(evening: Evening) -> None:
    await evening.people[0].do("begin")


async def play_to_the_end(evening: Evening) -> None:
    await evening.act_until(lambda room: not room.playing)


async def lobby(_evening: Evening, _leaver: Person) -> None:
    """Everybody is seated; nothing else has happened."""


async def before_the_first_roll(evening: Evening, _leaver: Person) -> None:
    await begin(evening)


async def own_turn_before_the_roll(evening: Evening, leaver: Person) -> None:
    await begin(evening)
    mine = acts(evening, leaver)
    await evening.act_until(lambda room: mine(room) and game_in(room).state.phase is Phase.ROLL)


async def own_turn_before_the_choice(evening: Evening, leaver: Person) -> None:
    await begin(evening)
    mine = acts(evening, leaver)
    await evening.act_until(lambda room: mine(room) and game_in(room).state.phase is Phase.DECIDE)


async def turn_of_somebody_else(evening: Evening, leaver: Person) -> None:
    await begin(evening)
    other = evening.people[(evening.people.index(leaver) + 1) % len(evening.people)]
    await evening.act_until(acts(evening, other))


async def while_a_computer_player_moves(evening: Evening, _leaver: Person) -> None:
    await begin(evening)
    await evening.act_until(lambda room: room.acting_seat == len(evening.people))
    await evening.advance(OPTIONS.bot_delay / 2)


async def last_move(evening: Evening, _leaver: Person) -> None:
    await begin(evening)
    await evening.act_until(lambda room: wins_next(evening, room))


async def end_of_the_game(evening: Evening, _leaver: Person) -> None:
    await begin(evening)
    await play_to_the_end(evening)


async def half_agreed(evening: Evening, leaver: Person) -> None:
    """The leaver and the one after have agreed."""
    await end_of_the_game(evening, leaver)
    number = evening.people.index(leaver)
    for each in (leaver, evening.people[(number + 1) % len(evening.people)]):
        await each.do("proposerematch")


async def rematch(evening: Evening, leaver: Person) -> None:
    await end_of_the_game(evening, leaver)
    for each in evening.people:
        await each.do("proposerematch")
    assert (await evening.stored()).playing
    await evening.act_until(lambda room: game_in(room).turn > 2)


MOMENTS: tuple[Moment, ...] = (
    lobby,
    before_the_first_roll,
    own_turn_before_the_roll,
    own_turn_before_the_choice,
    turn_of_somebody_else,
    while_a_computer_player_moves,
    last_move,
    end_of_the_game,
    half_agreed,
    rematch,
)


def wins_next(evening: Evening, room: Room) -> bool:
    """Whether the next move, as everybody here makes it, ends the game."""
    game = game_in(room)
    action = legal_actions(game.state)[-1]
    state, _ = apply(game.state, action)
    if isinstance(action, Throw):
        dice = SealedDice.mixed(evening.store.secrets[game.id], game.seats)
        player = game.state.player
        state, _ = apply(state, Rolled(dice.roll(player, game.rolls[player] + 1)))
    return state.phase is Phase.OVER


async def go_on(evening: Evening) -> None:
    """Do what the others can do, until a game is running in which nobody waits for a dead seat."""
    began = evening.clock.now()
    others = [person for person in evening.people if person.connected]
    for person in others:
        person.taps = 0
    room = await evening.stored()
    if not room.playing and not room.games:
        if not any(person.guest == room.host for person in others):
            await evening.advance(OPTIONS.host_absence_timeout + ROUNDING)
            room = await evening.stored()
        (host,) = [person for person in others if person.guest == room.host]
        await host.tap("begin")
    elif not room.playing:
        agreed = others[0].view["rematch"]
        for person in others:
            if person.public not in agreed:
                await person.tap("proposerematch")
    else:
        await evening.act_until(lambda room: nobody_here_acts(evening, room) or not room.playing)
    left = began + OPTIONS.absence_timeout + ROUNDING - evening.clock.now()
    await evening.advance(max(0.0, left))
    room = await evening.stored()
    gone = [n for n, seat in enumerate(room.seats) if is_gone(evening, room, n) and not seat.away]
    if room.playing and gone:
        await others[0].tap("requeststandin", seat=gone[0])
    assert evening.clock.now() - began <= 60.01
    assert max(person.taps for person in others) <= 2


def is_gone(evening: Evening, room: Room, number: int) -> bool:
    return any(p.guest == room.seats[number].guest and not p.connected for p in evening.people)


def nobody_here_acts(evening: Evening, room: Room) -> bool:
    number = room.acting_seat
    return number is not None and is_gone(evening, room, number)


ALL = bool(os.environ.get("RAPIDO_TEST_LEAVERS"))
"""everything with one, two and three processes; otherwise they alternate"""


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
@pytest.mark.parametrize("leaver", NAMES)
@async_test
async def test_others_go_on_and_the_seat_is_kept(leaver: str, moment: Moment) -> None:
    chosen = (NAMES.index(leaver) + MOMENTS.index(moment)) % 2 + 1
    for processes in (1, 2, 3) if ALL else (chosen,):
        evening = Evening(*NAMES, processes=processes)
        await evening.sit(computers=1)
        person = next(each for each in evening.people if each.name == leaver)
        await moment(evening, person)
        await check(evening, person)
        await evening.close()


@pytest.mark.parametrize("leaver", ["Ana", "Ben"])
@async_test
async def test_choice_of_a_pair(leaver: str) -> None:
    """Only two players have two pairs to choose from."""
    evening = Evening("Ana", "Ben", processes=2)
    await evening.sit(finish=30)
    person = next(each for each in evening.people if each.name == leaver)
    await begin(evening)
    mine = acts(evening, person)
    await evening.act_until(lambda room: mine(room) and len(legal_actions(game_in(room).state)) > 1)
    await check(evening, person)


async def check(evening: Evening, leaver: Person) -> None:
    host = (await evening.stored()).host
    await leaver.close()
    while (await evening.stored()).playing and not nobody_here_acts(
        evening, await evening.stored()
    ):
        assert await evening.act()
    await go_on(evening)
    turn = game_in(await evening.stored()).turn
    players = len((await evening.stored()).seats)
    # A whole round is played, with the stand-in; or the game is over.
    await evening.act_until(lambda room: not room.playing or game_in(room).turn > turn + players)
    if not (await evening.stored()).playing:
        await go_on(evening)
    assert any(isinstance(entry.fact, StoodIn) for entry in await evening.store.load(evening.room))
    await evening.advance(OPTIONS.host_absence_timeout)

    others = [process for process in evening.processes if process is not leaver.process]
    await leaver.open(*others[:1])
    room = await evening.stored()
    seat = room.seats[evening.people.index(leaver)]
    assert (seat.guest, seat.name, seat.away) == (leaver.guest, leaver.name, False)
    if leaver.guest == host:
        assert room.host != host
        passed = [
            e for e in await evening.store.load(evening.room) if isinstance(e.fact, HostPassed)
        ]
        assert len(passed) == 1
        await leaver.tap("takehost")
        assert (await evening.stored()).host == host
    await evening.act_until(lambda room: acts(evening, leaver)(room) or not room.playing)
    if (await evening.stored()).playing:
        await evening.act()
