"""Every request and every answer of the engine protocol."""

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from rapido.rules import FINISH

PhaseName = Literal["start", "roll", "decide", "over"]


class EnginePair(Struct, forbid_unknown_fields=True):
    """A pair that lies on a field."""

    field: int
    dice: tuple[int, int]


class EnginePosition(Struct, forbid_unknown_fields=True, kw_only=True):
    players: int
    finish: int = FINISH
    steps: list[int]
    pairs: list[list[EnginePair | None]]
    turn: int
    phase: PhaseName
    pair: int | None = None
    roll: tuple[int, int] | None = None
    rolls: int = 0
    winner: int | None = None


def _command(name: str) -> str:
    return name.removesuffix("Request").lower()


class _Request(
    Struct,
    kw_only=True,
    tag_field="cmd",
    tag=_command,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    id: Raw | UnsetType = UNSET
    """any JSON; kept as it was written, because the answer repeats it"""


class NewRequest(_Request):
    players: int
    finish: int = FINISH


class LoadRequest(_Request):
    position: dict[str, Any]
    """decoded later: a wrong one is a bad position, not a bad request"""


class GetPositionRequest(_Request, tag="position"):
    pass


class RollRequest(_Request):
    player: int | None = None
    pair: int | None = None
    dice: tuple[int, int] | None = None


class PlaceRequest(_Request):
    field: int
    player: int | None = None


class LegalRequest(_Request):
    pass


class EvaluateRequest(_Request):
    pass


class ChooseRequest(_Request):
    bot: str
    seed: int = 0


class BotsRequest(_Request):
    pass


class QuitRequest(_Request):
    pass


EngineRequest = (
    NewRequest
    | LoadRequest
    | GetPositionRequest
    | RollRequest
    | PlaceRequest
    | LegalRequest
    | EvaluateRequest
    | ChooseRequest
    | BotsRequest
    | QuitRequest
)


class EngineEvent(Struct, kw_only=True):
    """What happened; which members there are depends on the event."""

    event: str
    player: int
    steps: int | UnsetType = UNSET
    pair: int | UnsetType = UNSET
    dice: tuple[int, int] | UnsetType = UNSET
    field: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    valid: bool | UnsetType = UNSET
    by: int | UnsetType = UNSET


class ThrownOutPair(Struct):
    player: int
    pair: int


class RollAction(Struct, tag_field="do", tag="roll"):
    pair: int
    win: tuple[float, ...] | UnsetType = UNSET
    """in answers to `evaluate`"""


class PlaceAction(Struct, tag_field="do", tag="place"):
    field: int
    throws_out: list[ThrownOutPair] | UnsetType = UNSET
    """in answers to `legal`"""
    win: tuple[float, ...] | UnsetType = UNSET
    """in answers to `evaluate`"""


EngineAction = RollAction | PlaceAction


class PlayerView(Struct, frozen=True):
    """A computer player that is installed."""

    name: str
    """unique name, for `bot` of a seat"""
    about: str
    """sentence in English, for people; may be empty"""
    players: tuple[int, ...]
    """how many may play in a game that it joins"""


class LeftOutView(Struct):
    """A computer player that is installed, but cannot be used."""

    name: str
    message: str
    """why, in English"""


class ErrorView(Struct):
    code: str
    message: str
    trace: str | UnsetType = UNSET
    """the traceback of a computer player that failed"""


class Answer(Struct, kw_only=True):
    """The answer to `quit`, and what all answers have."""

    id: Raw | UnsetType = UNSET
    ok: bool = True


class ErrorAnswer(Answer, kw_only=True):
    ok: bool = False
    error: ErrorView


class PositionAnswer(Answer, kw_only=True):
    position: EnginePosition


class MoveAnswer(Answer, kw_only=True):
    """The answer to `new`, `load`, `roll` and `place`."""

    position: EnginePosition
    events: list[EngineEvent]


class LegalAnswer(Answer, kw_only=True):
    actions: list[EngineAction]


class EvaluateAnswer(Answer, kw_only=True):
    actions: list[EngineAction]
    best: EngineAction
    source: str
    stderr: float | UnsetType = UNSET


class ChooseAnswer(Answer, kw_only=True):
    action: EngineAction


class BotsAnswer(Answer, kw_only=True):
    bots: list[PlayerView]
    left_out: list[LeftOutView] | UnsetType = UNSET
    """only if there are any"""
