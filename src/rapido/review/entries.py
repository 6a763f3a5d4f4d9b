"""The entries of a review: every roll with its luck, every decision with its loss."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rapido.rules import Action, Roll, State
from rapido.turn.analysis import TurnAnalysis, Win

OBVIOUS: Final = 0.08
"""if every other choice loses more than this, the best one is obvious"""
SAME: Final = 0.001
"""if no choice loses more than this, the choice does not matter"""


@dataclass(frozen=True, slots=True)
class Location:
    """Where in the record an entry belongs."""

    turn: int = 1
    """from 1"""
    move: int = 0
    """how many moves were made before it"""
    index: int = 0
    """of its token, in which a throw and its dice are one"""


START: Final = Location()


@dataclass(frozen=True, slots=True)
class RollEntry:
    """The dice came to rest: after = before + luck + correction, seat by seat."""

    location: Location
    player: int
    state: State
    """the dice are in the air"""
    roll: Roll
    before: Win
    after: Win
    luck: Win
    """what this outcome is worth, less the mean over all 36"""
    correction: Win
    """what looking ahead corrected in the estimate; 0, up to rounding, if chances are exact"""
    variance: float
    """of the chance of the player who rolls, over the 36 outcomes"""


@dataclass(frozen=True)
class DecisionEntry:
    """A player chose among several actions; a forced action makes no entry."""

    location: Location
    player: int
    state: State
    roll: Roll
    wins: dict[Action, Win]
    """everyone's chance after each legal action"""
    best: Action
    chosen: Action
    stand_in: bool = False
    """a computer player chose in place of the person, who is not judged by it"""

    @property
    def before(self) -> Win:
        """Everyone's chance with the best choice."""
        return self.wins[self.best]

    @property
    def after(self) -> Win:
        return self.wins[self.chosen]

    @property
    def loss(self) -> float:
        """How much of the player's own chance the choice gave away."""
        return self.before[self.player] - self.after[self.player]

    @cached_property
    def counted(self) -> bool:
        """Whether it was a real decision: it mattered, and the best choice was not obvious.

        Missing an obvious choice counts, or the largest blunders would be free.
        """
        if self.stand_in:
            return False
        top = self.before[self.player]
        losses = sorted(top - win[self.player] for win in self.wins.values())
        if losses[-1] <= SAME:
            return False
        return losses[1] <= OBVIOUS or self.chosen != self.best


def decision_entry(
    state: State,
    analysis: TurnAnalysis,
    chosen: Action,
    location: Location = START,
    *,
    stand_in: bool = False,
) -> DecisionEntry | None:
    """Return the entry of a choice; None before the first roll, when there is nothing to choose."""
    if state.roll is None:
        return None
    return DecisionEntry(
        location=location,
        player=state.player,
        state=state,
        roll=state.roll,
        wins=analysis.actions,
        best=analysis.best,
        chosen=chosen,
        stand_in=stand_in,
    )


Entry = RollEntry | DecisionEntry
