"""One turn solved: what its actions and rolls are worth, with players counted from the mover."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rapido.rules import FIELDS, ROLLS, Roll, State
from rapido.turn.afterstates import evaluate_afterstates
from rapido.turn.positions import Chances, ValueFunction
from rapido.turn.rolls import OUTCOMES, VALUE_INDEX, VALUES
from rapido.turn.stopping import Payoffs, Rolling, best_rule

_ENDS: Final = np.eye(len(VALUES) * len(FIELDS) + 2)
"""one row for each end of a turn: every value on every field, fallen, won"""
_PLACED, _FALLEN, _WON = _ENDS[:-2].reshape(len(VALUES), len(FIELDS), -1), _ENDS[-2], _ENDS[-1]


@dataclass(frozen=True, slots=True)
class TurnOdds:
    """How likely each end of the turn is, if the player to act chooses best until then."""

    placed: dict[tuple[int, int], float]
    """by value and field, without impossible ends"""
    fallen: float
    """by crosses"""
    won: float
    """by a double"""


class SolvedTurn:
    """A turn in which the mover chooses best: the highest own chance, and placing among equals.

    Of equal fields the lowest is chosen. With a tie width the mover mixes choices that are about
    equal, as the table for three players does (docs/solving.md): a field's weight falls from 1 for
    the best to 0 for one worth that much less, and likewise for placing and rolling again.
    """

    def __init__(self, state: State, values: ValueFunction, *, tie_width: float = 0.0) -> None:
        ends = evaluate_afterstates(state, values)
        own = ends.placed[..., 0]
        choice = own.argmax(2)
        if tie_width:
            weights = np.clip(1 - (own.max(2, keepdims=True) - own) / tie_width, 0, 1)
            weights /= weights.sum(2, keepdims=True)
            placing = np.einsum("cvf,cvfp->cvp", weights, ends.placed)
        else:
            placing = np.take_along_axis(ends.placed, choice[..., None, None], 2)[:, :, 0]
        to_go = state.finish - state.steps[state.player]
        self._payoffs = Payoffs(to_go, placing, ends.fallen, np.eye(state.players)[0])
        self._rolling = Rolling(self._payoffs, best_rule(self._payoffs, tie_width))
        self._ends = ends
        self._chosen_field = np.array(ends.fields)[choice]
        self._first = state.rolls == 0

    @property
    def again(self) -> Chances:
        """Everyone's chance if the mover rolls again."""
        return self._rolling.again[0]

    def place(self, roll: Roll, field: int) -> Chances:
        """Return everyone's chance if the mover places a roll on a free field."""
        return self._ends.placed[0, VALUE_INDEX[roll.value], self._ends.fields.index(field)]

    def after(self, roll: Roll) -> Chances:
        """Return everyone's chance with a roll on the table."""
        return self._rolling.after(VALUE_INDEX[roll.value], 0)

    def outcomes(self) -> Chances:
        """Return everyone's chance after each of the 36 outcomes of the next roll."""
        return _outcomes(self._rolling, self._payoffs, first=self._first)

    def field_for(self, roll: Roll, climbed: int) -> int | None:
        """Return the field for a roll later in this turn, or None to roll again."""
        climbed, value = min(climbed, self._payoffs.climbs - 1), VALUE_INDEX[roll.value]
        stops = self._rolling.stop[climbed, value] == 1
        return int(self._chosen_field[climbed, value]) if stops else None

    def odds(self) -> TurnOdds:
        """Return how likely each end of the turn is if it goes on with rolling.

        The rule for stopping is known, so every end pays its own unit vector.
        """
        values = np.arange(len(VALUES))
        payoffs = Payoffs(
            self._payoffs.to_go,
            _PLACED[values, self._chosen_field],
            np.broadcast_to(_FALLEN, (*self._payoffs.fallen.shape[:2], len(_FALLEN))),
            _WON,
        )
        rolling = Rolling(payoffs, lambda climbed, _: self._rolling.stop[climbed])
        total = _outcomes(rolling, payoffs, first=self._first).sum(0)
        *placed, fallen, won = (total / OUTCOMES).tolist()
        return TurnOdds(
            {
                (VALUES[end // len(FIELDS)], end % len(FIELDS)): chance
                for end, chance in enumerate(placed)
                if chance
            },
            fallen,
            won,
        )


def _outcomes(rolling: Rolling, payoffs: Payoffs, *, first: bool) -> Chances:
    """R9, R12: on the first roll of a turn an X does no harm, later it ends the turn."""
    return np.stack(
        [
            payoffs.fallen[0, roll.crosses - 1]
            if roll.crosses and not first
            else rolling.after(VALUE_INDEX[roll.value], roll.double)
            for roll in ROLLS
        ]
    )
