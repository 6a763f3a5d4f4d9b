# pyright: basic, reportMissingImports=false
"""Many positions at once as tensors: placing, handing on the turn, and what the network sees."""

from dataclasses import dataclass
from functools import cache

import torch
from torch import Tensor

from rapido.players.features import (
    MAX_FINISH,
    ROWS_OF_NEED,
    ROWS_OF_ZERO,
    VALUES,
    first_arrangement_row,
    first_both_row,
    first_need_row,
    first_step_row,
    first_zero_row,
    nearest_owner,
    rows_of_field,
)
from rapido.players.patterns import OWNERS, PLACES, STRONGER
from rapido.turn.positions import HOLDING, NOBODY


@cache
def constant(numbers: tuple[float, ...], device: torch.device) -> Tensor:
    """Return numbers that never change on the device; to send them anew each time takes longer."""
    return torch.tensor(numbers, device=device)


def field_numbers(device: torch.device) -> Tensor:
    """Return the numbers of the fields 1 to 5."""
    return constant(tuple(range(1, HOLDING + 1)), device)


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the fields, counted from one player; any number of leading dimensions."""

    owner: Tensor
    """by field 1 to 5, NOBODY where it is free"""
    value: Tensor
    """by field 1 to 5: which of the values, 0 where it is free"""
    zero: Tensor
    """by player, with two players: pairs on field 0"""

    def __getitem__(self, which: object) -> "Board":
        """Take some of the boards."""
        return Board(self.owner[which], self.value[which], self.zero[which])


@dataclass(frozen=True, slots=True)
class Starts:
    """Starts of turns, after scoring: a board for each, and the steps that everyone has to go."""

    to_go: Tensor
    board: Board

    def __len__(self) -> int:
        """Return how many these are."""
        return len(self.to_go)

    def __getitem__(self, which: object) -> "Starts":
        """Take some of them."""
        return Starts(self.to_go[which], self.board[which])


def join(some: list[Starts]) -> Starts:
    """Put positions behind one another."""
    return Starts(
        torch.cat([each.to_go for each in some]),
        Board(
            torch.cat([each.board.owner for each in some]),
            torch.cat([each.board.value for each in some]),
            torch.cat([each.board.zero for each in some]),
        ),
    )


def pairs(one: Starts, other: Starts) -> Starts:
    """Put each position of one before that of the other."""
    both = join([one, other])
    order = torch.arange(len(both), device=both.to_go.device).reshape(2, -1).T.flatten()
    return both[order]


def either(mask: Tensor, one: Starts, other: Starts) -> Starts:
    """Take positions of one where the mask says so, else of the other."""
    column = mask[:, None]
    return Starts(
        torch.where(column, one.to_go, other.to_go),
        Board(
            torch.where(column, one.board.owner, other.board.owner),
            torch.where(column, one.board.value, other.board.value),
            torch.where(column, one.board.zero, other.board.zero),
        ),
    )


def new_games(count: int, players: int, finish: int, device: torch.device) -> Starts:
    """Return the start of the game, many times."""
    return Starts(
        torch.full((count, players), finish, device=device),
        Board(
            torch.full((count, HOLDING), NOBODY, device=device),
            torch.zeros(count, HOLDING, dtype=torch.long, device=device),
            torch.zeros(count, players, dtype=torch.long, device=device),
        ),
    )


def place(board: Board, value: Tensor, field: Tensor) -> Board:
    """R14, R18: let the mover place a value on a field; both have the boards' dimensions."""
    numbers = field_numbers(value.device)
    value, field = value[..., None], field[..., None]
    out = (board.owner > 0) & (board.value <= value) & (field < numbers)
    here = field == numbers
    owner = torch.where(here, 0, torch.where(out, NOBODY, board.owner))
    values = torch.where(here, value, torch.where(out, 0, board.value))
    zero = board.zero
    if zero.shape[-1] == 2:
        mover = torch.arange(2, device=value.device) == 0
        zero = zero + (mover & (field == 0)).long()
    return Board(owner, values, zero)


def hand_on(board: Board) -> tuple[Board, Tensor]:
    """R5, R25: begin the next player's turn; return the board from there and what is scored."""
    players = board.zero.shape[-1]
    own = board.owner == 1
    zero = board.zero
    if players == 2:
        both = own.sum(-1) + zero[..., 1] == 2
        own = own & both[..., None]
        second = torch.arange(2, device=zero.device) == 1
        zero = torch.where(both[..., None] & second, 0, zero)
    gain = torch.where(own, field_numbers(own.device), 0).sum(-1)
    owner = torch.where(own, NOBODY, board.owner)
    turned = torch.where(owner == NOBODY, NOBODY, (owner - 1) % players)
    return Board(turned, torch.where(own, 0, board.value), zero.roll(-1, -1)), gain


def board_rows(board: Board) -> Tensor:
    """Return the rows of the first layer for what lies on the fields, as in players/inputs.py."""
    players = board.zero.shape[-1]
    device = board.owner.device
    row = 1 + (board.owner - nearest_owner(players)) * len(VALUES) + board.value
    fields = torch.where(board.owner == NOBODY, 0, row)
    fields = fields + torch.arange(HOLDING, device=device) * rows_of_field(players)
    if players != 2:
        return fields
    zero = board.zero + torch.arange(players, device=device) * ROWS_OF_ZERO
    arrangement = constant(PLACES, device)[_arrangement(board)] + first_arrangement_row()
    return torch.cat([fields, zero + first_zero_row(players), arrangement[..., None]], -1)


def _arrangement(board: Board) -> Tensor:
    """Return a number for how the pairs lie to one another, as in players/arrangements.py."""
    owner, value = board.owner, board.value
    numbers = field_numbers(owner.device)
    own, theirs = owner == 0, owner == 1
    own_value = torch.where(own, value, NOBODY).amax(-1)
    low = HOLDING - (theirs * (HOLDING + 1 - numbers)).amax(-1, keepdim=True).clamp(min=1)
    high = (theirs * numbers).amax(-1, keepdim=True).clamp(min=1) - 1
    lower, higher = (value.gather(-1, field)[..., 0] for field in (low, high))
    lies = own.any(-1) & theirs.any(-1)
    above = (
        lies & (own_value > lower),
        lies & (own_value > higher),
        theirs.any(-1) & (lower > higher),
    )
    number = 8 * ((owner + 1) * constant(OWNERS, owner.device)).sum(-1)
    for each, holds in zip(STRONGER, above, strict=True):
        number = number + each * holds
    return number


def step_rows(to_go: Tensor) -> Tensor:
    """Return the rows for the steps to go, likewise."""
    players = to_go.shape[-1]
    offset = torch.arange(players, device=to_go.device) * MAX_FINISH
    return first_step_row(players) + offset + to_go - 1


def need_rows(to_go: Tensor, board: Board) -> Tensor:
    """Return the rows for what hangs on several things at once, likewise.

    That is the pairs that lie and what is to go after they score, and the steps of both.
    """
    device = to_go.device
    if to_go.shape[-1] != 2:
        return to_go.new_zeros(*to_go.shape[:-1], 0)
    players = torch.arange(2, device=device)
    each = board.owner[..., None, :] == players[:, None]
    lying = each.sum(-1) + board.zero
    left = to_go - (each * field_numbers(device)).sum(-1)
    first = first_need_row() + players * ROWS_OF_NEED
    needs = first + lying * (MAX_FINISH + 1) + left.clamp(min=0)
    both = first_both_row() + (to_go[..., :1] - 1) * MAX_FINISH + to_go[..., 1:] - 1
    return torch.cat([needs, both], -1)
