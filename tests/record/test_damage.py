"""`BadRecord`: location, expectation, the token found, and the error that rejected it."""

import pytest

from rapido.record import BadRecord, Expected
from rapido.rules import BadRequest, RapidoError


def test_code_is_stable() -> None:
    assert BadRecord.code == "bad_record"


CAUSE = BadRequest("what?")


@pytest.mark.parametrize(
    ("where", "example", "because", "sentence"),
    [
        (3, "", None, "line 3: expected a move; found 'C7'"),
        ("moves[0]", "", None, "moves[0]: expected a move; found 'C7'"),
        (3, "A46 @0", None, "line 3: expected a move: A46 @0; found 'C7'"),
        (3, "", CAUSE, "line 3: expected a move; found 'C7' (bad_request)"),
        (3, "A46 @0", CAUSE, "line 3: expected a move: A46 @0; found 'C7' (bad_request)"),
    ],
)
def test_message_is_one_sentence(
    where: str | int, example: str, because: RapidoError | None, sentence: str
) -> None:
    assert str(BadRecord(where, "C7", Expected.MOVE, example, because)) == sentence


def test_attributes() -> None:
    damage = BadRecord(3, "C7", Expected.MOVE, "A46 @0", CAUSE)
    assert (damage.where, damage.token, damage.example) == (3, "C7", "A46 @0")
    assert (damage.expected, damage.because) == (Expected.MOVE, CAUSE)
    bare = BadRecord("seal", "12", Expected.DIGITS)
    assert (bare.where, bare.example, bare.because) == ("seal", "", None)


def test_long_token_is_truncated() -> None:
    assert BadRecord(1, "x" * 40, Expected.MOVE).token == "x" * 40
    assert BadRecord(1, "x" * 41, Expected.MOVE).token == "x" * 40 + "…"


def test_expectations_have_distinct_texts() -> None:
    words = [str(expected.value) for expected in Expected]
    assert len(words) == len(set(words))
    assert "None" not in words
