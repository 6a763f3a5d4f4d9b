"""One turn of the three-player game worked out, from what the next turns are worth to everybody.

Chances come in threes: of the mover, of the next player, of the third. How a table plays is told in
solve_three.h; this is the same in Python.
"""

from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.three_player_boards import NOWHERE, board_number, code, field_of, value_of
from rapido.kernel.two_player_boards import VALUES, value_index
from rapido.rules import FIELDS, ROLLS

Chances = NDArray[np.float64]
Cells = NDArray[np.uint16]
_FULL: Final = 65535
_COUNT: Final = len(VALUES)
_DOUBLES: Final = {roll.double: value_index(roll.value) for roll in ROLLS if roll.double}
_CROSSES: Final = Counter(roll.crosses for roll in ROLLS if roll.crosses)


def _ways(*, crossed: bool) -> Chances:
    """Count the outcomes that show each value, are no doubles, and have a cross or not."""
    ways = np.zeros(_COUNT)
    for roll in ROLLS:
        if not roll.double and bool(roll.crosses) == crossed:
            ways[value_index(roll.value)] += 1
    return ways


_CROSSED: Final = _ways(crossed=True)
_PLAIN: Final = _ways(crossed=False)


class Turn:
    """What a turn is worth to everybody; its mover stands on a step and can climb in it."""

    def __init__(
        self, cells: Cells, delta: float, pairs: tuple[int, int], steps: tuple[int, int, int]
    ) -> None:
        """Take how the pairs of the next and the third player lie, and the steps of all three."""
        self._cells, self._delta = cells, delta
        self._finish = cells.shape[-1]
        self._following, self._third = pairs
        self._step, self._next_step, self._third_step = steps
        taken = {field_of(pair) for pair in pairs}
        self.fields = tuple(field for field in FIELDS if field == 0 or field not in taken)
        self._places = self._read_places()
        own = self._places[:, :, 0]
        weights = np.clip(1 - (own.max(axis=1, keepdims=True) - own) / delta, 0, 1)
        total = weights.sum(axis=1)[:, np.newaxis]
        self._mixed = (weights[:, :, np.newaxis] * self._places).sum(axis=1) / total
        self._lowest = max(0, self._step - max(_CROSSES))
        fallen = np.array([board_number(self._third, NOWHERE)])
        to = np.array([self._next_step + field_of(self._following)])
        self._fallen = self._pass_on(fallen, to, self._lowest)[0]
        self._rolling: dict[int, Chances] = {}
        self._after: dict[int, Chances] = {}
        for climbed in reversed(range(self._finish - self._step)):
            self._work_out(climbed)

    @property
    def again(self) -> Chances:
        """What everybody's chances are when the mover rolls again."""
        return self._rolling[0]

    @property
    def first(self) -> Chances:
        """The same before the first roll, on which an X does no harm."""
        return ((_CROSSED + _PLAIN) @ self._after[0] + self._doubles(0)) / len(ROLLS)

    def place(self, field: int, value: int) -> Chances:
        """Return the chances when the mover places a roll; `value` is its index."""
        chances: Chances = self._places[value, self.fields.index(field), :, 0]
        return chances

    def decide(self, value: int) -> Chances:
        """Return the chances after a roll, if the mover goes on as the table does."""
        return self._after[0][value]

    def _read_places(self) -> Chances:
        """Return everybody's chances by roll, by field, by player and by steps climbed."""
        boards = np.empty((_COUNT, len(self.fields)), dtype=np.int64)
        to = np.empty_like(boards)
        for value in range(_COUNT):
            for at, field in enumerate(self.fields):
                left = [
                    NOWHERE if field_of(pair) > field and value_of(pair) <= value else pair
                    for pair in (self._following, self._third)
                ]
                boards[value, at] = board_number(left[1], code(field, value))
                to[value, at] = self._next_step + field_of(left[0])
        return self._pass_on(boards, to, self._step)

    def _pass_on(self, boards: NDArray[np.int64], to: NDArray[np.int64], lowest: int) -> Chances:
        """Let the next player's turn begin on `to`, with the mover on `lowest` and above."""
        mine = np.arange(lowest, self._finish, dtype=np.int64)
        lost = (to >= self._finish)[..., np.newaxis]
        where = boards[..., np.newaxis], np.where(lost, 0, to[..., np.newaxis])
        following, third = (
            # As exact as the cells of solve_three.c, so that choices are the same.
            (self._cells[where[0], who, mine, where[1], self._third_step] / _FULL).astype("f4")
            for who in (0, 1)
        )
        following = np.where(lost, 1.0, following.astype(np.float64))
        third = np.where(lost, 0.0, third.astype(np.float64))
        return np.stack([1 - following - third, following, third], axis=-2)

    def _work_out(self, climbed: int) -> None:
        """Solve 36 R = fixed + sum of max(place, R) for the mover, then see what all get of it."""
        mixed = self._mixed[:, :, climbed]
        crosses = np.zeros(3)
        for count, ways in _CROSSES.items():
            crosses += ways * self._fallen[:, max(0, self._step + climbed - count) - self._lowest]
        fixed = crosses + self._doubles(climbed)
        order = np.argsort(-mixed[:, 0], kind="stable")
        worth = fixed[0] + np.cumsum((_PLAIN * mixed[:, 0])[order])
        weight = len(ROLLS) - _PLAIN.sum() + np.cumsum(_PLAIN[order])
        again = max(fixed[0] / (len(ROLLS) - _PLAIN.sum()), (worth / weight).max())
        stop = np.clip(0.5 + (mixed[:, 0] - again) / (2 * self._delta), 0, 1)
        rolling = (fixed + (_PLAIN * stop) @ mixed) / (len(ROLLS) - _PLAIN @ (1 - stop))
        self._rolling[climbed] = rolling
        self._after[climbed] = stop[:, np.newaxis] * mixed + (1 - stop)[:, np.newaxis] * rolling

    def _doubles(self, climbed: int) -> Chances:
        won = np.array([1.0, 0.0, 0.0])
        doubles = np.zeros(3)
        for double, value in _DOUBLES.items():
            after = self._after.get(climbed + double)
            doubles += won if after is None else after[value]
        return doubles
