"""The table file of a solved game: a readable header, then the cells of all states.

The first 4096 bytes are a JSON object, padded with spaces and terminated by a newline. Then come
the cells, 16 bits each, little-endian. A cell c stands for a chance of c / 65535, rounded to the
nearest cell, so it is off by 2^-17 at most.

For two players the cells hold the mover's chance and are indexed by board (two_player_boards.py),
step of the mover and step of the other player. For three they are indexed by board
(three_player_boards.py), whose chance it is (the mover's or the next player's; the third player has
the rest), and the steps of the third player, the mover and the next player.
"""

import hashlib
import json
import mmap
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final

import msgspec
from msgspec import Meta

from rapido.kernel import three_player_boards, two_player_boards
from rapido.locales.explained import Explained
from rapido.rules import FINISHES, RapidoError, State

FORMAT: Final = "rapido-table"
VERSION: Final = 1
HEAD_SIZE: Final = 4096
CELL_SIZE: Final = 2
FULL: Final = 65535
"""the cell of a sure win"""
ROUNDING: Final = 0.5 / FULL
"""the largest rounding error of a cell"""
_CHUNK: Final = 1 << 24
_TOLERANCE: Final = 1e-6
"""by which a computed chance may be below 0 or above 1"""

_Chance = Annotated[float, Meta(ge=-_TOLERANCE, le=1 + _TOLERANCE)]
_Error = Annotated[float, Meta(ge=0, le=1)]


class BadTable(Explained, RapidoError):
    """A file that is not a complete table of a solved game."""

    code = "bad_table"


@dataclass(frozen=True, slots=True)
class Head:
    """What is known about a solved game besides its cells."""

    players: Annotated[int, Meta(ge=2, le=3)]
    finish: Annotated[int, Meta(ge=min(FINISHES), le=max(FINISHES))]
    start: tuple[_Chance, ...]
    """the winning chance of every seat at the start"""
    start_error: _Error
    """how far that can be from the truth"""
    error: _Error
    """the same for any state, before rounding to cells"""
    residual: _Error
    """the largest difference between any state and one turn of look-ahead, before rounding"""
    sweeps: Annotated[int, Meta(ge=0)]
    seconds: Annotated[float, Meta(ge=0)]
    sha256: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
    """of all cells"""
    delta: _Error = 0.0
    """with three players: choices worth this much less than the best are never taken"""
    epsilon: _Error = 0.0
    """with three players: the most that anyone can gain by deviating, from any state"""
    start_epsilon: _Error = 0.0
    """the same from the start"""

    @property
    def states(self) -> int:
        boards = {2: two_player_boards.BOARDS, 3: three_player_boards.BOARDS}
        return boards[self.players] * self.finish**self.players

    @property
    def cells(self) -> int:
        """The number of cells: one per state and player, except for the last player."""
        return (self.players - 1) * self.states

    def to_bytes(self) -> bytes:
        text = json.dumps({"format": FORMAT, "version": VERSION, **asdict(self)})
        return text.encode().ljust(HEAD_SIZE - 1) + b"\n"


def read_head(file: BinaryIO, path: Path) -> Head:
    """Read the header of a table, and check that the file is complete."""
    try:
        content = msgspec.json.decode(file.read(HEAD_SIZE), type=dict[str, Any])
        if content.pop("format", None) != FORMAT:
            raise BadTable("table-none", file=str(path))
        version = content.pop("version", None)
        if version != VERSION:
            raise BadTable("table-version", file=str(path), version=repr(version), own=VERSION)
        head = msgspec.convert(content, Head)
    except (ValueError, RecursionError) as error:
        raise BadTable("table-none", file=str(path)) from error
    known = {field.name for field in fields(head)}
    if len(head.start) != head.players or not content.keys() <= known:
        raise BadTable("table-none", file=str(path))
    size = HEAD_SIZE + CELL_SIZE * head.cells
    if os.fstat(file.fileno()).st_size != size:
        raise BadTable("table-size", file=str(path), bytes=size)
    return head


def map_table(path: Path, *, access: int = mmap.ACCESS_READ) -> tuple[Head, mmap.mmap]:
    """Map a table into memory; only what is accessed later is read."""
    try:
        with path.open("rb") as file:
            return read_head(file, path), mmap.mmap(file.fileno(), 0, access=access)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadTable("file-unreadable", file=str(path), reason=reason) from error


def map_table_for(path: Path, players: int) -> tuple[Head, mmap.mmap]:
    """Map a table for this number of players into memory."""
    head, content = map_table(path)
    if head.players != players:
        found = {"players": head.players, "wanted": players}
        raise BadTable("table-players", file=str(path), **found)
    return head, content


def is_whole(content: bytes | mmap.mmap) -> bool:
    """Return whether a mapped file is still as long as it was.

    The system ends a process that reads a mapped page behind the end of its file.
    """
    return not isinstance(content, mmap.mmap) or content.size() >= len(content)


def check_whole(content: bytes | mmap.mmap) -> None:
    if not is_whole(content):
        raise BadTable("table-cut")


def check_game(head: Head, state: State) -> None:
    """Refuse states of another game than the table's."""
    if (state.players, state.finish) != (head.players, head.finish):
        asked = {"other": state.players, "step": state.finish}
        table = {"players": head.players, "finish": head.finish}
        raise BadTable("table-other-game", **table, **asked)


def digest_of_cells(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        file.seek(HEAD_SIZE)
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()
