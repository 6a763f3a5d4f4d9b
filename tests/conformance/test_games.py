"""The games in conformance/games, replayed with the rules and with the model."""

from itertools import pairwise
from pathlib import Path

import pytest

from rapido.record import read_json, read_text, replay, write_json, write_position, write_text
from tests.event_notation import as_tuple, token_of
from tests.model import Table

GAMES = sorted(Path("conformance/games").glob("*.rapido"))


def test_every_player_count_has_a_game() -> None:
    counts = [len(read_text(path.read_text("utf-8")).complete_record().players) for path in GAMES]
    assert counts == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_text_and_json_agree_and_round_trip(path: Path) -> None:
    text, json = path.read_text("utf-8"), path.with_suffix(".json").read_text("utf-8")
    record = read_text(text).complete_record()
    assert record == read_json(json).complete_record()
    assert write_text(record) == text
    assert write_json(record) == json


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_replay_reaches_every_position(path: Path) -> None:
    positions = path.with_suffix(".positions").read_text().splitlines()
    record = read_text(path.read_text("utf-8")).complete_record()
    table = Table.from_line(positions[0])
    states = [record.start, *(step.state for step in replay(record))]
    assert [write_position(state) for state in states] == positions
    for move, step, (before, after) in zip(
        record.moves, replay(record), pairwise(states), strict=True
    ):
        assert table.do(token_of(move, before)) == [as_tuple(event) for event in step.events]
        assert table.line() == write_position(after)
