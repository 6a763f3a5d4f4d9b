"""Reference solution of a turn of the three-player game on states of rapido.rules.

Enumerates all states of the turn by applying every legal action and every outcome of the dice, and
iterates their values under the choices of solve_three.h until nothing changes.
"""

from collections.abc import Callable

from rapido.rules import Action, Phase, Place, State, apply, chance_outcomes, legal_actions
from tests.lab.solve.two.reference_turn import canonical

Three = tuple[float, float, float]
Chances = Callable[[State], Three]


class ReferenceTurnOfThree:
    """Values of a turn to all three if everyone plays by a table with these `chances`."""

    def __init__(self, state: State, chances: Chances, delta: float) -> None:
        self._player, self._chances, self._delta = state.player, chances, delta
        self._successors: dict[State, dict[Action | int, State]] = {}
        self._enumerate(state)
        self._best = dict.fromkeys(self._successors, 0.5)
        """value to the player who makes the best choice to stop on this step"""
        self._worth: dict[State, Three] = dict.fromkeys(self._successors, (1 / 3, 1 / 3, 1 / 3))
        # Doubles lead to higher steps, so compute the best value of rolling from the top down.
        for step in range(state.finish - 1, -1, -1):
            at = [s for s in self._successors if s.steps[self._player] == step]
            while self._improve(at) > 1e-14:
                pass

    def worth(self, state: State) -> Three:
        """Return the chances of all three from a state in or after the turn."""
        state = canonical(state)
        if state.phase is Phase.OVER:
            first, second, third = (float(player == state.player) for player in range(3))
            return first, second, third
        return self._worth.get(state) or self._chances(state)

    def _enumerate(self, state: State) -> None:
        state = canonical(state)
        if state in self._successors or state.phase is Phase.OVER or state.player != self._player:
            return
        outcomes = enumerate(move for move, _ in chance_outcomes(state))
        moves = dict(outcomes) or {action: action for action in legal_actions(state)}
        self._successors[state] = {key: apply(state, move).state for key, move in moves.items()}
        for successor in self._successors[state].values():
            self._enumerate(successor)

    def _improve(self, states: list[State]) -> float:
        largest = 0.0
        for state in states:
            if state.phase is Phase.DECIDE:
                now, best = self._decide(state)
            else:
                successors = list(self._successors[state].values())
                now = _mean([self.worth(successor) for successor in successors])
                best = sum(self._best_of(f, state) for f in successors) / len(successors)
            changes = [abs(a - b) for a, b in zip(now, self._worth[state], strict=True)]
            largest = max(largest, abs(best - self._best[state]), *changes)
            self._worth[state], self._best[state] = now, best
        return largest

    def _decide(self, state: State) -> tuple[Three, float]:
        """Mix fields by their weights, and placing with rolling again."""
        successors = self._successors[state]
        places = [self.worth(after) for a, after in successors.items() if isinstance(a, Place)]
        rolling = next(after for a, after in successors.items() if not isinstance(a, Place))
        own = [place[self._player] for place in places]
        weights = [max(0.0, 1 - (max(own) - x) / self._delta) for x in own]
        placed = _mean(places, weights)
        again = self._best_of(rolling, state)
        ahead = placed[self._player] - again
        stop = min(1.0, max(0.0, 0.5 + ahead / (2 * self._delta)))
        now = _mean([placed, self.worth(rolling)], [stop, 1 - stop])
        return now, max(placed[self._player], again)

    def _best_of(self, state: State, before: State) -> float:
        state = canonical(state)
        if state in self._best and state.steps == before.steps:
            return self._best[state]
        return self.worth(state)[self._player]


def _mean(chances: list[Three], weights: list[float] | None = None) -> Three:
    weights = weights or [1.0] * len(chances)
    total = sum(weights)
    first, second, third = (
        sum(share * chance[player] for share, chance in zip(weights, chances, strict=True)) / total
        for player in range(3)
    )
    return first, second, third
