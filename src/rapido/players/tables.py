"""Finds tables of the solved game: in one folder, by players and finish."""

import logging
import os
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

from rapido.foreign_text import escape_text
from rapido.kernel.tables.file import BadTable
from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable

FOLDER: Final = "RAPIDO_TABLES"
"""the environment variable that names another folder"""
_LOG: Final = logging.getLogger("rapido")
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
    try:
        if players not in _READERS or not path.is_file():
            return None
        return _open(players, finish, path)
    except (BadTable, OSError) as error:
        # A damaged table must not stop a game; `rapido solve --check` tells more.
        _LOG.warning("Playing without a table: %s", escape_text(str(error)))
        return None


def _open(players: int, finish: int, path: Path) -> TwoPlayerTable | ThreePlayerTable:
    table = _READERS[players].open(path)
    if table.head.finish != finish:
        raise BadTable("table-finish", file=str(path), finish=table.head.finish)
    return table


def whole_table(players: int, finish: int) -> TwoPlayerTable | ThreePlayerTable | None:
    """Open the table of a game, unless its file has been cut off since."""
    table = open_table(players, finish)
    if table is None or table.is_whole:
        return table
    _report_cut(table_path(players, finish))
    return None


@cache
def _report_cut(path: Path) -> None:
    file = escape_text(str(path))
    _LOG.warning("Playing without a table: %s was truncated while it was in use", file)
