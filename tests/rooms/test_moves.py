"""Moves, dice and envelopes; players who leave a game and return."""

from dataclasses import replace
from typing import NoReturn

import pytest

from rapido.fair import SealedDice, Verdict, verify
from rapido.record import letter_of, write_faces
from rapido.rooms.model import commands as do
from rapido.rooms.model.context import CLOCK, COMPUTER
from rapido.rooms.model.decide import decide
from rapido.rooms.model.facts import Ended, HostPassed, Played, Returned, SeatKind, StoodIn
from rapido.rooms.model.room import Game
from rapido.rules import FieldOccupied, NotYourTurn, Phase, RapidoError, Roll, Rolled
from tests.rooms.table import ANNA, BEN, HOST, Table, secret_of


def playing(*guests: str, seats: int = 3, finish: int = 21) -> Table:
    table = Table(seats).seat(*guests)
    table.do(HOST, do.Configure(finish=finish))
    table.do(HOST, do.Begin())
    return table


def game_of(table: Table) -> Game:
    assert table.room.game is not None
    return table.room.game


def is_genuine(game: Game) -> bool:
    """Verify a game from its record."""
    record = game.record()
    check = verify(
        record.start, record.moves, seal=record.seal, secret=record.secret, words=record.players
    )
    return check.verdict is Verdict.GENUINE


class NoDice(SealedDice):
    """Dice that must not be used."""

    def roll(self, seat: int, number: int) -> NoReturn:
        raise AssertionError((seat, number))


@pytest.mark.parametrize("youngest", range(3))
def test_dice_are_determined_by_envelope_player_and_number(youngest: int) -> None:
    table = Table(3).seat(HOST, ANNA, BEN)
    for seat, guest in enumerate((HOST, ANNA, BEN)):
        table.do(guest, do.GiveWord(seat, f"word {seat}"))
    table.do(HOST, do.Configure(youngest=youngest))
    table.do(HOST, do.Begin())
    words = [f"word {(youngest + player) % 3}" for player in range(3)]
    dice = SealedDice.of(secret_of("game 1"), words)
    rolled = [0, 0, 0]
    for _ in range(60):
        player, thrower = game_of(table).state.player, table.room.acting_seat
        assert thrower == (youngest + player) % 3
        fact = table.act()[0]
        assert isinstance(fact, Played)
        if not fact.token.startswith("@"):
            rolled[player] += 1
            assert fact.token == letter_of(player) + write_faces(dice.roll(player, rolled[player]))
    assert game_of(table).rolls == tuple(rolled)
    assert min(rolled) > 5


@pytest.mark.parametrize("command", [do.Throw(1), do.Place(3)])
def test_illegal_throw_uses_no_dice(command: do.Throw | do.Place) -> None:
    table = playing(HOST, ANNA)
    before = replace(table.context(), dice=NoDice(b"", b""))
    with pytest.raises(RapidoError) as refusal:
        decide(table.room, command, HOST, before, 0.0)
    assert refusal.value.code in {"no_such_pair", "roll_first"}
    with pytest.raises(AssertionError):
        decide(table.room, do.Throw(), HOST, before, 0.0)


def test_throw_out_of_turn_uses_no_dice() -> None:
    table = playing(HOST, ANNA)
    with pytest.raises(NotYourTurn):
        decide(table.room, do.Throw(), ANNA, replace(table.context(), dice=NoDice(b"", b"")), 0.0)


def test_two_players_may_throw_either_pair() -> None:
    table = playing(HOST, ANNA, seats=2)
    fact = table.do(HOST, do.Throw(1))[0]
    assert isinstance(fact, Played)
    dice = SealedDice.of(secret_of("game 1"), ["", ""])
    assert fact.token == "a" + write_faces(dice.roll(0, 1))


def test_occupied_field_is_refused() -> None:
    table = playing(HOST, ANNA, BEN)
    for _ in range(500):
        state, seat = game_of(table).state, table.room.seats[table.room.acting_seat or 0]
        taken = [pair.field for pair in state.pairs if pair.field]
        if state.phase is not Phase.DECIDE:
            table.act()
        elif not taken:
            table.do(seat.guest, do.Place(5))
        else:
            with pytest.raises(FieldOccupied):
                table.do(seat.guest, do.Place(taken[0]))
            return
    pytest.fail("no field was ever taken")


def test_published_moves_are_the_moves_of_the_game() -> None:
    table = playing(HOST, ANNA, finish=3)
    while table.room.playing:
        before = game_of(table)
        for fact in table.act():
            if isinstance(fact, Played) and not fact.token.startswith("@"):
                rolls = [move for move in game_of(table).moves if isinstance(move, Rolled)]
                assert fact.token[1:] == write_faces(Roll(*rolls[-1].roll))
        assert game_of(table).moves[: len(before.moves)] == tuple(before.moves)


