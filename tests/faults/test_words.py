"""Games with commitments: the checker of histories must find every planted error in them."""

from collections.abc import Callable

import pytest

from rapido.fair import PlainWord, commitment_of
from tests.faults.history import Call, Row
from tests.faults.test_history import SEAL, Case, consistent_case, errors_in

SALTS = tuple(bytes([number]) * 32 for number in (7, 8))
COMMITMENTS = tuple(
    commitment_of(bytes.fromhex(SEAL), salt, word).hex()
    for salt, word in zip(SALTS, ("sun", "rain"), strict=True)
)
OPENED = PlainWord("sun", COMMITMENTS[0], SALTS[0].hex())
NOT_OPENED = PlainWord("", COMMITMENTS[1])


@pytest.fixture
def case() -> Case:
    return consistent_case((OPENED, NOT_OPENED))


def find_row(case: Case, fact: str) -> int:
    return next(index for index, row in enumerate(case[1].rows) if row.what["fact"] == fact)


def find_call(case: Case, command: str) -> Call:
    return next(call for call in case[0].calls.values() if call.command["do"] == command)


def test_consistent_history_has_no_errors(case: Case) -> None:
    assert errors_in(case) == []


def test_words_may_be_opened_again(case: Case) -> None:
    first = find_call(case, "revealwords")
    again = case[0].called("Ana", "room", first.command, None)
    case[0].answered({"type": "done", "key": again.key, "version": first.version}, first.version)
    assert errors_in(case) == []


def lose(fact: str) -> Callable[[Case], None]:
    def plant(case: Case) -> None:
        rows = case[1].rows
        rows.pop(find_row(case, fact))
        rows[:] = [row._replace(version=number) for number, row in enumerate(rows, 1)]

    return plant


def change(fact: str, member: str) -> Callable[[Case], None]:
    def plant(case: Case) -> None:
        case[1].rows[find_row(case, fact)].what[member] = "0" * 64

    return plant


def lose_the_key(case: Case) -> None:
    rows, index = case[1].rows, find_row(case, "wordrevealed")
    rows[index] = Row(rows[index].version, "", rows[index].what, rows[index].batch)


def change_the_record(old: str, new: str) -> Callable[[Case], None]:
    def plant(case: Case) -> None:
        record = case[1].records["game"]
        assert old in record
        case[1].records["game"] = record.replace(old, new)

    return plant


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        (lose("wordcommitted"), "lost:"),
        (lose("wordrevealed"), "lost:"),
        (lose_the_key, "lost:"),
        (change("wordcommitted", "commitment"), "do not match the command"),
        (change("wordrevealed", "salt"), "do not match the command"),
        (change("wordcommitted", "commitment"), "other commitments or salts"),
        (change_the_record(COMMITMENTS[1], "0" * 64), "other commitments or salts"),
        (change_the_record("Word A: sun", "Word A: moon"), "broken_commitment"),
    ],
)
def test_every_planted_error_is_found(
    case: Case, plant: Callable[[Case], None], message: str
) -> None:
    plant(case)
    assert any(message in error for error in errors_in(case)), errors_in(case)
