"""Five computer players a person can tell apart: each sees the chances in its own way."""

from dataclasses import dataclass
from math import log
from random import Random

from rapido.players.evaluate import values_for
from rapido.players.outlook import Outlook
from rapido.rules import PLAYERS, Action, Phase, Place, State, Throw, thrown_out_by


@dataclass(frozen=True, slots=True)
class Temper:
    """Weighs chances against likes and dislikes, all in parts of a win between two players."""

    name: str
    about: str
    haze: float = 0.0
    """how blurred it sees the chances"""
    nerve: float = 0.0
    """what rolling on is worth to it beyond its chance"""
    height: float = 0.0
    """what each field farther up is worth to it beyond its chance"""
    spite: float = 0.0
    """what each pair thrown out is worth to it beyond its chance"""

    @property
    def counts(self) -> range:
        """It plays in any company."""
        return PLAYERS

    def choose(self, state: State, rng: Random) -> Action:
        """Take the action it likes best."""
        if state.phase is not Phase.DECIDE:
            return Throw(state.in_front(state.player)[0])
        outlook = Outlook(state, values_for(state))
        # At a larger table every chance is smaller, and so are differences between them.
        share = 2 / state.players
        liking = {
            action: win[state.player] + share * (self._likes(state, action) + self._blur(rng))
            for action, win in outlook.actions.items()
        }
        return max(liking, key=lambda action: liking[action])

    def _likes(self, state: State, action: Action) -> float:
        if not isinstance(action, Place):
            return self.nerve
        thrown_out = len(thrown_out_by(state, action.field)) if self.spite else 0
        return self.height * action.field + self.spite * thrown_out

    def _blur(self, rng: Random) -> float:
        # Of Gumbel's form: the choice is then as likely as a softmax of the likings makes it.
        return -self.haze * log(-log(1 - rng.random() or 0.5)) if self.haze else 0.0


def beginner() -> Temper:
    """Return the first level."""
    return Temper(
        "beginner",
        "Loves high fields, forgets the danger and often changes its mind.",
        haze=0.06,
        height=0.022,
    )


def bold() -> Temper:
    """Return the second level."""
    return Temper(
        "bold",
        "Rolls once more when others would stop, and aims high.",
        haze=0.02,
        nerve=0.075,
        height=0.006,
    )


def careful() -> Temper:
    """Return the third level."""
    return Temper(
        "careful",
        "Stops early and would rather take a safe step than hope for a great one.",
        haze=0.012,
        nerve=-0.05,
    )


def spiteful() -> Temper:
    """Return the fourth level."""
    return Temper(
        "spiteful",
        "Knows the chances well, but throws others out even when it pays a little less.",
        haze=0.006,
        spite=0.1,
    )


def perfect() -> Temper:
    """Return the last level."""
    return Temper("perfect", "Always takes the best chance to win that it can find.")
