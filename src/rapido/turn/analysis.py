"""The turn in hand worked out exactly over all 36 outcomes of every roll."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from rapido.players.ends import VALUES, ends
from rapido.players.positions import Chances, Values, board_of, steps_of
from rapido.rules import FIELDS, ROLLS, Action, Phase, Place, Roll, State, apply, legal_actions

Win = tuple[float, ...]
"""the chance of every player to win, by seat"""

_INDEX: Final = {value: index for index, value in enumerate(VALUES)}
_CROSSES: Final = tuple(Counter(roll.crosses for roll in ROLLS if roll.crosses).items())
_DOUBLES: Final = tuple((roll.double, _INDEX[roll.value]) for roll in ROLLS if roll.double)
_PLAIN: Final = Counter(
    _INDEX[roll.value] for roll in ROLLS if not roll.crosses and not roll.double
)
_PLAIN_VALUES: Final = np.array(list(_PLAIN))
_PLAIN_WAYS: Final = np.array(list(_PLAIN.values()), float)
_OUTCOMES: Final = len(ROLLS)
_NO_CHOICE: Final = _OUTCOMES - int(_PLAIN_WAYS.sum())
"""outcomes after which nobody can stop and stay on the same step: crosses and doubles"""
_ENDS: Final = np.eye(len(VALUES) * len(FIELDS) + 2)
"""one row for each end of a turn: every value on every field, fallen, won"""
_FALLEN, _WON = _ENDS[-2], _ENDS[-1]
_NOTHING: Final = np.zeros(len(_ENDS))


@dataclass(frozen=True, slots=True)
class TurnOdds:
    """How likely each end of the turn is, if the player to act chooses best until then."""

    placed: dict[tuple[int, int], float]
    """by value and field; ends that never come are left out"""
    fallen: float
    """by crosses"""
    won: float
    """by a double"""


class Outlook:
    """What everyone can expect of a position if the player to act chooses best in this turn.

    Best means the highest own chance; of equal choices placing, on the lowest such field. No
    roll is taken to be better for being higher. After more climbing by doubles than `values`
    wants worked out, the turn is taken to go on as on the highest step that is.
    """

    def __init__(self, state: State, values: Values) -> None:
        """Look at a position in which somebody acts, or the dice are in the air."""
        self._state, self._values = state, values
        self._step = state.steps[state.player]
        found = ends(state.finish, steps_of(state), board_of(state), values)
        self._fields = found.fields
        self._placed = found.placed
        self._fallen = found.fallen
        choice = self._choice = found.placed[..., 0].argmax(2)
        self._best = np.take_along_axis(found.placed, choice[..., None, None], 2)[:, :, 0]
        self._won = np.eye(state.players)[0]
        self._again: list[Chances] = [self._won] * len(found.placed)
        for climbed in reversed(range(len(found.placed))):
            self._again[climbed] = self._rolling_again(climbed)

    @cached_property
    def win(self) -> Win:
        """Everyone's chance, if the player to act chooses best."""
        if self._state.phase is Phase.DECIDE:
            return self.actions[self.best]
        return self._by_seat(self._rolling)

    @cached_property
    def actions(self) -> dict[Action, Win]:
        """Everyone's chance after each legal action; where it is too close, a turn further."""
        seen, me = self._at_first_sight, self._state.player
        doubt = self._values.doubt(self._state)
        if not doubt or len(seen) < 2:
            return seen
        least = max(win[me] for win in seen.values()) - doubt
        close = [action for action, win in seen.items() if win[me] >= least]
        if len(close) == 1:
            return seen
        # Rolling on has many ends, whose errors make up for one another; a place has only one.
        places = (action for action in close if isinstance(action, Place))
        return seen | {place: self._a_turn_further(place) for place in places}

    def _a_turn_further(self, action: Action) -> Win:
        """Return everyone's chance after an action, with the next turn worked out as well."""
        state = apply(self._state, action).state
        if state.phase is Phase.OVER:
            return self._at_first_sight[action]
        return Outlook(state, self._values).win

    @cached_property
    def _at_first_sight(self) -> dict[Action, Win]:
        rolling = self._by_seat(self._rolling)
        roll = self._state.roll
        return {
            action: self._by_seat(self._placing(roll, action.field))
            if roll is not None and isinstance(action, Place)
            else rolling
            for action in legal_actions(self._state)
        }

    @cached_property
    def best(self) -> Action:
        """The action with the highest chance of the player to act."""
        me = self._state.player
        return max(
            self.actions, key=lambda action: (self.actions[action][me], isinstance(action, Place))
        )

    @cached_property
    def outcomes(self) -> tuple[Win, ...]:
        """Everyone's chance after each of the 36 outcomes of the next roll, in this turn."""
        return tuple(self._by_seat(outcome) for outcome in self._outcomes)

    def field_for(self, roll: Roll, climbed: int = 0) -> int | None:
        """Return where to place a roll later in this turn, that many steps up; None: roll on."""
        climbed, value = min(climbed, len(self._again) - 1), _INDEX[roll.value]
        if not self._stops(value, climbed):
            return None
        return self._fields[int(self._choice[climbed, value])]

    @cached_property
    def odds(self) -> TurnOdds:
        """How the turn ends, and how likely, if it begins with rolling."""
        rolled: list[Chances] = [_WON] * len(self._again)
        for climbed in reversed(range(len(rolled))):
            rolled[climbed] = self._odds_again(climbed, rolled)
        harmless = self._state.rolls == 0
        total = sum(
            (
                _FALLEN
                if roll.crosses and not harmless
                else self._odds_after(_INDEX[roll.value], roll.double, rolled)
                for roll in ROLLS
            ),
            _NOTHING,
        )
        *placed, fallen, won = (total / _OUTCOMES).tolist()
        return TurnOdds(
            {
                (VALUES[place // len(FIELDS)], place % len(FIELDS)): chance
                for place, chance in enumerate(placed)
                if chance
            },
            fallen,
            won,
        )

    def _odds_after(self, value: int, climbed: int, rolled: list[Chances]) -> Chances:
        """Return how likely each end is with this roll on the table; as in `_after_rolling`."""
        if self._step + climbed >= self._state.finish:
            return _WON
        climbed = min(climbed, len(rolled) - 1)
        if self._stops(value, climbed):
            return self._odds_of_placing(value, climbed)
        return rolled[climbed]

    def _odds_again(self, climbed: int, rolled: list[Chances]) -> Chances:
        """Follow every outcome; those after which the player rolls again lead back here."""
        total, back = sum((ways * _FALLEN for _, ways in _CROSSES), _NOTHING), 0
        top = len(rolled) - 1
        for double, value in _DOUBLES:
            beyond = self._step + climbed + double < self._state.finish and climbed == top
            total = total + (
                self._odds_of_placing(value, top)
                if beyond
                else self._odds_after(value, climbed + double, rolled)
            )
        for value, ways in _PLAIN.items():
            if self._stops(value, climbed):
                total = total + ways * self._odds_of_placing(value, climbed)
            else:
                back += ways
        return total / (_OUTCOMES - back)

    def _stops(self, value: int, climbed: int) -> bool:
        return bool(self._best[climbed, value, 0] >= self._again[climbed][0])

    def _odds_of_placing(self, value: int, climbed: int) -> Chances:
        field = self._fields[int(self._choice[climbed, value])]
        return _ENDS[value * len(FIELDS) + field]

    @cached_property
    def _rolling(self) -> Chances:
        return self._outcomes.mean(0)

    def _placing(self, roll: Roll, field: int) -> Chances:
        return self._placed[0, _INDEX[roll.value], self._fields.index(field)]

    @cached_property
    def _outcomes(self) -> Chances:
        harmless = self._state.rolls == 0
        return np.stack(
            [
                self._fallen[0, roll.crosses - 1]
                if roll.crosses and not harmless
                else self._after_rolling(_INDEX[roll.value], roll.double)
                for roll in ROLLS
            ]
        )

    def _after_rolling(self, value: int, climbed: int) -> Chances:
        """Return everyone's chances with this roll on the table, that many steps farther up."""
        if self._step + climbed >= self._state.finish:
            return self._won
        climbed = min(climbed, len(self._again) - 1)
        return self._best[climbed, value] if self._stops(value, climbed) else self._again[climbed]

    def _rolling_again(self, climbed: int) -> Chances:
        """Solve 36 R = crosses + doubles + the sum of max(place, R): stop on what pays."""
        worth = sum((ways * self._fallen[climbed, crosses - 1] for crosses, ways in _CROSSES), 0.0)
        for double, value in _DOUBLES:
            worth = worth + self._after_double(value, climbed, double)
        best = self._best[climbed, _PLAIN_VALUES]
        order = np.argsort(-best[:, 0], kind="stable")
        sums = worth + np.cumsum(_PLAIN_WAYS[order, None] * best[order], axis=0)
        weights = _NO_CHOICE + np.cumsum(_PLAIN_WAYS[order])
        candidates = np.vstack([worth / _NO_CHOICE, sums / weights[:, None]])
        return candidates[candidates[:, 0].argmax()]

    def _after_double(self, value: int, climbed: int, double: int) -> Chances:
        top = len(self._again) - 1
        if self._step + climbed + double < self._state.finish and climbed == top:
            # Beyond what is worked out, a double of the top is taken as a plain roll there.
            return self._best[top, value]
        return self._after_rolling(value, climbed + double)

    def _by_seat(self, chances: Chances) -> Win:
        seats: list[float] = chances.tolist()
        first = len(seats) - self._state.player
        return (*seats[first:], *seats[:first])
