"""Solutions of short staircases agree with slow reference implementations to 1e-9.

The shortest one is always solved completely and checked by brute force. For longer ones every run
compares one turn of the solver with the rules, starting from random tables; with RAPIDO_LONG=1 all
are solved completely, and a second time by brute force.
"""

import os
from array import array
from dataclasses import dataclass
from itertools import islice, product

import numpy as np
import pytest

from rapido.kernel.two_player_boards import BOARDS
from rapido.lab.solve.two.bindings import LOWER, UPPER
from rapido.lab.solve.two.cpu import CpuBounds
from rapido.lab.solve.two.iterate import sweep
from rapido.rules import State
from tests.lab.solve.conftest import solved_exactly
from tests.lab.solve.positions import turn_starts
from tests.lab.solve.two.brute_force import Chances, look_ahead, solve_by_brute_force
from tests.lab.solve.two.reference_turn import ReferenceTurn
from tests.lab.solve.two.solution import EPSILON, chance_in, index_of

LONG = bool(os.environ.get("RAPIDO_LONG"))
SOLVED = range(1, 7) if LONG else range(1, 2)
SAMPLE = 100 if LONG else 3
TOLERANCE = 1e-9


@pytest.mark.parametrize("finish", SOLVED)
def test_solution_is_a_fixed_point_of_the_rules(finish: int) -> None:
    solution = solved_exactly(finish)
    for state in turn_starts(finish, SAMPLE, seed=finish):
        expected = ReferenceTurn(state, solution.chance_in).worth(state)
        assert solution.chance_in(state) == pytest.approx(expected, abs=TOLERANCE), state


@pytest.mark.parametrize("finish", SOLVED)
def test_gap_and_residual_are_small(finish: int) -> None:
    solution = solved_exactly(finish)
    assert solution.gap <= EPSILON
    assert solution.residual <= EPSILON


@pytest.mark.parametrize("finish", SOLVED)
def test_solution_is_a_fixed_point_of_brute_force(finish: int) -> None:
    chances = all_chances(finish)
    assert look_ahead(finish, chances, array("d", chances)) < TOLERANCE


@pytest.mark.skipif(not LONG, reason="takes minutes; RAPIDO_LONG=1 does it")
@pytest.mark.parametrize("finish", SOLVED)
def test_brute_force_finds_the_same_solution(finish: int) -> None:
    brute_force = solve_by_brute_force(finish, epsilon=TOLERANCE / 10)
    pairs = zip(all_chances(finish), brute_force, strict=True)
    assert max(abs(found - again) for found, again in pairs) < TOLERANCE


@pytest.mark.parametrize(("finish", "max_pairs"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_one_turn_equals_the_rules(finish: int, max_pairs: int) -> None:
    bounds = CpuBounds(finish, fixed_point=False, threads=1)
    chances = np.frombuffer(bounds.tables[UPPER].bytes, dtype=np.float64)
    chances[:] = np.random.default_rng(finish).random(chances.size)
    bounds.begin_sweep()
    for part in sweep(finish):
        if part.bound == LOWER and part.push_doubles and part.pairs <= max_pairs:
            bounds.compute(part)
    tables = TwoTables(bounds)
    states = (
        state for state in turn_starts(finish, 100, seed=finish) if len(state.pairs) <= max_pairs
    )
    for state in islice(states, SAMPLE):
        expected = ReferenceTurn(state, tables.now).worth(state)
        assert tables.turn_before(state) == pytest.approx(expected, abs=1e-12), state


@dataclass(frozen=True)
class TwoTables:
    """Random chances in the upper table, and in the lower the values one turn earlier."""

    bounds: CpuBounds

    def now(self, state: State) -> float:
        """Return the random chance of a state."""
        return chance_in(self.bounds, UPPER, state)

    def turn_before(self, state: State) -> float:
        """Return the chance one turn earlier."""
        return chance_in(self.bounds, LOWER, state)


def all_chances(finish: int) -> Chances:
    """Return the chances of all states in the order of the table file."""
    bounds, steps = solved_exactly(finish).bounds, range(finish)
    diagonals = np.frombuffer(bounds.tables[LOWER].bytes, dtype=np.float64)
    chances = np.empty((BOARDS, finish, finish))
    for step, other in product(steps, steps):
        row = index_of(finish, 0, step, other), index_of(finish, 1, step, other)
        chances[:, step, other] = diagonals[row[0] :: row[1] - row[0]][:BOARDS]
    return array("d", chances.tobytes())
