"""The three-player solver: turns and best replies equal those of the rules."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from rapido.kernel.tables.file import BadTable, Head, read_head
from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.kernel.three_player_boards import BOARDS, CODES, board_number, code_field, pair_code
from rapido.lab.solve.check import check_table
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from rapido.lab.solve.three.cpu import CpuTables
from rapido.lab.solve.write_table import write_table
from rapido.rules import BadRequest, Phase, Place, Roll, Rolled, State, Throw, apply, new_game
from rapido.turn.positions import Positions
from tests.lab.solve.positions import turn_starts_of_three
from tests.lab.solve.test_arrays import NOBODY, NOTHING, rows
from tests.lab.solve.three.reference_turn import ReferenceTurnOfThree, Three
from tests.lab.solve.two.reference_turn import ReferenceTurn

DELTA = 0.01
Cells = np.ndarray[tuple[int, ...], np.dtype[np.floating]]


class TableReader:
    """Reads tables with `each` cells per state, as laid out in three/board.h."""

    def __init__(self, cells: Cells, each: int, finish: int) -> None:
        self._cells = cells[: BOARDS * each * finish**3].reshape(BOARDS, each, *[finish] * 3)

    def row(self, state: State) -> list[float]:
        """Return the cells of a state: mover, next player, and possibly the third."""
        mover, following, third = ((state.player + seat) % 3 for seat in range(3))
        pairs = {pair.owner: pair for pair in state.pairs}
        board = board_number(pair_code(pairs.get(following)), pair_code(pairs.get(third)))
        steps = state.steps[third], state.steps[mover], state.steps[following]
        return [float(x) for x in self._cells[(board, slice(None), *steps)]]

    def chances(self, state: State) -> Three:
        """Return the chances of players 0, 1 and 2."""
        mover, following, *_ = self.row(state)
        by_turn = mover, following, 1 - mover - following
        first, second, third = (by_turn[(player - state.player) % 3] for player in range(3))
        return first, second, third


def tables_of(tables: CpuTables, *names: str) -> list[Cells]:
    return [getattr(tables, f"_{name}") for name in names]


@pytest.fixture(scope="module")
def table_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A rough table of the game for three to step 2, good enough to test reading."""
    path = tmp_path_factory.mktemp("tables") / "three2.rapido-table"
    tables = CpuTables(2, threads=1)
    for _ in range(3):
        tables.sweep(DELTA, 1.0)
    tables.finalize()
    head = Head(3, 2, (0.4, 0.3, 0.3), 0.1, 0.1, 0.1, 3, 0.1, "", DELTA)
    write_table(path, head, BOARDS, tables.pack)
    return path


def test_board_numbers_are_consecutive() -> None:
    codes = range(CODES)
    boards = [(a, b) for a in codes for b in codes if a == 0 or code_field(a) != code_field(b)]
    assert len(boards) == BOARDS == 18_301
    assert {board_number(*board) for board in boards} == set(range(BOARDS))


@pytest.mark.parametrize("sweeps", [2, 3])
def test_measuring_does_not_modify_the_table(sweeps: int) -> None:
    tables = CpuTables(1, threads=1)
    for _ in range(sweeps):
        tables.sweep(DELTA, 1.0)
    tables.finalize()
    (table,) = tables_of(tables, "table")
    before = table.copy()
    assert tables.measure(DELTA).gain > 0
    assert np.array_equal(table, before)


@pytest.mark.parametrize("finish", [1, 2, 3, 4])
def test_one_turn_equals_the_rules(finish: int) -> None:
    tables = CpuTables(finish, threads=2)
    for _ in range(3):
        tables.sweep(DELTA, 1.0)
    after, before = (TableReader(cells, 2, finish) for cells in tables_of(tables, "table", "fresh"))
    for state in turn_starts_of_three(finish, 6 - finish, seed=finish):
        expected = ReferenceTurnOfThree(state, before.chances, DELTA).worth(state)
        assert after.chances(state) == pytest.approx(expected, abs=1e-11), state


def test_best_replies_and_values_equal_the_rules() -> None:
    tables = CpuTables(2, threads=1)
    for _ in range(6):
        tables.sweep(DELTA, 1.0)
    tables.finalize()
    while (found := tables.measure(DELTA)).change > 1e-12:
        pass
    cells = tables_of(tables, "table", "worth", "reply")
    table, worth, reply = (TableReader(c, n, 2) for c, n in zip(cells, (2, 2, 3), strict=True))
    gains: list[float] = []
    for state in turn_starts_of_three(2, 4, seed=9):
        turn = ReferenceTurn(state, lambda s: s.phase is Phase.OVER or 1 - reply.row(s)[2])
        assert reply.row(state)[0] == pytest.approx(turn.worth(state), abs=1e-9), state
        # `worth` is the value of playing by the table.
        gains += [a - b for a, b in zip(reply.row(state), worth.row(state), strict=False)]
    assert 0 < max(gains) <= found.gain < 5 * DELTA
    assert min(gains) > -1e-9
    start = tables.start()
    assert start.worth == pytest.approx(worth.chances(new_game(3, 2)))
    assert start.table == pytest.approx(table.chances(new_game(3, 2)))
    assert 0 <= start.gain <= found.gain


