"""How facts change a room."""

from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from rapido.record import read_position
from rapido.rooms.model.facts import (
    AnyFact,
    Began,
    Closed,
    Configured,
    DiceReady,
    Ended,
    HostPassed,
    Opened,
    Played,
    RematchAgreed,
    RematchEnded,
    Reopened,
    Returned,
    SeatsCounted,
    SeatSet,
    StoodIn,
    WordCommitted,
    WordGiven,
    WordRevealed,
)
from rapido.rooms.model.moves import AppliedMoves, play_token
from rapido.rooms.model.room import Game, Room, Seat
from rapido.rooms.model.score import score_at_end, score_at_start
from rapido.rooms.model.settings import Settings
from rapido.rules import FINISH, Event, Rolled, TurnPassed, new_game


class Change(Struct, frozen=True, gc=False):
    """One version of a room: a fact, who caused it, and the room after it."""

    room: Room
    by: str
    fact: AnyFact
    events: tuple[Event, ...] = ()
    """what the rules say has happened, if the fact is a move"""


def evolve(
    room: Room, fact: AnyFact, at: float, by: str = "", applied: AppliedMoves | None = None
) -> Change:
    """Apply a fact to a room; `at` is a Unix timestamp.

    `applied` is the result of a `Played` fact, if the caller has applied its moves already.
    """
    if isinstance(fact, Played) and applied is None:
        assert room.game is not None  # noqa: S101 - only games have moves
        applied = play_token(room.game.state, fact.token)
    if applied is not None:  # nearly all facts are moves
        return Change(_moved(room, applied, at), by, fact, applied.events)
    return Change(_apply_fact(replace(room, version=room.version + 1), fact, at), by, fact)


def _apply_fact(  # noqa: C901, PLR0912 - one case for each fact
    room: Room, fact: AnyFact, at: float
) -> Room:
    match fact:
        case Played():
            raise AssertionError("see evolve")
        case Opened():
            return _opened(room, fact)
        case SeatSet():
            before = room.seats[fact.seat]
            same = before.guest == fact.guest
            seat = Seat(
                kind=fact.kind,
                guest=fact.guest,
                name=fact.name,
                color=fact.color,
                bot=fact.bot,
                word=before.word if same else "",
                commitment=before.commitment if same else "",
                former="" if fact.former is UNSET else fact.former,
            )
            after = _seat_changed(_with_seat(room, fact.seat, seat), fact.seat, before)
            return _taken_over(after, fact.seat, at) if room.playing else after
        case SeatsCounted():
            taken = {seat.color for seat in room.seats}
            added = tuple(Seat(color=color) for color in range(6) if color not in taken)
            youngest = min(room.settings.youngest, fact.seats - 1)
            settings = replace(room.settings, youngest=youngest)
            seats = (*room.seats, *added)[: fact.seats]
            return replace(room, seats=seats, settings=settings, rematch=())
        case Configured():
            return _configured(room, Settings(**asdict(fact)), at)
        case WordGiven():
            seat = replace(room.seats[fact.seat], word=fact.word, commitment="")
            return _with_seat(room, fact.seat, seat)
        case WordCommitted():
            seat = replace(room.seats[fact.seat], word="", commitment=fact.commitment)
            return _with_seat(room, fact.seat, seat)
        case Began():
            return _begun(room, fact.order, at)
        case WordRevealed():
            return _revealed(room, fact)
        case DiceReady():
            assert room.game is not None  # noqa: S101 - only games have dice
            return replace(room, game=replace(room.game, ready=True, moved=at))
        case StoodIn():
            seat = replace(room.seats[fact.seat], away=True, returns=fact.absent)
            return _with_seat(room, fact.seat, seat)
        case Returned():
            return _returned(room, fact.seat, at)
        case Ended():
            return _ended(room, fact, at)
        case HostPassed():
            return _host_passed(room, fact)
        case RematchAgreed():
            return replace(room, rematch=(*room.rematch, fact.guest))
        case RematchEnded():
            return replace(room, rematch=())
        case Closed():
            return replace(room, closed=True)
        case Reopened():
            return replace(room, closed=False)


def _opened(room: Room, fact: Opened) -> Room:
    start = read_position(fact.start) if fact.start else None
    return replace(
        room,
        host=fact.host,
        seats=tuple(Seat(color=number) for number in range(fact.seats)),
        settings=Settings(finish=FINISH if start is None else start.finish),
        next_game=fact.game,
        next_seal=fact.seal,
        start=start,
    )


