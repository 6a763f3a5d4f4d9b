"""The judge: given a room, a command and who gives it, which facts follow, or why none do.

Pure: whatever comes from chance or from outside is given.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rapido.fair import SealedDice
from rapido.record import is_line, letter_of, write_faces
from rapido.rooms import commands as do
from rapido.rooms.commands import AnyCommand, ClockCommand
from rapido.rooms.errors import (
    BadName,
    BadSetting,
    ColourTaken,
    GameRunning,
    NameTaken,
    NoSuchSeat,
    NotHost,
    NotYourSeat,
    RoomClosed,
    SeatsOpen,
    SeatTaken,
)
from rapido.rooms.facts import (
    AnyFact,
    Began,
    Closed,
    Configured,
    Ended,
    HostPassed,
    Played,
    Returned,
    SeatKind,
    SeatsCounted,
    SeatSet,
    StoodIn,
    WordGiven,
)
from rapido.rooms.moves import played
from rapido.rooms.room import Game, Room, Seat
from rapido.rooms.start import check_seats, first_seat
from rapido.rules import NoGame, NotYourTurn, Phase, Throw, apply

COMPUTER: Final = "computer"
"""who gives the commands of computer players; no guest can have this name"""
CLOCK: Final = "clock"


@dataclass(frozen=True, slots=True)
class Given:
    """What the judge needs and must not find out by itself."""

    bots: frozenset[str]
    """the computer players that are installed"""
    dice: SealedDice | None
    """the dice of the game that goes on"""
    chance: int
    """a random number for a random starter"""
    next_game: str
    next_seal: str
    """the envelope for the game after this one"""


def decide(
    room: Room, command: AnyCommand | ClockCommand, guest: str, given: Given
) -> tuple[AnyFact, ...]:
    """Judge a command; what is refused is refused with a RapidoError."""
    if room.closed:
        raise RoomClosed("this room has ended")
    return tuple(_facts(room, command, guest, given))


def _facts(  # noqa: C901, PLR0912 - one case for each command
    room: Room, command: AnyCommand | ClockCommand, guest: str, given: Given
) -> Iterator[AnyFact]:
    match command:
        case do.Sit():
            yield from _sit(room, command, guest)
        case do.Stand():
            _between_games(room)
            seat = _seat(room, command.seat)
            if guest not in {seat.guest, room.host}:
                raise NotYourSeat(f"seat {command.seat} is not yours")
            yield _freed(room, command.seat)
        case do.SetSeat():
            yield _set_seat(room, command, guest, given)
        case do.SetSeats():
            _host_between_games(room, guest)
            if any(seat.kind is SeatKind.PERSON for seat in room.seats[command.seats :]):
                raise SeatTaken("somebody sits on a seat that would go")
            check_seats(room.start, command.seats)
            yield SeatsCounted(command.seats)
        case do.Configure():
            yield _configure(room, command, guest)
        case do.GiveWord():
            _between_games(room)
            if _seat(room, command.seat).guest != guest:
                raise NotYourSeat(f"seat {command.seat} is not yours")
            yield WordGiven(command.seat, _line(command.word.strip()))
        case do.Begin():
            yield _begin(room, guest, given)
        case do.Throw() | do.Place():
            yield from _move(room, command, guest, given)
        case do.Return():
            yield from (Returned(seat) for seat in room.seats_of(guest) if room.seats[seat].away)
        case do.Leave():
            yield from _leave(room, guest, given)
        case do.PassHost():
            _host(room, guest)
            heir = _seat(room, command.seat)
            if heir.kind is not SeatKind.PERSON:
                raise NoSuchSeat(f"no person sits on seat {command.seat}")
            if heir.guest != guest:
                yield HostPassed(heir.guest)
        case do.Abandon():
            _host(room, guest)
            yield _opened_envelope(_running(room), given)
        case do.StandIn():
            seat = _seat(room, command.seat)
            if room.acting_seat == command.seat and not seat.plays_itself:
                yield StoodIn(command.seat)
        case do.Close():
            yield from _close(room, given)


def _sit(room: Room, command: do.Sit, guest: str) -> Iterator[AnyFact]:
    _between_games(room)
    seat = _seat(room, command.seat)
    if seat.kind is not SeatKind.OPEN and seat.guest != guest:
        raise SeatTaken(f"seat {command.seat} is taken")
    name = _line(command.name.strip())
    others = [other for number, other in enumerate(room.seats) if number != command.seat]
    if name and name in {other.name for other in others}:
        raise NameTaken(f"somebody is called {name} already")
    colour = seat.colour if command.colour is None else command.colour
    for number, other in enumerate(room.seats):
        if number != command.seat and other.colour == colour:
            if other.kind is SeatKind.PERSON:
                raise ColourTaken("another player has this colour")
            yield SeatSet(number, other.kind, other.guest, other.name, seat.colour, other.bot)
    yield SeatSet(command.seat, SeatKind.PERSON, guest, name, colour)


def _set_seat(room: Room, command: do.SetSeat, guest: str, given: Given) -> AnyFact:
    _host_between_games(room, guest)
    seat = _seat(room, command.seat)
    if command.kind is SeatKind.PERSON:
        raise BadSetting("a person takes a seat; nobody can be put on one")
    if command.kind is SeatKind.OPEN:
        return _freed(room, command.seat)
    if command.bot not in given.bots:
        raise BadSetting(f"there is no computer player {command.bot!r}")
    return SeatSet(command.seat, SeatKind.COMPUTER, colour=seat.colour, bot=command.bot)


def _configure(room: Room, command: do.Configure, guest: str) -> AnyFact:
    _host_between_games(room, guest)
    if command.turn_limit not in do.TURN_LIMITS:
        raise BadSetting(f"a turn limit is one of {do.TURN_LIMITS} seconds; 0 is none")
    _seat(room, command.youngest)
    return Configured(
        command.turn_limit,
        command.spectators,
        command.starter,
        command.youngest,
        command.finish,
        command.pace,
        command.coach,
    )


def _begin(room: Room, guest: str, given: Given) -> AnyFact:
    _host_between_games(room, guest)
    if any(seat.kind is SeatKind.OPEN for seat in room.seats):
        raise SeatsOpen("every seat needs a person or a computer player")
    count, first = len(room.seats), first_seat(room, given.chance)
    return Began(tuple((first + place) % count for place in range(count)))


def _move(room: Room, command: do.Throw | do.Place, guest: str, given: Given) -> Iterator[AnyFact]:
    game = _running(room)
    number = game.order[game.state.player]
    seat = room.seats[number]
    if guest == COMPUTER:
        if not seat.plays_itself:
            raise NotYourTurn("it is a person's turn")
    elif seat.guest != guest:
        raise NotYourTurn(f"it is the turn of seat {number}")
    elif seat.away:
        yield Returned(number)
    token = _token(game, command, given)
    _, after = played(game.state, token)
    yield Played(token)
    if after.state.phase is Phase.OVER:
        yield _opened_envelope(game, given)


def _token(game: Game, command: do.Throw | do.Place, given: Given) -> str:
    player = game.state.player
    if isinstance(command, do.Place):
        return f"@{command.field}"
    # The rules refuse what cannot be thrown before the dice are asked.
    apply(game.state, Throw(command.pair))
    assert given.dice is not None  # noqa: S101 - a running game has dice
    roll = given.dice.roll(player, game.rolls[player] + 1)
    return letter_of(player, command.pair) + write_faces(roll)


def _leave(room: Room, guest: str, given: Given) -> Iterator[AnyFact]:
    own = room.seats_of(guest)
    if room.playing:
        yield from (StoodIn(seat) for seat in own if not room.seats[seat].away)
    else:
        yield from (_freed(room, seat) for seat in own)
    if room.host != guest:
        return
    others = [seat for seat in room.seats if seat.kind is SeatKind.PERSON and seat.guest != guest]
    # In the middle of a game even someone who is away may come back and find the room.
    heirs = [seat for seat in others if not seat.away] or (others if room.playing else [])
    if heirs:
        yield HostPassed(heirs[0].guest)
    else:
        yield from _close(room, given)


def _close(room: Room, given: Given) -> Iterator[AnyFact]:
    if room.game is not None and room.game.running:
        yield _opened_envelope(room.game, given)
    yield Closed()


def _opened_envelope(game: Game, given: Given) -> AnyFact:
    assert given.dice is not None  # noqa: S101 - a running game has dice
    if given.dice.seal.hex() != game.seal:
        raise NoGame("these are not the dice of this game")
    return Ended(given.dice.secret.hex(), given.next_game, given.next_seal)


def _freed(room: Room, number: int) -> AnyFact:
    return SeatSet(number, SeatKind.OPEN, colour=room.seats[number].colour)


def _seat(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.seats):
        raise NoSuchSeat(f"there is no seat {number}")
    return room.seats[number]


def _line(text: str) -> str:
    if not is_line(text):
        raise BadName("a name or word is one line without control characters")
    return text


def _running(room: Room) -> Game:
    if room.game is None or not room.game.running:
        raise NoGame("no game is going on")
    return room.game


def _host(room: Room, guest: str) -> None:
    if guest != room.host:
        raise NotHost("only the host can do this")


def _between_games(room: Room) -> None:
    if room.playing:
        raise GameRunning("this can only be done between games")


def _host_between_games(room: Room, guest: str) -> None:
    _host(room, guest)
    _between_games(room)
