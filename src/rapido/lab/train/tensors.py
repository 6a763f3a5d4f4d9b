# pyright: basic, reportMissingImports=false
"""Batches of positions at the start of a turn, as tensors."""

from dataclasses import dataclass
from functools import cache

import torch
from torch import Tensor

from rapido.turn.board import NOBODY, TOP_FIELD, Board


@cache
def constant(numbers: tuple[float, ...], device: torch.device) -> Tensor:
    """Return a tensor that is sent to the device only once."""
    return torch.tensor(numbers, device=device)


@dataclass(frozen=True, slots=True)
class Starts:
    """Starts of turns, after scoring; boards have indices of values as `worth`."""

    to_go: Tensor
    """by position and player, from the mover on: steps to the finish"""
    board: Board

    def __len__(self) -> int:
        return len(self.to_go)

    def __getitem__(self, index: object) -> "Starts":
        return Starts(self.to_go[index], self.board[index])


def concatenate(batches: list[Starts]) -> Starts:
    boards = [batch.board for batch in batches]
    return Starts(
        torch.cat([batch.to_go for batch in batches]),
        Board(
            torch.cat([board.owner for board in boards]),
            torch.cat([board.worth for board in boards]),
            torch.cat([board.zero for board in boards]),
        ),
    )


def interleave(one: Starts, other: Starts) -> Starts:
    """Put each position of one before that of the other."""
    both = concatenate([one, other])
    order = torch.arange(len(both), device=both.to_go.device).reshape(2, -1).T.flatten()
    return both[order]


def where(mask: Tensor, one: Starts, other: Starts) -> Starts:
    """Take positions of one where the mask is set, else of the other."""
    return Starts(
        torch.where(mask[:, None], one.to_go, other.to_go),
        where_board(mask, one.board, other.board),
    )


def where_board(mask: Tensor, one: Board, other: Board) -> Board:
    mask = mask[:, None]
    return Board(
        torch.where(mask, one.owner, other.owner),
        torch.where(mask, one.worth, other.worth),
        torch.where(mask, one.zero, other.zero),
    )


def new_games(count: int, players: int, finish: int, device: torch.device) -> Starts:
    return Starts(
        torch.full((count, players), finish, device=device),
        Board(
            torch.full((count, TOP_FIELD), NOBODY, device=device),
            torch.zeros(count, TOP_FIELD, dtype=torch.long, device=device),
            torch.zeros(count, players, dtype=torch.long, device=device),
        ),
    )
