"""Parsing positions: the position, or why it is invalid."""

from random import Random
from typing import Any

import pytest

from rapido.record import read_position, write_position
from rapido.rules import BadPosition, FaultPart, FaultReason
from rapido.web.http.handlers.positions import check
from tests.faults.server import Server

GOOD = (
    "0,0/21 -/-/-/-/-/- A",
    "4,0,11/21 -/-/B46/-/-/CX1 A",
    "4,0,11/21 -/-/B46/-/-/CX1 A?:1",
    "4,0,11/21 -/-/B46/-/-/CX1 A73:4",
    "4,21,11/21 -/-/B46/-/-/CX1 B!",
    "3,5/9 -/b31/-/-/A25/- a71:2",
    "0,0,0,0,0,0/999 A11/B22/C33/D46/-/E71 F",
)
BAD: dict[str, tuple[FaultReason, FaultPart, int | None]] = {
    "": (FaultReason.THREE_PARTS, FaultPart.WHOLE, None),
    "0,0/21 A": (FaultReason.THREE_PARTS, FaultPart.WHOLE, None),
    "somewhere over there": (FaultReason.STEPS_FORM, FaultPart.STEPS, None),
    "0;0/21 -/-/-/-/-/- A": (FaultReason.STEPS_FORM, FaultPart.STEPS, None),
    "0,00/21 -/-/-/-/-/- A": (FaultReason.STEPS_FORM, FaultPart.STEPS, None),
    "0/21 -/-/-/-/-/- A": (FaultReason.PLAYERS, FaultPart.STEPS, None),
    "0,0,0,0,0,0,0/21 -/-/-/-/-/- A": (FaultReason.PLAYERS, FaultPart.STEPS, None),
    "0,0/0 -/-/-/-/-/- A": (FaultReason.FINISH, FaultPart.STEPS, None),
    "0,22/21 -/-/-/-/-/- A": (FaultReason.STEP_RANGE, FaultPart.STEPS, None),
    "21,21/21 -/-/-/-/-/- A!": (FaultReason.TWO_FINISHED, FaultPart.STEPS, None),
    "0,0/21 -/-/-/-/- A": (FaultReason.FIELDS_FORM, FaultPart.FIELDS, None),
    "0,0/21 -/-/=/-/-/- A": (FaultReason.FIELDS_FORM, FaultPart.FIELDS, 3),
    "0,0/21 -/-/B77/-/-/- A": (FaultReason.FACES, FaultPart.FIELDS, 3),
    "0,0/21 -/-/-/-/-/B77 A": (FaultReason.FACES, FaultPart.FIELDS, 0),
    "0,0,0/21 -/-/-/-/-/B46C77 A": (FaultReason.FACES, FaultPart.FIELDS, 0),
    "0,0,0/21 -/D46/-/-/-/- A": (FaultReason.OWNER, FaultPart.FIELDS, 4),
    "0,0,0/21 -/-/-/-/b46/- A": (FaultReason.OWNER, FaultPart.FIELDS, 1),
    "0,0,0/21 B46C31/-/-/-/-/- A": (FaultReason.FIELD_FULL, FaultPart.FIELDS, 5),
    "0,0,0/21 B46/-/-/B31/-/- A": (FaultReason.PAIR_TWICE, FaultPart.FIELDS, 2),
    "0,0,0/21 -/-/-/-/-/B46B31 A": (FaultReason.PAIR_TWICE, FaultPart.FIELDS, 0),
    "0,0/21 -/-/-/-/-/- X": (FaultReason.TURN_FORM, FaultPart.TURN, None),
    "0,0/21 -/-/-/-/-/- A46": (FaultReason.TURN_FORM, FaultPart.TURN, None),
    "0,0/21 -/-/-/-/-/- A46:0": (FaultReason.TURN_FORM, FaultPart.TURN, None),
    "0,0/21 -/-/-/-/-/- A?:0": (FaultReason.TURN_FORM, FaultPart.TURN, None),
    "0,0/21 -/-/-/-/-/- A77:1": (FaultReason.FACES, FaultPart.TURN, None),
    "0,0/21 -/-/-/-/-/- C": (FaultReason.NO_PLAYER, FaultPart.TURN, None),
    "0,0,0/21 -/-/-/-/-/- a46:1": (FaultReason.OWNER, FaultPart.TURN, None),
    "21,0/21 -/-/-/-/-/- A": (FaultReason.NOT_OVER, FaultPart.TURN, None),
    "21,0/21 -/-/-/-/-/- B!": (FaultReason.NOT_WON, FaultPart.TURN, None),
    "0,0/21 -/-/-/-/-/- A!": (FaultReason.NOT_WON, FaultPart.TURN, None),
    "0,0,0/21 A46/-/-/-/-/- A": (FaultReason.ALL_LIE, FaultPart.TURN, None),
    "0,0/21 A46/a31/-/-/-/- A": (FaultReason.ALL_LIE, FaultPart.TURN, None),
    "0,0/21 A46/-/-/-/-/- A31:1": (FaultReason.PAIR_LIES, FaultPart.TURN, None),
    "0,0/21 A46/-/-/-/-/- A?:1": (FaultReason.PAIR_LIES, FaultPart.TURN, None),
    "0,0/21 -/-/-/-/-/- A7X:2": (FaultReason.CROSS, FaultPart.TURN, None),
}


@pytest.mark.parametrize("text", GOOD)
def test_valid_positions(server: Server, text: str) -> None:
    response = server.request("POST", "/api/position", {"text": f"  {text.replace(' ', '   ')}\n"})
    assert response.status == 200
    found = response.json()
    assert (found["position"], found["fault"]) == (text, None)
    assert found["game"]["position"] == text
    steps = server.request("POST", "/api/steps", {"start": text}).json()
    assert found["game"] == steps["start"]


@pytest.mark.parametrize("text", BAD)
def test_invalid_positions_report_reason_and_place(server: Server, text: str) -> None:
    response = server.request("POST", "/api/position", {"text": text})
    assert response.status == 200
    found: dict[str, Any] = response.json()
    assert (found["position"], found["game"]) == (None, None)
    fault = found["fault"]
    assert (fault["reason"], fault["part"], fault["field"]) == BAD[text]
    with pytest.raises(BadPosition) as refused:
        read_position(text)
    assert fault["message"] == str(refused.value)


def test_every_reason_has_an_example() -> None:
    assert {reason for reason, _, _ in BAD.values()} == set(FaultReason)


def test_random_edits_give_a_position_or_a_fault() -> None:
    rng, letters = Random(6), "AaBbCFX0123456789,/:!?- -"
    faults = 0
    for _ in range(4000):
        text = list(rng.choice(GOOD))
        for _ in range(rng.randrange(1, 3)):
            text[rng.randrange(len(text))] = rng.choice(letters)
        line = "".join(text)
        found = check(line)
        assert (found.position is None) == (found.fault is not None) == (found.game is None)
        faults += found.fault is not None
        if found.position is not None:
            assert write_position(read_position(line)) == found.position
    assert 1000 < faults < 4000


@pytest.mark.parametrize("body", [{}, {"text": 1}, {"text": "x" * 401}, {"text": "", "more": 1}])
def test_invalid_body(server: Server, body: object) -> None:
    response = server.request("POST", "/api/position", body)
    assert (response.status, response.json()["error"]) == (400, "bad_request")


def test_foreign_origin(server: Server) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    assert server.request("POST", "/api/position", {"text": GOOD[0]}, headers=headers).status == 403
