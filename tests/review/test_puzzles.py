"""The shipped puzzles: number, file size, mixture, correctness."""

from collections import Counter
from pathlib import Path
from statistics import fmean

import pytest

from rapido.lab.puzzles.check import faults
from rapido.players.network import Network
from rapido.players.tables import open_table
from rapido.record import write_position
from rapido.review.accounts.mistakes import Mistake
from rapido.review.puzzle import GRADES, SHIPPED, Puzzle, read_puzzles, shipped_puzzles
from rapido.rules import FINISH, BadRequest, RapidoError
from rapido.turn.analysis import TurnAnalysis

LINE = "8,0/21 -/aX5/A72/-/B42/- b26:1 spared 2 @5 ?=16837 @0xa=18260 @2xa=22112 @5=10732"
WHOLE = tuple(puzzle for puzzle in shipped_puzzles() if puzzle.state.finish == FINISH)


def test_number_and_file_size() -> None:
    assert len(shipped_puzzles()) >= 500
    assert SHIPPED.stat().st_size <= 300 * 1024
    assert len({write_position(puzzle.state) for puzzle in shipped_puzzles()}) == len(
        shipped_puzzles()
    )


def test_mixture() -> None:
    kinds = Counter(puzzle.kind for puzzle in shipped_puzzles())
    grades = Counter(puzzle.grade for puzzle in shipped_puzzles())
    assert set(kinds) == set(Mistake)
    assert min(kinds[kind] for kind in set(Mistake) - {Mistake.FIELD_ZERO}) >= 80
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= 80


def test_natural_move_is_clearly_wrong() -> None:
    for puzzle in shipped_puzzles():
        worth = sorted(puzzle.worth.values(), reverse=True)
        assert puzzle.loss >= 0.0149
        assert worth[0] - worth[1] >= 0.0079  # a correct answer is never rejected


@pytest.mark.skipif(open_table(2, FINISH) is None, reason="no table of the game for two here")
def test_puzzles_agree_with_the_exact_table() -> None:
    table = open_table(2, FINISH)
    assert table is not None
    assert list(faults(WHOLE, {FINISH: table})) == []


def test_puzzles_agree_with_the_value_function() -> None:
    network, errors, agreed = Network.shipped(2), list[float](), 0
    for puzzle in WHOLE:
        outlook, me = TurnAnalysis(puzzle.state, network), puzzle.state.player
        agreed += outlook.best == puzzle.best
        errors += [outlook.actions[action][me] - win for action, win in puzzle.worth.items()]
    # Measured: typically 0.0053, at most 0.058 near the finish.
    assert fmean(error**2 for error in errors) ** 0.5 < 0.008
    assert max(map(abs, errors)) < 0.07
    assert agreed >= 0.97 * len(WHOLE)


def test_line_survives_parsing() -> None:
    puzzle = Puzzle.read(LINE)
    assert puzzle.write() == LINE
    assert puzzle.loss == pytest.approx(0.1138)
    lines = [puzzle.write() for puzzle in shipped_puzzles()]
    assert [Puzzle.read(line).write() for line in lines] == lines


@pytest.mark.parametrize(
    "line",
    [
        "",
        "8,0/21 -/-/-/-/-/- B26:1",
        LINE.replace("spared", "clever"),
        LINE.replace(" 2 @5", " 9 @5"),
        LINE.replace(" 2 @5", " 2 @3"),
        LINE.replace("?=16837 ", ""),
        LINE.replace("@0xa=18260", "@0xa=much"),
        LINE.replace("8,0/21", "8,0"),
    ],
)
def test_invalid_puzzles(line: str) -> None:
    with pytest.raises(RapidoError, match=r".{20}"):
        Puzzle.read(line)


def test_invalid_files(tmp_path: Path) -> None:
    for text in ("", "[]", "{}", '{"puzzles": 3}'):
        (tmp_path / "book.json").write_text(text, "utf-8")
        with pytest.raises(BadRequest, match="not a puzzle file"):
            read_puzzles(tmp_path / "book.json")
