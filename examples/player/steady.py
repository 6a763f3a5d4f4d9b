"""A computer player as a plug-in: `pip install .`, then `rapido arena --players steady,bold`."""

from random import Random

from rapido.rules import PLAYERS, Action, Place, State, Throw, free_fields, thrown_out_by

ENOUGH = 50
"""a roll below this is rolled again"""


class Steady:
    name = "steady"
    about = "Rolls until it has 50 or more, and climbs only as high as its roll is strong."
    counts = PLAYERS

    def choose(self, state: State, rng: Random) -> Action:  # noqa: ARG002 - it leaves nothing to chance
        if state.roll is None or state.pair is None:  # a turn begins: throw the first pair
            return Throw(state.in_front(state.player)[0])
        field = max(free_fields(state), key=lambda field: self.promise(state, field))
        strong = state.roll.value >= ENOUGH
        return Place(field) if strong or thrown_out_by(state, field) else Throw(state.pair)

    def promise(self, state: State, field: int) -> float:
        """Estimate the steps that placing here gains, and takes from others."""
        value = state.roll.value if state.roll else 0
        height = min(field, state.finish - state.steps[state.player])
        danger = 0.02 * max(0, 76 - value) * field**0.5  # the higher and weaker, the sooner gone
        taken = sum(pair.field for pair in thrown_out_by(state, field)) / (state.players - 1)
        return height * (1 - min(danger, 1)) + taken
