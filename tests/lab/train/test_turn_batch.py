# pyright: basic, reportMissingImports=false
"""Batched turn values for training equal those of rapido.turn; needs torch."""

from random import Random

import numpy as np
import pytest

from rapido.players.network import SHIPPED, Network, active_features
from rapido.players.network_file import read_network
from rapido.rules import (
    FINISH,
    PLAYERS,
    ROLLS,
    Phase,
    Rolled,
    State,
    apply,
    legal_actions,
    new_game,
)
from rapido.turn.board import NOBODY, Board
from rapido.turn.positions import encode
from rapido.turn.rolls import VALUES
from rapido.turn.solved import SolvedTurn

torch = pytest.importorskip("torch")


def random_starts(players: int, count: int) -> list[State]:
    """Return starts of turns from random games."""
    rng, met = Random(players), list[State]()
    while len(met) < count:
        state = new_game(players)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.ROLL:
                met.append(state)
            rolling = state.phase is Phase.DICE
            move = Rolled(rng.choice(ROLLS)) if rolling else rng.choice(legal_actions(state))
            state = apply(state, move).state
    return met[:count]


@pytest.mark.parametrize("players", PLAYERS)
def test_batch_equals_single_turns(players: int) -> None:
    from rapido.lab.train import model as training  # noqa: PLC0415 - imports torch
    from rapido.lab.train.tensors import Starts  # noqa: PLC0415
    from rapido.lab.train.turn_batch import TurnBatch  # noqa: PLC0415

    states = random_starts(players, 60)
    positions = encode(states)
    worth = np.where(positions.owner == NOBODY, 0, np.searchsorted(VALUES, positions.worth))
    columns = FINISH - positions.steps, positions.owner, worth, positions.zero
    to_go, owner, worth, zero = (torch.tensor(column.astype(np.int64)) for column in columns)
    starts = Starts(to_go, Board(owner, worth, zero))
    assert set(map(frozenset, training.active_features(starts).tolist())) == set(
        map(frozenset, np.concatenate(active_features(positions), 1).tolist())
    )
    model, network = training.Model(players), Network.shipped(players)
    model.load_arrays(read_network(SHIPPED)[1][players])
    with torch.no_grad():
        batch = TurnBatch(starts, model, FINISH)
    for number, state in enumerate(states):
        turn = SolvedTurn(state, network)
        assert batch.value[number].tolist() == pytest.approx(turn.outcomes().mean(0), abs=1e-5)
        assert batch.again[number, 0].tolist() == pytest.approx(turn.again, abs=1e-5)
