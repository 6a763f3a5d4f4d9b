"""Permissions: every command by every kind of guest in every situation."""

from collections.abc import Callable
from typing import get_args

import pytest

from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand, ClockCommand
from rapido.rooms.model.context import CLOCK, COMPUTER
from rapido.rooms.model.decide import decide
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Room
from rapido.rules import Phase, RapidoError
from tests.rooms.table import ANNA, HOST, STRANGER, Table


def three() -> Table:
    """Host on seat 0, Anna on seat 1, a computer player on seat 2."""
    return Table(3).seat(HOST, ANNA)


def playing() -> Table:
    table = three()
    table.do(HOST, do.Begin())
    return table


def on_turn(seat: int, phase: Phase) -> Table:
    def reached(room: Room) -> bool:
        return room.acting_seat == seat and room.game is not None and room.game.state.phase is phase

    return playing().act_until(reached)


def lobby() -> Table:
    table = three()
    table.do(HOST, do.Stand(2))
    return table


def between() -> Table:
    table = playing()
    table.do(HOST, do.Abandon())
    return table


def anna_away() -> Table:
    table = on_turn(1, Phase.DECIDE)
    table.do(CLOCK, do.StandIn(1))
    return table


def closed() -> Table:
    table = between()
    table.do(CLOCK, do.Close())
    return table


SITUATIONS: dict[str, Callable[[], Table]] = {
    "lobby": lobby,
    "ready": three,
    "between": between,
    "host to roll": lambda: on_turn(0, Phase.ROLL),
    "host to decide": lambda: on_turn(0, Phase.DECIDE),
    "anna to decide": lambda: on_turn(1, Phase.DECIDE),
    "computer to roll": lambda: on_turn(2, Phase.ROLL),
    "anna away": anna_away,
    "closed": closed,
}
CALM = ("lobby", "ready", "between")
HOST_TURN = ("host to roll", "host to decide")
PLAYING = (*HOST_TURN, "anna to decide", "computer to roll", "anna away")

RUNNING = ("game_running", "game_running", "game_running")
NO_GAME = ("no_game", "no_game", "no_game")
NOT_MOVED = ("not_your_seat", "", "not_your_seat")
HOST_ONLY_RUNNING = ("game_running", "not_host", "not_host")


def host_only(fact: str) -> tuple[str, str, str]:
    return (fact, "not_host", "not_host")


def not_your_turn(host: str, anna: str) -> tuple[str, str, str]:
    return (host or "not_your_turn", anna or "not_your_turn", "not_your_turn")


# By command and situation: the outcome for the host, for Anna and for a stranger.
Rows = list[tuple[tuple[str, ...], tuple[str, str, str]]]
MATRIX: list[tuple[AnyCommand, Rows]] = [
    (
        do.Sit(2),
        [
            (("lobby",), ("SeatSet", "SeatSet", "SeatSet")),
            (("ready", "between"), ("seat_taken", "seat_taken", "seat_taken")),
            (PLAYING, RUNNING),
        ],
    ),
    (do.Sit(1, "Anna"), [(CALM, ("seat_taken", "SeatSet", "seat_taken")), (PLAYING, RUNNING)]),
    (do.Stand(1), [(CALM, ("SeatSet", "SeatSet", "not_your_seat")), (PLAYING, RUNNING)]),
    (do.Stand(0), [(CALM, ("SeatSet", "not_your_seat", "not_your_seat")), (PLAYING, RUNNING)]),
    (
        do.SetSeat(2, SeatKind.COMPUTER, "uniform"),
        [(CALM, host_only("SeatSet")), (PLAYING, HOST_ONLY_RUNNING)],
    ),
    (
        do.SetSeat(1, SeatKind.OPEN),
        [(CALM, host_only("SeatSet")), (PLAYING, HOST_ONLY_RUNNING)],
    ),
    (do.SetSeats(4), [(CALM, host_only("SeatsCounted")), (PLAYING, HOST_ONLY_RUNNING)]),
    (do.Configure(30), [(CALM, host_only("Configured")), (PLAYING, HOST_ONLY_RUNNING)]),
    (
        do.GiveWord(1, "luck"),
        [(CALM, ("not_your_seat", "WordGiven", "not_your_seat")), (PLAYING, RUNNING)],
    ),
    (
        do.CommitWords((do.SeatCommitment(1, "c" * 64),)),
        [(CALM, ("not_your_seat", "WordCommitted", "not_your_seat")), (PLAYING, RUNNING)],
    ),
    (
        do.RevealWords((do.SeatWord(1, "5" * 64),)),
        [(CALM, NO_GAME), (PLAYING, ("too_late", "too_late", "too_late"))],
    ),
    (
        do.Begin(),
        [
            (("lobby",), host_only("seats_open")),
            (("ready", "between"), host_only("Began")),
            (PLAYING, HOST_ONLY_RUNNING),
        ],
    ),
    (
        do.Throw(),
        [
            (CALM, NO_GAME),
            (HOST_TURN, not_your_turn("Played", "")),
            (("anna to decide",), not_your_turn("", "Played")),
            (("computer to roll",), not_your_turn("", "")),
            (("anna away",), not_your_turn("", "Returned Played")),
        ],
    ),
    (
        do.Place(0),
        [
            (CALM, NO_GAME),
            (("host to roll",), not_your_turn("roll_first", "")),
            (("host to decide",), not_your_turn("Played", "")),
            (("anna to decide",), not_your_turn("", "Played")),
            (("computer to roll",), not_your_turn("", "")),
            (("anna away",), not_your_turn("", "Returned Played")),
        ],
    ),
    (do.Return(), [((*CALM, *PLAYING[:-1]), ("", "", "")), (PLAYING[-1:], ("", "Returned", ""))]),
    (
        do.RequestStandIn(1),
        [
            (CALM, NO_GAME),
            (PLAYING[:-1], ("not_absent", "not_absent", "not_seated")),
            (("anna away",), ("", "", "not_seated")),
        ],
    ),
    (
        do.ProposeRematch(),
        [
            (("lobby", "ready"), ("no_game", "no_game", "not_seated")),
            (("between",), ("RematchAgreed", "RematchAgreed", "not_seated")),
            (PLAYING, RUNNING),
        ],
    ),
    (do.DeclineRematch(), [(CALM, ("", "", "not_seated")), (PLAYING, RUNNING)]),
    (
        do.Leave(),
        [
            (CALM, ("SeatSet HostPassed", "SeatSet", "")),
            (PLAYING[:-1], ("StoodIn HostPassed", "StoodIn", "")),
            (("anna away",), ("StoodIn HostPassed", "", "")),
        ],
    ),
    (do.PassHost(1), [((*CALM, *PLAYING), host_only("HostPassed"))]),
    (do.PassHost(2), [((*CALM, *PLAYING), host_only("no_such_seat"))]),
    (do.TakeBack(1), [(CALM, NOT_MOVED), (PLAYING, NOT_MOVED)]),
    (do.SetLatecomers(allowed=False), [((*CALM, *PLAYING), host_only("Configured"))]),
    (
        do.Reopen(),
        [
            ((*CALM, *PLAYING), ("", "", "")),
            (("closed",), ("Reopened", "Reopened", "not_host")),
        ],
    ),
    (do.TakeHost(), [((*CALM, *PLAYING), host_only(""))]),
    (do.SetTurnLimit(60), [((*CALM, *PLAYING), host_only("Configured"))]),
    (do.Abandon(), [(CALM, host_only("no_game")), (PLAYING, host_only("Ended"))]),
]
CASES = [
    (command, situation, outcomes)
    for command, rows in MATRIX
    for situations, outcomes in [
        *rows,
        *([] if isinstance(command, do.Reopen) else [(("closed",), ("room_closed",) * 3)]),
    ]
    for situation in situations
]


