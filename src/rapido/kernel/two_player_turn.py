"""One turn of the two-player game worked out exactly, from what the next turns are worth."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from rapido.kernel.two_player_boards import VALUES, Lying, board_number, value_index
from rapido.rules import FIELDS, ROLLS

Row = Sequence[float]
Chances = Callable[[int, int, int], Row]
"""for a board, the step of its mover and a step of the other player: the chances of that mover,
with the other player on this step and on every higher one"""

_CROSSES: Final = Counter(roll.crosses for roll in ROLLS if roll.crosses)
_CROSSED: Final = Counter(value_index(roll.value) for roll in ROLLS if roll.crosses)
_DOUBLES: Final = {roll.double: value_index(roll.value) for roll in ROLLS if roll.double}
_PLAIN: Final = Counter(
    value_index(roll.value) for roll in ROLLS if not roll.crosses and not roll.double
)
_OUTCOMES: Final = len(ROLLS)
_SINGLE: Final = _OUTCOMES - _PLAIN.total()


class Turn:
    """What a turn is worth to the mover, who stands on a step and can climb to others in it."""

    def __init__(
        self, finish: int, boards: tuple[Lying, Lying], steps: tuple[int, int], chances: Chances
    ) -> None:
        """Work out the turn from the pairs and steps of the mover and of the other player."""
        self._finish = finish
        self._mover, self._other = boards
        self._step, self._other_step = steps
        self._chances = chances
        self._climbs = range(finish - self._step)
        taken = {field for pairs in boards for field, _ in pairs}
        self.fields = tuple(field for field in FIELDS if field == 0 or field not in taken)
        self._places = [
            {field: self._after_placing(field, value) for field in self.fields}
            for value in range(len(VALUES))
        ]
        # Of six fields three hold pairs at most, so there is always a choice.
        self._best = [tuple(map(max, *rows.values())) for rows in self._places]
        self._lowest = max(0, self._step - max(_CROSSES))
        self._fallen = self._pass_on(self._mover, self._other, self._lowest)
        self._again: dict[int, float] = {}
        for climbed in reversed(self._climbs):
            self._again[climbed] = self._worth_of_rolling(climbed)

    @property
    def again(self) -> float:
        """What it is worth to roll again."""
        return self._again[0]

    @property
    def first(self) -> float:
        """What the first roll is worth, on which an X does no harm: the worth of the turn."""
        rolled = _CROSSED + _PLAIN
        choices = sum(ways * self._after_rolling(value, 0) for value, ways in rolled.items())
        return (choices + self._doubles(0)) / _OUTCOMES

    def place(self, field: int, value: int) -> float:
        """Return what it is worth to place a roll on a free field; `value` is its index."""
        return self._places[value][field][0]

    def _after_placing(self, field: int, value: int) -> Row:
        left = tuple(pair for pair in self._other if pair[0] <= field or pair[1] > value)
        placed = (field, value if field else 0)
        return self._pass_on(tuple(sorted((*self._mover, placed))), left, self._step)

    def _pass_on(self, mover: Lying, other: Lying, step: int) -> Row:
        """Let the other player's turn begin, with scoring where both pairs lie."""
        other_step = self._other_step
        if len(other) == 2:
            other_step += sum(field for field, _ in other)
            other = ()
        if other_step >= self._finish:
            return [0.0] * (self._finish - step)
        row = self._chances(board_number(other, mover), other_step, step)
        return [1 - chance for chance in row]

    def _worth_of_rolling(self, climbed: int) -> float:
        """Solve 36 R = fixed + sum of max(place, R): stop on the best rolls, as many as pay."""
        worth, weight = self._crosses(climbed) + self._doubles(climbed), _SINGLE
        again = worth / weight
        for value in sorted(_PLAIN, key=lambda value: self._best[value][climbed], reverse=True):
            worth += _PLAIN[value] * self._best[value][climbed]
            weight += _PLAIN[value]
            again = max(again, worth / weight)
        return again

    def _crosses(self, climbed: int) -> float:
        return sum(
            ways * self._fallen[max(0, self._step + climbed - crosses) - self._lowest]
            for crosses, ways in _CROSSES.items()
        )

    def _doubles(self, climbed: int) -> float:
        return sum(
            self._after_rolling(value, climbed + double) for double, value in _DOUBLES.items()
        )

    def _after_rolling(self, value: int, climbed: int) -> float:
        if climbed not in self._climbs:
            return 1.0
        return max(self._best[value][climbed], self._again[climbed])
