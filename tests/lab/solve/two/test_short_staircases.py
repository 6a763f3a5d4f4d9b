"""Short staircases, solved a second time in slow and obvious ways, must agree to 1e-9.

The shortest one is always solved to the end, and all its states are looked at by the plainest code.
For the others every run sees that one turn of the fast code is one turn by the rules, from tables
far from the truth; with RAPIDO_LONG=1 all are solved to the end, and a second time from nothing.
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
from tests.lab.solve.conftest import exactly
from tests.lab.solve.positions import turns
from tests.lab.solve.two.brute_force import Chances, look_ahead, solve_by_brute_force
from tests.lab.solve.two.solution import EPSILON, chance_in, place_of
from tests.lab.solve.two.turn_by_the_rules import TurnByTheRules

LONG = bool(os.environ.get("RAPIDO_LONG"))
SOLVED = range(1, 7) if LONG else range(1, 2)
SAMPLE = 100 if LONG else 3
AGREED = 1e-9


@pytest.mark.parametrize("finish", SOLVED)
def test_every_state_is_worth_what_the_rules_make_of_the_next(finish: int) -> None:
    solution = exactly(finish)
    for state in turns(finish, SAMPLE, seed=finish):
        by_the_rules = TurnByTheRules(state, solution.chance_in).worth(state)
        assert solution.chance_in(state) == pytest.approx(by_the_rules, abs=AGREED), state


@pytest.mark.parametrize("finish", SOLVED)
def test_the_bounds_meet_and_the_residual_is_no_larger(finish: int) -> None:
    solution = exactly(finish)
    assert solution.gap <= EPSILON
    assert solution.residual <= EPSILON


@pytest.mark.parametrize("finish", SOLVED)
def test_no_state_moves_when_the_plainest_code_looks_ahead(finish: int) -> None:
    chances = all_chances(finish)
    assert look_ahead(finish, chances, array("d", chances)) < AGREED


@pytest.mark.skipif(not LONG, reason="takes minutes; RAPIDO_LONG=1 does it")
@pytest.mark.parametrize("finish", SOLVED)
def test_all_states_solved_from_nothing(finish: int) -> None:
    brute_force = solve_by_brute_force(finish, epsilon=AGREED / 10)
    pairs = zip(all_chances(finish), brute_force, strict=True)
    assert max(abs(found - again) for found, again in pairs) < AGREED


@pytest.mark.parametrize(("finish", "most_pairs"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_one_turn_of_the_fast_code_is_one_turn_by_the_rules(finish: int, most_pairs: int) -> None:
    bounds = CpuBounds(finish, fixed_point=False, threads=1)
    chances = np.frombuffer(bounds.tables[UPPER].bytes, dtype=np.float64)
    chances[:] = np.random.default_rng(finish).random(chances.size)
    bounds.begin_sweep()
    for part in sweep(finish):
        if part.bound == LOWER and part.push_doubles and part.pairs <= most_pairs:
            bounds.compute(part)
    tables = TwoTables(bounds)
    states = (state for state in turns(finish, 100, seed=finish) if len(state.pairs) <= most_pairs)
    for state in islice(states, SAMPLE):
        by_the_rules = TurnByTheRules(state, tables.now).worth(state)
        assert tables.turn_before(state) == pytest.approx(by_the_rules, abs=1e-12), state


@dataclass(frozen=True)
class TwoTables:
    """Made-up chances in the upper table, what a turn of look-ahead makes of them in the lower."""

    bounds: CpuBounds

    def now(self, state: State) -> float:
        """Return the chance that was made up for a state."""
        return chance_in(self.bounds, UPPER, state)

    def turn_before(self, state: State) -> float:
        """Return the chance a turn before."""
        return chance_in(self.bounds, LOWER, state)


def all_chances(finish: int) -> Chances:
    """Return all states of the solution in the order of the table file."""
    bounds, steps = exactly(finish).bounds, range(finish)
    diagonals = np.frombuffer(bounds.tables[LOWER].bytes, dtype=np.float64)
    chances = np.empty((BOARDS, finish, finish))
    for step, other in product(steps, steps):
        row = place_of(finish, 0, step, other), place_of(finish, 1, step, other)
        chances[:, step, other] = diagonals[row[0] :: row[1] - row[0]][:BOARDS]
    return array("d", chances.tobytes())
