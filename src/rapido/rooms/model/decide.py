"""Decides which facts a command leads to, or refuses it.

Pure: random numbers, secrets and the time are passed in.
"""

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from rapido.rooms.model import absence
from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand, ClockCommand, SeatCommand
from rapido.rooms.model.context import Context
from rapido.rooms.model.errors import (
    BadSetting,
    NoSuchSeat,
    NotYourSeat,
    RoomClosed,
    SeatTaken,
)
from rapido.rooms.model.evolve import Change, evolve
from rapido.rooms.model.facts import (
    AnyFact,
    Began,
    Closed,
    Configured,
    HostPassed,
    Returned,
    SeatKind,
    SeatsCounted,
    StoodIn,
    WordGiven,
)
from rapido.rooms.model.joining import change_hands, freed, set_seat, sit, stand
from rapido.rooms.model.making_moves import MadeMove, end_game, make_move
from rapido.rooms.model.permissions import (
    require_between_games,
    require_host,
    require_host_between_games,
    require_no_open_seats,
    require_seat,
    running_game,
)
from rapido.rooms.model.presence import UNKNOWN, Presence
from rapido.rooms.model.rematch import decline_rematch, is_agreed, propose_rematch
from rapido.rooms.model.room import Room
from rapido.rooms.model.settings import TURN_LIMITS
from rapido.rooms.model.start import check_seats, first_seat
from rapido.rooms.model.words import check_line, commit_words, end_reveal, reveal_words


def decide(  # noqa: PLR0913, PLR0917
    room: Room,
    command: AnyCommand | ClockCommand | SeatCommand,
    guest: str,
    context: Context,
    now: float,
    presence: Presence = UNKNOWN,
) -> tuple[Change, ...]:
    """Return the changes a command leads to, each with the room after it, or raise a RapidoError.

    `now` is a Unix timestamp.
    """
    if room.closed and not isinstance(command, do.Reopen):
        raise RoomClosed("this room has ended")
    changes: list[Change] = []
    before = room
    for made in _facts(room, command, guest, context, presence, now):
        fact, applied = made if isinstance(made, MadeMove) else (made, None)
        change = evolve(before, fact, now, guest, applied)
        if applied is None and replace(change.room, version=before.version) == before:
            continue  # the same name, settings or word again: there is nothing to store
        changes.append(change)
        before = change.room
    return tuple(changes)


def _facts(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - one case for each command
    room: Room,
    command: AnyCommand | ClockCommand | SeatCommand,
    guest: str,
    context: Context,
    presence: Presence,
    now: float,
) -> Iterator[AnyFact | MadeMove]:
    match command:
        case do.Throw() | do.Place():  # nearly all commands are moves
            yield from make_move(room, command, guest, context)
        case do.Sit():
            yield from sit(room, command, guest)
        case do.Stand():
            yield stand(room, command, guest)
        case do.SetSeat():
            yield set_seat(room, command, guest, context.bots)
        case do.SetSeats():
            require_host_between_games(room, guest)
            if any(seat.kind is SeatKind.PERSON for seat in room.seats[command.seats :]):
                raise SeatTaken("somebody sits on a seat that would be removed")
            check_seats(room.start, command.seats)
            yield SeatsCounted(command.seats)
        case do.Configure():
            yield _configure(room, command, guest)
        case do.GiveWord():
            require_between_games(room)
            if require_seat(room, command.seat).guest != guest:
                raise NotYourSeat(f"seat {command.seat} is not yours")
            yield WordGiven(command.seat, check_line(command.word.strip()))
        case do.CommitWords():
            yield from commit_words(room, command, guest)
        case do.RevealWords():
            yield from reveal_words(room, command, guest)
        case do.Begin():
            require_host_between_games(room, guest)
            yield _begin(room, context)
        case do.ProposeRematch():
            yield from propose_rematch(room, guest)
            if is_agreed(room, presence, now, guest):
                yield _begin(room, context)
        case do.DeclineRematch():
            yield from decline_rematch(room, guest)
        case do.Return():
            yield from (Returned(seat) for seat in room.seats_of(guest) if room.seats[seat].away)
        case do.RequestStandIn():
            yield from absence.request_stand_in(room, command, guest, presence, now)
        case do.Leave():
            yield from _leave(room, guest, context)
        case do.PassHost():
            require_host(room, guest)
            seat = require_seat(room, command.seat)
            if seat.kind is not SeatKind.PERSON:
                raise NoSuchSeat(f"no person sits on seat {command.seat}")
            if seat.guest != guest:
                yield HostPassed(seat.guest)
        case do.Join() | do.MoveSeat() | do.TakeBack() | do.SetLatecomers() | do.Reopen():
            yield from change_hands(room, command, guest)
        case do.TakeHost():
            yield from absence.take_host(room, guest)
        case do.SetTurnLimit():
            require_host(room, guest)
            settings = replace(room.settings, turn_limit=_limit(command.turn_limit))
            yield Configured(**asdict(settings))
        case do.Abandon():
            require_host(room, guest)
            yield end_game(running_game(room), context)
        case do.StandIn():
            yield from absence.stand_in(room, command, presence, now)
        case do.EndStandIn():
            yield from absence.end_stand_in(room, command)
        case do.ReplaceHost():
            yield from absence.replace_host(room, command, presence, now)
        case do.BeginRematch():
            found = room.game is not None and room.game.id == command.game
            if found and room.rematch and not room.playing and is_agreed(room, presence, now):
                yield _begin(room, context)
        case do.EndGame():
            yield end_game(running_game(room), context)
        case do.EndReveal():
            yield from end_reveal(room, command)
        case do.Close():
            yield from _close(room, context)


def _configure(room: Room, command: do.Configure, guest: str) -> AnyFact:
    require_host_between_games(room, guest)
    _limit(command.turn_limit)
    require_seat(room, command.youngest)
    return Configured(**asdict(command))


def _limit(seconds: int) -> int:
    if seconds not in TURN_LIMITS:
        raise BadSetting(f"a turn limit is one of {TURN_LIMITS} seconds; 0 is none")
    return seconds


def _begin(room: Room, context: Context) -> AnyFact:
    require_no_open_seats(room)
    count, first = len(room.seats), first_seat(room, context.chance)
    return Began(tuple((first + place) % count for place in range(count)))


def _leave(room: Room, guest: str, context: Context) -> Iterator[AnyFact]:
    own = room.seats_of(guest)
    if room.playing:
        yield from (
            StoodIn(seat) for seat in own if not room.seats[seat].away or room.seats[seat].returns
        )
    else:
        yield from (freed(room, seat) for seat in own)
    if room.host != guest:
        return
    others = [seat for seat in room.seats if seat.kind is SeatKind.PERSON and seat.guest != guest]
    # During a game even a guest who is away may come back, and should find the room.
    candidates = [seat for seat in others if not seat.away] or (others if room.playing else [])
    if candidates:
        yield HostPassed(candidates[0].guest)
    else:
        yield from _close(room, context)


def _close(room: Room, context: Context) -> Iterator[AnyFact]:
    if room.game is not None and room.game.running:
        yield end_game(room.game, context)
    yield Closed()
