"""Many positions at once, each at the start of a turn, as arrays for tables and networks."""

from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from rapido.rules import FIELDS, State

Ints = NDArray[np.int16]
Chances = NDArray[np.float64]
"""the chance of every player to win, one row for each position"""

NOBODY: Final = -1
HOLDING: Final = len(FIELDS) - 1
"""fields 1 to 5, on which the value of a pair matters"""


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
        """How many people play."""
        return self.steps.shape[1]

    def __len__(self) -> int:
        """Return how many positions these are."""
        return self.steps.shape[0]


class Values(Protocol):
    """Knows, or guesses, what the start of a turn is worth to everyone."""

    @property
    def source(self) -> str:
        """Where the chances come from, as the engine protocol names it."""
        ...

    @property
    def stderr(self) -> float:
        """How far its chances are off as a rule; 0 if they are exact."""
        ...

    @property
    def climbs(self) -> int:
        """How many steps of climbing by doubles within a turn are worked out one by one."""
        ...

    def chances(self, positions: Positions) -> Chances:
        """Return everyone's chance to win, the player whose turn it is first."""
        ...

    def doubt(self, state: State) -> float:
        """Return how close two choices may be to be told apart only by looking a turn further."""
        ...


class Sure:
    """Values of which none is ever looked at again."""

    def doubt(self, state: State) -> float:  # noqa: ARG002
        """Let what is close be close."""
        return 0.0


def board_of(state: State) -> tuple[Ints, Ints, Ints]:
    """Return owner, worth and zero of the pairs on the fields, counted from the player to act."""
    owner = np.full(HOLDING, NOBODY, np.int16)
    worth = np.zeros(HOLDING, np.int16)
    zero = np.zeros(state.players, np.int16)
    for pair in state.pairs:
        player = (pair.owner - state.player) % state.players
        if pair.field:
            owner[pair.field - 1], worth[pair.field - 1] = player, pair.roll.value
        elif state.pairs_each == 2:
            zero[player] += 1
    return owner, worth, zero


def steps_of(state: State) -> Ints:
    """Return everyone's step, the player to act first."""
    turned = state.steps[state.player :] + state.steps[: state.player]
    return np.array(turned, np.int16)


def starts(states: list[State]) -> Positions:
    """Describe positions at the start of a turn, of one number of players and one finish."""
    boards = [board_of(state) for state in states]
    return Positions(
        states[0].finish,
        np.stack([steps_of(state) for state in states]),
        np.stack([owner for owner, _, _ in boards]),
        np.stack([worth for _, worth, _ in boards]),
        np.stack([zero for _, _, zero in boards]),
    )
