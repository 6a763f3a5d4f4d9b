"""All the ways in which the turn in hand can end, and what each is worth to everyone."""

from dataclasses import dataclass
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.two_player_boards import VALUES
from rapido.players.positions import HOLDING, NOBODY, Chances, Ints, Positions, Values
from rapido.rules import ROLLS

MOST_CROSSES: Final = 2

_WORTH: Final = np.array(VALUES, np.int16)
_VALID: Final = np.isin(_WORTH, [roll.value for roll in ROLLS if not roll.crosses])
_FIELD: Final = np.arange(1, HOLDING + 1, dtype=np.int16)


@dataclass(frozen=True, slots=True)
class Ends:
    """Everyone's chances after each way to end a turn, the player whose turn it is first."""

    fields: tuple[int, ...]
    """the fields that are free"""
    placed: Chances
    """by steps climbed, value, free field and player; higher up, values with an X are left out"""
    fallen: Chances
    """by steps climbed, crosses less one and player: nothing is placed"""


@dataclass(frozen=True, slots=True)
class _Boards:
    """What lies where when the turn passes on, counted from the next player; scoring is done."""

    owner: Ints
    worth: Ints
    zero: Ints
    gain: Ints
    """steps that the next player scores"""

    def some(self, which: NDArray[Any]) -> Self:
        """Take some of the boards, by number or mask."""
        return type(self)(self.owner[which], self.worth[which], self.zero[which], self.gain[which])


def ends(finish: int, steps: Ints, board: tuple[Ints, Ints, Ints], values: Values) -> Ends:
    """Work out the ends of a turn from its board, without the pair that is being rolled."""
    owner, worth, zero = board
    fields = (0, *(int(field) for field in _FIELD[owner == NOBODY]))
    boards = _hand_on(*_with(_place(owner, worth, zero, fields), board))
    many, count = len(VALUES) * len(fields), len(steps)
    climbs = min(values.climbs, int(finish - steps[0]) - 1)
    stand = steps[0] + np.arange(climbs + 1, dtype=np.int16)
    low = np.maximum(stand[:, None] - np.arange(1, MOST_CROSSES + 1, dtype=np.int16), 0).ravel()
    valid = np.arange(many).reshape(len(VALUES), -1)[_VALID].ravel()

    # All rows are asked for at once: every value on the spot, the valid ones higher up, the falls.
    which = np.concatenate([np.arange(many), np.tile(valid, climbs), np.full(len(low), many)])
    where = np.concatenate([np.full(many, steps[0]), np.repeat(stand[1:], len(valid)), low])
    chances = _after(finish, steps, boards.some(which), where, values)
    placed = np.zeros((climbs + 1, len(VALUES), len(fields), count))
    placed[0] = chances[:many].reshape(placed.shape[1:])
    placed[1:, _VALID] = chances[many : -len(low)].reshape(climbs, _VALID.sum(), len(fields), count)
    return Ends(fields, placed, chances[-len(low) :].reshape(climbs + 1, MOST_CROSSES, count))


def _place(
    owner: Ints, worth: Ints, zero: Ints, fields: tuple[int, ...]
) -> tuple[Ints, Ints, Ints]:
    """Place every value on every free field: one row for each, fields within values."""
    shape = (len(VALUES), len(fields), HOLDING)
    value = np.broadcast_to(_WORTH[:, None, None], shape)
    field = np.broadcast_to(np.array(fields, np.int16)[None, :, None], shape)
    out = (owner > 0) & (worth <= value) & (field < _FIELD)
    here = field == _FIELD
    owners = np.where(here, 0, np.where(out, NOBODY, owner)).astype(np.int16)
    worths = np.where(here, value, np.where(out, 0, worth)).astype(np.int16)
    zeros = np.broadcast_to(zero, (*shape[:2], len(zero))).copy()
    if len(zero) == 2:
        zeros[:, 0, 0] += 1
    return owners.reshape(-1, HOLDING), worths.reshape(-1, HOLDING), zeros.reshape(-1, len(zero))


def _hand_on(owner: Ints, worth: Ints, zero: Ints) -> _Boards:
    """Let the next player's turn begin: scoring, and everyone is counted from that player."""
    count = zero.shape[1]
    own = owner == 1
    if count == 2:  # a single pair stays and scores nothing
        own &= ((own.sum(1) + zero[:, 1]) == 2)[:, None]
        both = own.any(1) | (zero[:, 1] == 2)
        zero = np.where(both[:, None] & (np.arange(count) == 1), 0, zero).astype(np.int16)
    gain = np.where(own, _FIELD, 0).sum(1, dtype=np.int16)
    owner = np.where(own, NOBODY, owner)
    turned = np.where(owner == NOBODY, NOBODY, (owner - 1) % count).astype(np.int16)
    return _Boards(turned, np.where(own, 0, worth), np.roll(zero, -1, 1), gain)


def _with(
    placed: tuple[Ints, Ints, Ints], passed: tuple[Ints, Ints, Ints]
) -> tuple[Ints, Ints, Ints]:
    """Add the board on which nothing is placed as the last one."""
    owner, worth, zero = (
        np.concatenate([many, one[None]]) for many, one in zip(placed, passed, strict=True)
    )
    return owner, worth, zero


def _after(finish: int, steps: Ints, boards: _Boards, where: Ints, values: Values) -> Chances:
    """Return everyone's chances on each of the boards, with the mover on the step given for it.

    The players are counted from the mover again.
    """
    count = len(steps)
    everyone = np.empty((len(where), count), np.int16)
    everyone[:, :-1] = steps[1:]
    everyone[:, 0] += boards.gain
    everyone[:, -1] = where
    won = everyone[:, 0] >= finish
    chances = np.zeros((len(where), count))
    chances[won, 0] = 1.0
    going = ~won
    if going.any():
        left = boards.some(going)
        chances[going] = values.chances(
            Positions(finish, everyone[going], left.owner, left.worth, left.zero)
        )
    return np.roll(chances, 1, axis=1)
