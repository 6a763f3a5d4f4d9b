"""Checks a table file from outside: its checksum, every state against one turn, and whole games."""

import mmap
from collections.abc import Callable
from ctypes import addressof, c_char
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from rapido.kernel.table_file import HEAD_SIZE, ROUNDING, BadTable, Head, digest_of_cells, read_head
from rapido.lab.solve.games import Games
from rapido.lab.solve.in_parts import PARTS, TellShare, in_parts, parts_of_games
from rapido.lab.solve.native import Finished, Kernel
from rapido.lab.solve.three_check import look_at_all, play_games
from rapido.lab.solve.three_native import Table

GAMES: Final = 100_000
SEED: Final = 1
SIGMAS: Final = 4.0
"""frequencies farther off than so many standard errors are not chance (one time in 16,000)"""
STATES: Final = "of all states looked at"
PLAYED: Final = "of all games played"
_ARITHMETIC: Final = 1e-12
_MEASURED: Final = 1e-6
"""the digits of a residual that tables in single precision can get wrong"""


@dataclass(frozen=True, slots=True)
class Report:
    """What the check of a table found."""

    head: Head
    intact: bool
    """whether the cells have the checksum that the head says"""
    residual: float
    """the largest difference between any state and one turn of look-ahead"""
    allowed: float
    """the residual of the head, and the rounding of both sides to cells"""
    games: int
    wins: tuple[float, ...]
    """the shares of the seats in games that are played by the table"""
    sigmas: float
    """how far they are from what the table says, in standard errors, for the worst seat"""
    turns: float
    """of a game, on average"""
    rolls: float
    """of a turn, on average"""

    @property
    def good(self) -> bool:
        """Whether nothing is wrong with the table."""
        fits = self.residual <= self.allowed and abs(self.sigmas) <= SIGMAS
        return self.intact and fits


def check_table(
    path: Path,
    threads: int,
    games: int = GAMES,
    tell: Callable[[str, float], None] = lambda _what, _share: None,
) -> Report:
    """Check all of a table; `tell` hears how much of what is done."""
    try:
        with path.open("rb") as file:
            head = read_head(file, path)
            # A private copy, of which nothing is ever written, can be handed to C.
            cells = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    except OSError as error:
        raise BadTable(f"{path} cannot be read: {error.strerror}") from error
    tell_states, tell_games = (partial(tell, what) for what in (STATES, PLAYED))
    address = addressof(c_char.from_buffer(cells)) + HEAD_SIZE
    if head.players == 2:
        two = Finished(address, 1, head.finish)
        residual = _residual(two, threads, tell_states)
        played = _play(two, threads, games, tell_games)
        allowed = head.residual + 2 * ROUNDING + _ARITHMETIC
    else:
        three = Table(address, head.delta, head.finish)
        residual = look_at_all(three, threads, tell_states)
        played = play_games(three, threads, SEED, games, tell_games)
        # The residual in the head is that of the rounded cells.
        allowed = head.residual + _MEASURED
    cells.close()
    return Report(
        head=head,
        intact=digest_of_cells(path) == head.sha256,
        residual=residual,
        allowed=allowed,
        games=games,
        wins=tuple(won / games for won in played.wins),
        sigmas=played.sigmas(head.start),
        turns=played.turns / games,
        rolls=played.rolls / played.turns,
    )


def _residual(table: Finished, threads: int, tell: TellShare) -> float:
    residual = partial(Kernel().residual, table, parts=PARTS)
    return max(in_parts(residual, range(PARTS), threads, tell))


def _play(table: Finished, threads: int, games: int, tell: TellShare) -> Games:
    play = partial(Kernel().play, table, SEED)
    parts = in_parts(play, parts_of_games(games), threads, tell)
    won = sum(part.wins for part in parts)
    turns, rolls = (sum(getattr(part, name) for part in parts) for name in ("turns", "rolls"))
    return Games((won, games - won), turns, rolls)
