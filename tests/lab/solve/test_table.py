"""Reading tables: every state, phase and action, and error messages."""

from pathlib import Path

import pytest

from rapido.kernel.tables.file import HEAD_SIZE, ROUNDING, BadTable
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.kernel.two_player_boards import board_number, placed_pairs
from rapido.rules import Phase, State, new_game
from tests.lab.solve.positions import states_within_turns, turn_starts
from tests.lab.solve.two.reference_turn import ReferenceTurn
from tests.lab.solve.two.solution import Solution

EXACT = 1e-12


@pytest.fixture
def table(table_file: Path) -> TwoPlayerTable:
    return TwoPlayerTable.open(table_file)


class Cells:
    """Reads cells according to the documented file format."""

    def __init__(self, path: Path) -> None:
        self._content = path.read_bytes()

    def chance_in(self, state: State) -> float:
        if state.phase is Phase.OVER:
            return 1.0
        player, other = state.player, 1 - state.player
        board = board_number(
            placed_pairs(state.on_fields(player)), placed_pairs(state.on_fields(other))
        )
        at = (board * state.finish + state.steps[player]) * state.finish + state.steps[other]
        first = HEAD_SIZE + 2 * at
        return int.from_bytes(self._content[first : first + 2], "little") / 65535


def test_every_phase_and_action_equals_the_rules(table: TwoPlayerTable, table_file: Path) -> None:
    phases, cells = set[Phase](), Cells(table_file)
    for state in states_within_turns(2, 16, seed=3):
        phases.add(state.phase)
        turn = ReferenceTurn(state, cells.chance_in)
        if state.phase is not Phase.OVER:
            assert table.value(state) == pytest.approx(turn.worth(state), abs=EXACT), state
            assert table.actions(state) == pytest.approx(turn.actions(state), abs=EXACT), state
    assert phases >= {Phase.ROLL, Phase.DICE, Phase.DECIDE}


def test_only_rounding_errors(short_file: Path, shortest: Solution) -> None:
    table, cells = TwoPlayerTable.open(short_file), Cells(short_file)
    for state in turn_starts(1, 100, seed=4):
        truth = shortest.chance_in(state)
        assert abs(cells.chance_in(state) - truth) <= ROUNDING + table.head.error
        assert abs(table.value(state) - truth) <= ROUNDING + table.head.error


def test_start_in_the_head_is_more_precise(short_file: Path, shortest: Solution) -> None:
    table = TwoPlayerTable.open(short_file)
    first, second = table.head.start
    assert first + second == pytest.approx(1)
    assert first == pytest.approx(shortest.chance(0, 0, 0), abs=table.head.start_error + 1e-9)
    allowed = ROUNDING + table.head.residual
    assert table.value(new_game(2, finish=1)) == pytest.approx(first, abs=allowed)


def test_finished_game_and_thrown_dice(table: TwoPlayerTable) -> None:
    over = State((2, 0), player=0, phase=Phase.OVER, finish=2)
    assert (table.value(over), table.actions(over)) == (1.0, {})
    thrown = State((0, 0), player=0, phase=Phase.DICE, pair=0, finish=2)
    assert table.value(thrown) == table.value(new_game(2, finish=2))
    assert table.actions(thrown) == {}


@pytest.mark.parametrize("state", [new_game(2), new_game(3, finish=2)])
def test_another_game_is_refused(table: TwoPlayerTable, state: State) -> None:
    with pytest.raises(BadTable, match="for 2 players and a finish on step 2, not for"):
        table.value(state)


def test_invalid_files(table_file: Path, tmp_path: Path) -> None:
    content = table_file.read_bytes()
    cases = {
        "is not a table": [b"", b"hello", b"[1]" + content[3:], b"{}".ljust(HEAD_SIZE)],
        "version 2; this program reads 1": [content.replace(b'"version": 1', b'"version": 2', 1)],
        "is damaged: it should have": [content[:-1], content + b"\0"],
    }
    path = tmp_path / "table"
    for message, contents in cases.items():
        for wrong in contents:
            path.write_bytes(wrong)
            with pytest.raises(BadTable, match=message):
                TwoPlayerTable.open(path)
    with pytest.raises(BadTable, match=r"Can’t read the file .*: No such file"):
        TwoPlayerTable.open(tmp_path / "missing")
