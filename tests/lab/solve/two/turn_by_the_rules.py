"""One turn solved in the slow and obvious way: on states of rapido.rules, every phase explicit.

All states that a turn can pass through are listed by applying every legal action and every outcome
of the dice; then each is worth the best or the mean of what follows, over and over, until nothing
changes. What a turn of the other player is worth is asked for.
"""

from collections.abc import Callable

from rapido.rules import Action, Phase, State, apply, chance_outcomes, legal_actions

Next = dict[State, float]
"""what each state after the turn is worth to the player"""


class TurnByTheRules:
    """What all states of one turn are worth to its player."""

    def __init__(self, state: State, chance_in: Callable[[State], float]) -> None:
        self._player = state.player
        self._chance_in = chance_in
        self._followers: dict[State, list[State]] = {}
        self._list(state)
        self._worth: dict[State, float] = dict.fromkeys(self._followers, 0.5)
        while self._improve() > 1e-14:
            pass

    def worth(self, state: State) -> float:
        """Return the chance of the player to win from a state in or after the turn."""
        state = same(state)
        if state in self._worth:
            return self._worth[state]
        chance = self._chance_in(state)
        return chance if state.player == self._player else 1 - chance

    def actions(self, state: State) -> dict[Action, float]:
        """Return what every legal action is worth."""
        return {a: self.worth(apply(state, a).state) for a in legal_actions(state)}

    def _list(self, state: State) -> None:
        state = same(state)
        if state in self._followers or self._is_after(state):
            return
        moves = [move for move, _ in chance_outcomes(state)] or legal_actions(state)
        self._followers[state] = [apply(state, move).state for move in moves]
        for follower in self._followers[state]:
            self._list(follower)

    def _is_after(self, state: State) -> bool:
        return state.player != self._player or state.phase is Phase.OVER

    def _improve(self) -> float:
        largest = 0.0
        for state, followers in self._followers.items():
            chances = [self.worth(follower) for follower in followers]
            dice = state.phase is Phase.DICE
            now = sum(chances) / len(chances) if dice else max(chances)
            largest = max(largest, abs(now - self._worth[state]))
            self._worth[state] = now
        return largest


def same(state: State) -> State:
    """Forget how many rolls there were, where only one or more matters; or turns have no end."""
    if state.rolls <= 1 or state.phase is Phase.OVER:
        return state
    return State(
        state.steps,
        state.pairs,
        state.player,
        state.phase,
        state.pair,
        state.roll,
        # From the second roll on an X is not valid, and that is all that counts.
        2 if state.phase is Phase.DECIDE else 1,
        state.finish,
    )
