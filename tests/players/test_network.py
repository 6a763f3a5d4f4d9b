"""The value network: features, inference, file format, and the shipped weights."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from shutil import copyfile

import numpy as np
import pytest

from rapido.lab.train.export import TrainedWeights, export_weights
from rapido.players.features import feature_count
from rapido.players.network import SHIPPED, Network, active_features
from rapido.players.network_file import BadNetwork, Reference, quantize, read_network, write_network
from rapido.players.patterns import PATTERN_COUNT, PATTERN_INDEX
from rapido.players.uniform import Uniform
from rapido.record import read_position
from rapido.rules import PLAYERS, ROLLS, BadRequest, Phase, Place, Rolled, State, apply, new_game
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.board import NOBODY
from rapido.turn.positions import Positions, encode
from rapido.turn.rolls import VALUES


def some_turns(players: int, finish: int = 21, seed: int = 1) -> list[State]:
    """Return the starts of all turns of a random game."""
    rng, state = Random(seed), new_game(players, finish)
    met: list[State] = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.ROLL:
            met.append(state)
        dice = state.phase is Phase.DICE
        move = Rolled(rng.choice(ROLLS)) if dice else Uniform().choose(state, rng)
        state = apply(state, move).state
    return met


def any_weights(players: int, seed: int = 1) -> TrainedWeights:
    """Return random weights for small layers."""
    rng, sizes = np.random.default_rng(seed), (feature_count(players), 12, 7, players)
    arrays = [
        array.astype(np.float32)
        for before, after in pairwise(sizes)
        for array in (rng.normal(size=(before, after)), rng.normal(size=after))
    ]
    return TrainedWeights(tuple(arrays), stderr=0.01 * players, seed=seed, lessons=3)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return a file with random weights for all player counts."""
    path = tmp_path / "small.npz"
    export_weights(path, {players: any_weights(players) for players in PLAYERS})
    return path


def evaluate_in_python(arrays: tuple[np.ndarray, ...], state: State) -> list[float]:
    """Evaluate the network for one position in plain Python."""
    players, place = state.players, arrays[0]
    signal = [float(bias) for bias in arrays[1]]

    def add(row: int) -> None:
        for at, weight in enumerate(place[row]):
            signal[at] += float(weight)

    nearest = 0 if players == 2 else 1
    field_rows = 1 + 30 * (players - nearest)
    lying = {pair.field: pair for pair in state.pairs if pair.field}
    for field in range(1, 6):
        row = 0
        if field in lying:
            owner = (lying[field].owner - state.player) % players
            row = 1 + 30 * (owner - nearest) + VALUES.index(lying[field].roll.value)
        add((field - 1) * field_rows + row)
    for seat in range(players):
        player = (state.player + seat) % players
        add(5 * field_rows + 21 * seat + state.finish - state.steps[player] - 1)
        if players == 2:
            zero = sum(pair.owner == player and pair.field == 0 for pair in state.pairs)
            add(5 * field_rows + 42 + 3 * seat + zero)
            fields = [pair.field for pair in state.pairs if pair.owner == player]
            to_go = max(0, state.finish - state.steps[player] - sum(fields))
            add(5 * field_rows + 48 + 66 * seat + 22 * len(fields) + to_go)
    if players == 2:
        mine, theirs = (state.finish - state.steps[(state.player + seat) % 2] for seat in (0, 1))
        add(5 * field_rows + 180 + 21 * (mine - 1) + theirs - 1)
        add(5 * field_rows + 621 + PATTERN_INDEX[pattern_key(state)])
    for weights, bias in zip(arrays[2::2], arrays[3::2], strict=True):
        lit = [max(0.0, each) for each in signal]
        signal = [
            float(bias[out]) + sum(each * float(weights[at][out]) for at, each in enumerate(lit))
            for out in range(len(bias))
        ]
    shares = [float(np.exp(each)) for each in signal]
    return [share / sum(shares) for share in shares]


