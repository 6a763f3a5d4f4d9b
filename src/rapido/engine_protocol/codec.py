"""Encodes and decodes messages, and decodes positions and actions to values of the rules."""

from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from rapido.engine_protocol.wire import (
    Answer,
    EngineAction,
    EnginePosition,
    EngineRequest,
    ErrorView,
    PlaceAction,
)
from rapido.rules import (
    Action,
    BadPosition,
    BadRequest,
    FaultPart,
    FaultReason,
    Pair,
    Phase,
    Place,
    Roll,
    State,
    Step,
    Throw,
    check_state,
    start_turn,
)

LINE_BYTES: Final = 64 * 1024
"""the size of the longest request"""

_requests: Final = msgspec.json.Decoder(EngineRequest)
_INVALID: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

AnyAnswer = TypeVar("AnyAnswer", bound=Answer)


class EngineError(Exception):
    """An engine answered with an error."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message)
        self.trace = trace
        """what the engine adds if one of its players has failed"""


class _Identified(Struct):
    id: Raw | UnsetType = UNSET


class _Outcome(Struct):
    ok: Any = None
    error: Any = None


def encode(message: EngineRequest | Answer) -> bytes:
    return msgspec.json.encode(message)


def decode_request(line: bytes) -> EngineRequest:
    if len(line) > LINE_BYTES:
        raise BadRequest("a line has at most 64 KiB")
    try:
        # Python is stricter about UTF-8 than the JSON decoder is inside an id.
        return _requests.decode(line.decode())
    except _INVALID as error:
        raise BadRequest(str(error)) from error


def decode_id(line: bytes) -> Raw | UnsetType:
    """Find the id of an invalid request, so that the error can carry it."""
    try:
        return msgspec.json.decode(line.decode(), type=_Identified).id
    except _INVALID:
        return UNSET


def decode_answer(line: bytes, kind: type[AnyAnswer]) -> AnyAnswer:
    """Raise `EngineError` if the engine answered with an error, `ValueError` if it is invalid."""
    outcome = msgspec.json.decode(line, type=_Outcome)
    if outcome.ok is not True:
        raise _engine_error(outcome.error)
    return msgspec.json.decode(line, type=kind)


def _engine_error(error: object) -> EngineError:
    try:
        view = msgspec.convert(error, ErrorView)
    except msgspec.ValidationError:
        return EngineError(str(error))
    return EngineError(f"{view.code}: {view.message}", "" if view.trace is UNSET else view.trace)


def decode_action(view: EngineAction) -> Action:
    return Place(view.field) if isinstance(view, PlaceAction) else Throw(view.pair)


def decode_position(members: dict[str, Any]) -> Step:
    """Read a position; if its turn is about to begin, it is scored at once."""
    try:
        view = msgspec.convert(members, EnginePosition)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(str(error), FaultReason.THREE_PARTS, FaultPart.WHOLE) from error
    state = _build_state(view)
    step = Step(state, ())
    if view.phase == "start":
        check_state(state, scored=False)
        if (view.pair, view.roll, view.rolls) != (None, None, 0):
            message = "a turn that is about to begin has no pair, no roll and 0 rolls"
            raise BadPosition(message, FaultReason.TURN_FORM, FaultPart.TURN)
        step = start_turn(state)
    else:
        check_state(state)
    if view.winner != state.winner:
        message = f"the winner of this position is {state.winner}, not {view.winner}"
        raise BadPosition(message, FaultReason.NOT_WON, FaultPart.TURN)
    return step


def _build_state(view: EnginePosition) -> State:
    if not view.players == len(view.steps) == len(view.pairs):
        message = "there is one entry for each player in steps and in pairs"
        raise BadPosition(message, FaultReason.PLAYERS, FaultPart.STEPS)
    state = State(steps=tuple(view.steps))
    if any(len(owned) != state.pairs_each for owned in view.pairs):
        message = f"each of {view.players} players owns {state.pairs_each} of the pairs"
        raise BadPosition(message, FaultReason.OWNER, FaultPart.FIELDS)
    return State(
        steps=state.steps,
        pairs=tuple(
            Pair(owner, index, pair.field, Roll(*pair.dice))
            for owner, owned in enumerate(view.pairs)
            for index, pair in enumerate(owned)
            if pair is not None
        ),
        player=view.turn,
        phase=Phase.ROLL if view.phase == "start" else Phase(view.phase),
        pair=view.pair,
        roll=None if view.roll is None else Roll(*view.roll),
        rolls=view.rolls,
        finish=view.finish,
    )
