"""Reference solution of a single turn on states of rapido.rules.

Enumerates all states of the turn by applying every legal action and every outcome of the dice, then
iterates: the value of a state is the maximum or the mean of its successors, until nothing changes.
Values of states after the turn are given.
"""

from collections.abc import Callable

from rapido.rules import Action, Phase, State, apply, chance_outcomes, legal_actions

Next = dict[State, float]
"""value to the player of each state after the turn"""


class ReferenceTurn:
    """Values of all states of one turn to its player."""

    def __init__(self, state: State, chance_in: Callable[[State], float]) -> None:
        self._player = state.player
        self._chance_in = chance_in
        self._successors: dict[State, list[State]] = {}
        self._enumerate(state)
        self._worth: dict[State, float] = dict.fromkeys(self._successors, 0.5)
        while self._improve() > 1e-14:
            pass

    def worth(self, state: State) -> float:
        """Return the player's chance to win from a state in or after the turn."""
        state = canonical(state)
        if state in self._worth:
            return self._worth[state]
        chance = self._chance_in(state)
        return chance if state.player == self._player else 1 - chance

    def actions(self, state: State) -> dict[Action, float]:
        """Return the values of all legal actions."""
        return {a: self.worth(apply(state, a).state) for a in legal_actions(state)}

    def _enumerate(self, state: State) -> None:
        state = canonical(state)
        if state in self._successors or self._is_after_turn(state):
            return
        moves = [move for move, _ in chance_outcomes(state)] or legal_actions(state)
        self._successors[state] = [apply(state, move).state for move in moves]
        for successor in self._successors[state]:
            self._enumerate(successor)

    def _is_after_turn(self, state: State) -> bool:
        return state.player != self._player or state.phase is Phase.OVER

    def _improve(self) -> float:
        largest = 0.0
        for state, successors in self._successors.items():
            chances = [self.worth(successor) for successor in successors]
            dice = state.phase is Phase.DICE
            now = sum(chances) / len(chances) if dice else max(chances)
            largest = max(largest, abs(now - self._worth[state]))
            self._worth[state] = now
        return largest


def canonical(state: State) -> State:
    """Limit the number of rolls to what matters; otherwise a turn has infinitely many states."""
    if state.rolls <= 1 or state.phase is Phase.OVER:
        return state
    return State(
        state.steps,
        state.pairs,
        state.player,
        state.phase,
        state.pair,
        state.roll,
        # All that matters is that from the second roll on an X ends the turn.
        2 if state.phase is Phase.DECIDE else 1,
        state.finish,
    )
