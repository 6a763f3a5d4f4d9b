"""Exact play for two: the value of any state and any action, from the solved table."""

import mmap
from pathlib import Path
from struct import unpack_from
from typing import Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.tables.board_arrays import Integers, board_numbers, check_steps
from rapido.kernel.tables.file import (
    CELL_SIZE,
    FULL,
    HEAD_SIZE,
    Head,
    check_game,
    map_table_for,
)
from rapido.kernel.two_player_boards import lying, value_index
from rapido.kernel.two_player_turn import Row, Turn
from rapido.rules import Action, Phase, Place, State, legal_actions


class TwoPlayerTable:
    """The table of the solved game for two, read from its file as needed.

    A cell is off by 2^-17 at most. The current turn is solved exactly from the cells, so the values
    are usually closer to the truth, and never farther.
    """

    def __init__(self, head: Head, cells: bytes | mmap.mmap) -> None:
        self.head = head
        self._cells = cells

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Open a table file; only what is needed later is read."""
        return cls(*map_table_for(Path(path), 2))

    def value(self, state: State) -> float:
        """Return the winning chance of the player to act, or of the one whose dice roll."""
        if state.phase is Phase.OVER:
            return 1.0
        turn = self._turn(state)
        if state.rolls == 0:
            return turn.first
        if state.phase is Phase.DICE:
            return turn.again
        return max(self._action_value(turn, state, action) for action in legal_actions(state))

    def actions(self, state: State) -> dict[Action, float]:
        """Return the winning chance of the player to act, by legal action."""
        if state.phase in (Phase.OVER, Phase.DICE):
            return {}
        turn = self._turn(state)
        return {action: self._action_value(turn, state, action) for action in legal_actions(state)}

    def chances(
        self, steps: Integers, owner: Integers, worth: Integers, zero: Integers
    ) -> NDArray[np.float64]:
        """Return the chances of the mover and of the other player in many positions at once.

        All positions are at the start of a turn, after scoring. Each row has the steps of the mover
        and of the other player; the owner of the pair on field 1 to 5 (0: the mover, 1: the other,
        -1: nobody) and its value; and how many pairs of both players lie on field 0.
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
        check_game(self.head, state)
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
