"""The kernel's file of weights: what it holds, and that nothing damaged is loaded."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from rapido.kernel import library, unavailable_reason
from rapido.kernel.native.library import Library
from rapido.kernel.turn.evaluator import Evaluator
from rapido.lab.train.export import TrainedWeights, export_weights
from rapido.players.features import feature_count
from rapido.players.network import SHIPPED, Network
from rapido.players.network_file import read_network
from rapido.players.weights_file import convert_weights, weights_file
from rapido.record import read_position
from rapido.rules import PLAYERS
from rapido.turn.reference import ReferenceAnalysis

POSITION = read_position("4,0,11/21 -/-/B46/-/-/CX1 A46:2")
PLAYERS_AT, LAYERS_AT, SIZES_AT = 12, 16, 20
LAYERS = 4
ERROR_AT = SIZES_AT + 4 * (LAYERS + 1)
SCALES_AT = ERROR_AT + 8


@pytest.fixture
def compiled() -> Library:
    found = library()
    if found is None:
        pytest.skip(unavailable_reason() or "")
    return found


@pytest.fixture(scope="module")
def shipped() -> bytes:
    return convert_weights(SHIPPED, 3)


def seal(content: bytes) -> bytes:
    """Replace the checksum by the right one."""
    return content[:-4] + struct.pack("<I", zlib.crc32(content[:-4]))


def put(content: bytes, at: int, form: str, value: float) -> bytes:
    changed = bytearray(content)
    struct.pack_into(form, changed, at, value)
    return seal(bytes(changed))


@pytest.mark.parametrize("players", PLAYERS)
def test_file_holds_the_same_weights(players: int) -> None:
    head, weights = read_network(SHIPPED)
    content, sizes = convert_weights(SHIPPED, players), head.sizes[str(players)]
    count = len(sizes) - 1
    form = f"<8s3I{count + 1}Id{2 * count}d"
    magic, version, found, layers, *rest = struct.unpack_from(form, content)
    assert (magic, version, found, layers) == (b"RAPIDOVF", 1, players, count)
    assert rest[: count + 1] == sizes
    assert rest[count + 1] == head.stderr[str(players)]
    at = struct.calcsize(form)
    for array, scale in zip(weights[players], rest[count + 2 :], strict=True):
        low, high = (
            np.frombuffer(content, np.uint8, array.size, start).astype(np.uint16)
            for start in (at, at + array.size)
        )
        units = (low | high << 8).view(np.int16).reshape(array.shape)
        assert np.array_equal((units * scale).astype(np.float32), array)
        at += 2 * array.size
    assert struct.unpack("<I", content[at:]) == (zlib.crc32(content[:at]),)


def test_other_weights_than_multiples_of_the_scale_are_refused() -> None:
    head, weights = read_network(SHIPPED)
    first, *rest = weights[3]
    with pytest.raises(ValueError, match="integers times their scale"):
        weights_file(3, (first + np.float32(1e-4), *rest), head.scales["3"], 0.1)


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda _: b"",
    "no end": lambda it: it[:-1],
    "more": lambda it: it + b"\0",
    "more, with a checksum": lambda it: seal(it + b"\0\0\0\0"),
    "only the head": lambda it: it[:SIZES_AT],
    "other magic": lambda it: seal(b"rapidovf" + it[8:]),
    "other version": lambda it: put(it, 8, "<I", 2),
    "wrong checksum": lambda it: it[:-1] + bytes([it[-1] ^ 1]),
    "one player": lambda it: put(it, PLAYERS_AT, "<I", 1),
    "other number of players": lambda it: put(it, PLAYERS_AT, "<I", 4),
    "seven players": lambda it: put(it, PLAYERS_AT, "<I", 7),
    "no layers": lambda it: put(it, LAYERS_AT, "<I", 0),
    "one layer": lambda it: put(it, LAYERS_AT, "<I", 1),
    "three layers": lambda it: put(it, LAYERS_AT, "<I", 3),
    "many layers": lambda it: put(it, LAYERS_AT, "<I", 0xFFFFFFFF),
    "other number of features": lambda it: put(it, SIZES_AT, "<I", 367),
    "empty layer": lambda it: put(it, SIZES_AT + 4, "<I", 0),
    "wider layer": lambda it: put(it, SIZES_AT + 8, "<I", 65),
    "huge layer": lambda it: put(it, SIZES_AT + 8, "<I", 0xFFFFFFFF),
    "other number of outputs": lambda it: put(it, SIZES_AT + 16, "<I", 2),
    "negative error": lambda it: put(it, ERROR_AT, "<d", -0.1),
    "error as nan": lambda it: put(it, ERROR_AT, "<d", float("nan")),
    "scale of 0": lambda it: put(it, SCALES_AT, "<d", 0.0),
    "negative scale": lambda it: put(it, SCALES_AT + 8, "<d", -1.0),
    "scale as nan": lambda it: put(it, SCALES_AT + 16, "<d", float("nan")),
    "infinite scale": lambda it: put(it, SCALES_AT + 56, "<d", float("inf")),
}


def test_intact_file_is_loaded(compiled: Library, shipped: bytes) -> None:
    Evaluator(compiled, shipped)
    Evaluator(compiled, seal(shipped))


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_file_is_refused(compiled: Library, shipped: bytes, damage: str) -> None:
    with pytest.raises(ValueError, match="file of weights"):
        Evaluator(compiled, DAMAGE[damage](shipped))


def test_every_flipped_bit_is_noticed(compiled: Library, shipped: bytes) -> None:
    rng, head = Random(1), 8 * (SCALES_AT + 16 * LAYERS)
    spots = [rng.randrange(head) for _ in range(60)]
    spots += [rng.randrange(8 * len(shipped)) for _ in range(60)]
    for spot in spots:
        damaged = bytearray(shipped)
        damaged[spot // 8] ^= 1 << spot % 8
        with pytest.raises(ValueError, match="file of weights"):
            Evaluator(compiled, bytes(damaged))


def trained(players: int, *sizes: int) -> TrainedWeights:
    rng, arrays = np.random.default_rng(1), list[np.ndarray]()
    before = feature_count(players)
    for after in (*sizes, players):
        arrays += [rng.normal(size=(before, after)) / before**0.5, rng.normal(size=after)]
        before = after
    return TrainedWeights(tuple(each.astype(np.float32) for each in arrays), 0.01, 1, 1)


@pytest.mark.parametrize(
    ("sizes", "fits"),
    [((1,), True), ((33, 17), True), ((20, 30, 40, 50), True), ((257,), False), ((9,) * 6, False)],
)
def test_networks_of_other_sizes(
    compiled: Library, tmp_path: Path, sizes: tuple[int, ...], *, fits: bool
) -> None:
    assert compiled
    path = tmp_path / "other.npz"
    export_weights(path, {3: trained(3, *sizes)})
    network = Network.read(path)
    found = network.analyze_turn(POSITION)
    assert (found is not None) is fits
    if found:
        wanted = ReferenceAnalysis(POSITION, network)
        assert found.outcomes == pytest.approx(np.array(wanted.outcomes), abs=1e-5)
