"""Checks a table file independently: its checksum, every state against one turn, complete games."""

import mmap
from collections.abc import Callable
from ctypes import addressof, c_char
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from rapido.kernel.tables.file import (
    HEAD_SIZE,
    ROUNDING,
    BadTable,
    Head,
    digest_of_cells,
    map_table,
)
from rapido.lab.solve.chunks import BOARD_CHUNKS, map_chunks, split_games
from rapido.lab.solve.played import Played, PlayedTotals
from rapido.lab.solve.three import bindings as three
from rapido.lab.solve.three.solver import ThreePlayerSolver
from rapido.lab.solve.two import bindings as two
from rapido.lab.solve.two.solver import TwoPlayerSolver

_MAX_FINISH: Final = {2: TwoPlayerSolver.max_finish, 3: ThreePlayerSolver.max_finish}
GAMES: Final = 100_000
SEED: Final = 1
MAX_SIGMAS: Final = 4.0
"""larger deviations, in standard errors, are not due to chance (probability 1 in 16,000)"""
STATES: Final = "solve-states-checked"
PLAYED: Final = "solve-games-played"
_ARITHMETIC_ERROR: Final = 1e-12
_SINGLE_PRECISION_ERROR: Final = 1e-6
"""the error of a residual that was computed in single precision"""


@dataclass(frozen=True, slots=True)
class Report:
    head: Head
    intact: bool
    """whether the cells have the checksum of the header"""
    residual: float
    """the largest difference between any state and one turn of look-ahead"""
    allowed: float
    """the residual of the header, plus rounding"""
    games: int
    wins: tuple[float, ...]
    """by seat: the share of games won by playing the table"""
    sigmas: float
    """the deviation from the table's prediction in standard errors, for the worst seat"""
    turns: float
    """per game, on average"""
    rolls: float
    """per turn, on average"""

    @property
    def good(self) -> bool:
        fits = self.residual <= self.allowed and abs(self.sigmas) <= MAX_SIGMAS
        return self.intact and fits


class _Checks(NamedTuple):
    """What differs between the games."""

    residual: Callable[[int], float]
    """of one chunk of the boards"""
    play: Callable[[range], Played]
    allowed: float


def check_table(
    path: Path,
    threads: int,
    games: int = GAMES,
    on_progress: Callable[[str, float], None] = lambda _what, _share: None,
) -> Report:
    """Check all of a table; `on_progress` gets the key of what is counted and its share."""
    # Only a writable mapping can be passed to C; a private copy keeps the file safe.
    head, content = map_table(path, access=mmap.ACCESS_COPY)
    if head.finish > _MAX_FINISH[head.players]:
        raise BadTable("solve-too-long", file=str(path))
    checks = _checks(head, addressof(c_char.from_buffer(content)) + HEAD_SIZE)
    residuals = map_chunks(
        checks.residual, range(BOARD_CHUNKS), threads, partial(on_progress, STATES)
    )
    parts = map_chunks(checks.play, split_games(games), threads, partial(on_progress, PLAYED))
    content.close()
    played = PlayedTotals.of(parts, head.players)
    return Report(
        head=head,
        intact=digest_of_cells(path) == head.sha256,
        residual=max(residuals),
        allowed=checks.allowed,
        games=games,
        wins=tuple(won / games for won in played.wins),
        sigmas=played.sigmas(head.start),
        turns=played.turns / games,
        rolls=played.rolls / played.turns,
    )


def _checks(head: Head, cells: int) -> _Checks:
    if head.players == 2:
        kernel, table = two.Kernel(), two.Table(cells, 1, head.finish)
        return _Checks(
            partial(kernel.residual, table, parts=BOARD_CHUNKS),
            partial(kernel.play, table, SEED),
            head.residual + 2 * ROUNDING + _ARITHMETIC_ERROR,
        )
    kernel, table = three.Kernel(), three.Table(cells, head.delta, head.finish)
    return _Checks(
        partial(kernel.residual, table, parts=BOARD_CHUNKS),
        partial(kernel.play, table, SEED),
        # The residual in the header is that of the rounded cells.
        head.residual + _SINGLE_PRECISION_ERROR,
    )
