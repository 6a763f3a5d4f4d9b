"""A room as a value: the sum of the facts that have happened in it."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rapido.record import Participant, Record, letter_of, read_position
from rapido.rooms.facts import (
    AnyFact,
    Began,
    Closed,
    Configured,
    Ended,
    HostPassed,
    Opened,
    Pace,
    Played,
    Returned,
    SeatKind,
    SeatsCounted,
    SeatSet,
    Starter,
    StoodIn,
    WordGiven,
)
from rapido.rooms.moves import played
from rapido.rules import FINISH, Event, Move, Phase, Rolled, State, new_game

STAND_IN: Final = "heuristic"
"""the computer player that plays for those who are away"""


class Seat(Struct, frozen=True):
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


class Settings(Struct, frozen=True):
    """How a room plays."""

    turn_limit: int = 0
    spectators: bool = True
    starter: Starter = Starter.YOUNGEST
    youngest: int = 0
    finish: int = FINISH
    pace: Pace = Pace.NORMAL
    coach: bool = False


class Game(Struct, frozen=True):
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
    moved: float = 0.0
    """since when the one to act has had the turn limit, in seconds since 1970"""
    secret: str = ""
    """revealed at the end"""
    start: State | None = None
    """where it began, if it was not a new game"""

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return not self.secret

    def record(self) -> Record:
        """Write the game down."""
        return Record(
            players=tuple(_participant(player, seat) for player, seat in enumerate(self.seats)),
            start=self.start or new_game(len(self.order), self.state.finish),
            moves=self.moves,
            seal=self.seal,
            secret=self.secret,
        )


class Room(Struct, frozen=True):
    """Everything that is known about a room. `version` counts the facts."""

    id: str
    version: int = 0
    host: str = ""
    seats: tuple[Seat, ...] = ()
    settings: Settings = Settings()
    next_game: str = ""
    next_seal: str = ""
    start: State | None = None
    """where the first game is to begin, as long as it has not"""
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


class Happened(Struct, frozen=True):
    """A room after a fact, and what the rules say about it if it was a move."""

    room: Room
    events: tuple[Event, ...] = ()


def evolve(room: Room, fact: AnyFact, at: float) -> Happened:
    """Add a fact to a room, which happened so many seconds after 1970 began."""
    after = _after(replace(room, version=room.version + 1), fact, at)
    return after if isinstance(after, Happened) else Happened(after)


def _after(  # noqa: C901 - one case for each fact
    room: Room, fact: AnyFact, at: float
) -> Room | Happened:
    match fact:
        case Opened():
            return _opened(room, fact)
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
                fact.turn_limit,
                fact.spectators,
                fact.starter,
                fact.youngest,
                fact.finish,
                fact.pace,
                fact.coach,
            )
            return replace(room, settings=settings)
        case WordGiven():
            return _with_seat(room, fact.seat, replace(room.seats[fact.seat], word=fact.word))
        case Began():
            return _begun(room, fact.order, at)
        case Played():
            return _played(room, fact.token, at)
        case StoodIn():
            return _with_seat(room, fact.seat, replace(room.seats[fact.seat], away=True))
        case Returned():
            return _returned(room, fact.seat, at)
        case Ended():
            return _ended(room, fact)
        case HostPassed():
            return replace(room, host=fact.host)
        case Closed():
            return replace(room, closed=True)


def _opened(room: Room, fact: Opened) -> Room:
    start = read_position(fact.start) if fact.start else None
    return replace(
        room,
        host=fact.host,
        seats=tuple(Seat(colour=number) for number in range(fact.seats)),
        settings=Settings(finish=FINISH if start is None else start.finish),
        next_game=fact.game,
        next_seal=fact.seal,
        start=start,
    )


def _colours(room: Room) -> set[int]:
    return {seat.colour for seat in room.seats}


def _with_seat(room: Room, number: int, seat: Seat) -> Room:
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


def _begun(room: Room, order: tuple[int, ...], at: float) -> Room:
    game = Game(
        id=room.next_game,
        seal=room.next_seal,
        order=order,
        seats=tuple(room.seats[seat] for seat in order),
        state=room.start or new_game(len(order), room.settings.finish),
        rolls=(0,) * len(order),
        moved=at,
        start=room.start,
    )
    return replace(room, game=game, start=None)


def _played(room: Room, token: str, at: float) -> Happened:
    game = room.game
    assert game is not None  # noqa: S101 - only games have moves
    moves, (state, events) = played(game.state, token)
    player, rolled = game.state.player, sum(isinstance(move, Rolled) for move in moves)
    rolls = (*game.rolls[:player], game.rolls[player] + rolled, *game.rolls[player + 1 :])
    passed = sum(event.name == "turn" for event in events)
    after = replace(
        game,
        state=state,
        moves=game.moves + moves,
        rolls=rolls,
        turn=game.turn + passed,
        moved=at,
    )
    return Happened(replace(room, game=after), events)


def _returned(room: Room, number: int, at: float) -> Room:
    """Let a guest play again, with the whole turn limit if it is the guest's turn."""
    if room.game is not None and room.acting_seat == number:
        room = replace(room, game=replace(room.game, moved=at))
    return _with_seat(room, number, replace(room.seats[number], away=False))


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
