"""Five computer players with the same evaluation but different preferences."""

from dataclasses import dataclass
from math import log
from random import Random

from rapido.players.evaluate import best_value_function
from rapido.rules import PLAYERS, Action, Phase, Place, State, Throw, thrown_out_by
from rapido.turn.analysis import TurnAnalysis


@dataclass(frozen=True, slots=True)
class Level:
    """Adds preferences and noise to the chances, all in units of a win between two players."""

    name: str
    about: str
    noise: float = 0.0
    """the scale of the noise on every chance"""
    roll_bonus: float = 0.0
    """what rolling again is worth beyond its chance"""
    field_bonus: float = 0.0
    """what each field farther up is worth beyond its chance"""
    throw_out_bonus: float = 0.0
    """what each pair thrown out is worth beyond its chance"""

    @property
    def counts(self) -> range:
        return PLAYERS

    def choose(self, state: State, rng: Random) -> Action:
        if state.phase is not Phase.DECIDE:
            return Throw(state.in_front(state.player)[0])
        analysis = TurnAnalysis(state, best_value_function(state))
        # With more players every chance is smaller, and so are differences between them.
        scale = 2 / state.players
        scores = {
            action: win[state.player] + scale * (self._bonus(state, action) + self._noise(rng))
            for action, win in analysis.actions.items()
        }
        return max(scores, key=lambda action: scores[action])

    def _bonus(self, state: State, action: Action) -> float:
        if not isinstance(action, Place):
            return self.roll_bonus
        thrown_out = len(thrown_out_by(state, action.field)) if self.throw_out_bonus else 0
        return self.field_bonus * action.field + self.throw_out_bonus * thrown_out

    def _noise(self, rng: Random) -> float:
        # Gumbel noise: actions are chosen as by a softmax of their scores.
        return -self.noise * log(-log(1 - (rng.random() or 0.5))) if self.noise else 0.0


def beginner() -> Level:
    return Level(
        "beginner",
        "Loves high fields, forgets the danger and often changes its mind.",
        noise=0.06,
        field_bonus=0.022,
    )


def bold() -> Level:
    return Level(
        "bold",
        "Rolls once more when others would stop, and aims high.",
        noise=0.02,
        roll_bonus=0.075,
        field_bonus=0.006,
    )


def careful() -> Level:
    return Level(
        "careful",
        "Stops early and would rather take a safe step than hope for a great one.",
        noise=0.012,
        roll_bonus=-0.05,
    )


def spiteful() -> Level:
    return Level(
        "spiteful",
        "Knows the chances well, but throws others out even when it pays a little less.",
        noise=0.006,
        throw_out_bonus=0.1,
    )


def perfect() -> Level:
    return Level("perfect", "Always takes the best chance to win that it can find.")
