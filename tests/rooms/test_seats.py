"""Seats, names, words, colors and settings, before and between games."""

from collections.abc import Callable

import msgspec
import pytest

from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.errors import BadName, BadSetting, ColorTaken, NameTaken, SeatTaken
from rapido.rooms.model.facts import (
    AnyFact,
    Began,
    Closed,
    HostPassed,
    SeatKind,
    SeatSet,
    WordGiven,
)
from rapido.rooms.model.settings import TURN_LIMITS, Pace, Starter
from tests.rooms.table import ANNA, BEN, HOST, STRANGER, Table, fold

INVALID = {
    "line end": "An\nna",
    "return": "An\rna",
    "tab": "An\tna",
    "nothing": "An\0na",
    "escape": "\x1b[31mAnna",
    "delete": "Anna\x7f.",
    "next line": "An\x85na",
    "line separator": "An\u2028na",
    "paragraph separator": "An\u2029na",
    "right to left override": "\u202eannA",
    "left to right embedding": "An\u202ana",
    "isolate": "\u2067Anna\u2069",
    "half a letter": "An\ud800na",
    "zero width space": "An\u200bna",
    "right to left mark": "Anna\u200f",
    "joiner between Latin letters": "An\u200dna",
    "soft hyphen": "An\u00adna",
    "Hangul filler": "\u3164",
    "tags": "Anna\U000e0041",
    "many marks": "A" + "\u0301" * 30,
}


@pytest.mark.parametrize("name", INVALID.values(), ids=INVALID)
def test_invalid_name(name: str) -> None:
    table = Table()
    with pytest.raises(BadName):
        table.do(ANNA, do.Sit(0, name))


@pytest.mark.parametrize("word", INVALID.values(), ids=INVALID)
def test_invalid_word(word: str) -> None:
    table = Table().seat(HOST, ANNA)
    with pytest.raises(BadName):
        table.do(ANNA, do.GiveWord(1, word))


@pytest.mark.parametrize(
    "name", ["Zoë", "محمد", "משה", "小明", "👩‍👧 Ada", "می\u200cل\u0627", "O'Neill <b>", "x" * 20]
)
def test_valid_names(name: str) -> None:
    table = Table()
    table.do(ANNA, do.Sit(0, name))
    assert table.room.seats[0].name == name


@pytest.mark.parametrize(
    ("text", "stripped"), [("  Anna ", "Anna"), ("", ""), ("   ", ""), ("\u3000A", "A")]
)
def test_names_and_words_are_stripped(text: str, stripped: str) -> None:
    table = Table().seat(HOST, ANNA)
    table.do(ANNA, do.Sit(1, text))
    table.do(ANNA, do.GiveWord(1, text))
    assert table.room.seats[1].name == stripped
    assert table.room.seats[1].word == stripped


def test_names_are_unique() -> None:
    table = Table(3)
    table.do(ANNA, do.Sit(0, "Anna"))
    for name in ("Anna", " Anna ", "\uff21nna"):
        with pytest.raises(NameTaken):
            table.do(BEN, do.Sit(1, name))
    table.do(BEN, do.Sit(1, "anna b."))
    table.do(ANNA, do.Sit(0, "Anna", 0))
    table.do(HOST, do.Sit(2))
    assert [seat.name for seat in table.room.seats] == ["Anna", "anna b.", ""]
    table.do(HOST, do.Stand(0))
    table.do(BEN, do.Sit(1, "Anna"))


def test_several_seats_without_a_name() -> None:
    table = Table(3).seat(HOST, ANNA, BEN)
    assert [seat.name for seat in table.room.seats] == ["", "", ""]


def sizes(length: int) -> list[tuple[type[AnyCommand], dict[str, object]]]:
    return [
        (do.Sit, {"do": "sit", "seat": 0, "name": "x" * length}),
        (do.GiveWord, {"do": "giveword", "seat": 0, "word": "x" * (length + 80)}),
    ]


@pytest.mark.parametrize(("kind", "data"), sizes(20))
def test_longest_name_and_word(kind: type[AnyCommand], data: dict[str, object]) -> None:
    assert isinstance(msgspec.convert(data, AnyCommand), kind)


@pytest.mark.parametrize(("kind", "data"), sizes(21))
def test_name_or_word_too_long(kind: type[AnyCommand], data: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError, match="length"):
        msgspec.convert(data, kind)


@pytest.mark.parametrize(
    "data",
    [
        {"do": "sit", "seat": 6},
        {"do": "sit", "seat": -1},
        {"do": "sit", "seat": 0, "colour": 6},
        {"do": "sit", "seat": 0, "guest": "another"},
        {"do": "setseats", "seats": 1},
        {"do": "setseats", "seats": 7},
        {"do": "setseats", "seats": 10**9},
        {"do": "setseat", "seat": 0, "kind": "computer", "bot": "x" * 41},
        {"do": "setseat", "seat": 0, "kind": "ghost"},
        {"do": "configure", "finish": 0},
        {"do": "configure", "finish": 1000},
        {"do": "configure", "starter": "oldest"},
        {"do": "throw", "pair": 2},
        {"do": "place", "field": 6},
        {"do": "place"},
        {"do": "standin", "seat": 0},
        {"do": "close"},
        {},
    ],
)
def test_messages_out_of_range_are_rejected(data: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, AnyCommand)


