"""What the player to act should do: the current turn, over all outcomes of every roll."""

from functools import cached_property
from typing import Protocol, runtime_checkable

from rapido.rules import Action, Roll, State
from rapido.turn.positions import ValueFunction
from rapido.turn.reference import ReferenceAnalysis, Win, by_seat
from rapido.turn.solved import TurnOdds

__all__ = ["Analysis", "AnalyzesTurns", "TurnAnalysis", "Win", "by_seat"]


class Analysis(Protocol):
    """What a value function knows of a turn; `TurnAnalysis` says what these are."""

    @property
    def win(self) -> Win: ...
    @property
    def actions(self) -> dict[Action, Win]: ...
    @property
    def best(self) -> Action: ...
    @property
    def outcomes(self) -> tuple[Win, ...]: ...
    @property
    def odds(self) -> TurnOdds: ...
    def field_for(self, roll: Roll, climbed: int) -> int | None: ...


@runtime_checkable
class AnalyzesTurns(Protocol):
    """A value function that can compute whole turns faster than by its single chances."""

    def analyze_turn(self, state: State) -> Analysis | None:
        """Analyze a position; None if it cannot."""
        ...


class TurnAnalysis:
    """What every action and roll is worth to everyone, if the player to act chooses best.

    Best means the highest own chance; among equal choices, placing on the lowest field. Climbing
    by doubles is computed for `values.climbs` steps; beyond, the turn is assumed to continue as
    on the highest of them.
    """

    def __init__(self, state: State, values: ValueFunction) -> None:
        """Analyze a position in which somebody acts or the dice are in the air."""
        fast = values.analyze_turn(state) if isinstance(values, AnalyzesTurns) else None
        self._analysis = fast or ReferenceAnalysis(state, values)

    @cached_property
    def win(self) -> Win:
        """Everyone's chance, if the player to act chooses best."""
        return self._analysis.win

    @cached_property
    def actions(self) -> dict[Action, Win]:
        """Everyone's chance after each legal action.

        Placings that are too close to the best for this value function get a second look: the
        next turn is computed as well.
        """
        return self._analysis.actions

    @cached_property
    def best(self) -> Action:
        """The action with the highest chance of the player to act."""
        return self._analysis.best

    @cached_property
    def outcomes(self) -> tuple[Win, ...]:
        """Everyone's chance after each of the 36 outcomes of the next roll, in this turn."""
        return self._analysis.outcomes

    @cached_property
    def odds(self) -> TurnOdds:
        """How the turn ends, and how likely, if it goes on with rolling."""
        return self._analysis.odds

    def field_for(self, roll: Roll, climbed: int = 0) -> int | None:
        """Return where to place a roll later this turn, after climbing; None to roll again."""
        return self._analysis.field_for(roll, climbed)
