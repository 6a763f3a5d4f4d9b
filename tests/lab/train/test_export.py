"""Exporting weights to the file of the value function, one player count at a time."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rapido.lab.train.export import export_weights
from rapido.players.network_file import (
    BadNetwork,
    Head,
    checksum,
    layer_sizes,
    quantize,
    read_network,
    write_network,
)
from tests.full_disk import fill_disk
from tests.players.test_network import any_weights


def test_other_player_counts_are_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    export_weights(path, {3: any_weights(3), 2: any_weights(2)})
    _, before = read_network(path)
    export_weights(path, {3: any_weights(3, seed=5), 4: any_weights(4)})
    head, after = read_network(path)
    assert list(after) == [2, 3, 4]
    assert all((old == new).all() for old, new in zip(before[2], after[2], strict=True))
    assert any((old != new).any() for old, new in zip(before[3], after[3], strict=True))
    assert head.seed == {"2": 1, "3": 5, "4": 1}
    assert head.stderr == {"2": 0.02, "3": 0.03, "4": 0.04}


@pytest.mark.parametrize(("players", "units"), [(2, 4095), (3, 4095), (5, 1023)])
def test_rounding_error(tmp_path: Path, players: int, units: int) -> None:
    path, part = tmp_path / "value.npz", any_weights(players)
    export_weights(path, {players: part})
    rows, *others = zip(read_network(path)[1][players], part.arrays, strict=True)
    assert np.abs(rows[0] - rows[1]).max() <= np.abs(rows[1]).max() / (2 * units) * 1.001
    for exported, given in others:
        assert np.abs(exported - given).max() <= np.abs(given).max() / 60_000


def test_older_file_with_fewer_features_can_only_be_resumed(tmp_path: Path) -> None:
    path, part = tmp_path / "value.npz", any_weights(2)
    older = replace(part, arrays=(part.arrays[0][:-441], *part.arrays[1:]))
    units, scales = quantize({2: older.arrays})
    head = Head({}, {}, {"2": 0.1}, layer_sizes({2: older.arrays}), scales, checksum(units), {})
    write_network(path, head, units)
    with pytest.raises(BadNetwork, match="do not fit 2 players"):
        read_network(path)
    rows = read_network(path, older=True)[1][2][0]
    assert rows.shape == part.arrays[0].shape
    assert not rows[-441:].any()
    assert rows[:-441].any(1).all()
    export_weights(path, {3: any_weights(3)})
    assert list(read_network(path)[1]) == [2, 3]


def test_export_is_deterministic(tmp_path: Path) -> None:
    paths = [tmp_path / "one.npz", tmp_path / "two.npz"]
    heads = [export_weights(path, {2: any_weights(2)}) for path in paths]
    assert heads[0] == heads[1]
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_damaged_file_is_not_modified(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    path.write_text("something else")
    with pytest.raises(BadNetwork):
        export_weights(path, {2: any_weights(2)})
    assert path.read_text() == "something else"


def test_a_full_disk_leaves_the_weights_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "value.npz"
    export_weights(path, {2: any_weights(2)})
    before = path.read_bytes()
    fill_disk(monkeypatch)
    with pytest.raises(OSError, match="No space"):
        export_weights(path, {3: any_weights(3)})
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]
