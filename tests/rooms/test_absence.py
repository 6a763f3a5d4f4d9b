"""Decisions when people are disconnected: stand-ins by tap, another host, rematch, limit."""

import pytest

from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand, ClockCommand
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.decide import decide
from rapido.rooms.model.errors import (
    BadSetting,
    GameRunning,
    NoSuchSeat,
    NotAbsent,
    NotHost,
    NotSeated,
    SeatsOpen,
    TooEarly,
)
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import (
    AnyFact,
    Began,
    Configured,
    HostPassed,
    RematchAgreed,
    RematchEnded,
    Returned,
    SeatKind,
    StoodIn,
)
from rapido.rooms.model.permissions import may_see
from rapido.rooms.model.presence import Connected, Presence
from rapido.rules import NoGame, RapidoError
from tests.rooms.harness import game_in
from tests.rooms.table import ANNA, BEN, HOST, STRANGER, Table

NOW = 1000.0
CLEO = "guest cleo"


def presence(*connected: str, **absent: float) -> Presence:
    """Say who is connected, and for how many seconds the others, by their last word, are not."""
    guests = {guest.split()[-1]: guest for guest in (HOST, ANNA, BEN, CLEO)}
    since = {guests[name]: NOW - seconds for name, seconds in absent.items()}
    return Presence(Connected(frozenset(connected), frozenset(connected), since), 30, 60)


def decided(
    table: Table, guest: str, command: AnyCommand | ClockCommand, known: Presence
) -> tuple[AnyFact, ...]:
    """Execute a command and return its facts."""
    changes = decide(table.room, command, guest, table.context(), NOW, known)
    for change in changes:
        table.room = evolve(table.room, change.fact, NOW).room
    return tuple(change.fact for change in changes)


def game(*guests: str, seats: int = 3) -> Table:
    table = Table(seats).seat(*guests)
    table.do(HOST, do.Begin())
    return table


def ended(*guests: str, seats: int = 3) -> Table:
    table = game(*guests, seats=seats)
    table.do(HOST, do.Abandon())
    return table


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_stand_in_at_any_moment_and_with_any_limit(seat: int) -> None:
    for limit in (0, 30, 259_200):
        table = Table(3).seat(HOST, ANNA, BEN)
        table.do(HOST, do.Configure(limit))
        table.do(HOST, do.Begin())
        gone = (HOST, ANNA, BEN)[seat]
        asking = (HOST, ANNA, BEN)[seat - 1]
        known = presence(asking, **{gone.split()[-1]: 30})
        assert decided(table, asking, do.RequestStandIn(seat), known) == (
            StoodIn(seat, absent=True),
        )
        # Somebody else has tapped, too.
        assert decided(table, asking, do.RequestStandIn(seat), known) == ()


def test_all_seats_of_a_device() -> None:
    table = game(ANNA, HOST, ANNA, seats=4)
    facts = decided(table, HOST, do.RequestStandIn(2), presence(HOST, anna=31))
    assert facts == (StoodIn(0, absent=True), StoodIn(2, absent=True))
    assert decided(table, CLOCK, do.EndStandIn(ANNA), presence(HOST, ANNA)) == (
        Returned(0),
        Returned(2),
    )
    assert decided(table, CLOCK, do.EndStandIn(ANNA), presence(HOST, ANNA)) == ()


@pytest.mark.parametrize(
    ("guest", "seat", "absent", "error"),
    [
        (HOST, 1, {"anna": 29.9}, TooEarly),
        (HOST, 1, {}, NotAbsent),
        (HOST, 0, {"anna": 99}, NotAbsent),
        (HOST, 2, {"anna": 99}, NoSuchSeat),
        (HOST, 5, {"anna": 99}, NoSuchSeat),
        (STRANGER, 1, {"anna": 99}, NotSeated),
    ],
)
def test_refused_stand_ins(
    guest: str, seat: int, absent: dict[str, float], error: type[RapidoError]
) -> None:
    table = game(HOST, ANNA)
    with pytest.raises(error) as caught:
        decided(table, guest, do.RequestStandIn(seat), presence(guest, **absent))
    assert "30" in str(caught.value) or error is not TooEarly


def test_no_stand_in_between_games() -> None:
    with pytest.raises(NoGame):
        decided(ended(HOST, ANNA), HOST, do.RequestStandIn(1), presence(HOST, anna=99))


def test_who_left_on_purpose_or_missed_the_limit_takes_the_seat_back() -> None:
    table = game(HOST, ANNA, BEN)
    table.do(ANNA, do.Leave())
    table.do(CLOCK, do.StandIn(0))
    for guest in (HOST, ANNA):
        assert decided(table, CLOCK, do.EndStandIn(guest), presence(HOST, ANNA)) == ()
    assert table.do(HOST, do.Return()) == (Returned(0),)


