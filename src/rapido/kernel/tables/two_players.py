"""Exact play for two players: the value of any state and action, from the solved table."""

import mmap
from pathlib import Path
from typing import Self

import numpy as np

from rapido.kernel.tables.board_arrays import board_numbers, check_steps
from rapido.kernel.tables.file import (
    FULL,
    HEAD_SIZE,
    Head,
    check_game,
    check_whole,
    is_whole,
    map_table_for,
)
from rapido.rules import Action, Phase, State
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import Chances, NoSecondLook, Positions


class TwoPlayerTable(NoSecondLook):
    """The table of the solved game for two, read from its file as needed; a value function.

    A cell is rounded by 2^-17 at most; the current turn is computed exactly from there, so values
    are usually closer to the truth, and never farther.
    """

    source = "exact"
    stderr = 0.0

    def __init__(self, head: Head, content: bytes | mmap.mmap) -> None:
        """Take the content of a file; `open` reads one."""
        self.head = head
        self.climbs = head.finish
        self._content = content
        self._cells = np.frombuffer(content, dtype="<u2", offset=HEAD_SIZE)

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Map a file into memory; only what is asked for is read."""
        return cls(*map_table_for(Path(path), 2))

    @property
    def is_whole(self) -> bool:
        """Whether the file is still as long as it was when it was opened."""
        return is_whole(self._content)

    def value(self, state: State) -> float:
        """Return the winning chance of the player to act, or of the one whose dice roll."""
        if state.phase is Phase.OVER:
            return 1.0
        check_game(self.head, state)
        return TurnAnalysis(state, self).win[state.player]

    def actions(self, state: State) -> dict[Action, float]:
        """Return the winning chance of the player to act, by legal action."""
        if state.phase in (Phase.OVER, Phase.DICE):
            return {}
        check_game(self.head, state)
        wins = TurnAnalysis(state, self).actions
        return {action: win[state.player] for action, win in wins.items()}

    def chances(self, positions: Positions) -> Chances:
        """Look up the chances of the mover and of the other player in many positions at once."""
        steps, finish = positions.steps, self.head.finish
        check_steps(steps, self.head.players, finish)
        check_whole(self._content)
        at = board_numbers(positions.owner, positions.worth, positions.zero) * finish + steps[:, 0]
        mover = self._cells[at * finish + steps[:, 1]] / FULL
        return np.stack([mover, 1 - mover], axis=1)