def pattern_key(state: State) -> int:
    """Return a key for a board of two players: owners by field, and which pair beats which.

    The mover has at most one pair, the opponent a lower and a higher one, or one that is both.
    """
    lying = sorted((pair for pair in state.pairs if pair.field), key=lambda pair: pair.field)
    own = [pair.roll.value for pair in lying if pair.owner == state.player]
    theirs = [pair.roll.value for pair in lying if pair.owner != state.player]
    owners = sum((1 + (pair.owner != state.player)) * 3 ** (pair.field - 1) for pair in lying)
    above = 0
    if own and theirs:
        above += (own[0] > theirs[0]) + 2 * (own[0] > theirs[-1])
    if theirs:
        above += 4 * (theirs[0] > theirs[-1])
    return 8 * owners + above


def test_every_board_pattern_has_its_own_feature() -> None:
    met = [state for seed in range(400) for state in some_turns(2, seed=seed)]
    rows = active_features(encode(met))[0][:, -1].tolist()
    numbers = [pattern_key(state) for state in met]
    assert len(set(rows)) == len(set(numbers)) == len(set(zip(rows, numbers, strict=True)))
    assert len(set(rows)) > 200
    assert feature_count(2) - PATTERN_COUNT <= min(rows) < max(rows) < feature_count(2)


@pytest.mark.parametrize("players", PLAYERS)
def test_batch_equals_single_evaluations(players: int, small: Path) -> None:
    turns = some_turns(players)[-25:] * 2
    _, arrays = read_network(small)
    found = Network.read(small).chances(encode(turns))
    expected = [evaluate_in_python(arrays[players], state) for state in turns]
    assert found == pytest.approx(np.array(expected), abs=1e-5)
    assert found.sum(1) == pytest.approx(np.ones(len(turns)))


@pytest.mark.parametrize("players", PLAYERS)
def test_features_are_unambiguous(players: int) -> None:
    positions = encode(some_turns(players, seed=2))
    rows = np.concatenate(active_features(positions), 1)
    assert rows.min() >= 0
    assert rows.max() < feature_count(players)
    columns = [set(column) for column in rows.T.tolist()]
    assert sum(len(column) for column in columns) == len(set[int]().union(*columns))
    assert len(np.unique(rows, axis=0)) == len(
        {
            (tuple(steps), tuple(owner), tuple(worth), tuple(zero))
            for steps, owner, worth, zero in zip(
                positions.steps.tolist(),
                positions.owner.tolist(),
                positions.worth.tolist(),
                positions.zero.tolist(),
                strict=True,
            )
        }
    )


def test_only_the_remaining_steps_matter(small: Path) -> None:
    network = Network.read(small)
    near = encode([read_position("11,20,18/21 -/-/B46/-/-/CX1 A")])
    short = encode([read_position("1,10,8/11 -/-/B46/-/-/CX1 A")])
    assert network.chances(near) == pytest.approx(network.chances(short))


def test_longer_staircases_are_scaled_down(small: Path) -> None:
    network = Network.read(small)
    long = network.chances(encode([replace(new_game(3, 42), steps=(40, 20, 0))]))
    short = network.chances(encode([replace(new_game(3, 21), steps=(20, 10, 0))]))
    assert long.tolist() == short.tolist()
    near = network.chances(encode([replace(new_game(3, 42), steps=(41, 40, 21))]))
    assert (
        near.tolist() == network.chances(encode([replace(new_game(3), steps=(20, 19, 0))])).tolist()
    )


def test_untrained_player_count_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "two.npz"
    export_weights(path, {2: any_weights(2)})
    with pytest.raises(BadRequest, match="not trained for 4 players"):
        Network.read(path).chances(encode([new_game(4)]))


def test_empty_batch(small: Path) -> None:
    none = Positions(21, *(np.zeros((0, width), np.int16) for width in (3, 5, 5, 3)))
    assert Network.read(small).chances(none).shape == (0, 3)


def test_values_on_empty_fields_are_ignored(small: Path) -> None:
    board = encode([new_game(2)])
    odd = replace(board, worth=np.full((1, 5), 76, np.int16))
    assert (board.owner == NOBODY).all()
    assert Network.read(small).chances(odd) == pytest.approx(Network.read(small).chances(board))