@pytest.mark.parametrize("seats", range(2, 7))
def test_win_opens_the_envelope_and_seals_the_next(seats: int) -> None:
    table = playing(HOST, ANNA, seats=seats, finish=3)
    while table.room.playing:
        facts = table.act()
        over = game_of(table).state.phase is Phase.OVER
        assert any(isinstance(fact, Ended) for fact in facts) == over
    game = game_of(table)
    assert game.state.winner is not None
    assert game.secret == secret_of("game 1").hex()
    assert table.room.games == (game,)
    assert table.room.next_game == "game 2"
    assert table.room.next_seal != game.seal
    assert table.room.acting_seat is None
    assert is_genuine(game)


@pytest.mark.parametrize("end", [do.Abandon(), do.Leave(), do.Close()])
def test_unfinished_game_opens_its_envelope(end: do.Abandon | do.Leave | do.Close) -> None:
    table = playing(HOST)
    for _ in range(10):
        table.act()
    facts = table.do(CLOCK if isinstance(end, do.Close) else HOST, end)
    assert any(
        fact == Ended(secret_of("game 1").hex(), "game 2", table.room.next_seal) for fact in facts
    )
    assert table.room.closed == (not isinstance(end, do.Abandon))
    assert game_of(table).state.winner is None
    assert is_genuine(game_of(table))


def test_envelope_is_not_opened_with_another_secret() -> None:
    table = playing(HOST)
    wrong = replace(table.context(), dice=SealedDice.of(bytes(32), []))
    for command in (do.Abandon(), do.Leave()):
        with pytest.raises(RapidoError):
            decide(table.room, command, HOST, wrong, 0.0)


def test_all_games_of_a_room_are_genuine() -> None:
    table = Table(3).seat(HOST, ANNA)
    table.do(HOST, do.Configure(finish=2))
    for number in range(4):
        table.do(ANNA, do.GiveWord(1, f"luck {number}"))
        table.do(HOST, do.Begin())
        table.act_until(lambda room: not room.playing)
    assert len(table.room.games) == 4
    assert all(is_genuine(game) for game in table.room.games)
    assert len({game.seal for game in table.room.games}) == 4


def test_guest_moves_for_own_seats_only() -> None:
    table = playing(HOST, HOST, ANNA)
    for _ in range(40):
        seat = table.room.acting_seat
        wrong = HOST if seat == 2 else ANNA
        with pytest.raises(NotYourTurn):
            table.do(wrong, do.Throw())
        table.act()
    assert min(game_of(table).rolls) > 2


# Players who leave and return


def test_computer_stands_in_for_a_leaver() -> None:
    table = playing(HOST, ANNA, BEN)
    assert table.do(BEN, do.Leave()) == (StoodIn(2),)
    seat = table.room.seats[2]
    assert seat.away
    assert seat.automated
    assert (seat.kind, seat.guest) == (SeatKind.PERSON, BEN)
    table.act_until(lambda room: room.acting_seat == 2)
    assert isinstance(table.do(COMPUTER, do.Throw())[0], Played)


def test_computer_stands_in_on_all_seats_of_a_leaver() -> None:
    table = playing(HOST, ANNA, ANNA)
    assert table.do(ANNA, do.Leave()) == (StoodIn(1), StoodIn(2))
    assert table.do(ANNA, do.Return()) == (Returned(1), Returned(2))
    assert not any(seat.away for seat in table.room.seats)


def test_leaving_host_hands_over_to_a_present_guest() -> None:
    table = playing(HOST, ANNA, BEN)
    table.do(ANNA, do.Leave())
    table.do(HOST, do.Leave())
    assert table.room.host == BEN
    # When all players are away, stand-ins play on until somebody returns.
    assert table.do(BEN, do.Leave())[-1] == HostPassed(HOST)
    assert not table.room.closed


def test_move_ends_the_stand_in() -> None:
    table = playing(HOST, ANNA)
    table.do(CLOCK, do.StandIn(0))
    assert table.room.seats[0].away
    returned, played = table.do(HOST, do.Throw())
    assert returned == Returned(0)
    assert isinstance(played, Played)
    assert not table.room.seats[0].away


def test_refused_move_does_not_end_the_stand_in() -> None:
    table = playing(HOST, ANNA)
    table.do(CLOCK, do.StandIn(0))
    with pytest.raises(RapidoError):
        table.do(HOST, do.Place(0))
    assert table.room.seats[0].away


def test_computer_stops_when_the_player_returns() -> None:
    table = playing(HOST, ANNA)
    table.do(CLOCK, do.StandIn(0))
    table.do(HOST, do.Return())
    with pytest.raises(NotYourTurn):
        table.do(COMPUTER, do.Throw())


def test_stand_in_lasts_until_the_player_returns() -> None:
    table = playing(HOST, ANNA)
    table.do(ANNA, do.Leave())
    table.do(HOST, do.Abandon())
    table.do(HOST, do.Begin())
    assert table.room.seats[1].away
    table.do(ANNA, do.Return())
    assert not table.room.seats[1].away
