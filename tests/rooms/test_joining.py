"""Seats that change hands: let in, come late, another device; and who cannot get one."""

import pytest

from rapido.rooms.model import commands as do
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.errors import DiceNotReady, NotYourSeat, SeatTaken
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.permissions import may_see
from rapido.rules import NotYourTurn, Phase
from tests.rooms.harness import Harness, async_test
from tests.rooms.table import ANNA, BEN, HOST, STRANGER, Table
from tests.rooms.test_absence import decided, presence
from tests.rooms.test_moves import is_genuine


def playing(seats: int = 3) -> Table:
    """Host on seat 0, Anna on seat 1, computer players on the others."""
    table = Table(seats).seat(HOST, ANNA)
    table.do(HOST, do.Begin())
    return table


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.room.seats]


def test_who_is_let_in_gets_the_first_open_seat() -> None:
    table = Table(3)
    table.do(HOST, do.Sit(0, "Ana", 2))
    table.do(BEN, do.Join(None, " Ben ", 4))
    table.do(STRANGER, do.Join(None, "Cleo", 2))  # the color is taken: that of the seat
    assert names(table) == ["Ana", "Ben", "Cleo"]
    assert [seat.color for seat in table.room.seats][:2] == [2, 4]
    assert len({seat.color for seat in table.room.seats}) == 3
    assert table.do(BEN, do.Join(None, "Ben", None)) == ()  # who has a seat gets no second one
    with pytest.raises(SeatTaken):
        table.do(ANNA, do.Join(None, "Dana", None))


@pytest.mark.parametrize(
    ("name", "given"), [("ana", "ana 2"), ("", ""), ("A" * 20, "A" * 20), ("Ana 2", "Ana 2")]
)
def test_name_that_is_taken_gets_a_number(name: str, given: str) -> None:
    table = Table(2)
    table.do(HOST, do.Sit(0, "Ana"))
    table.do(BEN, do.Join(None, name, None))
    assert names(table) == ["Ana", given]


def test_long_name_is_cut_for_its_number() -> None:
    table = Table(3)
    for seat, guest in enumerate((HOST, BEN, STRANGER)):
        table.do(guest, do.Join(seat, "A" * 20, None))
    assert names(table) == ["A" * 20, "A" * 18 + " 2", "A" * 18 + " 3"]


def test_latecomer_takes_the_seat_of_a_computer_player() -> None:
    table = playing().act_until(lambda room: room.acting_seat == 2)
    assert table.room.game is not None
    before = table.room.game
    table.do(BEN, do.Join(None, "Ben", 0))
    game, seat = table.room.game, table.room.seats[2]
    assert (seat.kind, seat.guest, seat.name) == (SeatKind.PERSON, BEN, "Ben")
    assert seat.color == 2  # the pieces keep their colors during a game
    assert (game.moves, game.state, game.order) == (before.moves, before.state, before.order)
    assert game.moved > before.moved  # the full time for a turn that has begun
    record = game.record()
    assert [(player.name, player.computer) for player in record.players][2] == ("Ben", "")
    # From now on nobody moves for them, until they leave like anybody else.
    with pytest.raises(NotYourTurn):
        table.do(HOST, do.Throw())
    table.do(BEN, do.Throw())
    table.do(BEN, do.Leave())
    assert table.room.seats[2].automated
    table.do(BEN, do.Return())
    assert not table.room.seats[2].automated
    table.act_until(lambda room: not room.playing)
    assert is_genuine(table.room.games[0])


def test_latecomers_only_where_the_host_allows_them() -> None:
    table = playing()
    table.do(HOST, do.SetLatecomers(allowed=False))
    assert table.room.settings.turn_limit == 0
    for seat in (None, 2):
        with pytest.raises(SeatTaken):
            table.do(BEN, do.Join(seat, "Ben", None))
    with pytest.raises(SeatTaken):  # a person's seat is never joined, whoever agrees
        table.do(BEN, do.Join(1, "Ben", None))
    table.do(HOST, do.SetLatecomers(allowed=True))
    table.do(BEN, do.Join(2, "Ben", None))


def test_seat_moves_to_another_device_and_back() -> None:
    table = playing().act_until(
        lambda room: (
            room.acting_seat == 1
            and room.game is not None
            and room.game.state.phase is Phase.DECIDE
        )
    )
    table.do(BEN, do.MoveSeat(1, ANNA))
    seat = table.room.seats[1]
    assert (seat.guest, seat.former) == (BEN, ANNA)
    with pytest.raises(NotYourTurn):
        table.do(ANNA, do.Place(0))
    table.do(BEN, do.Throw())
    table.do(ANNA, do.TakeBack(1))
    assert (table.room.seats[1].guest, table.room.seats[1].former) == (ANNA, "")
    # It was borrowed once: the other device cannot take it again.
    for command in (do.TakeBack(1), do.MoveSeat(1, BEN)):
        with pytest.raises(NotYourSeat):
            table.do(BEN, command)
    table.act_until(lambda room: not room.playing)
    assert is_genuine(table.room.games[0])


