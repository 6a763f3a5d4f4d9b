"""The tables that puzzles are made from: the full game, and the shortest one, solved on demand."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.lab.errors import BadLabRequest
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from rapido.players.tables import open_table, table_path
from rapido.rules import FINISH

SPRINT: Final = 1
"""the game to step 1 is solved in seconds, so its puzzles can be checked anywhere"""
_EPSILONS: Final = {2: 1e-6, 3: 1e-3}

Table = TwoPlayerTable | ThreePlayerTable


def full_table(players: int, path: Path | None) -> Table:
    """Open the table of the full game: a file, or the one in the folder of tables."""
    if path is not None and not path.is_file():
        raise _missing(players, path)
    found = open_table(players, FINISH) if path is None else _open(players, path)
    if found is None:
        raise _missing(players, table_path(players, FINISH))
    if found.head.finish != FINISH:
        raise BadLabRequest("table-finish", file=str(path), finish=found.head.finish)
    return found


def _missing(players: int, path: Path) -> BadLabRequest:
    command = f"rapido solve --players {players} --keep"
    return BadLabRequest("table-missing", players=players, file=str(path), command=command)


@contextmanager
def sprint_table(players: int) -> Generator[Table]:
    """Solve the game to step 1; the table is deleted with the context."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sprint.rapido-table"
        request = SolveRequest(
            players=players, finish=SPRINT, epsilon=_EPSILONS[players], threads=1, out=path
        )
        solve(request)
        yield _open(players, path)


def _open(players: int, path: Path) -> Table:
    return (TwoPlayerTable if players == 2 else ThreePlayerTable).open(path)
