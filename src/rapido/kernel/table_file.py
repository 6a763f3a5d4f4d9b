"""The file of a solved game: a head that can be read as text, then one cell for each state.

The first 4096 bytes are a JSON object, filled up with spaces and ended by a newline. After it come
the cells, 16 bits each in the order of bytes of most processors (little-endian). A cell c stands
for a chance of c / 65535; it is rounded, so off by 2^-17 at most.

For two players: for every board (two_player_boards.py) the steps of the mover, for each of these
the steps of the other player; the chance is the mover's. For three: for every board
(three_player_boards.py) first all chances of the mover, then all of the next player, each by the
steps of the third player, for each of these those of the mover, for each of these those of the
next; the third player has what is left of 1.
"""

import hashlib
import json
import mmap
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from rapido.kernel import three_player_boards, two_player_boards
from rapido.rules import RapidoError, State

FORMAT: Final = "rapido-table"
VERSION: Final = 1
HEAD_SIZE: Final = 4096
CELL_SIZE: Final = 2
FULL: Final = 65535
"""the cell of a sure win"""
ROUNDING: Final = 0.5 / FULL
"""how far a cell can be from the chance it stands for"""
_CHUNK: Final = 1 << 24


class BadTable(RapidoError):
    """A file that is no table of a solved game, or not a whole one."""

    code = "bad_table"


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a solved game beside its cells."""

    players: int
    finish: int
    start: tuple[float, ...]
    """the chance of every seat to win from the start"""
    start_error: float
    """how far that can be from the truth"""
    error: float
    """the same for any state, before rounding to a cell"""
    residual: float
    """the largest difference between any state and one turn of look-ahead, before rounding"""
    sweeps: int
    seconds: float
    sha256: str
    """of all cells"""
    delta: float = 0.0
    """with three players: choices worth so much less than the best are never taken"""
    epsilon: float = 0.0
    """with three players: the most that anyone can gain by deviating, from any state,"""
    start_epsilon: float = 0.0
    """and from the start"""

    @property
    def states(self) -> int:
        """How many states there are."""
        boards = {2: two_player_boards.BOARDS, 3: three_player_boards.BOARDS}
        return boards[self.players] * self.finish**self.players

    @property
    def cells(self) -> int:
        """How many cells there are: for each state one less than there are players."""
        return (self.players - 1) * self.states

    def to_bytes(self) -> bytes:
        """Write the head."""
        text = json.dumps({"format": FORMAT, "version": VERSION, **asdict(self)})
        return text.encode().ljust(HEAD_SIZE - 1) + b"\n"


def read_head(file: BinaryIO, path: Path) -> Head:
    """Read the head of a table, and see that all its cells are there."""
    try:
        content: dict[str, Any] = json.loads(file.read(HEAD_SIZE))
        kind = content.pop("format"), content.pop("version")
        content["start"] = tuple(content.get("start", ()))
        head = Head(**content) if kind == (FORMAT, VERSION) else None
        size = HEAD_SIZE + CELL_SIZE * (head.cells if head else 0)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadTable(f"{path} is no table of a solved game") from error
    if head is None:
        raise BadTable(f"{path} is a table of version {kind[1]}; this program reads {VERSION}")
    if path.stat().st_size != size:
        raise BadTable(f"{path} is damaged: it ought to have {size:,} bytes")
    return head


def map_table(path: Path, players: int) -> tuple[Head, mmap.mmap]:
    """Open a table for so many players; no more of it is read than is asked for later."""
    try:
        with path.open("rb") as file:
            head = read_head(file, path)
            content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise BadTable(f"{path} cannot be read: {error.strerror}") from error
    if head.players != players:
        raise BadTable(f"{path} is a table for {head.players} players, not for {players}")
    return head, content


def check_game(head: Head, state: State) -> None:
    """Refuse states of another game than the table's."""
    if (state.players, state.finish) != (head.players, head.finish):
        raise BadTable(
            f"this table is for {head.players} players and a finish on step {head.finish},"
            f" not for {state.players} and {state.finish}"
        )


def digest_of_cells(path: Path) -> str:
    """Return the checksum of the cells of a table."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        file.seek(HEAD_SIZE)
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()