def test_limit_of_somebody_who_is_gone() -> None:
    table = game(HOST, ANNA)
    known = presence(ANNA, host=45)
    assert decided(table, CLOCK, do.StandIn(0), known) == (StoodIn(0, absent=True),)
    # To leave on purpose is another matter.
    assert decided(table, HOST, do.Leave(), presence(HOST, ANNA))[0] == StoodIn(0)
    assert decided(table, CLOCK, do.EndStandIn(HOST), presence(HOST)) == ()


def test_next_person_around_the_table_is_host() -> None:
    for known, heir in [
        (presence(HOST, ANNA, BEN, CLEO), ""),
        (presence(ANNA, BEN, CLEO, host=59.9), ""),
        (presence(ANNA, BEN, CLEO, host=60), BEN),
        (presence(ANNA, CLEO, host=60, ben=5), CLEO),
        (presence(ANNA, host=60, ben=5, cleo=5), ANNA),
        (presence(STRANGER, host=99, anna=99, ben=99, cleo=99), ""),
    ]:
        table = Table(4).seat(ANNA, HOST, BEN, CLEO)
        facts = decided(table, CLOCK, do.ReplaceHost(HOST), known)
        assert facts == ((HostPassed(heir, absent=HOST),) if heir else ())
        assert decided(table, CLOCK, do.ReplaceHost(HOST), known) == ()  # exactly once


def test_somebody_who_does_not_react_is_the_last_choice() -> None:
    table = game(HOST, ANNA, BEN)
    table.do(HOST, do.Throw())
    table.act_until(lambda room: room.acting_seat == 1)
    table.do(CLOCK, do.StandIn(1))
    facts = decided(table, CLOCK, do.ReplaceHost(HOST), presence(ANNA, BEN, host=60))
    assert facts == (HostPassed(BEN, absent=HOST),)


def test_former_hosts_take_the_room_back() -> None:
    table = Table(3).seat(HOST, ANNA, BEN)
    table.do(HOST, do.Configure(spectators=False))
    decided(table, CLOCK, do.ReplaceHost(HOST), presence(ANNA, BEN, host=60))
    decided(table, CLOCK, do.ReplaceHost(ANNA), presence(BEN, host=200, anna=60))
    assert (table.room.host, table.room.former_hosts) == (BEN, (HOST, ANNA))
    with pytest.raises(NotHost):
        table.do(STRANGER, do.TakeHost())
    table.do(ANNA, do.TakeHost())
    assert (table.room.host, table.room.former_hosts) == (ANNA, (HOST,))
    table.do(HOST, do.TakeHost())
    assert (table.room.host, table.room.former_hosts) == (HOST, ())
    assert table.do(HOST, do.TakeHost()) == ()
    with pytest.raises(NotHost):
        table.do(ANNA, do.TakeHost())


def test_former_host_without_a_seat_may_still_see_the_room() -> None:
    table = Table(2).seat(ANNA, BEN)
    table.do(HOST, do.Configure(spectators=False))
    decided(table, CLOCK, do.ReplaceHost(HOST), presence(ANNA, BEN, host=60))
    assert table.room.host == ANNA
    assert may_see(table.room, HOST)
    assert not may_see(table.room, STRANGER)
    assert table.do(HOST, do.TakeHost()) == (HostPassed(HOST),)


def test_who_gave_up_the_seat_has_no_claim() -> None:
    table = Table(2).seat(HOST, ANNA)
    decided(table, CLOCK, do.ReplaceHost(HOST), presence(ANNA, host=60))
    table.do(HOST, do.Leave())
    assert table.room.former_hosts == ()


def test_rematch_when_all_who_are_here_agree() -> None:
    table = ended(HOST, ANNA, BEN)
    here = presence(HOST, ANNA, BEN)
    assert decided(table, ANNA, do.ProposeRematch(), here) == (RematchAgreed(ANNA),)
    assert decided(table, ANNA, do.ProposeRematch(), here) == ()
    assert decided(table, BEN, do.ProposeRematch(), here) == (RematchAgreed(BEN),)
    # The starter rotates.
    assert decided(table, HOST, do.ProposeRematch(), here) == (
        RematchAgreed(HOST),
        Began((1, 2, 0)),
    )
    assert table.room.rematch == ()


def test_one_tap_is_enough_if_there_is_nobody_to_ask() -> None:
    for guests, known in [
        ((HOST,), presence(HOST)),
        ((HOST, HOST, HOST), presence(HOST)),
        ((HOST, ANNA), presence(HOST, anna=30)),
    ]:
        facts = decided(ended(*guests), HOST, do.ProposeRematch(), known)
        assert isinstance(facts[-1], Began)


