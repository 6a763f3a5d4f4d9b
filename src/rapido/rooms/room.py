"""A room as a value: the sum of the facts that have happened in it."""

from dataclasses import dataclass, field, replace
from typing import Final

from rapido.record import Participant, Record, letter_of, read_moves
from rapido.rooms.facts import (
    AnyFact,
    Began,
    Closed,
    Configured,
    Ended,
    HostPassed,
    Opened,
    Played,
    Returned,
    SeatKind,
    SeatsCounted,
    SeatSet,
    Starter,
    StoodIn,
    WordGiven,
)
from rapido.rules import FINISH, Event, Move, Phase, Rolled, State, apply, new_game

STAND_IN: Final = "heuristic"
"""the computer player that plays for those who are away"""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table."""

    kind: SeatKind = SeatKind.OPEN
    guest: str = ""
    name: str = ""
    colour: int = 0
    bot: str = ""
    word: str = ""
    away: bool = False
    """a computer player stands in"""

    @property
    def plays_itself(self) -> bool:
        """Whether a computer player makes the moves of this seat."""
        return self.kind is SeatKind.COMPUTER or self.away


@dataclass(frozen=True, slots=True)
class Settings:
    """How a room plays."""

    turn_limit: int = 0
    spectators: bool = True
    starter: Starter = Starter.YOUNGEST
    youngest: int = 0
    finish: int = FINISH


@dataclass(frozen=True, slots=True)
class Game:
    """A game in a room: which seat is which player, and how it stands."""

    id: str
    seal: str
    order: tuple[int, ...]
    """the seat of each player, in the order of play"""
    seats: tuple[Seat, ...]
    """the players as they were when it began"""
    state: State
    moves: tuple[Move, ...] = ()
    rolls: tuple[int, ...] = ()
    """how often each player has rolled in this game"""
    turn: int = 1
    secret: str = ""
    """revealed at the end"""

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return not self.secret

    def record(self) -> Record:
        """Write the game down."""
        start = new_game(len(self.order), self.state.finish)
        return Record(
            players=tuple(_participant(player, seat) for player, seat in enumerate(self.seats)),
            start=start,
            moves=self.moves,
            seal=self.seal,
            secret=self.secret,
        )


@dataclass(frozen=True, slots=True)
class Room:
    """Everything that is known about a room. `version` counts the facts."""

    id: str
    version: int = 0
    host: str = ""
    seats: tuple[Seat, ...] = ()
    settings: Settings = field(default_factory=Settings)
    next_game: str = ""
    next_seal: str = ""
    game: Game | None = None
    games: tuple[Game, ...] = ()
    """those that have ended"""
    closed: bool = False

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return self.game is not None and self.game.running

    @property
    def acting_seat(self) -> int | None:
        """Return the seat whose turn it is."""
        if self.game is None or not self.game.running or self.game.state.phase is Phase.OVER:
            return None
        return self.game.order[self.game.state.player]

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats of a guest, who may have several at one device."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind is SeatKind.PERSON and seat.guest == guest
        )


@dataclass(frozen=True, slots=True)
class Happened:
    """A room after a fact, and what the rules say about it if it was a move."""

    room: Room
    events: tuple[Event, ...] = ()


def evolve(room: Room, fact: AnyFact) -> Happened:
    """Add a fact to a room."""
    after = _after(_changed(room, room.version + 1, room.game), fact)
    return after if isinstance(after, Happened) else Happened(after)


def _changed(room: Room, version: int, game: Game | None) -> Room:
    """Change what every move changes; spelled out, since `replace` is five times slower."""
    return Room(
        room.id,
        version,
        room.host,
        room.seats,
        room.settings,
        room.next_game,
        room.next_seal,
        game,
        room.games,
        room.closed,
    )


def _after(room: Room, fact: AnyFact) -> Room | Happened:  # noqa: C901 - one case for each fact
    match fact:
        case Opened():
            seats = tuple(Seat(colour=number) for number in range(fact.seats))
            return replace(
                room, host=fact.host, seats=seats, next_game=fact.game, next_seal=fact.seal
            )
        case SeatSet():
            kept = room.seats[fact.seat]
            word = kept.word if kept.guest == fact.guest else ""
            seat = Seat(fact.kind, fact.guest, fact.name, fact.colour, fact.bot, word)
            return _with_seat(room, fact.seat, seat)
        case SeatsCounted():
            free = [colour for colour in range(6) if colour not in _colours(room)]
            more = tuple(Seat(colour=colour) for colour in free)
            youngest = min(room.settings.youngest, fact.seats - 1)
            settings = replace(room.settings, youngest=youngest)
            return replace(room, seats=(*room.seats, *more)[: fact.seats], settings=settings)
        case Configured():
            settings = Settings(
                fact.turn_limit, fact.spectators, fact.starter, fact.youngest, fact.finish
            )
            return replace(room, settings=settings)
        case WordGiven():
            return _with_seat(room, fact.seat, replace(room.seats[fact.seat], word=fact.word))
        case Began():
            return _begun(room, fact.order)
        case Played():
            return _played(room, fact.token)
        case StoodIn() | Returned():
            seat = replace(room.seats[fact.seat], away=isinstance(fact, StoodIn))
            return _with_seat(room, fact.seat, seat)
        case Ended():
            return _ended(room, fact)
        case HostPassed():
            return replace(room, host=fact.host)
        case Closed():
            return replace(room, closed=True)


def _colours(room: Room) -> set[int]:
    return {seat.colour for seat in room.seats}


def _with_seat(room: Room, number: int, seat: Seat) -> Room:
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


def _begun(room: Room, order: tuple[int, ...]) -> Room:
    game = Game(
        id=room.next_game,
        seal=room.next_seal,
        order=order,
        seats=tuple(room.seats[seat] for seat in order),
        state=new_game(len(order), room.settings.finish),
        rolls=(0,) * len(order),
    )
    return replace(room, game=game)


def _played(room: Room, token: str) -> Happened:
    game = room.game
    assert game is not None  # noqa: S101 - only games have moves
    state, events, rolls = game.state, list[Event](), list(game.rolls)
    moves = read_moves(token, state)
    for move in moves:
        rolls[state.player] += isinstance(move, Rolled)
        step = apply(state, move)
        events += step.events
        state = step.state
    passed = sum(event.name == "turn" for event in events)
    after = Game(
        game.id,
        game.seal,
        game.order,
        game.seats,
        state,
        game.moves + moves,
        tuple(rolls),
        game.turn + passed,
    )
    return Happened(_changed(room, room.version, after), tuple(events))


def _ended(room: Room, fact: Ended) -> Room:
    assert room.game is not None  # noqa: S101 - only games end
    game = replace(room.game, secret=fact.secret)
    # Words are given after the seal is shown, so those of the last game do not count for the next.
    seats = tuple(replace(seat, word="") for seat in room.seats)
    return replace(
        room,
        seats=seats,
        game=game,
        games=(*room.games, game),
        next_game=fact.game,
        next_seal=fact.seal,
    )


def _participant(player: int, seat: Seat) -> Participant:
    name = seat.name or f"Player {letter_of(player)}"
    return Participant(name, seat.bot if seat.kind is SeatKind.COMPUTER else "", seat.word)
