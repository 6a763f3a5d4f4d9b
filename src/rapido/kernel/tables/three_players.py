"""Play for three: the chances of all players in any state, from the solved table."""

import mmap
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.tables.board_arrays import Integers, check_steps, value_indices
from rapido.kernel.tables.file import FULL, HEAD_SIZE, Head, check_game, map_table_for
from rapido.kernel.three_player_boards import BESIDE, BOARDS, CODES, code_of
from rapido.kernel.three_player_turn import Chances, Turn
from rapido.kernel.two_player_boards import VALUES, value_index
from rapido.rules import FIELDS, Action, BadRequest, Phase, Place, State, legal_actions

ThreeChances = tuple[float, float, float]
"""the chances of the players 0, 1 and 2"""
_FIELDS: Final = np.arange(1, len(FIELDS), dtype=np.int64)
_LOWEST_CODES: Final = 1 + (_FIELDS - 1) * len(VALUES)
"""by field: the code of a pair of the lowest value, see three_player_boards.py"""


class ThreePlayerTable:
    """The table of the solved game for three, read from its file as needed.

    It holds the chances of all players if they follow the policy of three/sweep.h; nobody can gain
    more than `head.epsilon` by deviating from it. The current turn is solved from the cells.
    """

    def __init__(self, head: Head, content: bytes | mmap.mmap) -> None:
        self.head = head
        cells = np.frombuffer(content, dtype="<u2", offset=HEAD_SIZE)
        self._cells = cells.reshape(BOARDS, 2, head.finish, head.finish, head.finish)

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Open a table file; only what is needed later is read."""
        return cls(*map_table_for(Path(path), 3))

    def value(self, state: State) -> ThreeChances:
        """Return the chances of players 0, 1 and 2, if all follow the policy of the table."""
        if state.phase is Phase.OVER:
            first, second, third = (float(player == state.player) for player in range(3))
            return first, second, third
        turn = self._turn(state)
        if state.rolls == 0:
            return _by_seat(state, turn.first)
        if state.phase is Phase.DICE or state.roll is None:
            return _by_seat(state, turn.again)
        return _by_seat(state, turn.decide(value_index(state.roll.value)))

    def actions(self, state: State) -> dict[Action, ThreeChances]:
        """Return the chances of players 0, 1 and 2, by legal action."""
        if state.phase in (Phase.OVER, Phase.DICE):
            return {}
        turn = self._turn(state)
        return {a: _by_seat(state, _after(turn, state, a)) for a in legal_actions(state)}

    def chances(
        self, steps: Integers, owner: Integers, worth: Integers, zero: Integers
    ) -> NDArray[np.float64]:
        """Return the chances of the mover, the next and the third player in many positions at once.

        The arguments are those of TwoPlayerTable, with players counted from the mover.
        """
        check_steps(steps, self.head.players, self.head.finish)
        if (owner == 0).any() or (zero[:, 0] > 0).any():
            raise BadRequest(
                "at the start of a turn the mover has scored and has no pair on a field"
            )
        boards = _board_numbers(owner, worth)
        mover, following = (
            self._cells[boards, who, steps[:, 2], steps[:, 0], steps[:, 1]] / FULL for who in (0, 1)
        )
        return np.stack([mover, following, 1 - mover - following], axis=1)

    def _turn(self, state: State) -> Turn:
        check_game(self.head, state)
        mover, following, third = ((state.player + seat) % 3 for seat in range(3))
        pairs = {pair.owner: pair for pair in state.pairs}
        lying = code_of(pairs.get(following)), code_of(pairs.get(third))
        steps = state.steps[mover], state.steps[following], state.steps[third]
        return Turn(self._cells, self.head.delta, lying, steps)


def _after(turn: Turn, state: State, action: Action) -> Chances:
    if isinstance(action, Place) and state.roll is not None:
        return turn.place(action.field, value_index(state.roll.value))
    return turn.again if state.rolls else turn.first


def _by_seat(state: State, chances: Chances) -> ThreeChances:
    """Reorder the chances of mover, next and third by player."""
    first, second, third = (float(chances[(player - state.player) % 3]) for player in range(3))
    return first, second, third


def _board_numbers(owner: Integers, worth: Integers) -> NDArray[np.int64]:
    if any(((owner == seat).sum(axis=1) > 1).any() for seat in (1, 2)):
        raise BadRequest("with three players everybody has one pair")
    codes = _LOWEST_CODES + value_indices(worth)
    following, third = _at(owner == 1, codes), _at(owner == 2, codes)
    beyond = _at(owner == 2, _FIELDS) > _at(owner == 1, _FIELDS)
    beside = CODES + (following - 1) * BESIDE + third - len(VALUES) * beyond
    return np.where(following > 0, beside, third).astype(np.int64)


def _at(owned: NDArray[np.bool_], numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the number at the one owned field of each row, 0 if there is none."""
    return (owned * numbers).sum(axis=1)
