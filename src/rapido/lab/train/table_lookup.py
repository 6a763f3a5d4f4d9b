# pyright: basic, reportMissingImports=false
"""Tables of the solved game on the device, asked for many positions at once."""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from rapido.kernel.table_file import FULL, HEAD_SIZE, read_head
from rapido.kernel.three_player_boards import BESIDE, CODES
from rapido.lab.train.boards import Board, Starts, field_numbers
from rapido.players.features import VALUES
from rapido.turn.positions import HOLDING

_VALUES = len(VALUES)


class TwoExact:
    """Exact chances for two players."""

    def __init__(self, path: Path, device: torch.device) -> None:
        """Read all cells of a table onto the device."""
        self.finish, self._cells = _read(path, device)

    def chances(self, starts: Starts) -> Tensor:
        """Return everyone's chances at the start of turns."""
        return self._at(two_player_board(starts.board), starts.to_go[:, 0], starts.to_go[:, 1])

    def ends(self, to_go: Tensor, board: Board, stands: Tensor) -> Tensor:
        """Return chances by batch, stand, board and player; see `Model.ends`."""
        number = two_player_board(board)[:, None]
        return self._at(number, to_go[:, None, :, 0], stands[:, :, None])

    def _at(self, number: Tensor, mover: Tensor, other: Tensor) -> Tensor:
        finish = self.finish
        cell = (number * finish + finish - mover) * finish + finish - other
        chance = _chance(self._cells[cell])
        return torch.stack([chance, 1 - chance], -1)


class ThreeExact:
    """Chances for three players who all play by the table; nobody gains much by deviating."""

    def __init__(self, path: Path, device: torch.device) -> None:
        """Read all cells of a table onto the device."""
        self.finish, self._cells = _read(path, device)

    def chances(self, starts: Starts) -> Tensor:
        """Return everyone's chances at the start of turns."""
        return self._at(three_player_board(starts.board), *starts.to_go.unbind(-1))

    def ends(self, to_go: Tensor, board: Board, stands: Tensor) -> Tensor:
        """Return chances by batch, stand, board and player; see `Model.ends`."""
        number = three_player_board(board)[:, None]
        return self._at(number, to_go[:, None, :, 0], to_go[:, None, :, 1], stands[:, :, None])

    def _at(self, number: Tensor, mover: Tensor, following: Tensor, third: Tensor) -> Tensor:
        finish = self.finish
        cell = 2 * number * finish + finish - third
        cell = (cell * finish + finish - mover) * finish + finish - following
        chances = [_chance(self._cells[cell + who * finish**3]) for who in (0, 1)]
        return torch.stack([*chances, 1 - chances[0] - chances[1]], -1)


def exact_table(players: int, path: Path, device: torch.device) -> TwoExact | ThreeExact:
    """Read the table for a count of players onto the device."""
    return TwoExact(path, device) if players == 2 else ThreeExact(path, device)


def _read(path: Path, device: torch.device) -> tuple[int, Tensor]:
    with path.open("rb") as file:
        finish = read_head(file, path).finish
    # Mapped to be written, on paper only: torch wants it so, and nothing is copied.
    return finish, torch.from_numpy(np.memmap(path, np.int16, "c", HEAD_SIZE)).to(device)


def _chance(cells: Tensor) -> Tensor:
    return (cells.int() & FULL) / FULL


def three_player_board(board: Board) -> Tensor:
    """Return the number of every board, as kernel/three_player_boards.py counts them."""
    numbers = field_numbers(board.owner.device)
    ways = 1 + (numbers - 1) * _VALUES + board.value
    following, third = ((board.owner == who).mul(ways).amax(-1) for who in (1, 2))
    lower, upper = ((board.owner == who).mul(numbers).amax(-1) for who in (1, 2))
    beside = CODES + (following - 1) * BESIDE + third - _VALUES * (upper > lower)
    return torch.where(following > 0, beside, third)


def two_player_board(board: Board) -> Tensor:
    """Return the number of every board, as kernel/two_player_boards.py counts them."""
    numbers = field_numbers(board.owner.device)
    own = board.owner == 0
    field = (own * numbers).sum(-1)
    value = (own * board.value).sum(-1)
    base = torch.where(board.zero[..., 0] > 0, _sets(HOLDING), 0)
    lying = 2 * _sets(HOLDING) + ((field - 1) * _VALUES + value) * _sets(HOLDING - 1)
    return torch.where(field > 0, lying, base) + _set_number(board, field)


def _sets(fields: int) -> int:
    one = fields * _VALUES
    return 3 + 2 * one + fields * (fields - 1) // 2 * _VALUES**2


def _set_number(board: Board, taken: Tensor) -> Tensor:
    numbers = field_numbers(board.owner.device)
    theirs = board.owner == 1
    count, zero = theirs.sum(-1), board.zero[..., 1]
    first = (theirs * (HOLDING + 1 - numbers)).amax(-1)
    low_field = HOLDING + 1 - first
    high_field = (theirs * numbers).amax(-1)
    low_value = (theirs * board.value * (numbers == low_field[..., None])).sum(-1)
    high_value = (theirs * board.value * (numbers == high_field[..., None])).sum(-1)
    fields = HOLDING - (taken > 0).long()
    one = fields * _VALUES
    low, high = (
        each - 1 - ((taken > 0) & (taken < each)).long() for each in (low_field, high_field)
    )
    before = low * (2 * fields - low - 1) // 2 + high - low - 1
    none = torch.where(zero == 2, 2 + one, zero)
    single = torch.where(zero == 0, 2, 3 + one) + high * _VALUES + high_value
    double = 3 + 2 * one + (before * _VALUES + low_value) * _VALUES + high_value
    return torch.where(count == 0, none, torch.where(count == 1, single, double))