def _with_seat(room: Room, number: int, seat: Seat) -> Room:
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


def _seat_changed(room: Room, number: int, before: Seat) -> Room:
    """Drop what was agreed among other people, and the claims of a guest who gave up the seat."""
    if (room.seats[number].kind, room.seats[number].guest) == (before.kind, before.guest):
        return room
    former = room.former_hosts
    if not room.seats_of(before.guest):
        # From person to person, it is the same one with another device, who keeps the claim.
        heir = room.seats[number].guest if before.guest else ""
        named = (heir if guest == before.guest else guest for guest in former)
        former = tuple(dict.fromkeys(guest for guest in named if guest))
    return replace(room, former_hosts=former, rematch=())


def _configured(room: Room, settings: Settings, at: float) -> Room:
    """Apply new settings; a turn limit that changes during a game begins anew."""
    game = room.game
    if game is not None and game.running and settings.turn_limit != room.settings.turn_limit:
        game = replace(game, moved=at)
    return replace(room, settings=settings, game=game)


def _host_passed(room: Room, fact: HostPassed) -> Room:
    """Pass the room on; whoever takes it back ends the claims of those who came after."""
    former = room.former_hosts
    if fact.host in former:
        former = former[: former.index(fact.host)]
    if fact.absent:
        former = (*(guest for guest in former if guest != fact.absent), fact.absent)
    return replace(room, host=fact.host, former_hosts=former)


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
        ready=not any(seat.commitment for seat in room.seats),
        began=at,
    )
    score = score_at_start(room.score, room.settings, at)
    return replace(room, game=game, start=None, score=score, rematch=())


def _taken_over(room: Room, number: int, at: float) -> Room:
    """Let somebody play on for whoever had the seat; what they added to the dice stays."""
    game, seat = room.game, room.seats[number]
    assert game is not None  # noqa: S101 - only called during a game
    player = game.order.index(number)
    plays = replace(game.seats[player], kind=seat.kind, guest=seat.guest, name=seat.name, bot="")
    seats = (*game.seats[:player], plays, *game.seats[player + 1 :])
    return _returned(replace(room, game=replace(game, seats=seats)), number, at)


def _revealed(room: Room, fact: WordRevealed) -> Room:
    game = room.game
    assert game is not None  # noqa: S101 - commitments are opened in games only
    player = game.order.index(fact.seat)
    seat = replace(game.seats[player], salt=fact.salt, word=fact.word)
    seats = (*game.seats[:player], seat, *game.seats[player + 1 :])
    return replace(room, game=replace(game, seats=seats))


def _moved(room: Room, applied: AppliedMoves, at: float) -> Room:
    game = room.game
    assert game is not None  # noqa: S101 - only games have moves
    player, rolls, turn = game.state.player, game.rolls, game.turn
    automated = room.seats[game.order[player]].automated
    for move in applied.moves:
        if isinstance(move, Rolled):
            rolls = (*rolls[:player], rolls[player] + 1, *rolls[player + 1 :])
    for event in applied.events:
        if isinstance(event, TurnPassed):
            turn += 1
    after = replace(
        game,
        state=applied.state,
        moves=game.moves.plus(applied.moves, by_computer=automated),
        rolls=rolls,
        turn=turn,
        moved=at,
    )
    return replace(room, version=room.version + 1, game=after)


def _returned(room: Room, number: int, at: float) -> Room:
    """Let a guest play again, with the full turn limit if it is their turn.

    Only once a turn: who leaves and returns again and again gains no time.
    """
    game = room.game
    if game is not None and room.acting_seat == number and game.renewed != game.turn:
        room = replace(room, game=replace(game, moved=at, renewed=game.turn))
    return _with_seat(room, number, replace(room.seats[number], away=False, returns=False))


def _ended(room: Room, fact: Ended, at: float) -> Room:
    assert room.game is not None  # noqa: S101 - only games end
    game = replace(room.game, secret=fact.secret, ended=at)
    # Words are given after the seal is shown, so words for this game do not count for the next.
    seats = tuple(replace(seat, word="", commitment="") for seat in room.seats)
    return replace(
        room,
        seats=seats,
        game=game,
        games=(*room.games, game),
        score=score_at_end(room.score, game.seats, game.state.winner, at),
        next_game=fact.game,
        next_seal=fact.seal,
    )