def test_rematch_does_not_wait_for_somebody_who_is_gone() -> None:
    table = ended(HOST, ANNA, BEN)
    last = game_in(table.room).id
    decided(table, HOST, do.ProposeRematch(), presence(HOST, ANNA, ben=3))
    decided(table, ANNA, do.ProposeRematch(), presence(HOST, ANNA, ben=4))
    begin = do.BeginRematch(last)
    assert decided(table, CLOCK, begin, presence(HOST, ANNA, ben=29)) == ()
    assert decided(table, CLOCK, begin, presence(HOST, ANNA, BEN)) == ()
    assert decided(table, CLOCK, do.BeginRematch("another"), presence(HOST, ANNA, ben=30)) == ()
    known = presence(HOST, ANNA, ben=30)
    assert decided(table, CLOCK, begin, known) == (Began((1, 2, 0)),)
    assert decided(table, CLOCK, begin, known) == ()
    # The seat keeps its name, and a computer player may stand in at once.
    assert table.room.seats[2].guest == BEN
    assert decided(table, ANNA, do.RequestStandIn(2), known) == (StoodIn(2, absent=True),)


def test_rematch_does_not_wait_for_those_who_were_away_already() -> None:
    table = game(HOST, ANNA, BEN)
    table.do(ANNA, do.Leave())
    table.do(HOST, do.Abandon())
    here = presence(HOST, ANNA, BEN)
    decided(table, HOST, do.ProposeRematch(), here)
    agreed = decided(table, BEN, do.ProposeRematch(), here)
    assert isinstance(agreed[-1], Began)


def test_who_agrees_is_back() -> None:
    table = game(HOST, ANNA)
    table.do(ANNA, do.Leave())
    table.do(HOST, do.Abandon())
    facts = decided(table, ANNA, do.ProposeRematch(), presence(HOST, ANNA))
    assert facts == (Returned(1), RematchAgreed(ANNA))


def test_proposal_is_declined_or_withdrawn() -> None:
    here = presence(HOST, ANNA, BEN)
    for guest in (HOST, ANNA):
        table = ended(HOST, ANNA, BEN)
        assert decided(table, guest, do.DeclineRematch(), here) == ()
        decided(table, HOST, do.ProposeRematch(), here)
        assert decided(table, guest, do.DeclineRematch(), here) == (RematchEnded(guest),)
        assert table.room.rematch == ()
        with pytest.raises(NotSeated):
            decided(table, STRANGER, do.DeclineRematch(), here)


def test_refused_proposals() -> None:
    here = presence(HOST, ANNA)
    for table, guest, error in [
        (Table(2).seat(HOST, ANNA), HOST, NoGame),
        (game(HOST, ANNA), HOST, GameRunning),
        (ended(HOST, ANNA), STRANGER, NotSeated),
    ]:
        with pytest.raises(error):
            decided(table, guest, do.ProposeRematch(), here)
    table = ended(HOST, ANNA)
    table.do(HOST, do.SetSeat(2, SeatKind.OPEN))
    with pytest.raises(SeatsOpen):
        decided(table, ANNA, do.ProposeRematch(), here)


def test_other_people_have_not_agreed() -> None:
    table = ended(HOST, ANNA, BEN)
    decided(table, ANNA, do.ProposeRematch(), presence(HOST, ANNA, BEN))
    table.do(BEN, do.Sit(2, "Ben"))  # only another name
    assert table.room.rematch == (ANNA,)
    table.do(BEN, do.Stand(2))
    assert table.room.rematch == ()


def test_host_begins_as_before() -> None:
    table = ended(HOST, ANNA)
    decided(table, ANNA, do.ProposeRematch(), presence(HOST, ANNA))
    table.do(HOST, do.Begin())
    assert (table.room.playing, table.room.rematch) == (True, ())


def test_limit_changes_during_a_game() -> None:
    table = game(HOST, ANNA)
    began = game_in(table.room).moved
    (fact,) = table.do(HOST, do.SetTurnLimit(60))
    assert isinstance(fact, Configured)
    assert table.room.settings.turn_limit == 60
    assert game_in(table.room).moved > began  # nobody loses time that was not limited
    assert table.do(HOST, do.SetTurnLimit(60)) == ()
    table.do(HOST, do.SetTurnLimit(0))
    assert table.room.settings.turn_limit == 0
    with pytest.raises(NotHost):
        table.do(ANNA, do.SetTurnLimit(30))
    with pytest.raises(BadSetting):
        table.do(HOST, do.SetTurnLimit(31))
    with pytest.raises(GameRunning):
        table.do(HOST, do.Configure(30))
