"""Play for three players: everyone's chances in any state, from the solved table."""

import mmap
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.tables.board_arrays import Integers, check_steps, value_indices
from rapido.kernel.tables.file import (
    FULL,
    HEAD_SIZE,
    Head,
    check_game,
    check_whole,
    is_whole,
    map_table_for,
)
from rapido.kernel.three_player_boards import BESIDE, BOARDS, CODES
from rapido.rules import FIELDS, Action, BadRequest, Phase, State
from rapido.turn.analysis import TurnAnalysis, Win, by_seat
from rapido.turn.positions import Chances, NoSecondLook, Positions
from rapido.turn.rolls import VALUES
from rapido.turn.solved import SolvedTurn

_FIELDS: Final = np.arange(1, len(FIELDS), dtype=np.int64)
_LOWEST_CODES: Final = 1 + (_FIELDS - 1) * len(VALUES)
"""by field: the code of a pair of the lowest value, see three_player_boards.py"""


class ThreePlayerTable(NoSecondLook):
    """The table of the solved game for three, read from its file as needed; a value function.

    It holds everyone's chances if all play by the rule of three/sweep.h. That is not an exact
    solution but an approximate equilibrium: nobody gains more than `head.epsilon` by deviating.
    """

    source = "equilibrium"

    def __init__(self, head: Head, content: bytes | mmap.mmap) -> None:
        """Take the content of a file; `open` reads one."""
        self.head = head
        self.climbs = head.finish
        self.stderr = head.epsilon
        self._content = content
        cells = np.frombuffer(content, dtype="<u2", offset=HEAD_SIZE)
        self._cells = cells.reshape(BOARDS, 2, head.finish, head.finish, head.finish)

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Map a file into memory; only what is asked for is read."""
        return cls(*map_table_for(Path(path), 3))

    @property
    def is_whole(self) -> bool:
        """Whether the file is still as long as it was when it was opened."""
        return is_whole(self._content)

    def value(self, state: State) -> Win:
        """Return the chances of players 0, 1 and 2 to win, if all play by the table's rule."""
        if state.phase is Phase.OVER:
            return tuple(float(player == state.player) for player in range(state.players))
        check_game(self.head, state)
        turn = SolvedTurn(state, self, tie_width=self.head.delta)
        return by_seat(
            state, turn.outcomes().mean(0) if state.roll is None else turn.after(state.roll)
        )

    def actions(self, state: State) -> dict[Action, Win]:
        """Return the chances of players 0, 1 and 2 with each legal action.

        The player to act chooses best in the rest of the turn. By the table's rule, which also
        takes choices that are a little worse, rolling again would be worth less than it is.
        """
        if state.phase in (Phase.OVER, Phase.DICE):
            return {}
        check_game(self.head, state)
        return TurnAnalysis(state, self).actions

    def chances(self, positions: Positions) -> Chances:
        """Look up the chances of the mover, the next and the third player in many positions.

        Pairs on field 0 do not matter.
        """
        steps, owner = positions.steps, positions.owner
        check_steps(steps, self.head.players, self.head.finish)
        check_whole(self._content)
        if (owner == 0).any() or (positions.zero[:, 0] > 0).any():
            raise BadRequest(
                "at the start of a turn the mover has scored and has no pair on a field"
            )
        boards = _board_numbers(owner, positions.worth)
        mover, following = (
            self._cells[boards, who, steps[:, 2], steps[:, 0], steps[:, 1]] / FULL for who in (0, 1)
        )
        return np.stack([mover, following, 1 - mover - following], axis=1)


def _board_numbers(owner: Integers, worth: Integers) -> NDArray[np.int64]:
    if any(((owner == seat).sum(axis=1) > 1).any() for seat in (1, 2)):
        raise BadRequest("with three players everyone has one pair")
    codes = _LOWEST_CODES + value_indices(worth)
    following, third = _at(owner == 1, codes), _at(owner == 2, codes)
    beyond = _at(owner == 2, _FIELDS) > _at(owner == 1, _FIELDS)
    beside = CODES + (following - 1) * BESIDE + third - len(VALUES) * beyond
    return np.where(following > 0, beside, third).astype(np.int64)


def _at(owned: NDArray[np.bool_], numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the number at the one owned field of each row, 0 if there is none."""
    return (owned * numbers).sum(axis=1)
