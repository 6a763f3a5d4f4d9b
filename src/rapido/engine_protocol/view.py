"""Values of the rules as the engine protocol writes them."""

from typing import Final

from msgspec import UNSET, UnsetType

from rapido.engine_protocol.wire import (
    EngineAction,
    EngineEvent,
    EnginePair,
    EnginePosition,
    PhaseName,
    PlaceAction,
    RollAction,
    ThrownOutPair,
)
from rapido.rules import (
    Action,
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
    thrown_out_by,
)

# A request rolls at once, so there is no position with dice in the air.
_PHASES: Final[dict[Phase, PhaseName]] = {
    Phase.ROLL: "roll",
    Phase.DECIDE: "decide",
    Phase.OVER: "over",
}


def position_view(state: State) -> EnginePosition:
    pairs: list[list[EnginePair | None]] = [[None] * state.pairs_each for _ in state.steps]
    for pair in state.pairs:
        pairs[pair.owner][pair.index] = EnginePair(pair.field, pair.roll)
    return EnginePosition(
        players=state.players,
        finish=state.finish,
        steps=list(state.steps),
        pairs=pairs,
        turn=state.player,
        phase=_PHASES[state.phase],
        pair=state.pair,
        roll=state.roll,
        rolls=state.rolls,
        winner=state.winner,
    )


def event_view(event: Event) -> EngineEvent:
    view = EngineEvent(event=event.name, player=event.player)
    match event:
        case Scored() | Climbed() | Fell():
            view.steps = event.steps
        case DiceRolled():
            view.pair, view.dice = event.pair, event.roll
            view.value, view.valid = event.roll.value, event.valid
        case Placed() | ThrownOut():
            view.pair, view.field, view.value = event.pair, event.field, event.value
            if isinstance(event, ThrownOut):
                view.by = event.by
        case _:
            pass
    return view


def action_view(action: Action, win: tuple[float, ...] | UnsetType = UNSET) -> EngineAction:
    if isinstance(action, Place):
        return PlaceAction(action.field, win=win)
    return RollAction(action.pair, win)


def legal_action_view(action: Action, state: State) -> EngineAction:
    """Write an action with the pairs that it throws out."""
    view = action_view(action)
    if isinstance(view, PlaceAction):
        victims = thrown_out_by(state, view.field)
        view.throws_out = [ThrownOutPair(pair.owner, pair.index) for pair in victims]
    return view