# Colors


def colors(table: Table) -> list[int]:
    return [seat.color for seat in table.room.seats]


def test_free_color() -> None:
    table = Table()
    assert table.do(ANNA, do.Sit(0, color=5)) == (SeatSet(0, SeatKind.PERSON, ANNA, "", 5),)
    assert colors(table) == [5, 1]


def test_color_of_an_open_seat_is_swapped() -> None:
    table = Table()
    table.do(ANNA, do.Sit(0, color=1))
    assert colors(table) == [1, 0]
    assert table.room.seats[1].kind is SeatKind.OPEN


def test_color_of_a_computer_player_is_swapped() -> None:
    table = Table()
    table.do(HOST, do.SetSeat(1, SeatKind.COMPUTER, "uniform"))
    table.do(ANNA, do.Sit(0, color=1))
    assert colors(table) == [1, 0]
    assert table.room.seats[1].kind is SeatKind.COMPUTER
    assert table.room.seats[1].bot == "uniform"


def test_color_of_a_person_is_taken() -> None:
    table = Table(3).seat(HOST, ANNA)
    with pytest.raises(ColorTaken):
        table.do(ANNA, do.Sit(1, color=0))
    with pytest.raises(ColorTaken):
        table.do(HOST, do.Sit(0, color=1))
    table.do(HOST, do.Sit(0, color=0))
    assert colors(table) == [0, 1, 2]


def test_seat_keeps_its_color_by_default() -> None:
    table = Table()
    table.do(ANNA, do.Sit(0, color=4))
    table.do(ANNA, do.Sit(0, "Anna"))
    assert colors(table) == [4, 1]
    table.do(ANNA, do.Stand(0))
    table.do(BEN, do.Sit(0))
    assert colors(table) == [4, 1]


def test_new_seats_get_unused_colors() -> None:
    table = Table()
    table.do(ANNA, do.Sit(0, color=5))
    for count in (6, 2, 5, 3, 6):
        table.do(HOST, do.SetSeats(count))
        assert len(table.room.seats) == count
        assert len(set(colors(table))) == count
        assert set(colors(table)) <= set(range(6))
        assert table.room.seats[0].guest == ANNA


# Seats


def test_seats_are_removed_and_added() -> None:
    table = Table(4).seat(HOST)
    table.do(HOST, do.SetSeats(2))
    table.do(HOST, do.SetSeats(4))
    assert [seat.kind for seat in table.room.seats] == ["person", "computer", "open", "open"]


def test_occupied_seat_is_not_removed() -> None:
    table = Table(3)
    table.do(ANNA, do.Sit(2))
    with pytest.raises(SeatTaken):
        table.do(HOST, do.SetSeats(2))
    table.do(HOST, do.SetSeat(2, SeatKind.OPEN))
    table.do(HOST, do.SetSeats(2))


@pytest.mark.parametrize(
    "kick", [do.Stand(1), do.SetSeat(1, SeatKind.OPEN), do.SetSeat(1, SeatKind.COMPUTER, "uniform")]
)
def test_host_can_remove_a_guest(kick: AnyCommand) -> None:
    table = Table().seat(HOST, ANNA)
    table.do(ANNA, do.Sit(1, "Anna", 3))
    table.do(ANNA, do.GiveWord(1, "luck"))
    table.do(HOST, kick)
    seat = table.room.seats[1]
    assert (seat.guest, seat.name, seat.word, seat.color) == ("", "", "", 3)
    assert table.room.seats_of(ANNA) == ()


def test_host_may_stand_up() -> None:
    table = Table().seat(HOST, ANNA)
    table.do(HOST, do.Stand(0))
    assert table.room.host == HOST
    table.do(HOST, do.SetSeat(0, SeatKind.COMPUTER, "uniform"))
    table.do(HOST, do.Begin())
    assert table.room.playing


def test_word_is_removed_with_its_guest() -> None:
    table = Table(3).seat(HOST, ANNA)
    assert table.do(ANNA, do.GiveWord(1, " luck ")) == (WordGiven(1, "luck"),)
    table.do(ANNA, do.Sit(1, "Anna", 4))
    assert table.room.seats[1].word == "luck"
    table.do(ANNA, do.Stand(1))
    table.do(BEN, do.Sit(1))
    assert table.room.seats[1].word == ""


@pytest.mark.parametrize("bot", ["", "unknown", "Heuristic", "uniform "])
def test_unknown_computer_player(bot: str) -> None:
    table = Table()
    with pytest.raises(BadSetting):
        table.do(HOST, do.SetSeat(1, SeatKind.COMPUTER, bot))


def test_host_cannot_seat_a_person() -> None:
    table = Table()
    with pytest.raises(BadSetting):
        table.do(HOST, do.SetSeat(1, SeatKind.PERSON))


