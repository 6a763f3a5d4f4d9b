"""Writes trained weights to the file of the value function, next to those already in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.players.network import Layers, Network
from rapido.players.network_file import (
    Head,
    Reference,
    Weights,
    checksum,
    dequantize,
    layer_sizes,
    quantize,
    read_network,
    write_network,
)
from rapido.rules import ROLLS, Phase, Rolled, apply, legal_actions, new_game
from rapido.turn.positions import Positions, encode

_REFERENCES: Final = 5
"""reference positions for each number of players"""


@dataclass(frozen=True, slots=True)
class TrainedWeights:
    """The weights for one number of players."""

    arrays: tuple[NDArray[np.float32], ...]
    stderr: float
    seed: int
    lessons: int


def export_weights(path: Path, trained: Mapping[int, TrainedWeights]) -> Head:
    """Write the file by number of players; other numbers in an existing file are kept."""
    weights: Weights = {}
    stderr: dict[str, float] = {}
    seeds: dict[str, int] = {}
    lessons: dict[str, int] = {}
    if path.exists():
        old, weights = read_network(path, older=True)
        stderr, seeds, lessons = dict(old.stderr), dict(old.seed), dict(old.lessons)
    for players, part in trained.items():
        weights[players] = part.arrays
        stderr[str(players)] = part.stderr
        seeds[str(players)] = part.seed
        lessons[str(players)] = part.lessons
    weights = dict(sorted(weights.items()))
    units, scales = quantize(weights)
    head = Head(
        seed=seeds,
        lessons=lessons,
        stderr=stderr,
        sizes=layer_sizes(weights),
        scales=scales,
        sha256=checksum(units),
        reference={},
    )
    layers = {players: Layers.of(each) for players, each in dequantize(units, scales).items()}
    network = Network(head, layers)
    head.reference.update({str(players): _reference(network, players) for players in weights})
    write_network(path, head, units)
    return head


def _reference(network: Network, players: int) -> Reference:
    positions = _some_positions(players)
    chances = network.chances(positions)
    return Reference(
        positions.finish,
        positions.steps.tolist(),
        positions.owner.tolist(),
        positions.worth.tolist(),
        positions.zero.tolist(),
        chances.round(7).tolist(),
    )


def _some_positions(players: int) -> Positions:
    """Return the starts of some turns of a game between random players."""
    rng, state = Random(players), new_game(players)
    met = [state]
    while state.phase is not Phase.OVER:
        dice = state.phase is Phase.DICE
        move = Rolled(rng.choice(ROLLS)) if dice else rng.choice(legal_actions(state))
        state = apply(state, move).state
        if state.phase is Phase.ROLL:
            met.append(state)
    return encode(met[:: max(1, len(met) // _REFERENCES)][:_REFERENCES])
