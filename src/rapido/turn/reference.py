"""What the player to act should do, computed with numpy for any value function."""

from functools import cached_property

from rapido.rules import Action, Phase, Place, Roll, State, apply, legal_actions
from rapido.turn.positions import Chances, ValueFunction
from rapido.turn.solved import SolvedTurn, TurnOdds

Win = tuple[float, ...]
"""the chance of every player to win, by seat"""


class ReferenceAnalysis:
    """The reference for what the kernel computes; also used without it, and with tables."""

    def __init__(self, state: State, values: ValueFunction) -> None:
        self._state, self._values = state, values
        self._turn = SolvedTurn(state, values)

    @cached_property
    def win(self) -> Win:
        return self.actions[self.best] if self._state.phase is Phase.DECIDE else self._rolling

    @cached_property
    def actions(self) -> dict[Action, Win]:
        first, me = self._first_look, self._state.player
        margin = self._values.second_look_margin(self._state)
        if not margin or len(first) < 2:
            return first
        least = max(win[me] for win in first.values()) - margin
        close = [action for action, win in first.items() if win[me] >= least]
        if len(close) == 1:
            return first
        # Rolling again averages over many ends, whose errors cancel out; a place has only one.
        places = (action for action in close if isinstance(action, Place))
        return first | {place: self._second_look(place) for place in places}

    @cached_property
    def best(self) -> Action:
        me = self._state.player
        return max(
            self.actions, key=lambda action: (self.actions[action][me], isinstance(action, Place))
        )

    @cached_property
    def outcomes(self) -> tuple[Win, ...]:
        return tuple(by_seat(self._state, outcome) for outcome in self._outcomes)

    @cached_property
    def odds(self) -> TurnOdds:
        return self._turn.odds()

    def field_for(self, roll: Roll, climbed: int) -> int | None:
        return self._turn.field_for(roll, climbed)

    @cached_property
    def _outcomes(self) -> Chances:
        return self._turn.outcomes()

    @cached_property
    def _rolling(self) -> Win:
        return by_seat(self._state, self._outcomes.mean(0))

    @cached_property
    def _first_look(self) -> dict[Action, Win]:
        return {action: self._value_of(action) for action in legal_actions(self._state)}

    def _value_of(self, action: Action) -> Win:
        roll = self._state.roll
        if roll is None or not isinstance(action, Place):
            return self._rolling
        return by_seat(self._state, self._turn.place(roll, action.field))

    def _second_look(self, action: Action) -> Win:
        state = apply(self._state, action).state
        if state.phase is Phase.OVER:
            return self._first_look[action]
        return ReferenceAnalysis(state, self._values).win


def by_seat(state: State, chances: Chances) -> Win:
    """Order chances that are counted from the player to act by seat."""
    ordered: list[float] = chances.tolist()
    first = len(ordered) - state.player
    return (*ordered[first:], *ordered[:first])
