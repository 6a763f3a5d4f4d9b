"""The cases in conformance/rules.toml, checked against the rules and against the model."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rapido.record import read_moves, read_position, write_faces, write_position
from rapido.rules import (
    ROLLS,
    BadPosition,
    Event,
    Move,
    Place,
    RapidoError,
    Roll,
    Rolled,
    State,
    Throw,
    apply,
    new_game,
)
from tests.event_notation import as_tuple, conformance_text, token_of
from tests.model import Illegal, Table
from tests.play import possible_moves

Case = dict[str, Any]

CASES: dict[str, list[Case]] = tomllib.loads(Path("conformance/rules.toml").read_text("utf-8"))


def cases(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[kind], ids=lambda case: case["name"])


def tokens(state: State) -> set[str]:
    return {token_of(move, state) for move in possible_moves(state)}


@cases("value")
def test_value(case: Case) -> None:
    roll = next(roll for roll in ROLLS if write_faces(roll) == case["faces"])
    assert roll.value == case["value"]
    assert roll.crosses == case.get("crosses", 0)
    assert roll.double == case.get("double", 0)


@cases("start")
def test_start(case: Case) -> None:
    finish = case.get("finish", 21)
    state = new_game(case["players"], finish)
    assert write_position(state) == case["position"] == Table(case["players"], finish).line()
    assert tokens(state) == set(case["legal"])


@cases("legal")
def test_legal(case: Case) -> None:
    assert tokens(read_position(case["position"])) == set(case["legal"])
    assert set(Table.from_line(case["position"]).tokens()) == set(case["legal"])


@cases("move")
def test_move(case: Case) -> None:
    state = read_position(case["position"])
    table = Table.from_line(case["position"])
    happened: list[Event] = []
    model_happened: list[tuple[object, ...]] = []
    for token in case["moves"]:
        for move in read_moves(token, state):
            model_happened += table.do(token_of(move, state))
            step = apply(state, move)
            state = step.state
            happened += step.events
    assert write_position(state) == case["after"] == table.line()
    assert [conformance_text(event) for event in happened] == case["happened"]
    assert [as_tuple(event) for event in happened] == model_happened


def attempted(case: Case, state: State) -> tuple[Move, ...]:
    if "dice" in case:
        return (Rolled(Roll(*case["dice"])),)
    if "field" in case:
        return (Place(case["field"]),)
    if "pair" in case:
        return (Throw(case["pair"]),)
    return read_moves(case["move"], state)


@cases("refused")
def test_refused(case: Case) -> None:
    state = read_position(case["position"])
    with pytest.raises(RapidoError) as error:
        apply(state, *attempted(case, state))
    assert error.value.code == case["error"]
    if "move" in case:
        with pytest.raises(Illegal):
            Table.from_line(case["position"]).do(case["move"])


@cases("impossible")
def test_impossible(case: Case) -> None:
    with pytest.raises(BadPosition):
        read_position(case["position"])
    with pytest.raises(ValueError):  # noqa: PT011 - any message
        Table.from_line(case["position"])


def test_document_lists_the_keys_of_every_table() -> None:
    listed: dict[str, set[str]] = {kind: set() for kind in CASES}
    page = Path("conformance/README.md").read_text("utf-8")
    for keys, tables in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| (.*?) \|", page, re.MULTILINE):
        named = set(re.findall(r"`(\w+)`", tables))
        # "all but" some, or those that are named
        for kind in {*CASES} - named if tables.startswith("all") else named:
            listed[kind] |= set(re.findall(r"`(\w+)`", keys))
    assert listed == {kind: {key for case in CASES[kind] for key in case} for kind in CASES}