def outcome(table: Table, guest: str, command: AnyCommand | ClockCommand) -> str:
    """Return the names of the facts, or the error code."""
    try:
        changes = decide(table.room, command, guest, table.context(), 0.0)
    except RapidoError as refusal:
        return refusal.code
    return " ".join(type(change.fact).__name__ for change in changes)


def test_matrix_is_complete() -> None:
    asked = [(command, situation) for command, situation, _ in CASES]
    assert sorted(map(str, asked)) == sorted(
        str((command, situation)) for command, _ in MATRIX for situation in SITUATIONS
    )
    assert {type(command) for command, _ in MATRIX} == set(get_args(AnyCommand))


@pytest.mark.parametrize(("command", "situation", "outcomes"), CASES)
def test_permissions(command: AnyCommand, situation: str, outcomes: tuple[str, str, str]) -> None:
    table = SITUATIONS[situation]()
    found = tuple(outcome(table, guest, command) for guest in (HOST, ANNA, STRANGER))
    assert found == outcomes


EVERY_SEAT_COMMAND: list[Callable[[int], AnyCommand]] = [
    do.Sit,
    do.Stand,
    lambda seat: do.SetSeat(seat, SeatKind.OPEN),
    lambda seat: do.Configure(youngest=seat),
    lambda seat: do.GiveWord(seat, ""),
    lambda seat: do.CommitWords((do.SeatCommitment(seat, "c" * 64),)),
    do.PassHost,
    do.TakeBack,
]


@pytest.mark.parametrize("command", EVERY_SEAT_COMMAND)
@pytest.mark.parametrize("seat", [-1, 3, 5, 10**9])
def test_seat_out_of_range(command: Callable[[int], AnyCommand], seat: int) -> None:
    assert outcome(three(), HOST, command(seat)) == "no_such_seat"


@pytest.mark.parametrize("situation", SITUATIONS)
def test_computer_acts_only_for_automated_seats(situation: str) -> None:
    table = SITUATIONS[situation]()
    expected = {
        "computer to roll": "Played",
        "anna away": "Played",
        "closed": "room_closed",
        **dict.fromkeys(CALM, "no_game"),
    }
    assert outcome(table, COMPUTER, do.Throw()) == expected.get(situation, "not_your_turn")


@pytest.mark.parametrize("situation", SITUATIONS)
def test_clock_stands_in_only_for_the_person_to_act(situation: str) -> None:
    table = SITUATIONS[situation]()
    found = [outcome(table, CLOCK, do.StandIn(seat)) for seat in range(3)]
    expected = {
        "host to roll": ["StoodIn", "", ""],
        "host to decide": ["StoodIn", "", ""],
        "anna to decide": ["", "StoodIn", ""],
        "closed": ["room_closed"] * 3,
    }
    assert found == expected.get(situation, ["", "", ""])


@pytest.mark.parametrize("situation", SITUATIONS)
def test_clock_closes_any_room_and_opens_the_envelope(situation: str) -> None:
    expected = "room_closed" if situation == "closed" else "Closed"
    if situation in PLAYING:
        expected = "Ended Closed"
    assert outcome(SITUATIONS[situation](), CLOCK, do.Close()) == expected


def test_refused_command_changes_nothing() -> None:
    table = playing()
    before = table.room
    for command in (do.Begin(), do.Place(3), do.Stand(0), do.Throw(1)):
        with pytest.raises(RapidoError):
            table.do(HOST, command)
    assert table.room == before