def test_invalid_files_are_refused(small: Path, tmp_path: Path) -> None:
    head, weights = read_network(small)
    units, _ = quantize(weights)
    bad = tmp_path / "bad.npz"

    units["2.0"][0, 0] += 1
    write_network(bad, head, units)
    with pytest.raises(BadNetwork, match="checksum"):
        read_network(bad)

    units["2.0"][0, 0] -= 1
    write_network(
        bad, replace(head, sizes={**head.sizes, "2": [feature_count(2), 13, 7, 2]}), units
    )
    with pytest.raises(BadNetwork, match="other sizes"):
        read_network(bad)
    write_network(bad, replace(head, sizes={**head.sizes, "2": [480, 12, 7, 2]}), units)
    with pytest.raises(BadNetwork, match="do not fit 2 players"):
        read_network(bad)

    bad.write_bytes(small.read_bytes()[:-2000])
    with pytest.raises(BadNetwork, match="not a value function"):
        read_network(bad)
    bad.write_text("no network at all")
    with pytest.raises(BadNetwork, match="not a value function"):
        read_network(bad)
    with pytest.raises(BadNetwork, match="cannot be read: No such file"):
        read_network(tmp_path / "nowhere.npz")


def test_file_of_another_version_is_refused(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = tmp_path / "later.npz"
    copyfile(small, later)
    monkeypatch.setattr("rapido.players.network_file.VERSION", 9)
    with pytest.raises(BadNetwork, match="of version 2; this program reads version 9"):
        read_network(later)


def positions_of(reference: Reference) -> Positions:
    arrays = (reference.steps, reference.owner, reference.worth, reference.zero)
    return Positions(reference.finish, *(np.array(array, np.int16) for array in arrays))


@pytest.mark.parametrize("players", PLAYERS)
def test_shipped_network_reproduces_its_reference_values(players: int) -> None:
    network = Network.shipped()
    reference = network.head.reference[str(players)]
    found = network.chances(positions_of(reference))
    assert len(found) >= 3
    assert found == pytest.approx(np.array(reference.chances), abs=1e-5)


def test_shipped_network_is_small_and_has_error_estimates() -> None:
    assert SHIPPED.stat().st_size <= 1_000_000
    assert 0 < Network.shipped().stderr < 0.03
    assert 0 < Network.shipped(2).stderr < Network.shipped(6).stderr
    assert Network.shipped() is Network.shipped()


@pytest.mark.parametrize("players", PLAYERS)
def test_shipped_network_prefers_the_leader(players: int) -> None:
    ahead = replace(new_game(players), steps=(19, *[4] * (players - 1)))
    behind = replace(new_game(players), steps=(4, 19, *[4] * (players - 2)))
    leading, trailing = Network.shipped().chances(encode([ahead, behind]))
    assert leading[0] > 0.8
    assert trailing[1] > 0.65
    assert TurnAnalysis(ahead, Network.shipped()).win[0] == pytest.approx(leading[0], abs=0.03)


@pytest.mark.parametrize(
    ("position", "further"),
    [
        ("13,13/21 -/-/-/A46/-/B31 a26:1", True),
        ("10,21/26 A31/-/-/-/-/B31 a26:1", False),
        ("13,12/21 -/-/-/A46/-/B31 a26:1", False),
        ("13,13/21 -/-/-/-/-/B31 A26:1", False),
        ("13,13,13/21 -/-/-/C46/-/B31 A26:1", False),
    ],
)
def test_second_look_only_for_two_players_near_the_finish(position: str, *, further: bool) -> None:
    assert (Network.shipped().second_look_margin(read_position(position)) > 0) is further


def test_shipped_network_places_a_winning_roll() -> None:
    # Only another 76 could throw it out.
    state = read_position("19,3,3/21 -/-/-/-/-/- A76:1")
    analysis = TurnAnalysis(state, Network.shipped())
    assert isinstance(analysis.best, Place)
    assert analysis.best.field >= 2
    assert analysis.win[0] > 0.9
