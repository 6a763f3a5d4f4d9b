"""The moves of stand-ins: written as headers, and read back exactly."""

from dataclasses import replace
from random import Random

import pytest

from rapido.record import (
    Participant,
    Record,
    read_record,
    stand_in_tags,
    stand_in_tokens,
    time_tags,
    write_json,
    write_moves,
    write_text,
    write_time,
)
from rapido.record.game import LINE_LENGTH, MAX_TAGS
from rapido.rules import ROLLS, Move, Place, Roll, Rolled, Throw, apply, new_game
from tests.core.games import draw_record

TURN = """
1. A46 @1
2. B46 B11 @2
3. C46 C1X
4. A46 A11 A22 @0
Result: unfinished
"""


def record_with(**tags: str) -> Record:
    headers = "".join(f"{name}: {text}\n" for name, text in tags.items())
    text = f"Rapido 1\n{headers}Player A: Ana\nPlayer B: Ben\nPlayer C: C\nFinish: 40\n{TURN}"
    return read_record(text).complete_record()


@pytest.mark.parametrize(
    ("tags", "tokens"),
    [
        ({"StandInB": "2"}, {2, 3, 4}),
        ({"StandInB": "2.2"}, {3}),
        ({"StandInB": "2.2-2"}, {3, 4}),
        ({"StandInB": "1-2.1"}, {2}),
        ({"StandInA": "1-4"}, {0, 1, 7, 8, 9, 10}),
        ({"StandInA": "1.2-4.2"}, {1, 7, 8}),
        ({"StandInA": "4.3 1.1"}, {0, 9}),
        ({"StandInA": "1", "StandInAa": "4.4"}, {0, 1, 10}),
        ({"StandInC": "1-999 3"}, {5, 6}),
        ({"StandInC": "3", "StandInD": "4"}, {5, 6}),
    ],
)
def test_spans(tags: dict[str, str], tokens: set[int]) -> None:
    assert stand_in_tokens(record_with(**tags)) == tokens


@pytest.mark.parametrize(
    "text", ["", "0", "2-1", "2.3-2.2", "2,3", "2-", "1  2", "x", "2.", "2.0", "1-2-3", "9" * 8]
)
def test_other_texts_are_other_tags(text: str) -> None:
    record = record_with(StandInB=text or "-")
    assert stand_in_tokens(record) == frozenset()
    assert dict(read_record(write_text(record)).complete_record().tags) == dict(record.tags)


def test_computer_has_no_stand_in() -> None:
    record = record_with(StandInB="2")
    players = (record.players[0], Participant("Ben", "perfect"), record.players[2])
    assert stand_in_tokens(replace(record, players=players)) == frozenset()


@pytest.mark.parametrize("share", [0.0, 0.05, 0.5, 0.95, 1.0])
def test_round_trip(share: float) -> None:
    rng = Random(share)
    for _ in range(60):
        drawn = replace(draw_record(rng), tags=())
        people = tuple(replace(player, computer="") for player in drawn.players)
        record = replace(drawn, players=people)
        tokens = range(sum(1 for _ in write_moves(record.moves, record.start)))
        chosen = {token for token in tokens if rng.random() < share}
        tagged = replace(record, tags=stand_in_tags(record, chosen))
        assert stand_in_tokens(tagged) == chosen
        assert stand_in_tokens(read_record(write_json(tagged)).complete_record()) == chosen


def long_record(turns: int) -> Record:
    """A game in which nobody gets anywhere: each turn has two tokens."""
    state = start = new_game(2, 999)
    moves: list[Move] = []
    for _ in range(turns):
        pair = next(iter(state.in_front(state.player)))
        for move in (Throw(pair), Rolled(Roll(0, 0)), Place(0)):
            moves.append(move)
            state = apply(state, move).state
    assert Roll(0, 0) in ROLLS
    return Record((Participant("Ana"), Participant("Ben")), start, tuple(moves))


def test_long_lists_go_on_in_further_headers() -> None:
    record = long_record(2000)
    few = {token for token in range(1600) if token % 4 == 0}
    tagged = replace(record, tags=stand_in_tags(record, few))
    assert {name for name, _ in tagged.tags} > {"StandInA", "StandInAa", "StandInAb"}
    assert stand_in_tokens(tagged) == few
    many = {token for token in range(4000) if token % 2 == 0}
    tags = time_tags(1e9, 1e9) + stand_in_tags(record, many)
    assert len(tags) <= MAX_TAGS
    assert max(len(text) for _, text in tags) <= LINE_LENGTH
    assert stand_in_tokens(replace(record, tags=tags)) > many, "nobody is blamed"


def test_times() -> None:
    assert time_tags(1_700_000_000.7, 1_700_000_060) == (
        ("Date", "2023-11-14"),
        ("Started", "2023-11-14T22:13:20Z"),
        ("Ended", "2023-11-14T22:14:20Z"),
    )
    assert [write_time(at) for at in (0.0, -1.0, 1e300, float("nan"))] == [""] * 4
    assert time_tags(0.0) == ()
