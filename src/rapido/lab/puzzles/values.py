"""What puzzles are checked against: the solved game, and the shortest one solved on the spot."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from rapido.players.tables import Table, file_of, table_of
from rapido.rules import FINISH, BadRequest

PLAYERS: Final = 2
SPRINT: Final = 1
"""a game to step 1 takes seconds to solve, so that its puzzles can be checked anywhere"""
_EXACT: Final = 1e-6


def whole_table(path: Path | None) -> Table:
    """Open the table of the whole game: a file, or the one in the folder of tables."""
    if path is not None and not path.is_file():
        raise BadRequest(f"there is no table of the solved game at {path}")
    found = table_of(PLAYERS, FINISH) if path is None else Table(TwoPlayerTable.open(path))
    if found is None:
        raise BadRequest(
            f"there is no table of the game for two at {file_of(PLAYERS, FINISH)};"
            " `rapido solve` makes one"
        )
    return found


@contextmanager
def sprint_table() -> Generator[Table]:
    """Solve the game to step 1; its table lasts as long as the context."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sprint.rapido-table"
        request = SolveRequest(players=2, finish=SPRINT, epsilon=_EXACT, threads=1, out=path)
        solve(request)
        yield Table(TwoPlayerTable.open(path))
