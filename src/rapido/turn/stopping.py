"""When to stop rolling: exact values of rolling again, from the highest step down.

Let p(v) be what placing a roll v is worth and R what rolling again is worth. From the second roll
on, 11 of 36 outcomes show a cross, 3 are doubles, and 22 leave the player on the same step with a
choice (R10 to R12):

    36 R = crosses + doubles + Σ max(p(v), R)   over the 22 others

The largest R over all sets of rolls to stop on solves this, and the best set is always made of the
rolls with the highest p(v). Nothing is assumed about higher rolls being better.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rapido.turn.positions import Chances
from rapido.turn.rolls import CROSSES, DOUBLES, FORCED, PLAIN

_PLAIN_VALUES: Final = np.flatnonzero(PLAIN)
_PLAIN_WAYS: Final = PLAIN[_PLAIN_VALUES]
_CROSS_WAYS: Final = np.array([ways for _, ways in CROSSES], float)
_ROUNDING: Final = 1e-12
"""placing counts as equal within this, so that rounding errors do not decide ties"""

StopRule = Callable[[int, Chances], Chances]
"""from steps climbed and the payoff of crosses and doubles: how likely to stop, by value"""


@dataclass(frozen=True, slots=True)
class Payoffs:
    """What each end of a turn pays, as vectors; usually everyone's chances to win."""

    to_go: int
    """steps from the mover to the finish"""
    placing: Chances
    """by steps climbed and value"""
    fallen: Chances
    """by steps climbed and crosses less one"""
    won: Chances

    @property
    def climbs(self) -> int:
        return len(self.placing)


class Rolling:
    """The expected payoff of rolling on, for a rule that says when to stop."""

    def __init__(self, payoffs: Payoffs, rule: StopRule) -> None:
        self._payoffs = payoffs
        self.stop = np.empty(payoffs.placing.shape[:2])
        """by steps climbed and value: the probability of stopping"""
        self.again = np.empty((payoffs.climbs, len(payoffs.won)))
        """by steps climbed: the payoff of rolling again"""
        self._after = np.empty_like(payoffs.placing)
        for climbed in reversed(range(payoffs.climbs)):
            placing = payoffs.placing[climbed]
            forced = self._crosses(climbed) + self._doubles(climbed)
            stop = self.stop[climbed] = rule(climbed, forced)
            ways = PLAIN * stop
            again = self.again[climbed] = (forced + ways @ placing) / (FORCED + ways.sum())
            self._after[climbed] = stop[:, None] * placing + (1 - stop)[:, None] * again

    def after(self, value: int, climbed: int) -> Chances:
        """Return the payoff with this roll on the table, after climbing (R11, R20)."""
        if climbed >= self._payoffs.to_go:
            return self._payoffs.won
        return self._after[min(climbed, self._payoffs.climbs - 1), value]

    def _crosses(self, climbed: int) -> Chances:
        """R12: the turn ends and nothing is placed."""
        return _CROSS_WAYS @ self._payoffs.fallen[climbed]

    def _doubles(self, climbed: int) -> Chances:
        one, two, three = (self._after_double(climbed, *double) for double in DOUBLES)
        return one + two + three

    def _after_double(self, climbed: int, double: int, value: int) -> Chances:
        top = self._payoffs.climbs - 1
        if climbed == top and climbed + double < self._payoffs.to_go:
            # Beyond the highest step computed, a double counts as a plain roll there.
            return self._payoffs.placing[top, value]
        return self.after(value, climbed + double)


def best_rule(payoffs: Payoffs, tie_width: float = 0.0) -> StopRule:
    """Stop where placing is worth at least as much to the mover as rolling again.

    With a tie width the turn ends with a probability that rises from 0 to 1 as placing goes from
    that much less to that much more than rolling again; see docs/solving.md.
    """
    own = payoffs.placing[..., 0]
    plain = own[:, _PLAIN_VALUES]
    order = np.argsort(-plain, axis=1, kind="stable")
    ways = _PLAIN_WAYS[order]
    gains = np.cumsum(ways * np.take_along_axis(plain, order, 1), axis=1)
    weights = FORCED + np.cumsum(ways, axis=1)

    def stop(climbed: int, forced: Chances) -> Chances:
        stopping = ((forced[0] + gains[climbed]) / weights[climbed]).max()
        again = max(forced[0] / FORCED, stopping)
        if tie_width:
            return np.clip(0.5 + (own[climbed] - again) / (2 * tie_width), 0, 1)
        return (own[climbed] >= again - _ROUNDING).astype(float)

    return stop
