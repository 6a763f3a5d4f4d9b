"""All the ways to end the current turn, and everyone's chance to win after each."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rapido.rules import State
from rapido.turn.board import NOBODY, TOP_FIELD, Board, pass_turn, place
from rapido.turn.positions import (
    Chances,
    Ints,
    Positions,
    ValueFunction,
    encode_board,
    encode_steps,
)
from rapido.turn.rolls import MAX_CROSSES, VALID, VALUES

_VALUES: Final = np.array(VALUES, np.int16)
_CROSSES: Final = np.arange(1, MAX_CROSSES + 1, dtype=np.int16)


@dataclass(frozen=True, slots=True)
class Afterstates:
    """Chances at the ends of a turn, with players counted from the mover."""

    fields: tuple[int, ...]
    """the free fields"""
    placed: Chances
    """by steps climbed, value, free field and player; higher up, values with an X are left out"""
    fallen: Chances
    """by steps climbed, crosses less one and player: nothing is placed"""


def evaluate_afterstates(state: State, values: ValueFunction) -> Afterstates:
    """Evaluate every end of a turn, in one call of the value function."""
    board, steps = encode_board(state), encode_steps(state)
    players, step = state.players, state.steps[state.player]
    fields = (0, *(np.flatnonzero(board.owner == NOBODY) + 1).tolist())
    boards, gain = _boards_after(board, fields)
    climbs = min(values.climbs, state.finish - step - 1)
    up = np.arange(step, step + climbs + 1, dtype=np.int16)
    down = np.maximum(up[:, None] - _CROSSES, 0).ravel()  # R13: never below the start

    # Rows: every value on the spot, valid values after climbing (R12), falls.
    placings = len(VALUES) * len(fields)
    valid = np.arange(placings).reshape(len(VALUES), -1)[VALID].ravel()
    which = np.concatenate(
        [np.arange(placings), np.tile(valid, climbs), np.full(len(down), placings)]
    )
    mover = np.concatenate([np.full(placings, step), np.repeat(up[1:], len(valid)), down])
    everyone = np.empty((len(which), players), np.int16)
    everyone[:, :-1] = steps[1:]
    everyone[:, 0] += gain[which]
    everyone[:, -1] = mover
    chances = _evaluate(state.finish, everyone, boards[which], values)

    placed = np.zeros((climbs + 1, len(VALUES), len(fields), players))
    placed[0] = chances[:placings].reshape(placed.shape[1:])
    higher = climbs, int(VALID.sum()), len(fields), players
    placed[1:, VALID] = chances[placings : -len(down)].reshape(higher)
    fallen = chances[-len(down) :].reshape(climbs + 1, MAX_CROSSES, players)
    return Afterstates(fields, placed, fallen)


def _boards_after(board: Board, fields: tuple[int, ...]) -> tuple[Board, Ints]:
    """Return the boards for the next player, by value and field placed, then with nothing placed.

    With them come the steps that the next player scores.
    """
    shape = len(VALUES), len(fields)
    value = np.broadcast_to(_VALUES[:, None], shape)
    placed = place(np, board, value, np.broadcast_to(np.array(fields, np.int16), shape))
    zero = np.broadcast_to(placed.zero, (*shape, board.players))
    return pass_turn(
        np,
        Board(
            np.vstack([placed.owner.reshape(-1, TOP_FIELD), board.owner]),
            np.vstack([placed.worth.reshape(-1, TOP_FIELD), board.worth]),
            np.vstack([zero.reshape(-1, board.players), board.zero]),
        ),
    )


def _evaluate(finish: int, steps: Ints, board: Board, values: ValueFunction) -> Chances:
    """Evaluate starts of the next player's turn; players are counted from the mover again."""
    won = steps[:, 0] >= finish  # R20
    chances = np.zeros(steps.shape)
    chances[won, 0] = 1.0
    on = ~won
    if on.any():
        left = board[on]
        positions = Positions(finish, steps[on], left.owner, left.worth, left.zero)
        chances[on] = values.chances(positions)
    return np.roll(chances, 1, axis=1)
