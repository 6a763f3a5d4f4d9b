"""What is booked: every roll with its luck, every decision with its loss."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rapido.rules import Action, Roll, State
from rapido.turn.analysis import TurnAnalysis, Win

OBVIOUS: Final = 0.08
"""if every other choice loses more than this, the best one is plain to see"""
SAME: Final = 0.001
"""if no choice loses more than this, it does not matter what one does"""


@dataclass(frozen=True, slots=True)
class RollEntry:
    """The dice came to rest: after = before + luck + correction, seat by seat."""

    turn: int
    """from 1"""
    player: int
    move: int
    """how many moves of the record were made before it"""
    state: State
    """the dice are in the air"""
    roll: Roll
    before: Win
    after: Win
    luck: Win
    """what this outcome is worth, less the mean over all 36"""
    correction: Win
    """what the evaluation put right by looking ahead; 0, up to rounding, if it is exact"""
    variance: float
    """of the chance of the one who rolls, over the 36 outcomes"""


@dataclass(frozen=True)
class ChoiceEntry:
    """A player chose among several actions; forced ones are not booked."""

    turn: int
    """from 1"""
    player: int
    move: int
    """how many moves of the record were made before it"""
    state: State
    roll: Roll
    wins: dict[Action, Win]
    """everyone's chance after each legal action"""
    best: Action
    chosen: Action

    @property
    def before(self) -> Win:
        """Everyone's chance before the choice, which is that after the best one."""
        return self.wins[self.best]

    @property
    def after(self) -> Win:
        """Everyone's chance after the choice."""
        return self.wins[self.chosen]

    @property
    def loss(self) -> float:
        """How much of the own chance the choice gave away."""
        return self.before[self.player] - self.after[self.player]

    @cached_property
    def counted(self) -> bool:
        """Whether it was a real question: not all the same, and not obvious.

        What was obvious and was still missed counts, or the largest blunders would be free.
        """
        top = self.before[self.player]
        losses = sorted(top - win[self.player] for win in self.wins.values())
        if losses[-1] <= SAME:
            return False
        return losses[1] <= OBVIOUS or self.chosen != self.best


def choice(
    state: State, outlook: TurnAnalysis, chosen: Action, turn: int = 1, move: int = 0
) -> ChoiceEntry | None:
    """Book what was chosen in a position; without a roll on the table nothing is to be chosen."""
    if state.roll is None:
        return None
    wins, best = outlook.actions, outlook.best
    return ChoiceEntry(turn, state.player, move, state, state.roll, wins, best, chosen)


Entry = RollEntry | ChoiceEntry
