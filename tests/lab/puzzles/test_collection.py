"""Generating and checking puzzles, with a short game solved in the test."""

from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from rapido.cli import puzzles as command
from rapido.kernel import unavailable_reason
from rapido.lab.puzzles.check import confirmed, faults
from rapido.lab.puzzles.choose import choose_puzzles, shuffled
from rapido.lab.puzzles.find import find_puzzles, puzzle_grade
from rapido.lab.puzzles.rules_of_thumb import RULES_OF_THUMB
from rapido.lab.puzzles.values import SPRINT, Table, full_table, sprint_table
from rapido.players.tables import FOLDER, open_table
from rapido.record import read_position
from rapido.review.puzzle import PLAYERS, Collection, Puzzle, read_collection, shipped_puzzles
from rapido.rules import BadRequest, legal_actions
from tests.full_disk import fill_disk


@pytest.fixture(scope="module", params=PLAYERS, ids=["two", "three"])
def game(request: pytest.FixtureRequest) -> Iterator[tuple[int, Table]]:
    if (reason := unavailable_reason()) is not None:
        pytest.skip(reason)
    with sprint_table(request.param) as table:
        yield request.param, table


@pytest.fixture(scope="module")
def solved() -> Iterator[Table]:
    if (reason := unavailable_reason()) is not None:
        pytest.skip(reason)
    with sprint_table(2) as table:
        yield table


def sprints(players: int = 2) -> tuple[Puzzle, ...]:
    return tuple(
        puzzle
        for puzzle in shipped_puzzles()
        if (puzzle.state.players, puzzle.state.finish) == (players, SPRINT)
    )


def test_shipped_sprints_agree_with_the_solved_game(game: tuple[int, Table]) -> None:
    players, table = game
    assert len(sprints(players)) >= 30
    assert list(faults(sprints(players), {(players, SPRINT): table})) == []


def test_move_that_another_value_function_doubts_is_dropped(game: tuple[int, Table]) -> None:
    players, table = game
    right = sprints(players)[0]
    low = min(right.wins)
    wrong = replace(right, wins=tuple(1.0 if win == low else win for win in right.wins))
    assert confirmed([right, wrong], table) == [right]


def test_wrong_puzzle_is_found(solved: Table) -> None:
    first = sprints()[0]
    actions = legal_actions(first.state)
    other = next(each for each in actions if each not in {first.best, first.natural})
    best = max(first.wins)
    wrong = (
        replace(first, natural=other),
        replace(first, grade=first.grade % 5 + 1),
        replace(first, wins=tuple(win - 0.0001 if win == best else win for win in first.wins)),
        replace(first, state=read_position("0,0/1 -/-/-/-/-/- A76:1"), wins=(0.5,) * 7),
    )
    assert len(list(faults(wrong, {(2, SPRINT): solved}))) == len(wrong)


def test_generation_is_deterministic(game: tuple[int, Table]) -> None:
    players, table = game
    one = find_puzzles(6, 1, table, players, SPRINT)
    assert one
    assert find_puzzles(6, 1, table, players, SPRINT) == one
    assert find_puzzles(6, 2, table, players, SPRINT) != one
    assert list(faults(tuple(one), {(players, SPRINT): table})) == []


def test_collection_has_all_kinds_and_no_duplicates(solved: Table) -> None:
    found = find_puzzles(30, 3, solved, 2, SPRINT)
    chosen = choose_puzzles(found + found, 20, 1)
    assert len(chosen) == len({puzzle.state for puzzle in chosen}) == 20
    assert len({(puzzle.kind, puzzle.grade) for puzzle in chosen}) >= 10
    assert set(shuffled(chosen, 1)) == set(chosen)
    assert shuffled(chosen, 1) != shuffled(chosen, 2)


def test_grading() -> None:
    assert puzzle_grade(0.1, tempted=2, right=4) == 1
    assert puzzle_grade(0.02, tempted=6, right=0) == 5
    assert puzzle_grade(0.02, tempted=3, right=1) > puzzle_grade(0.05, tempted=3, right=1)


def test_rules_of_thumb_are_legal() -> None:
    for puzzle in shipped_puzzles()[:200]:
        for rule in RULES_OF_THUMB:
            assert rule(puzzle.state) in legal_actions(puzzle.state)


def test_missing_table_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadRequest, match="no table"):
        full_table(2, tmp_path / "nothing")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    open_table.cache_clear()
    for players in PLAYERS:
        with pytest.raises(BadRequest, match=f"rapido solve --players {players}"):
            full_table(players, None)
    open_table.cache_clear()


def test_command(
    solved: Table,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    book = tmp_path / "book.json"
    book.write_text(Collection(sprints()[:3]).write(), "utf-8")
    monkeypatch.setattr(command, "full_table", Mock(return_value=solved))
    monkeypatch.setattr(command, "sprint_table", Mock(return_value=nullcontext(solved)))
    monkeypatch.setattr(command, "FINISH", SPRINT)
    parser = ArgumentParser()
    command.configure(parser)
    assert command.run(parser.parse_args(["--check", "--file", str(book)])) == 0
    assert "3 puzzles, 0 of them wrong" in capsys.readouterr().out
    wrong = replace(sprints()[0], grade=sprints()[0].grade % 5 + 1)
    book.write_text(Collection((wrong,)).write(), "utf-8")
    assert command.run(parser.parse_args(["--check", "--file", str(book)])) == 1
    assert "1 of them wrong" in capsys.readouterr().out
    (tmp_path / "broken").write_text("nothing", "utf-8")
    assert command.run(parser.parse_args(["--check", "--file", str(tmp_path / "broken")])) == 2
    assert "not a puzzle file" in capsys.readouterr().err


def test_making_puzzles_for_three_keeps_those_for_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if (reason := unavailable_reason()) is not None:
        pytest.skip(reason)
    book = tmp_path / "book.json"
    book.write_text(Collection(sprints()[:3]).write(), "utf-8")
    parser = ArgumentParser()
    command.configure(parser)
    with sprint_table(3) as table:
        monkeypatch.setattr(command, "full_table", Mock(return_value=table))
        monkeypatch.setattr(command, "sprint_table", Mock(return_value=nullcontext(table)))
        monkeypatch.setattr(command, "confirmed", lambda puzzles, _: puzzles)  # type: ignore[no-untyped-call]
        monkeypatch.setattr(command, "FINISH", SPRINT)
        monkeypatch.setattr(command, "SPRINT_GAMES", 2)
        options = ["--make", "--players", "3", "--games", "4", "--count", "2", "--file", str(book)]
        before = book.read_bytes()
        with monkeypatch.context() as full:
            fill_disk(full)
            assert command.run(parser.parse_args(options)) == 2
        out, err = capsys.readouterr()
        assert out == ""  # nothing was made
        assert err.endswith("book.json: the disk is full.\n")
        assert book.read_bytes() == before
        assert [*tmp_path.iterdir()] == [book]
        assert command.run(parser.parse_args(options)) == 0
    assert "for 3" in capsys.readouterr().out
    made = read_collection(book)
    assert made.of(2) == sprints()[:3]
    assert len(made.of(3)) >= 2
