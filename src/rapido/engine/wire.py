"""The words of the engine protocol: requests as they come in, positions and events as they go out.

The protocol is public and fixed: docs/engine-protocol.md.
"""

from typing import Any, Final, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from rapido.rules import (
    FINISH,
    Action,
    BadPosition,
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Pair,
    Phase,
    Place,
    Placed,
    Roll,
    Scored,
    State,
    Step,
    ThrownOut,
    check_state,
    start_turn,
    thrown_out_by,
)

Object = dict[str, Any]
PhaseWord = Literal["start", "roll", "decide", "over"]

# Throw and dice are one request, so nobody ever sees dice in the air.
_PHASES: Final[dict[Phase, PhaseWord]] = {
    Phase.ROLL: "roll",
    Phase.DECIDE: "decide",
    Phase.OVER: "over",
}


class _Request(Struct, tag_field="cmd", tag=str.lower, forbid_unknown_fields=True):
    # Kept as it was written, because it goes back as it was written.
    id: Raw | UnsetType = UNSET


class New(_Request, kw_only=True):
    """A new game."""

    players: int
    finish: int = FINISH


class Load(_Request, kw_only=True):
    """A game that goes on from a position."""

    position: Object


class PositionRequest(_Request, tag="position"):
    """The position again."""


class RollRequest(_Request, tag="roll"):
    """A roll, with given faces or drawn ones."""

    player: int | None = None
    pair: int | None = None
    dice: tuple[int, int] | None = None


class PlaceRequest(_Request, kw_only=True, tag="place"):
    """The rolled pair is placed."""

    field: int
    player: int | None = None


class Legal(_Request):
    """What can be done."""


class Evaluate(_Request):
    """What everything that can be done is worth."""


class Choose(_Request, kw_only=True):
    """What a computer player would do."""

    bot: str
    seed: int = 0


class Bots(_Request):
    """Which computer players there are."""


class Quit(_Request):
    """The end."""


Request = (
    New
    | Load
    | PositionRequest
    | RollRequest
    | PlaceRequest
    | Legal
    | Evaluate
    | Choose
    | Bots
    | Quit
)


class Dice(Struct, forbid_unknown_fields=True):
    """A pair that lies on a field."""

    field: int
    dice: tuple[int, int]


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as the protocol writes it."""

    players: int
    finish: int = FINISH
    steps: list[int]
    pairs: list[list[Dice | None]]
    turn: int
    phase: PhaseWord
    pair: int | None = None
    roll: tuple[int, int] | None = None
    rolls: int = 0
    winner: int | None = None


def position_of(state: State) -> Position:
    """Write a position."""
    pairs: list[list[Dice | None]] = [[None] * state.pairs_each for _ in state.steps]
    for pair in state.pairs:
        pairs[pair.owner][pair.index] = Dice(pair.field, pair.roll)
    return Position(
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


def step_of(board: Position) -> Step:
    """Read a position; one that is about to begin a turn is scored at once."""
    state = _state_of(board)
    if board.phase == "start":
        check_state(state, scored=False)
        if (board.pair, board.roll, board.rolls) != (None, None, 0):
            raise BadPosition("a turn that is about to begin has no pair, no roll and 0 rolls")
        step = start_turn(state)
    else:
        check_state(state)
        step = Step(state, ())
    if board.winner != state.winner:
        raise BadPosition(f"the winner of this position is {state.winner}, not {board.winner}")
    return step


def _state_of(board: Position) -> State:
    if not board.players == len(board.steps) == len(board.pairs):
        raise BadPosition("there is one entry for each player in steps and in pairs")
    state = State(steps=tuple(board.steps))
    if any(len(owned) != state.pairs_each for owned in board.pairs):
        raise BadPosition(f"each of {board.players} players owns {state.pairs_each} of the pairs")
    return State(
        steps=state.steps,
        pairs=tuple(
            Pair(owner, index, dice.field, Roll(*dice.dice))
            for owner, owned in enumerate(board.pairs)
            for index, dice in enumerate(owned)
            if dice is not None
        ),
        player=board.turn,
        phase=Phase.ROLL if board.phase == "start" else Phase(board.phase),
        pair=board.pair,
        roll=None if board.roll is None else Roll(*board.roll),
        rolls=board.rolls,
        finish=board.finish,
    )


def event_of(event: Event) -> Object:
    """Write what happened."""
    said: Object = {"event": event.name, "player": event.player}
    match event:
        case Scored() | Climbed() | Fell():
            said["steps"] = event.steps
        case DiceRolled():
            said |= {"pair": event.pair, "dice": event.roll, "value": event.roll.value}
            said["valid"] = event.valid
        case Placed():
            said |= {"pair": event.pair, "field": event.field, "value": event.value}
        case ThrownOut():
            said |= {"pair": event.pair, "field": event.field, "value": event.value}
            said["by"] = event.by
        case _:
            pass
    return said


def action_of(action: Action) -> Object:
    """Write an action."""
    if isinstance(action, Place):
        return {"do": "place", "field": action.field}
    return {"do": "roll", "pair": action.pair}


def legal_action_of(action: Action, state: State) -> Object:
    """Write an action with its victims, if it can have any."""
    said = action_of(action)
    if isinstance(action, Place):
        victims = thrown_out_by(state, action.field)
        said["throws_out"] = [{"player": pair.owner, "pair": pair.index} for pair in victims]
    return said
