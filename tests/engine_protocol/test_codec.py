"""Encoding and decoding messages of the engine protocol."""

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rapido.engine_protocol.codec import (
    EngineError,
    decode_action,
    decode_answer,
    decode_position,
    decode_request,
    encode,
)
from rapido.engine_protocol.view import action_view, legal_action_view, position_view
from rapido.engine_protocol.wire import (
    Answer,
    BotsRequest,
    ChooseAnswer,
    ChooseRequest,
    EngineRequest,
    ErrorAnswer,
    ErrorView,
    EvaluateRequest,
    GetPositionRequest,
    LegalRequest,
    LoadRequest,
    NewRequest,
    PlaceRequest,
    QuitRequest,
    RollRequest,
)
from rapido.rules import BadPosition, FaultPart, FaultReason, Phase, State, Step, legal_actions
from tests.play import reached_states

REQUESTS: dict[str, EngineRequest] = {
    '{"cmd":"new","players":3}': NewRequest(players=3),
    '{"cmd":"new","players":3,"finish":9}': NewRequest(players=3, finish=9),
    '{"cmd":"load","position":{}}': LoadRequest(position={}),
    '{"cmd":"position"}': GetPositionRequest(),
    '{"cmd":"roll"}': RollRequest(),
    '{"cmd":"roll","player":1,"pair":0,"dice":[4,6]}': RollRequest(player=1, pair=0, dice=(4, 6)),
    '{"cmd":"place","field":3}': PlaceRequest(field=3),
    '{"cmd":"legal"}': LegalRequest(),
    '{"cmd":"evaluate"}': EvaluateRequest(),
    '{"cmd":"choose","bot":"uniform","seed":7}': ChooseRequest(bot="uniform", seed=7),
    '{"cmd":"bots"}': BotsRequest(),
    '{"cmd":"quit"}': QuitRequest(),
}


@pytest.mark.parametrize("line", REQUESTS)
def test_requests_are_encoded_as_documented(line: str) -> None:
    assert encode(REQUESTS[line]).decode() == line
    assert decode_request(line.encode()) == REQUESTS[line]


def test_every_request_has_an_example() -> None:
    assert {type(request) for request in REQUESTS.values()} == set(EngineRequest.__args__)


def without_dice_in_the_air(state: State) -> dict[str, Any]:
    assume(state.phase is not Phase.DICE)
    return msgspec.json.decode(msgspec.json.encode(position_view(state)))


@given(reached_states())
def test_positions_survive_encoding(state: State) -> None:
    assert decode_position(without_dice_in_the_air(state)) == Step(state, ())


@given(reached_states(), st.data())
def test_actions_survive_encoding(state: State, data: st.DataObject) -> None:
    assume(legal_actions(state))
    action = data.draw(st.sampled_from(legal_actions(state)))
    assert decode_action(action_view(action)) == action
    assert decode_action(legal_action_view(action, state)) == action
    response = ChooseAnswer(action=action_view(action))
    assert decode_answer(encode(response), ChooseAnswer) == response


EXAMPLE: dict[str, Any] = {
    "players": 3,
    "steps": [4, 0, 11],
    "pairs": [[None], [{"field": 3, "dice": [4, 6]}], [{"field": 0, "dice": [0, 1]}]],
    "turn": 0,
    "phase": "roll",
}
INVALID: list[tuple[dict[str, Any], FaultReason, FaultPart, int | None]] = [
    ({"turn": "A"}, FaultReason.THREE_PARTS, FaultPart.WHOLE, None),
    ({"more": 1}, FaultReason.THREE_PARTS, FaultPart.WHOLE, None),
    ({"players": 4}, FaultReason.PLAYERS, FaultPart.STEPS, None),
    ({"steps": [22, 0, 0]}, FaultReason.STEP_RANGE, FaultPart.STEPS, None),
    ({"finish": 0}, FaultReason.FINISH, FaultPart.STEPS, None),
    ({"pairs": [[None], [None], [None, None]]}, FaultReason.OWNER, FaultPart.FIELDS, None),
    (
        {"pairs": [[None], [{"field": 3, "dice": [5, 5]}], [None]]},
        FaultReason.FACES,
        FaultPart.FIELDS,
        3,
    ),
    (
        {"pairs": [[None], *[[{"field": 2, "dice": [4, 6]}]] * 2]},
        FaultReason.FIELD_FULL,
        FaultPart.FIELDS,
        2,
    ),
    ({"turn": 3}, FaultReason.NO_PLAYER, FaultPart.TURN, None),
    ({"turn": 1}, FaultReason.ALL_LIE, FaultPart.TURN, None),
    ({"phase": "over"}, FaultReason.NOT_WON, FaultPart.TURN, None),
    ({"winner": 0}, FaultReason.NOT_WON, FaultPart.TURN, None),
    ({"phase": "start", "rolls": 1}, FaultReason.TURN_FORM, FaultPart.TURN, None),
    ({"rolls": 1}, FaultReason.TURN_FORM, FaultPart.TURN, None),
]


@pytest.mark.parametrize(("change", "reason", "part", "field"), INVALID)
def test_invalid_positions_report_reason_and_place(
    change: dict[str, Any], reason: FaultReason, part: FaultPart, field: int | None
) -> None:
    decode_position(EXAMPLE)
    with pytest.raises(BadPosition) as refused:
        decode_position(EXAMPLE | change)
    bad = refused.value
    assert (bad.reason, bad.part, bad.field) == (reason, part, field)


def test_error_response_raises() -> None:
    error = ErrorAnswer(error=ErrorView("game_over", "the game is over"))
    with pytest.raises(EngineError, match="game_over"):
        decode_answer(encode(error), Answer)


@pytest.mark.parametrize(
    "line", ["", "what?", "3", '{"ok":true}', '{"ok":true,"action":{"do":"sit","pair":0}}']
)
def test_invalid_responses(line: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        decode_answer(line.encode(), ChooseAnswer)