def test_nobody_takes_a_seat_that_was_not_theirs() -> None:
    table = playing()
    for command in (do.TakeBack(1), do.MoveSeat(1, HOST), do.MoveSeat(2, ANNA), do.MoveSeat(2, "")):
        with pytest.raises(NotYourSeat):
            table.do(STRANGER, command)


def test_host_goes_with_the_only_seat() -> None:
    table = playing()
    table.do(BEN, do.MoveSeat(0, HOST))
    assert table.room.host == BEN
    table.do(HOST, do.TakeBack(0))
    assert table.room.host == HOST
    shared = Table(3).seat(HOST, HOST, ANNA)  # two people on the host's device
    shared.do(BEN, do.MoveSeat(0, HOST))
    assert shared.room.host == HOST


def test_host_who_was_replaced_may_take_the_room_back_on_the_new_device() -> None:
    table = Table(3).seat(HOST, ANNA, STRANGER)
    decided(table, CLOCK, do.ReplaceHost(HOST), presence(ANNA, STRANGER, host=60))
    assert (table.room.host, table.room.former_hosts) == (ANNA, (HOST,))
    table.do(BEN, do.MoveSeat(0, HOST))
    assert table.room.former_hosts == (BEN,)
    table.do(BEN, do.TakeHost())
    assert table.room.host == BEN


def test_who_stood_in_stops_when_the_seat_moves() -> None:
    table = playing().act_until(lambda room: room.acting_seat == 1)
    table.do(CLOCK, do.StandIn(1))
    table.do(BEN, do.MoveSeat(1, ANNA))
    assert not table.room.seats[1].automated
    table.do(BEN, do.Throw())


def test_moved_seat_leaves_no_word_behind_between_games() -> None:
    table = Table(2).seat(HOST, ANNA)
    table.commit(ANNA, 1, "luck")
    table.do(BEN, do.MoveSeat(1, ANNA))
    assert table.room.seats[1].commitment == ""  # the new device does not know what is in it
    table.commit(BEN, 1, "sun")
    table.do(HOST, do.Begin())
    table.reveal(BEN, 1, "sun")
    table.act_until(lambda room: not room.playing)
    assert is_genuine(table.room.games[0])


def test_no_seat_moves_while_commitments_are_opened() -> None:
    table = Table(2).seat(HOST, ANNA)
    table.commit(ANNA, 1, "luck")
    table.do(HOST, do.Begin())
    with pytest.raises(DiceNotReady):
        table.do(BEN, do.MoveSeat(1, ANNA))
    table.reveal(ANNA, 1, "luck")
    table.do(BEN, do.MoveSeat(1, ANNA))
    table.act_until(lambda room: not room.playing)
    record = table.room.games[0].record()
    assert record.players[1].word == "luck"  # what Anna added still counts
    assert is_genuine(table.room.games[0])


def test_former_device_may_see_a_room_without_spectators() -> None:
    table = Table(2).seat(HOST, ANNA)
    table.do(HOST, do.Configure(spectators=False))
    table.do(BEN, do.MoveSeat(1, ANNA))
    assert may_see(table.room, ANNA)
    assert not may_see(table.room, STRANGER)
    table.do(BEN, do.Stand(1))
    table.do(STRANGER, do.Sit(1))
    assert not may_see(table.room, ANNA)


def test_room_is_found_the_next_evening_as_it_was() -> None:
    table = Table(3).seat(HOST, ANNA)
    table.do(HOST, do.Sit(0, "Ana", 5))
    table.do(HOST, do.Configure(60, finish=9))
    table.do(HOST, do.Begin())
    table.do(CLOCK, do.Close())
    seats, settings = table.room.seats, table.room.settings
    table.do(ANNA, do.Reopen())
    assert (table.room.seats, table.room.settings, table.room.host) == (seats, settings, HOST)
    table.do(HOST, do.Begin())
    assert table.room.playing


@async_test
async def test_computer_that_was_thinking_does_not_move_for_the_latecomer() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, seats=3)
    await harness.play(room, lambda found: found.acting_seat == 2)
    harness.bots.ready.clear()
    await harness.clock.advance(0.5)
    assert harness.bots.asked
    await harness.service.execute(room, BEN, do.Join(2, "Ben", None))
    version = (await harness.service.get(room)).version
    harness.bots.ready.set()
    await harness.clock.advance(10)
    assert (await harness.service.get(room)).version == version
    await harness.service.execute(room, BEN, do.Throw())