def test_results_do_not_depend_on_threads() -> None:
    one, two = CpuTables(1, threads=1), CpuTables(1, threads=2)
    for tables in (one, two):
        for _ in range(4):
            tables.sweep(DELTA, 0.7)
    assert (tables_of(one, "table")[0] == tables_of(two, "table")[0]).all()


def test_shortest_game(tmp_path: Path) -> None:
    out = tmp_path / "one"
    head = solve(SolveRequest(3, 1, 1e-3, out=out))
    assert sum(head.start) == pytest.approx(1)
    assert head.start == pytest.approx((0.558848, 0.256448, 0.184704), abs=1e-6)
    assert head.start_epsilon <= head.epsilon < 1e-3
    with out.open("rb") as file:
        assert read_head(file, out).start == head.start
    report = check_table(out, 1, 2000)
    assert report.good, report
    # musl gives threads this little stack.
    script = f"""
import threading
from pathlib import Path
from rapido.lab.solve.check import check_table
threading.stack_size(128 * 1024)
assert check_table(Path({str(out)!r}), 1, 100).good
assert threading.stack_size() == 128 * 1024
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def first_rolls(state: State) -> Iterator[State]:
    """Yield the states after a first roll with an X, a double and neither, unless it wins."""
    for roll in (Roll(7, 0), Roll(1, 1), Roll(4, 3)):
        rolled = apply(apply(state, Throw(0)).state, Rolled(roll)).state
        if rolled.phase is not Phase.OVER:
            yield rolled


def test_table_in_every_phase(table_file: Path) -> None:
    table = ThreePlayerTable.open(table_file)
    content = np.frombuffer(table_file.read_bytes(), dtype="<u2", offset=4096) / 65535
    reader = TableReader(content, 2, 2)
    for state in turn_starts_of_three(2, 3, seed=2):
        turn = ReferenceTurnOfThree(state, reader.chances, DELTA)
        assert table.value(state) == pytest.approx(turn.worth(state), abs=1e-9), state
        for rolled in first_rolls(state):
            turn = ReferenceTurnOfThree(rolled, reader.chances, DELTA)
            assert table.value(rolled) == pytest.approx(turn.worth(rolled), abs=1e-9)
            places = {a: w for a, w in table.actions(rolled).items() if isinstance(a, Place)}
            assert 0 in {place.field for place in places}
            assert all(sum(worth) == pytest.approx(1) for worth in places.values())
    over = State((2, 0, 0), phase=Phase.OVER, finish=2)
    assert table.value(over) == (1.0, 0.0, 0.0)


def test_values_of_actions_assume_best_choices_later_in_the_turn(
    table_file: Path,
) -> None:
    table = ThreePlayerTable.open(table_file)
    content = np.frombuffer(table_file.read_bytes(), dtype="<u2", offset=4096) / 65535
    reader = TableReader(content, 2, 2)
    given_away: list[float] = []
    for state in turn_starts_of_three(2, 4, seed=2):
        for rolled in first_rolls(state):
            me, actions = rolled.player, table.actions(rolled)
            best = ReferenceTurn(rolled, partial(chance_of_others, reader, me))
            own = {action: win[me] for action, win in actions.items()}
            assert own == pytest.approx(best.actions(rolled), abs=1e-9), rolled
            # The policy of the table also takes slightly worse choices.
            thrown = apply(rolled, Throw(0)).state
            by_table = ReferenceTurnOfThree(rolled, reader.chances, DELTA).worth(thrown)
            given_away.append(own[Throw(0)] - by_table[me])
    assert min(given_away) > -1e-9
    assert 1e-6 < max(given_away) < DELTA


def chance_of_others(reader: TableReader, player: int, state: State) -> float:
    """Return the chance that a player does not win, at the start of another player's turn."""
    return 1.0 if state.phase is Phase.OVER else 1 - reader.chances(state)[player]


def test_batched_lookup(table_file: Path) -> None:
    states = list(turn_starts_of_three(2, 500, seed=3))
    content = np.frombuffer(table_file.read_bytes(), dtype="<u2", offset=4096) / 65535
    reader = TableReader(content, 2, 2)
    found = ThreePlayerTable.open(table_file).chances(rows(states))
    expected = [[*(r := reader.row(s)), 1 - sum(r)] for s in states]
    assert found == pytest.approx(np.array(expected), abs=1e-12)


def test_errors(table_file: Path) -> None:
    table = ThreePlayerTable.open(table_file)
    with pytest.raises(BadTable, match="for 3 players and a finish on step 2, not for 2 and 21"):
        table.value(new_game(2))
    none = np.zeros((1, 3), np.int16)
    with pytest.raises(BadRequest, match="the mover has scored"):
        table.chances(Positions(2, none, NOBODY + 1, NOTHING, none))
    with pytest.raises(BadTable, match="for 3 players, not for 2"):
        TwoPlayerTable.open(table_file)
