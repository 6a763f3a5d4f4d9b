"""Play for three from the table of the solved game: what states and actions are worth to all."""

import mmap
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.table_file import FULL, HEAD_SIZE, BadTable, Head, map_table
from rapido.kernel.three_player_boards import BESIDE, BOARDS, CODES, code_of
from rapido.kernel.three_player_turn import Chances, Turn
from rapido.kernel.two_player_arrays import Integers, check_steps, values_of
from rapido.kernel.two_player_boards import VALUES, value_index
from rapido.rules import FIELDS, Action, BadRequest, Phase, Place, State, legal_actions

Threesome = tuple[float, float, float]
"""the chances of the players 0, 1 and 2"""
_FIELDS: Final = np.arange(1, len(FIELDS), dtype=np.int64)
_WAYS: Final = 1 + (_FIELDS - 1) * len(VALUES)
"""how a pair of the lowest value lies on each field, see three_player_boards.py"""


class ThreePlayerTable:
    """The table of the solved game for three, read from its file as needed.

    It holds the chances of everybody if all play by the rule of solve_three.h, which nobody can
    improve on by more than `head.epsilon`. The turn in hand is worked out from the cells.
    """

    def __init__(self, head: Head, content: bytes | mmap.mmap) -> None:
        """Take a table as it is; `open` reads one from a file."""
        self.head = head
        cells = np.frombuffer(content, dtype="<u2", offset=HEAD_SIZE)
        self._cells = cells.reshape(BOARDS, 2, head.finish, head.finish, head.finish)

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Open the file of a table; no more of it is read than is asked for later."""
        return cls(*map_table(Path(path), 3))

    def value(self, state: State) -> Threesome:
        """Return the chances of players 0, 1 and 2 to win, if all go on as the table does."""
        if state.phase is Phase.OVER:
            first, second, third = (float(player == state.player) for player in range(3))
            return first, second, third
        turn = self._turn(state)
        if state.rolls == 0:
            return _by_seat(state, turn.first)
        if state.phase is Phase.DICE or state.roll is None:
            return _by_seat(state, turn.again)
        return _by_seat(state, turn.decide(value_index(state.roll.value)))

    def actions(self, state: State) -> dict[Action, Threesome]:
        """Return the chances of players 0, 1 and 2 with each legal action."""
        if state.phase in (Phase.OVER, Phase.DICE):
            return {}
        turn = self._turn(state)
        return {a: _by_seat(state, _after(turn, state, a)) for a in legal_actions(state)}

    def chances(
        self, steps: Integers, owner: Integers, worth: Integers, zero: Integers
    ) -> NDArray[np.float64]:
        """Return the chances of the mover, the next and the third player in many positions at once.

        All are at the start of a turn, after scoring; arrays are as in TwoPlayerTable, with the
        players counted from the mover. Pairs on field 0 (`zero`) are of no account.
        """
        check_steps(steps, self.head.players, self.head.finish)
        if (owner == 0).any() or (zero[:, 0] > 0).any():
            raise BadRequest("at the start of a turn the mover has scored, so no own pair lies")
        boards = _board_numbers(owner, worth)
        mover, following = (
            self._cells[boards, who, steps[:, 2], steps[:, 0], steps[:, 1]] / FULL for who in (0, 1)
        )
        return np.stack([mover, following, 1 - mover - following], axis=1)

    def _turn(self, state: State) -> Turn:
        if state.players != self.head.players or state.finish != self.head.finish:
            raise BadTable(
                f"this table is for {self.head.players} players and a finish on step"
                f" {self.head.finish}, not for {state.players} and {state.finish}"
            )
        mover, following, third = ((state.player + seat) % 3 for seat in range(3))
        pairs = {pair.owner: pair for pair in state.pairs}
        lying = code_of(pairs.get(following)), code_of(pairs.get(third))
        steps = state.steps[mover], state.steps[following], state.steps[third]
        return Turn(self._cells, self.head.delta, lying, steps)


def _after(turn: Turn, state: State, action: Action) -> Chances:
    if isinstance(action, Place) and state.roll is not None:
        return turn.place(action.field, value_index(state.roll.value))
    return turn.again if state.rolls else turn.first


def _by_seat(state: State, chances: Chances) -> Threesome:
    """Put the chances of mover, next and third into the order of the players."""
    first, second, third = (float(chances[(player - state.player) % 3]) for player in range(3))
    return first, second, third


def _board_numbers(owner: Integers, worth: Integers) -> NDArray[np.int64]:
    if any(((owner == seat).sum(axis=1) > 1).any() for seat in (1, 2)):
        raise BadRequest("with three players everybody has one pair")
    ways = _WAYS + values_of(worth)
    following, third = _of(owner == 1, ways), _of(owner == 2, ways)
    beyond = _of(owner == 2, _FIELDS) > _of(owner == 1, _FIELDS)
    beside = CODES + (following - 1) * BESIDE + third - len(VALUES) * beyond
    return np.where(following > 0, beside, third).astype(np.int64)


def _of(owned: NDArray[np.bool_], numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the number of the one field in each row that is owned, 0 if there is none."""
    return (owned * numbers).sum(axis=1)
