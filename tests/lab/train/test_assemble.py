"""The file of the value function grows count by count."""

from pathlib import Path

import numpy as np
import pytest

from rapido.lab.train.assemble import assemble
from rapido.players.network_file import BadNetwork, read_network
from tests.players.test_network import any_weights


def test_other_counts_stay_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    assemble(path, {3: any_weights(3), 2: any_weights(2)})
    _, before = read_network(path)
    assemble(path, {3: any_weights(3, seed=5), 4: any_weights(4)})
    head, after = read_network(path)
    assert list(after) == [2, 3, 4]
    assert all((old == new).all() for old, new in zip(before[2], after[2], strict=True))
    assert any((old != new).any() for old, new in zip(before[3], after[3], strict=True))
    assert head.seed == {"2": 1, "3": 5, "4": 1}
    assert head.stderr == {"2": 0.02, "3": 0.03, "4": 0.04}


def test_rounding_keeps_four_digits(tmp_path: Path) -> None:
    path, part = tmp_path / "value.npz", any_weights(5)
    assemble(path, {5: part})
    for kept, given in zip(read_network(path)[1][5], part.arrays, strict=True):
        assert np.abs(kept - given).max() <= np.abs(given).max() / 60_000


def test_the_same_weights_give_the_same_file(tmp_path: Path) -> None:
    paths = [tmp_path / "one.npz", tmp_path / "two.npz"]
    heads = [assemble(path, {2: any_weights(2)}) for path in paths]
    assert heads[0] == heads[1]
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_a_damaged_file_is_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    path.write_text("something else")
    with pytest.raises(BadNetwork):
        assemble(path, {2: any_weights(2)})
    assert path.read_text() == "something else"
