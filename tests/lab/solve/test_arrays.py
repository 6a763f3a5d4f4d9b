"""Batched lookups equal single ones."""

from pathlib import Path

import numpy as np
import pytest

from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.rules import BadRequest, State
from rapido.turn.positions import Positions
from tests.lab.solve.positions import turn_starts
from tests.lab.solve.test_table import Cells

NOBODY = np.full((1, 5), -1, np.int16)
NOTHING = np.zeros((1, 5), np.int16)


def rows(states: list[State]) -> Positions:
    """Encode states as the input of `chances`, mover first."""
    count, players = len(states), states[0].players
    steps, zero = np.zeros((2, count, players), np.int16)
    owner, worth = np.full((count, 5), -1, np.int16), np.zeros((count, 5), np.int16)
    for row, state in enumerate(states):
        order = [(state.player + seat) % players for seat in range(players)]
        steps[row] = [state.steps[player] for player in order]
        for pair in state.pairs:
            seat = order.index(pair.owner)
            if pair.field == 0:
                zero[row, seat] += 1
            else:
                owner[row, pair.field - 1] = seat
                worth[row, pair.field - 1] = pair.roll.value
    return Positions(states[0].finish, steps, owner, worth, zero)


def position(steps: list[int], zero: list[int]) -> Positions:
    """Encode a position whose board is empty except for field 0."""
    ints = np.array([steps], np.int16), np.array([zero], np.int16)
    return Positions(2, ints[0], NOBODY, NOTHING, ints[1])


def test_two_players(table_file: Path) -> None:
    states, cells = list(turn_starts(2, 2000, seed=5)), Cells(table_file)
    found = TwoPlayerTable.open(table_file).chances(rows(states))
    assert found.shape == (len(states), 2)
    assert found.sum(axis=1) == pytest.approx(np.ones(len(states)))
    assert found[:, 0].tolist() == pytest.approx([cells.chance_in(state) for state in states])


def test_invalid_positions(table_file: Path) -> None:
    table = TwoPlayerTable.open(table_file)
    with pytest.raises(BadRequest, match="the steps of 2 players, all below the finish on step 2"):
        table.chances(position([2, 0], [0, 0]))
    with pytest.raises(BadRequest, match="at most one pair of the mover"):
        table.chances(position([0, 0], [2, 0]))
