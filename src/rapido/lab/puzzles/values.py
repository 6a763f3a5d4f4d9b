"""The tables that puzzles are made from: the full game, and the shortest one, solved on demand."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from rapido.players.tables import open_table, table_path
from rapido.rules import FINISH, BadRequest
from rapido.turn.positions import ValueFunction

PLAYERS: Final = 2
SPRINT: Final = 1
"""the game to step 1 is solved in seconds, so its puzzles can be checked anywhere"""
_EPSILON: Final = 1e-6


def full_table(path: Path | None) -> ValueFunction:
    """Open the table of the full game: a file, or the one in the folder of tables."""
    if path is not None and not path.is_file():
        raise BadRequest(f"there is no table of the solved game at {path}")
    found = open_table(PLAYERS, FINISH) if path is None else TwoPlayerTable.open(path)
    if found is None:
        raise BadRequest(
            f"there is no table of the game for two at {table_path(PLAYERS, FINISH)};"
            " `rapido solve` makes one"
        )
    if found.head.finish != FINISH:
        raise BadRequest(f"{path} is a table for a finish on step {found.head.finish}")
    return found


@contextmanager
def sprint_table() -> Generator[TwoPlayerTable]:
    """Solve the game to step 1; the table is deleted with the context."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sprint.rapido-table"
        request = SolveRequest(players=2, finish=SPRINT, epsilon=_EPSILON, threads=1, out=path)
        solve(request)
        yield TwoPlayerTable.open(path)
