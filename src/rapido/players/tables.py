"""Where tables of the solved game are found: in one folder, by players and finish."""

import os
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

from rapido.kernel.tables.file import BadTable
from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.players.positions import Chances, Positions, Sure

FOLDER: Final = "RAPIDO_TABLES"
"""the variable of the environment that names another folder"""
_READERS: Final = {2: TwoPlayerTable, 3: ThreePlayerTable}


class Table(Sure):
    """Exact chances, from the table of a solved game."""

    source = "exact"
    stderr = 0.0

    def __init__(self, table: TwoPlayerTable | ThreePlayerTable) -> None:
        """Take a table that is open."""
        self.climbs = table.head.finish
        self._table = table

    def chances(self, positions: Positions) -> Chances:
        """Look every position up."""
        return self._table.chances(
            positions.steps, positions.owner, positions.worth, positions.zero
        )


def folder() -> Path:
    """Return the folder in which tables are looked for."""
    named = os.environ.get(FOLDER)
    return (
        Path(named) if named else platformdirs.user_data_path("rapido", appauthor=False) / "tables"
    )


def file_of(players: int, finish: int) -> Path:
    """Return where the table of a game is looked for."""
    return folder() / f"{players}-{finish}.rapido-table"


@cache
def table_of(players: int, finish: int) -> Table | None:
    """Open the table of a game, if there is one that can be read."""
    path = file_of(players, finish)
    if players not in _READERS or not path.is_file():
        return None
    try:
        return Table(_READERS[players].open(path))
    except BadTable:
        return None  # a damaged one must not stop a game; `rapido solve --check` says what is wrong
