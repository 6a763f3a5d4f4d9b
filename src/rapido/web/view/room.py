"""Builds what clients see of rooms: no tokens, no words, no secrets before the end of a game."""

from rapido.record import write_position
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.room import Game, Room, Seat
from rapido.rules import (
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Phase,
    Place,
    Placed,
    Scored,
    State,
    ThrownOut,
    legal_actions,
    thrown_out_by,
)
from rapido.web.wire.messages import Missed, Update
from rapido.web.wire.room import (
    ActionView,
    EventView,
    GameView,
    PairView,
    RoomView,
    SeatView,
)


def public_id(guest: str) -> str:
    """Return a short id by which browsers can tell guests apart."""
    return guest[:12]


def room_view(room: Room) -> RoomView:
    return RoomView(
        room=room.id,
        version=room.version,
        host=public_id(room.host),
        seats=tuple(_seat_view(seat) for seat in room.seats),
        settings=room.settings,
        playing=room.playing,
        closed=room.closed,
        next_seal=room.next_seal,
        start="" if room.start is None else write_position(room.start),
        game=None if room.game is None else game_view(room.game),
        games=tuple(game.id for game in room.games),
    )


def update_message(change: Change, now: float) -> Update:
    """Build the update that is broadcast for a change."""
    room = change.room
    return Update(
        room.version, _fact_name(change), events_view(change.events), room_view(room), now
    )


def missed_change(change: Change) -> Missed:
    """Build the entry of a past change in a `welcome`."""
    return Missed(change.room.version, _fact_name(change), events_view(change.events))


def events_view(events: tuple[Event, ...]) -> tuple[EventView, ...]:
    return tuple(_event_view(event) for event in events)


def game_view(game: Game) -> GameView:
    state = game.state
    return GameView(
        id=game.id,
        seal=game.seal,
        secret=game.secret,
        commitments=tuple(seat.commitment for seat in game.seats),
        revealed=tuple(bool(seat.salt) for seat in game.seats),
        ready=game.ready,
        order=game.order,
        turn=game.turn,
        position=write_position(state),
        steps=state.steps,
        finish=state.finish,
        pairs=tuple(
            PairView(pair.owner, pair.index, pair.field, pair.roll, pair.roll.value)
            for pair in state.pairs
        ),
        player=state.player,
        phase=state.phase.value,
        pair=state.pair,
        roll=state.roll,
        value=None if state.roll is None else state.roll.value,
        rolls=state.rolls,
        winner=state.winner,
        actions=_actions(state) if game.running and game.ready else (),
        moved=game.moved,
    )


def board_view(state: State, turn: int = 1) -> GameView:
    """Build the view of a game outside a room, where players and seats have the same numbers."""
    order = tuple(range(state.players))
    return game_view(Game("", "", order, (), state, turn=turn))


def _fact_name(change: Change) -> str:
    return type(change.fact).__name__.lower()


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
    )


def _actions(state: State) -> tuple[ActionView, ...]:
    if state.phase is Phase.OVER:
        return ()
    return tuple(
        ActionView(
            "place",
            field=action.field,
            throws_out=tuple(
                (pair.owner, pair.index) for pair in thrown_out_by(state, action.field)
            ),
        )
        if isinstance(action, Place)
        else ActionView("throw", pair=action.pair)
        for action in legal_actions(state)
    )


def _event_view(event: Event) -> EventView:
    match event:
        case Scored() | Climbed() | Fell():
            return EventView(event.name, event.player, steps=event.steps)
        case DiceRolled(player, pair, roll, valid):
            return EventView(
                event.name, player, pair=pair, dice=roll, value=roll.value, valid=valid
            )
        case Placed(player, pair, field, value):
            return EventView(event.name, player, pair=pair, field=field, value=value)
        case ThrownOut(player, pair, field, value, by):
            return EventView(event.name, player, pair=pair, field=field, value=value, by=by)
        case _:
            return EventView(event.name, event.player)
