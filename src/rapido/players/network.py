"""The value function: a small network that estimates everyone's chance at the start of a turn."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.turn.evaluator import EvaluatedTurn, Evaluator
from rapido.players.evaluators import evaluator_for
from rapido.players.features import (
    MAX_FINISH,
    board_features,
    both_steps_feature,
    need_features,
    step_features,
)
from rapido.players.network_file import Head, read_network
from rapido.rules import BadRequest, Phase, State
from rapido.turn.board import Board
from rapido.turn.positions import Chances, Positions
from rapido.turn.rolls import VALUES

Floats = NDArray[np.float32]
Indices = NDArray[np.intp]

_ENDGAME_STEPS: Final = 16
"""steps that two players have to go together when the endgame begins"""
_ENDGAME_PAIRS: Final = 2
"""pairs on fields, before another is placed"""
_SECOND_LOOK_MARGIN: Final = 0.007

_VALUE_INDEX: Final = np.searchsorted(VALUES, np.arange(VALUES[-1] + 1))

SHIPPED: Final = Path(__file__).with_name("value.npz")


@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Layers:
    """The weights for one number of players."""

    embedding: Floats
    """the first layer: one row for each feature, of which the active ones are added up"""
    bias: Floats
    dense: tuple[tuple[Floats, Floats], ...]
    """weights and bias of the layers after it; the last one gives a logit for each player"""

    @classmethod
    def of(cls, arrays: tuple[Floats, ...]) -> Self:
        """Take weights and biases in turn, from the first layer on."""
        return cls(arrays[0], arrays[1], tuple(zip(arrays[2::2], arrays[3::2], strict=True)))

    @property
    def arrays(self) -> tuple[Floats, ...]:
        """The arrays as `of` takes them."""
        return (self.embedding, self.bias, *chain.from_iterable(self.dense))


class Network:
    """Evaluates positions; embeddings that positions of a batch share are added up once."""

    source = "net"
    climbs = 6
    """with 3 the value of rolling again is off by 0.0005 on average, with 6 by 0.00003"""

    def __init__(self, head: Head, layers: Mapping[int, Layers], players: int = 0) -> None:
        """Take the weights by number of players; `shipped` and `read` find them in a file."""
        self.head = head
        self._layers = layers
        self._players = players

    @classmethod
    @cache
    def shipped(cls, players: int = 0) -> "Network":
        """Return the network of the package, for one number of players or for all."""
        return cls.shipped().for_players(players) if players else cls.read(SHIPPED)

    @classmethod
    def read(cls, path: Path | str) -> Self:
        """Read a network from a file and verify its checksum."""
        head, arrays = read_network(Path(path))
        return cls(head, {players: Layers.of(each) for players, each in arrays.items()})

    def for_players(self, players: int) -> "Network":
        """Return the same network with the error for this number of players."""
        return Network(self.head, self._layers, players)

    @property
    def stderr(self) -> float:
        """The typical error of a chance; over all numbers of players, the largest."""
        known = self.head.stderr
        return known[str(self._players)] if self._players else max(known.values())

    def chances(self, positions: Positions) -> Chances:
        """Return everyone's chance to win, the player whose turn it is first."""
        layers = self._layers.get(positions.players)
        if layers is None:
            raise BadRequest(f"the value function is not trained for {positions.players} players")
        if not len(positions):
            return np.zeros((0, positions.players))
        positions = _shorten(positions)
        board_rows, step_rows, *more_rows = active_features(positions)
        signal = _embed(layers.embedding, board_rows, layers.bias)
        signal += _embed(layers.embedding, step_rows)
        for rows in more_rows:
            signal += _embed(layers.embedding, rows)
        for weights, bias in layers.dense:
            np.maximum(signal, 0, out=signal)
            signal = signal @ weights
            signal += bias
        return _softmax(signal.astype(np.float64))

    def evaluator(self, players: int) -> Evaluator | None:
        """Return this thread's evaluator in the kernel, if there is one."""
        layers = self._layers.get(players)
        return None if layers is None else evaluator_for(self.head, layers, players)

    def analyze_turn(self, state: State) -> EvaluatedTurn | None:
        """Analyze a position with the kernel, if there is one."""
        if state.phase is Phase.OVER:
            return None
        evaluator = self.evaluator(state.players)
        return evaluator and evaluator.analyze(state)

    def second_look_margin(self, state: State) -> float:
        """Ask for a second look in endgames of two players: in one choice of forty.

        Almost all large losses are there: near the finish, where a step decides the game, with a
        third pair about to be placed.
        """
        to_go = 2 * state.finish - sum(state.steps)
        hard = state.players == 2 and to_go <= _ENDGAME_STEPS and len(state.pairs) >= _ENDGAME_PAIRS
        return _SECOND_LOOK_MARGIN if hard else 0.0


def _shorten(positions: Positions) -> Positions:
    """Scale a longer staircase down to the longest one trained: good enough to play with."""
    if positions.finish <= MAX_FINISH:
        return positions
    to_go = positions.finish - positions.steps.astype(np.intp)
    most = np.maximum(to_go.max(1, keepdims=True), MAX_FINISH)
    steps = (MAX_FINISH - np.ceil(to_go * MAX_FINISH / most)).astype(np.int16)
    return replace(positions, finish=MAX_FINISH, steps=steps)


def active_features(positions: Positions) -> tuple[Indices, ...]:
    """Return active features in groups that repeat often among the positions of a turn."""
    board = Board(positions.owner.astype(np.intp), _VALUE_INDEX[positions.worth], positions.zero)
    to_go = positions.finish - positions.steps.astype(np.intp)
    boards, steps = board_features(np, board), step_features(np, to_go)
    if positions.players != 2:
        return boards, steps
    steps = np.concatenate([steps, both_steps_feature(to_go)], 1)
    return boards, steps, need_features(np, to_go, board)


def _embed(embedding: Floats, features: Indices, bias: Floats | float = 0) -> Floats:
    """Add up the embeddings of each row, of equal rows only once."""
    low = features.min(0)
    size = features.max(0) - low + 1
    keys = (features - low) @ np.cumprod(np.concatenate([[1], size[:-1]]))
    _, first, inverse = np.unique(keys, return_index=True, return_inverse=True)
    unique = features[first]
    total = np.take(embedding, unique[:, 0], 0)
    for column in range(1, features.shape[1]):
        total += np.take(embedding, unique[:, column], 0)
    return np.take(total + bias, inverse, 0)


def _softmax(logits: Chances) -> Chances:
    weights = np.exp(logits - logits.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)
