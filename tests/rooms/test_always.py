"""Invariants of a room under arbitrary commands.

1. The version is the number of facts, and replaying them gives the same room.
2. Facts survive serialization.
3. There is one host, who is a guest; two to six seats; colors and names are unique.
4. A person's seat has a guest, a computer player's has a player, an open one has neither.
5. A room contains no secret before the game has ended; afterwards it matches the seal.
6. Each ended game is genuine, and its record survives both formats.
7. A closed room never changes, unless it is opened again.
8. Nobody sees what opens a commitment before the game has ended.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rapido.fair import seal_of
from rapido.record import read_json, read_text, write_json, write_text
from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand, ClockCommand
from rapido.rooms.model.context import CLOCK, COMPUTER
from rapido.rooms.model.errors import RoomClosed
from rapido.rooms.model.facts import AnyFact, SeatKind
from rapido.rooms.model.settings import TURN_LIMITS, Pace, Starter
from rapido.rules import RapidoError
from rapido.web.view.room import room_view
from tests.rooms.table import ANNA, BEN, HOST, STRANGER, Table, fold, opening, salt_of, secret_of
from tests.rooms.test_moves import is_genuine

PEOPLE = (HOST, ANNA, BEN, STRANGER)

seats = st.integers(-1, 6)
texts = st.sampled_from(["", " ", "Ada", "Bob", " Ada ", "é", "e\u0301", "\u202e", "a\nb"])
colors = st.none() | st.integers(0, 5)
bots = st.sampled_from(["heuristic", "uniform", "unknown"])
moves: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(do.Throw, st.integers(0, 1)), st.builds(do.Place, st.integers(0, 5))
)
commands: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(do.Sit, seats, texts, colors),
    st.builds(do.Sit, seats, texts, colors),
    st.builds(do.Stand, seats),
    st.builds(do.SetSeat, seats, st.sampled_from(SeatKind), bots),
    st.builds(do.SetSeats, st.integers(2, 6)),
    st.builds(
        do.Configure,
        st.sampled_from((*TURN_LIMITS, 7)),
        st.booleans(),
        st.sampled_from(Starter),
        seats,
        st.integers(1, 6),
        st.sampled_from(Pace),
    ),
    st.builds(do.GiveWord, seats, texts),
    st.builds(do.CommitWords, st.just((do.SeatCommitment(1, "c" * 64),))),
    st.builds(do.RevealWords, st.tuples(st.builds(opening, seats, st.just("luck")))),
    st.just(do.Begin()),
    st.just(do.Begin()),
    moves,
    st.just(do.Return()),
    st.just(do.Leave()),
    st.builds(do.PassHost, seats),
    st.builds(do.TakeBack, seats),
    st.builds(do.SetLatecomers, st.booleans()),
    st.just(do.Reopen()),
    st.just(do.Abandon()),
)
by_words = st.tuples(
    st.sampled_from((Table.commit, Table.commit, Table.reveal)),
    st.sampled_from(PEOPLE),
    st.integers(0, 2),
    st.sampled_from(("", "luck")),
)
by_guests = st.tuples(st.sampled_from(PEOPLE), commands)
by_host = st.tuples(st.just(HOST), commands)
by_computer = st.tuples(st.just(COMPUTER), moves)
by_clock: st.SearchStrategy[tuple[str, AnyCommand | ClockCommand]] = st.tuples(
    st.just(CLOCK),
    st.builds(do.StandIn, seats)
    | st.builds(do.EndReveal, st.sampled_from(("game 1", "game 2", "game 3"))),
)
by_server = st.tuples(
    st.sampled_from(PEOPLE),
    st.builds(do.Join, st.none() | seats, texts, colors)
    | st.builds(do.MoveSeat, seats, st.sampled_from(PEOPLE)),
)
"""what the server does for a guest when somebody has agreed to it"""
played_on = st.integers(1, 60)
"""a number of moves by the player to act"""
steps = st.lists(
    st.one_of(by_guests, by_host, by_computer, by_clock, by_words, by_server, played_on),
    max_size=40,
)


WORDS = [(seat, word) for seat in range(3) for word in ("", "luck")]


def check(table: Table) -> None:
    """Check invariants 1 to 5 and 8."""
    room = table.room
    assert room.version == len(table.facts)
    assert room.host in PEOPLE
    assert 2 <= len(room.seats) <= 6
    assert len({seat.color for seat in room.seats}) == len(room.seats)
    assert all(0 <= seat.color <= 5 for seat in room.seats)
    named = [seat.name for seat in room.seats if seat.name]
    assert len(set(named)) == len(named)
    for seat in room.seats:
        assert (seat.kind is SeatKind.PERSON) == (seat.guest in PEOPLE)
        assert (seat.kind is SeatKind.COMPUTER) == bool(seat.bot)
        assert not seat.away or seat.kind is SeatKind.PERSON
    text = repr(room)
    ended = {game.id for game in room.games}
    for number in range(1, len(room.games) + 3):
        secret = secret_of(f"game {number}")
        assert (secret.hex() in text) == (f"game {number}" in ended)
        assert repr(secret) not in text
    if room.playing:
        shown = msgspec.json.encode((room_view(room), room.game and write_json(room.game.record())))
        assert not any(salt_of(seat, word).hex().encode() in shown for seat, word in WORDS)
    assert room.next_seal == seal_of(secret_of(room.next_game)).hex() or room.playing


def take(table: Table, step: tuple[Any, ...] | int) -> None:
    if isinstance(step, int):
        for _ in range(step if table.room.playing else 0):
            if table.room.acting_seat is not None:
                table.act()
    elif callable(step[0]):
        step[0](table, *step[1:])
    else:
        table.do(*step)


@settings(max_examples=150)
@given(seats=st.integers(2, 6), steps=steps, full=st.booleans())
def test_arbitrary_commands(seats: int, steps: list[tuple[Any, ...] | int], *, full: bool) -> None:
    table = Table(seats)
    if full:
        table.seat(HOST, ANNA)
    for step in steps:
        before, known = table.room, list(table.facts)
        try:
            take(table, step)
        except RapidoError:
            assert table.room == before
            assert table.facts == known
        check(table)
    if not table.room.closed:
        table.do(CLOCK, do.Close())
        check(table)
    for command in (do.Sit(0), do.Leave(), do.Close()):
        with pytest.raises(RoomClosed):
            table.do(HOST, command)
    written = msgspec.json.encode(table.facts)
    assert fold(msgspec.json.decode(written, type=list[AnyFact]), table.times) == table.room
    for game in table.room.games:
        assert is_genuine(game)
        record = game.record()
        assert read_text(write_text(record)).complete_record() == record
        assert read_json(write_json(record)).complete_record() == record


@settings(max_examples=25)
@given(st.integers(2, 6), st.integers(1, 21), st.data())
def test_whole_games_with_players_leaving_and_returning(
    seats: int, finish: int, data: st.DataObject
) -> None:
    table = Table(seats).seat(HOST, ANNA, *[BEN][: seats - 2])
    table.do(HOST, do.Configure(30, finish=finish))
    table.do(ANNA, do.GiveWord(1, data.draw(st.sampled_from(["", "luck"]))))
    if data.draw(st.booleans()):
        table.commit(HOST, 0, "luck")
        table.do(HOST, do.Begin())
        if data.draw(st.booleans()):
            table.reveal(HOST, 0, "luck")
        else:
            table.do(CLOCK, do.EndReveal("game 1"))
    else:
        table.do(HOST, do.Begin())
    while table.room.playing:
        turn = data.draw(st.integers(0, 9))
        number = table.room.acting_seat
        assert number is not None
        if turn == 0:
            table.do(CLOCK, do.StandIn(number))
        elif turn == 1:
            table.do(ANNA, do.Return())
        for _ in range(20):
            if table.room.playing:
                table.act()
    check(table)
    assert is_genuine(table.room.games[0])
