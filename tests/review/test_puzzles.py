"""The shipped puzzles: number, file size, mixture, correctness."""

import json
from collections import Counter
from pathlib import Path
from statistics import fmean

import pytest

from rapido.lab.puzzles.check import faults
from rapido.players.network import Network
from rapido.players.tables import open_table
from rapido.record import write_position
from rapido.review.accounts.mistakes import Mistake
from rapido.review.puzzle import (
    GRADES,
    MARGINS,
    PLAYERS,
    SHIPPED,
    Collection,
    Puzzle,
    read_collection,
    shipped_puzzles,
)
from rapido.rules import FINISH, BadRequest, RapidoError
from rapido.turn.analysis import TurnAnalysis

LINE = "8,0/21 -/aX5/A72/-/B42/- b26:1 spared 2 @5 ?=16837 @0xa=18260 @2xa=22112 @5=10732"
THREE = (
    "7,4,4/21 C35/-/-/-/-/- B15:2 stopped 3 @4 ?=25412 @0=17908 @1=19904 @2=20690 @3=19944 @4=19612"
)
WHOLE = {
    players: tuple(
        puzzle
        for puzzle in shipped_puzzles()
        if (puzzle.state.players, puzzle.state.finish) == (players, FINISH)
    )
    for players in PLAYERS
}


def test_number_and_file_size() -> None:
    assert len(shipped_puzzles()) >= 500
    assert SHIPPED.stat().st_size <= 300 * 1024
    assert len({write_position(puzzle.state) for puzzle in shipped_puzzles()}) == len(
        shipped_puzzles()
    )


@pytest.mark.parametrize(("players", "least"), [(2, 80), (3, 30)])
def test_mixture(players: int, least: int) -> None:
    puzzles = read_collection(SHIPPED).of(players)
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert set(kinds) == set(Mistake)
    assert min(kinds[kind] for kind in set(Mistake) - {Mistake.FIELD_ZERO}) >= least
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= least


def test_natural_move_is_clearly_wrong() -> None:
    for puzzle in shipped_puzzles():
        worth = sorted(puzzle.worth.values(), reverse=True)
        assert puzzle.loss >= 0.0149
        # a correct answer is never rejected
        assert worth[0] - worth[1] >= MARGINS[puzzle.state.players] - 0.0001


def test_three_players_say_how_far_the_best_is_ahead() -> None:
    """Their chances are an equilibrium, not a proof: the margin is far above its epsilon."""
    content = json.loads(SHIPPED.read_text("utf-8"))
    three = content["three_players"]
    assert content["source"] == "exact"
    assert three["source"] == "equilibrium"
    assert 0 < three["epsilon"] < three["margin"] / 3
    assert three["margin"] == MARGINS[3]
    assert len(content["puzzles"]) + len(three["puzzles"]) == len(shipped_puzzles())


@pytest.mark.parametrize("players", PLAYERS)
def test_puzzles_agree_with_the_exact_table(players: int) -> None:
    table = open_table(players, FINISH)
    if table is None:
        pytest.skip("no table of the game here")
    assert list(faults(WHOLE[players], {(players, FINISH): table})) == []


def test_puzzles_for_two_agree_with_the_value_function() -> None:
    errors, agreed = compared(2)
    # Measured: typically 0.0053, at most 0.058 near the finish.
    assert fmean(error**2 for error in errors) ** 0.5 < 0.008
    assert max(map(abs, errors)) < 0.07
    assert agreed >= 0.97


def test_puzzles_for_three_agree_with_the_value_function() -> None:
    errors, agreed = compared(3)
    assert fmean(error**2 for error in errors) ** 0.5 < 0.008
    assert agreed == 1  # others are not chosen


def compared(players: int) -> tuple[list[float], float]:
    """Return the errors of the value function and how often it finds the best move."""
    network, errors, agreed = Network.shipped(players), list[float](), 0
    for puzzle in WHOLE[players]:
        outlook, me = TurnAnalysis(puzzle.state, network), puzzle.state.player
        agreed += outlook.best == puzzle.best
        errors += [outlook.actions[action][me] - win for action, win in puzzle.worth.items()]
    return errors, agreed / len(WHOLE[players])


def test_line_survives_parsing(tmp_path: Path) -> None:
    puzzle = Puzzle.read(LINE)
    assert puzzle.write() == LINE
    assert puzzle.loss == pytest.approx(0.1138)
    book = Collection((puzzle, Puzzle.read(THREE)), 0.0062)
    (tmp_path / "book.json").write_text(book.write(), "utf-8")
    assert read_collection(tmp_path / "book.json") == book
    assert [each.write() for each in book.of(3)] == [THREE]
    (tmp_path / "old.json").write_text(Collection((puzzle,)).write(), "utf-8")
    assert read_collection(tmp_path / "old.json") == Collection((puzzle,))
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
            read_collection(tmp_path / "book.json")
