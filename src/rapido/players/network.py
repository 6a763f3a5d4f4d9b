"""The value function: a small network that guesses everyone's chances at the start of a turn."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from rapido.players.inputs import LONGEST, Rows, board_rows, need_rows, step_rows
from rapido.players.network_file import Head, read_network
from rapido.players.positions import Chances, Positions
from rapido.rules import BadRequest, State

Floats = NDArray[np.float32]

_NEAR: Final = 16
"""what two players have to go together when the end begins"""
_LYING: Final = 2
"""pairs that lie, before another is placed"""
_DOUBT: Final = 0.007
"""how close choices may be there to be looked at again"""

SHIPPED: Final = Path(__file__).with_name("value.npz")


@dataclass(frozen=True, slots=True)
class Layers:
    """The weights for one count of players."""

    rows: Floats
    """the first layer: one row for everything that can be seen of a position"""
    bias: Floats
    """what is added to the rows"""
    deeper: tuple[tuple[Floats, Floats], ...]
    """weights and bias of the layers after it; the last one gives a number for each player"""

    @classmethod
    def of(cls, arrays: tuple[Floats, ...]) -> Self:
        """Take weights and biases in turn, from the first layer on."""
        deeper = tuple(zip(arrays[2::2], arrays[3::2], strict=True))
        return cls(arrays[0], arrays[1], deeper)


class Network:
    """Values by a network; as every position of a turn has much in common, it is added up once."""

    source = "net"
    climbs = 6
    """with 3 the worth of rolling on is off by 0.0005 on average, with 6 by 0.00003"""

    def __init__(self, head: Head, layers: Mapping[int, Layers], players: int = 0) -> None:
        """Take the weights by count of players; `shipped` and `read` find them in a file."""
        self.head = head
        self._layers = layers
        self._players = players

    @classmethod
    @cache
    def shipped(cls, players: int = 0) -> "Network":
        """Return the network that comes with the package, for one count of players or for all."""
        return cls.shipped().among(players) if players else cls.read(SHIPPED)

    @classmethod
    def read(cls, path: Path | str) -> Self:
        """Read a network from a file and see that it is whole."""
        head, arrays = read_network(Path(path))
        return cls(head, {players: Layers.of(each) for players, each in arrays.items()})

    def among(self, players: int) -> "Network":
        """Return the same for one count of players, whose error it then says."""
        return Network(self.head, self._layers, players)

    @property
    def stderr(self) -> float:
        """How far its chances are off as a rule; for all counts, that which it knows least of."""
        known = self.head.stderr
        return known[str(self._players)] if self._players else max(known.values())

    def chances(self, positions: Positions) -> Chances:
        """Return everyone's chance to win, the player whose turn it is first."""
        layers = self._layers.get(positions.players)
        if layers is None:
            raise BadRequest(f"the value function is not trained for {positions.players} players")
        if not len(positions):
            return np.zeros((0, positions.players))
        positions = _shortened(positions)
        boards, board = _different(board_rows(positions))
        steps, step = _different(step_rows(positions))
        on_boards = _sum_of_rows(layers.rows, boards) + layers.bias
        on_steps = _sum_of_rows(layers.rows, steps)
        signal = np.take(on_boards, board, 0)
        signal += np.take(on_steps, step, 0)
        needs = need_rows(positions)
        if needs.shape[1]:
            different, need = _different(needs)
            signal += np.take(_sum_of_rows(layers.rows, different), need, 0)
        for weights, bias in layers.deeper:
            np.maximum(signal, 0, out=signal)
            signal = signal @ weights
            signal += bias
        return _shares(signal.astype(np.float64))

    def doubt(self, state: State) -> float:
        """Look further where it is most wrong, with two players: in one choice of forty.

        Almost all large losses are there: near the finish, where a step decides the game, with a
        third pair about to lie.
        """
        to_go = 2 * state.finish - sum(state.steps)
        hard = state.players == 2 and to_go <= _NEAR and len(state.pairs) >= _LYING
        return _DOUBT if hard else 0.0


def _shortened(positions: Positions) -> Positions:
    """Draw stairs that are longer than it knows together: good enough to play, not to judge."""
    if positions.finish <= LONGEST:
        return positions
    to_go = positions.finish - positions.steps.astype(np.intp)
    most = np.maximum(to_go.max(1, keepdims=True), LONGEST)
    steps = (LONGEST - np.ceil(to_go * LONGEST / most)).astype(np.int16)
    return replace(positions, finish=LONGEST, steps=steps)


def _different(rows: Rows) -> tuple[Rows, NDArray[np.intp]]:
    """Return every different list of rows once, and which of these each list is."""
    low = rows.min(0)
    size = rows.max(0) - low + 1
    keys = (rows - low) @ np.cumprod(np.concatenate([[1], size[:-1]]))
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    return rows[first], which


def _sum_of_rows(table: Floats, rows: Rows) -> Floats:
    total = np.take(table, rows[:, 0], 0)
    for column in range(1, rows.shape[1]):
        total += np.take(table, rows[:, column], 0)
    return total


def _shares(signal: Chances) -> Chances:
    """Turn the numbers of the players into chances that add up to one."""
    weights = np.exp(signal - signal.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)
