# pyright: basic, reportMissingImports=false
"""Tables of the solved game on the device, for many positions at once."""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from rapido.kernel.tables.file import FULL, HEAD_SIZE, read_head
from rapido.kernel.three_player_boards import BESIDE, CODES
from rapido.lab.train.tensors import Starts
from rapido.turn.board import TOP_FIELD, Board, field_numbers
from rapido.turn.rolls import VALUES

_VALUES = len(VALUES)


class TwoPlayerLookup:
    """Exact chances for two players."""

    def __init__(self, path: Path, device: torch.device) -> None:
        self.finish, self._cells = _read(path, device)

    def chances(self, starts: Starts) -> Tensor:
        return self._at(two_player_board(starts.board), starts.to_go[:, 0], starts.to_go[:, 1])

    def evaluate_ends(self, to_go: Tensor, board: Board, mover: Tensor) -> Tensor:
        """Return chances by batch, step of the mover, board and player."""
        number = two_player_board(board)[:, None]
        return self._at(number, to_go[:, None, :, 0], mover[:, :, None])

    def _at(self, number: Tensor, mover: Tensor, other: Tensor) -> Tensor:
        finish = self.finish
        cell = (number * finish + finish - mover) * finish + finish - other
        chance = _chance(self._cells[cell])
        return torch.stack([chance, 1 - chance], -1)


class ThreePlayerLookup:
    """Chances for three players who all play by the table; nobody gains much by deviating."""

    def __init__(self, path: Path, device: torch.device) -> None:
        self.finish, self._cells = _read(path, device)

    def chances(self, starts: Starts) -> Tensor:
        return self._at(three_player_board(starts.board), *starts.to_go.unbind(-1))

    def evaluate_ends(self, to_go: Tensor, board: Board, mover: Tensor) -> Tensor:
        """Return chances by batch, step of the mover, board and player."""
        number = three_player_board(board)[:, None]
        return self._at(number, to_go[:, None, :, 0], to_go[:, None, :, 1], mover[:, :, None])

    def _at(self, number: Tensor, mover: Tensor, following: Tensor, third: Tensor) -> Tensor:
        finish = self.finish
        cell = 2 * number * finish + finish - third
        cell = (cell * finish + finish - mover) * finish + finish - following
        chances = [_chance(self._cells[cell + who * finish**3]) for who in (0, 1)]
        return torch.stack([*chances, 1 - chances[0] - chances[1]], -1)


def load_table(
    players: int, path: Path, device: torch.device
) -> TwoPlayerLookup | ThreePlayerLookup:
    lookup = TwoPlayerLookup if players == 2 else ThreePlayerLookup
    return lookup(path, device)


def _read(path: Path, device: torch.device) -> tuple[int, Tensor]:
    with path.open("rb") as file:
        finish = read_head(file, path).finish
    # Torch wants a writable array; copy-on-write never copies anything here.
    return finish, torch.from_numpy(np.memmap(path, np.int16, "c", HEAD_SIZE)).to(device)


def _chance(cells: Tensor) -> Tensor:
    return (cells.int() & FULL) / FULL


def three_player_board(board: Board) -> Tensor:
    """Return the number of every board, as kernel/three_player_boards.py counts them."""
    numbers = field_numbers(torch, board)
    ways = 1 + (numbers - 1) * _VALUES + board.worth
    following, third = ((board.owner == who).mul(ways).amax(-1) for who in (1, 2))
    lower, upper = ((board.owner == who).mul(numbers).amax(-1) for who in (1, 2))
    beside = CODES + (following - 1) * BESIDE + third - _VALUES * (upper > lower)
    return torch.where(following > 0, beside, third)


def two_player_board(board: Board) -> Tensor:
    """Return the number of every board, as kernel/two_player_boards.py counts them."""
    numbers = field_numbers(torch, board)
    own = board.owner == 0
    field = (own * numbers).sum(-1)
    value = (own * board.worth).sum(-1)
    base = torch.where(board.zero[..., 0] > 0, _sets(TOP_FIELD), 0)
    with_own = 2 * _sets(TOP_FIELD) + ((field - 1) * _VALUES + value) * _sets(TOP_FIELD - 1)
    return torch.where(field > 0, with_own, base) + _set_number(board, field)


def _sets(fields: int) -> int:
    one = fields * _VALUES
    return 3 + 2 * one + fields * (fields - 1) // 2 * _VALUES**2


def _set_number(board: Board, taken: Tensor) -> Tensor:
    numbers = field_numbers(torch, board)
    theirs = board.owner == 1
    count, zero = theirs.sum(-1), board.zero[..., 1]
    first = (theirs * (TOP_FIELD + 1 - numbers)).amax(-1)
    low_field = TOP_FIELD + 1 - first
    high_field = (theirs * numbers).amax(-1)
    low_value = (theirs * board.worth * (numbers == low_field[..., None])).sum(-1)
    high_value = (theirs * board.worth * (numbers == high_field[..., None])).sum(-1)
    fields = TOP_FIELD - (taken > 0).long()
    one = fields * _VALUES
    low, high = (
        each - 1 - ((taken > 0) & (taken < each)).long() for each in (low_field, high_field)
    )
    before = low * (2 * fields - low - 1) // 2 + high - low - 1
    none = torch.where(zero == 2, 2 + one, zero)
    single = torch.where(zero == 0, 2, 3 + one) + high * _VALUES + high_value
    double = 3 + 2 * one + (before * _VALUES + low_value) * _VALUES + high_value
    return torch.where(count == 0, none, torch.where(count == 1, single, double))
