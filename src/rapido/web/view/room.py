"""Builds what clients see of rooms: no tokens, no words, no secrets before the end of a game."""

from typing import Final

from msgspec import UNSET

from rapido.record import write_position
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.room import Game, Room, Seat
from rapido.rules import (
    FIELDS,
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Pair,
    Phase,
    Placed,
    Scored,
    State,
    ThrownOut,
    free_fields,
    throwable_pairs,
    thrown_out_by,
)
from rapido.web.view.score import score_view
from rapido.web.wire.messages import Missed, Update
from rapido.web.wire.room import (
    ActionView,
    EventView,
    GameView,
    PairView,
    RoomView,
    SeatView,
)

_THROWS: Final = tuple(ActionView("throw", pair=pair) for pair in range(2))
_PLACES: Final = tuple(ActionView("place", field=field) for field in FIELDS)
"""the actions that throw nothing out, which is most of them"""


def public_id(guest: str) -> str:
    """Return a short id by which browsers can tell guests apart."""
    return guest[:12]


def public_ids(guests: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(public_id(guest) for guest in guests)


def room_view(room: Room) -> RoomView:
    return RoomView(
        room=room.id,
        version=room.version,
        host=public_id(room.host),
        seats=seats_view(room),
        settings=room.settings,
        playing=room.playing,
        closed=room.closed,
        next_seal=room.next_seal,
        start=start_view(room),
        game=None if room.game is None else game_view(room.game),
        games=tuple(game.id for game in room.games),
        score=score_view(room),
        former_hosts=public_ids(room.former_hosts),
        rematch=public_ids(room.rematch),
    )


def update_message(change: Change, now: float) -> Update:
    """Build the update that is broadcast for a change."""
    room = change.room
    return Update(room.version, fact_name(change), events_view(change.events), room_view(room), now)


def missed_change(change: Change) -> Missed:
    """Build the entry of a past change in a `welcome`."""
    return Missed(change.room.version, fact_name(change), events_view(change.events))


def events_view(events: tuple[Event, ...]) -> tuple[EventView, ...]:
    return tuple([_event_view(event) for event in events])


def game_view(game: Game) -> GameView:
    state = game.state
    return GameView(
        id=game.id,
        seal=game.seal,
        secret=game.secret,
        commitments=tuple(seat.commitment for seat in game.seats),
        revealed=revealed_view(game),
        ready=game.ready,
        order=game.order,
        turn=game.turn,
        position=write_position(state),
        steps=state.steps,
        finish=state.finish,
        pairs=pairs_view(state),
        player=state.player,
        phase=state.phase.value,
        pair=state.pair,
        roll=state.roll,
        value=value_view(state),
        rolls=state.rolls,
        winner=state.winner,
        actions=actions_view(game),
        moved=game.moved,
    )


def board_view(state: State, turn: int = 1) -> GameView:
    """Build the view of a game outside a room, where players and seats have the same numbers."""
    order = tuple(range(state.players))
    return game_view(Game("", "", order, (), state, turn=turn))


# The members of a view that are built from more than one value; `view.delta` sends some of them.


def fact_name(change: Change) -> str:
    return type(change.fact).__name__.lower()


def seats_view(room: Room) -> tuple[SeatView, ...]:
    return tuple(_seat_view(seat) for seat in room.seats)


def start_view(room: Room) -> str:
    return "" if room.start is None else write_position(room.start)


def revealed_view(game: Game) -> tuple[bool, ...]:
    return tuple(bool(seat.salt) for seat in game.seats)


def pairs_view(state: State) -> tuple[PairView, ...]:
    return tuple(
        [
            PairView(pair.owner, pair.index, pair.field, pair.roll, pair.roll.value)
            for pair in state.pairs
        ]
    )


def value_view(state: State) -> int | None:
    return None if state.roll is None else state.roll.value


def can_act(game: Game) -> bool:
    """Whether the player to act can do anything."""
    return game.running and game.ready and game.state.phase is not Phase.OVER


def actions_view(game: Game) -> tuple[ActionView, ...]:
    state = game.state
    if not can_act(game):
        return ()
    throws = [_THROWS[pair] for pair in throwable_pairs(state)]
    if state.phase is not Phase.DECIDE:
        return tuple(throws)
    fields = free_fields(state)
    # R18: whatever is thrown out from a field is thrown out from field 0 as well.
    if victims := thrown_out_by(state, 0):
        return (*throws, *[_place_view(victims, field) for field in fields])
    return (*throws, *[_PLACES[field] for field in fields])


def _place_view(victims: tuple[Pair, ...], field: int) -> ActionView:
    throws_out = [(pair.owner, pair.index) for pair in victims if pair.field > field]
    return ActionView("place", field=field, throws_out=tuple(throws_out))


def _seat_view(seat: Seat) -> SeatView:
    return SeatView(
        seat.kind,
        public_id(seat.guest),
        seat.name,
        seat.color,
        seat.bot,
        seat.away,
        bool(seat.word),
        seat.commitment,
        public_id(seat.former) or UNSET,
    )


def _event_view(event: Event) -> EventView:
    # No `match`, which takes three times as long.
    if isinstance(event, DiceRolled):
        roll = event.roll
        return EventView(
            event.name,
            event.player,
            pair=event.pair,
            dice=roll,
            value=roll.value,
            valid=event.valid,
        )
    if isinstance(event, Placed):
        return EventView(
            event.name, event.player, pair=event.pair, field=event.field, value=event.value
        )
    if isinstance(event, ThrownOut):
        return EventView(
            event.name,
            event.player,
            pair=event.pair,
            field=event.field,
            value=event.value,
            by=event.by,
        )
    if isinstance(event, (Scored, Climbed, Fell)):
        return EventView(event.name, event.player, steps=event.steps)
    return EventView(event.name, event.player)
