"""Rooms that start from a given position, and rooms stored by older versions."""

from random import Random

import msgspec
import pytest

from rapido.fair import Verdict, seal_of, verify
from rapido.record import read_position, read_text, write_position, write_text
from rapido.rooms.model import commands as do
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import AnyFact, Configured, Opened
from rapido.rooms.model.room import Room
from rapido.rooms.model.settings import Starter
from rapido.rules import ROLLS, Phase, RapidoError, Rolled, apply, legal_actions, new_game
from tests.rooms.harness import Harness, async_test
from tests.rooms.table import ANNA, HOST, Table, fold, secret_of

MIDDLE = "4,9,11/15 -/-/B46/-/-/CX1 A73:2"
TWO = "3,5/21 -/b31/-/-/A25/- B"


class TableFromPosition(Table):
    """A table whose first game starts from a position."""

    def __init__(self, position: str) -> None:
        super().__init__(read_position(position).players)
        opened = self.facts[0]
        assert isinstance(opened, Opened)
        self.facts = [msgspec.structs.replace(opened, start=position)]
        self.room = fold(self.facts)


def test_first_game_starts_within_a_turn() -> None:
    table = TableFromPosition(MIDDLE).seat(HOST, ANNA)
    assert table.room.settings.finish == 15
    table.do(HOST, do.Begin())
    game = table.room.game
    assert game is not None
    assert (game.order, game.turn) == ((0, 1, 2), 1)
    assert write_position(game.state) == MIDDLE
    assert table.room.acting_seat == 0
    assert table.room.start is None
    # The player to act can continue with the roll on the table.
    table.do(HOST, do.Place(2))
    assert table.room.game is not None
    assert write_position(table.room.game.state) == "4,9,11/15 -/-/-/A73/-/CX1 B"


@pytest.mark.parametrize("position", [MIDDLE, TWO])
def test_position_overrides_the_starter_setting(position: str) -> None:
    table = TableFromPosition(position).seat(HOST, ANNA)
    table.do(HOST, do.Configure(starter=Starter.RANDOM, youngest=1))
    table.do(HOST, do.Begin(), chance=5)
    assert table.room.game is not None
    assert table.room.game.order == tuple(range(len(table.room.seats)))
    assert write_position(table.room.game.state) == position


@pytest.mark.parametrize("position", [MIDDLE, TWO])
def test_record_contains_the_start_and_is_genuine(position: str) -> None:
    table = TableFromPosition(position).seat(HOST, ANNA)
    table.do(HOST, do.GiveWord(0, "sunshine"))
    table.do(HOST, do.Begin())
    table.act_until(lambda room: not room.playing)
    record = read_text(write_text(table.room.games[0].record())).complete_record()
    assert write_position(record.start) == position
    found = verify(
        record.start, record.moves, seal=record.seal, secret=record.secret, words=record.players
    )
    assert (found.verdict, found.rolls > 0) == (Verdict.GENUINE, True)


def test_rematch_starts_from_the_beginning() -> None:
    table = TableFromPosition(MIDDLE).seat(HOST, ANNA)
    table.do(HOST, do.Begin())
    table.do(HOST, do.Abandon())
    table.do(HOST, do.Begin())
    game = table.room.game
    assert game is not None
    assert game.state == new_game(3, 15)
    assert game.order == (1, 2, 0)
    assert table.room.games[0].record().start == read_position(MIDDLE)
    assert game.record().start == new_game(3, 15)


def test_number_of_seats_is_that_of_the_position() -> None:
    table = TableFromPosition(MIDDLE)
    with pytest.raises(RapidoError) as refused:
        table.do(HOST, do.SetSeats(4))
    assert refused.value.code == "seats_differ"
    table.do(HOST, do.SetSeats(3))
    table.seat(HOST).do(HOST, do.Begin())
    table.do(HOST, do.Abandon())
    table.do(HOST, do.SetSeats(4))  # from now on an ordinary room


REFUSED = {
    ("4,21,11/21 -/-/B46/-/-/- B!", 3): "game_over",
    ("4,9,11/21 -/-/B46/-/-/- A?:1", 3): "bad_position",
    (MIDDLE, 2): "seats_differ",
    (TWO, 6): "seats_differ",
}


@pytest.mark.parametrize(("position", "seats"), REFUSED)
@async_test
async def test_positions_without_a_player_to_act_are_refused(position: str, seats: int) -> None:
    harness = Harness()
    with pytest.raises(RapidoError) as refused:
        await harness.service.open_room(HOST, seats, read_position(position))
    assert refused.value.code == REFUSED[position, seats]


@async_test
async def test_room_with_a_start_is_loaded_in_another_process() -> None:
    harness = Harness()
    room = await harness.service.open_room(HOST, 2, read_position(TWO))
    other = Harness(harness)
    assert await other.service.get(room.id) == room
    await other.service.execute(room.id, HOST, do.Sit(0))
    await other.service.execute(room.id, ANNA, do.Sit(1))
    await other.service.execute(room.id, HOST, do.Begin())
    await harness.service.execute(room.id, ANNA, do.Throw(0))
    found = await harness.service.get(room.id)
    assert found == await Harness(harness).service.get(room.id)
    assert found.game is not None
    assert found.game.state.player == 1
    assert found.game.rolls == (0, 1)


@pytest.mark.parametrize("players", range(2, 7))
def test_any_position_of_a_game_can_be_continued(players: int) -> None:
    rng, state = Random(players), new_game(players, 9)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
            continue
        if rng.random() < 0.3:
            table = TableFromPosition(write_position(state)).seat(HOST)
            table.do(HOST, do.Begin())
            table.act_until(lambda room: not room.playing)
            assert table.room.games[0].state.winner is not None
        state = apply(state, rng.choice(legal_actions(state))).state


STORED = (
    '{"fact":"opened","host":"guest host","seats":2,"game":"game 1","seal":"SEAL"}',
    '{"fact":"configured","turn_limit":60,"spectators":false,"starter":"next","youngest":1,"finish":9}',
    '{"fact":"configured","turn_limit":60,"spectators":false,"starter":"next","youngest":1,"finish":9,"pace":"calm"}',
    '{"fact":"began","order":[1,0]}',
)
"""as written before `start` and `coach` existed"""


def test_older_facts_are_read() -> None:
    room = Room("room")
    for text in STORED:
        fact: AnyFact = msgspec.json.decode(
            text.replace("SEAL", seal_of(secret_of("game 1")).hex()), type=AnyFact
        )
        room = evolve(room, fact, 1.0).room
    assert room.settings.coach is False
    assert room.settings.finish == 9
    assert room.start is None
    assert room.game is not None
    assert room.game.record().start == new_game(2, 9)


def test_current_facts_survive_serialization() -> None:
    facts: list[AnyFact] = [
        Opened(HOST, 3, "game", "seal", MIDDLE),
        Configured(0, True, Starter.YOUNGEST, 0, 21, coach=True),  # noqa: FBT003
    ]
    for fact in facts:
        assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact


def test_host_allows_hints() -> None:
    table = Table(2).seat(HOST, ANNA)
    assert table.room.settings.coach is False
    table.do(HOST, do.Configure(coach=True))
    assert table.room.settings.coach is True
    with pytest.raises(RapidoError) as refused:
        table.do(ANNA, do.Configure(coach=False))
    assert refused.value.code == "not_host"
