"""Sources of evaluations: tables, the network, rollouts."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.engine.session import Session
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from rapido.players import tables
from rapido.players.evaluate import best_value_function, evaluate
from rapido.record import read_position
from rapido.rules import PLAYERS, Place, Throw, new_game

FINISH = 1


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("tables") / f"2-{FINISH}.rapido-table"
    request = SolveRequest(players=2, finish=FINISH, epsilon=1e-3, threads=1, out=file)
    solve(request)
    return file


@pytest.fixture
def table_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for tables."""
    monkeypatch.setenv(tables.FOLDER, str(tmp_path))
    tables.open_table.cache_clear()
    yield tmp_path
    tables.open_table.cache_clear()


def test_table_in_the_folder_is_exact(solved: Path, table_folder: Path) -> None:
    (table_folder / solved.name).symlink_to(solved)
    exact = TwoPlayerTable.open(solved)
    for position in [
        "0,0/1 -/-/a72/-/-/B46 A26:2",
        "0,0/1 B12/-/-/-/b75/- A26:1",
        "0,0/1 -/-/-/-/-/- A",
    ]:
        state = read_position(position)
        found = evaluate(state)
        assert (found.source, found.stderr) == ("exact", 0)
        expected = exact.actions(state)
        assert {each.action for each in found.estimates} == set(expected)
        for each in found.estimates:
            assert each.win[0] == pytest.approx(expected[each.action], abs=1e-12)
            assert sum(each.win) == pytest.approx(1)
        assert expected[found.best] == max(expected.values())


def test_table_for_three_is_an_equilibrium(table_folder: Path) -> None:
    file = table_folder / f"3-{FINISH}.rapido-table"
    head = solve(SolveRequest(players=3, finish=FINISH, epsilon=1e-3, threads=1, out=file))
    found = evaluate(new_game(3, FINISH))
    assert (found.source, found.stderr) == ("equilibrium", head.epsilon)
    assert 0 < found.stderr < 1e-3
    session = Session()
    session.answer(b'{"cmd":"new","players":3,"finish":1}')
    answer = json.loads(session.answer(b'{"cmd":"evaluate"}'))
    assert (answer["source"], answer["stderr"]) == ("exact", found.stderr)


def test_table_saved_with_keep_is_found(
    table_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(tables.FOLDER, str(table_folder / "made" / "when needed"))
    assert main(["solve", "--finish", "1", "--epsilon", "1e-3", "--threads", "1", "--keep"]) == 0
    assert "the first wins 58.1" in capsys.readouterr().out
    assert best_value_function(new_game(2, 1)).source == "exact"


def test_network_without_a_table(table_folder: Path) -> None:
    assert not list(table_folder.iterdir())
    for players in PLAYERS:
        found = evaluate(new_game(players))
        assert found.source == "net"
        assert 0 < found.stderr < 0.05
        assert found.best == Throw(0)


def test_damaged_table_is_ignored(solved: Path, table_folder: Path) -> None:
    (table_folder / solved.name).write_bytes(solved.read_bytes()[:-1])
    assert best_value_function(new_game(2, FINISH)).source == "net"


@pytest.mark.usefixtures("table_folder")
def test_rollouts_beyond_the_longest_trained_staircase() -> None:
    found = evaluate(read_position("39,38,37/40 C46/-/-/-/-/- B76:1"))
    assert found.source == "rollout"
    assert found.stderr > 0
    assert isinstance(found.best, Place | Throw)
