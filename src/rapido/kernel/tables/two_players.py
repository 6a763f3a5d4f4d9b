"""Exact play for two: what any state and any action is worth, from the table of the solved game."""

import mmap
from pathlib import Path
from struct import unpack_from
from typing import Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.table_file import CELL_SIZE, FULL, HEAD_SIZE, BadTable, Head, map_table
from rapido.kernel.two_player_arrays import Integers, board_numbers, check_steps
from rapido.kernel.two_player_boards import lying, value_index
from rapido.kernel.two_player_turn import Row, Turn
from rapido.rules import Action, Phase, Place, State, legal_actions


class TwoPlayerTable:
    """The table of the solved game for two, read from its file as needed.

    What comes from a cell is rounded by 2^-17 at most; the turn in hand is worked out exactly from
    there, so the values it gives are usually closer to the truth, and never farther.
    """

    def __init__(self, head: Head, cells: bytes | mmap.mmap) -> None:
        """Take a table as it is; `open` reads one from a file."""
        self.head = head
        self._cells = cells

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Open the file of a table; no more of it is read than is asked for later."""
        return cls(*map_table(Path(path), 2))

    def value(self, state: State) -> float:
        """Return the chance to win of the player to act, or of the one whose dice roll."""
        if state.phase is Phase.OVER:
            return 1.0
        turn = self._turn(state)
        if state.rolls == 0:
            return turn.first
        if state.phase is Phase.DICE:
            return turn.again
        return max(self._action_value(turn, state, action) for action in legal_actions(state))

    def actions(self, state: State) -> dict[Action, float]:
        """Return the chance of the player to act to win with each legal action."""
        if state.phase in (Phase.OVER, Phase.DICE):
            return {}
        turn = self._turn(state)
        return {action: self._action_value(turn, state, action) for action in legal_actions(state)}

    def chances(
        self, steps: Integers, owner: Integers, worth: Integers, zero: Integers
    ) -> NDArray[np.float64]:
        """Return the chances of the mover and of the other player in many positions at once.

        All are at the start of a turn, after scoring. Each row has the steps of the mover and of
        the other; who owns the pair on field 1 to 5 (0: the mover, 1: the other, -1: nobody), and
        its value; and how many pairs of the mover and of the other lie on field 0.
        """
        finish = self.head.finish
        check_steps(steps, self.head.players, finish)
        at = board_numbers(owner, worth, zero) * finish + steps[:, 0]
        cells = np.frombuffer(self._cells, dtype="<u2", offset=HEAD_SIZE)
        mover = cells[at * finish + steps[:, 1]] / FULL
        return np.stack([mover, 1 - mover], axis=1)

    def _action_value(self, turn: Turn, state: State, action: Action) -> float:
        if isinstance(action, Place) and state.roll is not None:
            return turn.place(action.field, value_index(state.roll.value))
        return turn.again if state.rolls else turn.first

    def _turn(self, state: State) -> Turn:
        if state.players != self.head.players or state.finish != self.head.finish:
            raise BadTable(
                f"this table is for {self.head.players} players and a finish on step"
                f" {self.head.finish}, not for {state.players} and {state.finish}"
            )
        mover, other = state.player, 1 - state.player
        boards = lying(state.lying(mover)), lying(state.lying(other))
        steps = state.steps[mover], state.steps[other]
        return Turn(state.finish, boards, steps, self._chances)

    def _chances(self, board: int, step: int, other_step: int) -> Row:
        finish = self.head.finish
        row = HEAD_SIZE + CELL_SIZE * (board * finish + step) * finish
        form = f"<{finish - other_step}H"
        return [
            cell / FULL for cell in unpack_from(form, self._cells, row + CELL_SIZE * other_step)
        ]