def test_guest_may_take_several_seats() -> None:
    table = Table(3).seat(HOST, HOST, ANNA)
    assert table.room.seats_of(HOST) == (0, 1)
    table.do(HOST, do.GiveWord(1, "second"))
    table.do(HOST, do.Stand(1))
    assert table.room.seats_of(HOST) == (0,)


# Settings


@pytest.mark.parametrize("limit", TURN_LIMITS)
def test_valid_turn_limits(limit: int) -> None:
    table = Table()
    table.do(
        HOST, do.Configure(limit, spectators=False, starter=Starter.NEXT, youngest=1, finish=9)
    )
    found = table.room.settings
    assert (found.turn_limit, found.spectators, found.starter) == (limit, False, Starter.NEXT)
    assert (found.youngest, found.finish) == (1, 9)


@pytest.mark.parametrize("limit", [-1, 1, 29, 31, 600, 10**9])
def test_invalid_turn_limits(limit: int) -> None:
    table = Table()
    with pytest.raises(BadSetting):
        table.do(HOST, do.Configure(limit))


@pytest.mark.parametrize("pace", Pace)
def test_valid_paces(pace: Pace) -> None:
    table = Table()
    table.do(HOST, do.Configure(pace=pace))
    assert table.room.settings.pace is pace


def test_room_configured_without_pace() -> None:
    stored = (
        '{"fact":"configured","turn_limit":60,"spectators":false,'
        '"starter":"next","youngest":1,"finish":9}'
    )
    fact = msgspec.json.decode(stored, type=AnyFact)
    found = fold([*Table().facts, fact]).settings
    assert (found.turn_limit, found.finish, found.pace) == (60, 9, Pace.NORMAL)


# Who begins


def begun(table: Table, chance: int = 0) -> tuple[int, ...]:
    fact = table.do(HOST, do.Begin(), chance)[0]
    assert isinstance(fact, Began)
    return fact.order


@pytest.mark.parametrize("youngest", range(4))
@pytest.mark.parametrize("starter", [Starter.YOUNGEST, Starter.NEXT])
def test_youngest_begins_the_first_game(youngest: int, starter: Starter) -> None:
    table = Table(4).seat(HOST)
    table.do(HOST, do.Configure(youngest=youngest, starter=starter))
    assert begun(table) == tuple((youngest + place) % 4 for place in range(4))


def test_random_starter_is_fair() -> None:
    firsts: list[int] = []
    for chance in range(12):
        table = Table(4).seat(HOST)
        table.do(HOST, do.Configure(starter=Starter.RANDOM))
        firsts.append(begun(table, chance)[0])
    assert [firsts.count(seat) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.parametrize("starter", [Starter.YOUNGEST, Starter.NEXT])
def test_next_player_begins_the_rematch(starter: Starter) -> None:
    table = Table(3).seat(HOST, ANNA)
    table.do(HOST, do.Configure(starter=starter, youngest=1, finish=1))
    orders = [begun(table)]
    for _ in range(3):
        table.act_until(lambda room: not room.playing)
        orders.append(begun(table))
    assert orders == [(1, 2, 0), (2, 0, 1), (0, 1, 2), (1, 2, 0)]


def test_rematch_keeps_players_and_changes_dice() -> None:
    table = Table(3).seat(HOST, ANNA)
    begun(table)
    first = table.room.game
    table.do(HOST, do.Abandon())
    begun(table)
    second = table.room.game
    assert first is not None
    assert second is not None
    assert {seat.guest for seat in first.seats} == {seat.guest for seat in second.seats}
    assert first.id != second.id
    assert first.seal != second.seal
    assert len(second.moves) == 0
    assert [game.id for game in table.room.games] == [first.id]


# Leaving


def lobby_of(*guests: str) -> Callable[[], Table]:
    return lambda: Table(len(guests)).seat(*guests)


@pytest.mark.parametrize(
    ("table", "leaver", "host"),
    [
        (lobby_of(HOST, ANNA, BEN), HOST, ANNA),
        (lobby_of(BEN, HOST, ANNA), HOST, BEN),
        (lobby_of(HOST, HOST, ANNA), HOST, ANNA),
        (lobby_of(ANNA, BEN), HOST, ANNA),
        (lobby_of(HOST, ANNA), ANNA, HOST),
        (lobby_of(HOST, ANNA), STRANGER, HOST),
    ],
)
def test_leaving_host_hands_over(table: Callable[[], Table], leaver: str, host: str) -> None:
    left = table()
    facts = left.do(leaver, do.Leave())
    assert left.room.host == host
    assert left.room.seats_of(leaver) == ()
    assert (HostPassed(host) in facts) == (leaver == HOST)
    assert not left.room.closed


def test_last_guest_to_leave_closes_the_room() -> None:
    table = Table(3).seat(HOST, ANNA)
    table.do(HOST, do.Leave())
    assert table.do(ANNA, do.Leave())[-1] == Closed()
    assert table.room.closed


def test_clock_closes_an_empty_room() -> None:
    table = Table()
    assert table.do(CLOCK, do.Close()) == (Closed(),)
