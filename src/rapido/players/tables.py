"""Finds tables of the solved game: in one folder, by players and finish."""

import os
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

from rapido.kernel.tables.file import BadTable
from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable

FOLDER: Final = "RAPIDO_TABLES"
"""the environment variable that names another folder"""
_READERS: Final = {2: TwoPlayerTable, 3: ThreePlayerTable}


def folder() -> Path:
    named = os.environ.get(FOLDER)
    return (
        Path(named) if named else platformdirs.user_data_path("rapido", appauthor=False) / "tables"
    )


def table_path(players: int, finish: int) -> Path:
    """Return the path of the table of a game, whether it exists or not."""
    return folder() / f"{players}-{finish}.rapido-table"


@cache
def open_table(players: int, finish: int) -> TwoPlayerTable | ThreePlayerTable | None:
    """Open the table of a game, if there is one that can be read."""
    path = table_path(players, finish)
    if players not in _READERS or not path.is_file():
        return None
    try:
        return _READERS[players].open(path)
    except BadTable:
        return None  # a damaged table must not stop a game; `rapido solve --check` reports it
