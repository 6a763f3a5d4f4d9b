"""A game solved in double precision, with access to single states."""

from dataclasses import dataclass
from struct import unpack_from

from rapido.kernel.two_player_boards import BOARDS, board_number, placed_pairs
from rapido.lab.solve.two.bindings import LOWER
from rapido.lab.solve.two.cpu import CpuBounds
from rapido.lab.solve.two.iterate import TwoPlayerProgress, iterate, residual
from rapido.lab.solve.two.layout import width
from rapido.rules import Phase, State

EPSILON = 1e-9


@dataclass(frozen=True)
class Solution:
    """The mean of the bounds, and their largest gap."""

    bounds: CpuBounds
    gap: float
    residual: float

    def chance(self, board: int, step: int, other_step: int) -> float:
        """Return the mover's chance at the start of a turn, after scoring."""
        return cell(self.bounds, LOWER, board, step, other_step)

    def chance_in(self, state: State) -> float:
        """Return the chance of the player to act at the start of a turn."""
        return chance_in(self.bounds, LOWER, state)


def chance_in(bounds: CpuBounds, bound: int, state: State) -> float:
    """Read the chance of a state at the start of a turn from a table."""
    if state.phase is Phase.OVER:
        return 1.0
    assert state.phase is Phase.ROLL
    player, other = state.player, 1 - state.player
    board = board_number(
        placed_pairs(state.on_fields(player)), placed_pairs(state.on_fields(other))
    )
    return cell(bounds, bound, board, state.steps[player], state.steps[other])


def cell(bounds: CpuBounds, bound: int, board: int, step: int, other_step: int) -> float:
    """Read one cell of a table in double precision."""
    at = index_of(bounds.finish, board, step, other_step)
    found: float = unpack_from("=d", bounds.tables[bound].bytes, 8 * at)[0]
    return found


def index_of(finish: int, board: int, step: int, other_step: int) -> int:
    """Return the index of a cell as defined in layout.h."""
    diagonal = step + other_step
    before = sum(width(finish, lower) for lower in range(diagonal))
    row = BOARDS * before + board * width(finish, diagonal)
    return row + step - max(0, diagonal - finish + 1)


def solve_exactly(finish: int, threads: int = 1) -> Solution:
    """Solve a game until the bounds differ by at most EPSILON."""
    bounds, progress = CpuBounds(finish, fixed_point=False, threads=threads), TwoPlayerProgress()
    iterate(bounds, EPSILON, progress)
    bounds.finalize()
    return Solution(bounds, progress.gap, residual(bounds))
