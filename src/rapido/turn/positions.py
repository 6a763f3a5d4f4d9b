"""Batches of positions at the start of a turn, and the value functions that evaluate them."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from rapido.rules import State
from rapido.turn.board import NOBODY, TOP_FIELD, Board

Ints = NDArray[np.int16]
Chances = NDArray[np.float64]
"""every player's chance to win, in the last dimension"""


@dataclass(frozen=True, slots=True)
class Positions:
    """Starts of turns, after scoring; players are counted from the one whose turn it is."""

    finish: int
    steps: Ints
    """by position and player"""
    owner: Ints
    """by position and field 1 to 5: who owns the pair there, or NOBODY"""
    worth: Ints
    """by position and field 1 to 5: the value of that pair, 0 where there is none"""
    zero: Ints
    """by position and player: pairs on field 0; with three and more players they do not matter"""

    @property
    def players(self) -> int:
        return self.steps.shape[1]

    def __len__(self) -> int:
        return self.steps.shape[0]


class ValueFunction(Protocol):
    """Every player's chance to win at the start of a turn, exact or estimated."""

    @property
    def source(self) -> str:
        """Where the chances come from, as the engine protocol names it."""
        ...

    @property
    def stderr(self) -> float:
        """The typical error of a chance; 0 if they are exact."""
        ...

    @property
    def climbs(self) -> int:
        """How many steps of climbing by doubles within a turn to compute one by one."""
        ...

    def chances(self, positions: Positions) -> Chances:
        """Evaluate positions; one row each, the player whose turn it is first."""
        ...

    def second_look_margin(self, state: State) -> float:
        """Return how close to the best a placing must be for the next turn to be computed too."""
        ...


class NoSecondLook:
    """Mixin for value functions that never need the next turn computed."""

    def second_look_margin(self, state: State) -> float:  # noqa: ARG002
        return 0.0


def encode_board(state: State) -> Board:
    """Encode the pairs on the fields, with players counted from the one to act."""
    owner = np.full(TOP_FIELD, NOBODY, np.int16)
    worth = np.zeros(TOP_FIELD, np.int16)
    zero = np.zeros(state.players, np.int16)
    for pair in state.pairs:
        player = (pair.owner - state.player) % state.players
        if pair.field:
            owner[pair.field - 1], worth[pair.field - 1] = player, pair.roll.value
        elif state.pairs_each == 2:
            zero[player] += 1
    return Board(owner, worth, zero)


def encode_steps(state: State) -> Ints:
    """Encode everyone's step, the player to act first."""
    return np.array(state.steps[state.player :] + state.steps[: state.player], np.int16)


def encode(states: list[State]) -> Positions:
    """Encode starts of turns, all with the same number of players and the same finish."""
    boards = [encode_board(state) for state in states]
    return Positions(
        states[0].finish,
        np.stack([encode_steps(state) for state in states]),
        np.stack([board.owner for board in boards]),
        np.stack([board.worth for board in boards]),
        np.stack([board.zero for board in boards]),
    )
