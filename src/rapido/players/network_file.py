"""The file of the value function: a JSON head, and the weights quantized to 16-bit integers.

It is a numpy .npz file. `head` is a JSON text; `2.0`, `2.1`, ... are the arrays for two players
from the first layer on, weights and bias in turn, and so on for every number of players. A weight
is divided by the scale of its array and rounded to 15 bits, which is finer than a 16-bit float.
First layers, by far the largest, are rounded to fewer bits so that they compress better. For the
same reason the low bytes of an array come before its high bytes.
"""

import hashlib
import json
import math
import os
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import IO, Annotated, Any, BinaryIO, Final
from zipfile import ZipFile

import msgspec
import numpy as np
from msgspec import Meta
from numpy.lib import format as npy
from numpy.typing import NDArray

from rapido.players.features import feature_count
from rapido.replaced_file import replacing
from rapido.rules import PLAYERS, RapidoError

FORMAT: Final = "rapido-value"
VERSION: Final = 2
MAX_SIZE: Final = 64_000_000
"""bytes of a file, and of everything in it; ours has a megabyte"""
_MAX_UNIT: Final = (1 << 15) - 1
_MAX_EMBEDDING: Final = {2: (1 << 12) - 1, 3: (1 << 12) - 1}
"""by number of players, in first layers: adds an error of 0.0001 to chances"""
_MAX_EMBEDDING_ELSE: Final = (1 << 10) - 1
"""adds 0.0003, where the error is 0.01 anyway"""

Floats = NDArray[np.float32]
_Players = Annotated[str, Meta(pattern=f"^[{min(PLAYERS)}-{max(PLAYERS)}]$")]
_Size = Annotated[int, Meta(ge=1, le=1_000_000)]
Weights = dict[int, tuple[Floats, ...]]
"""the arrays by number of players"""


class BadNetwork(RapidoError):
    """A file that is not a value function, or a damaged one."""

    code = "bad_network"


@dataclass(frozen=True, slots=True)
class Reference:
    """A few positions and their chances, to detect changes in the arithmetic."""

    finish: int
    steps: list[list[int]]
    owner: list[list[int]]
    worth: list[list[int]]
    zero: list[list[int]]
    chances: list[list[float]]


@dataclass(frozen=True, slots=True)
class Head:
    """The metadata of a network."""

    seed: dict[_Players, int]
    """by number of players: the seed of the training"""
    lessons: dict[_Players, int]
    """by number of players: iterations of the training"""
    stderr: dict[_Players, Annotated[float, Meta(ge=0)]]
    """by number of players: the typical error of a chance"""
    sizes: dict[_Players, Annotated[list[_Size], Meta(min_length=2)]]
    """by number of players: the number of features, then the outputs of each layer"""
    scales: dict[_Players, list[float]]
    """by number of players: the scale of every array"""
    sha256: str
    """of all arrays in their order"""
    reference: dict[_Players, Reference]
    """by number of players"""


def quantize(weights: Weights) -> tuple[dict[str, NDArray[np.int16]], dict[str, list[float]]]:
    """Round weights to integers; return these by name, and the scales."""
    units: dict[str, NDArray[np.int16]] = {}
    scales: dict[str, list[float]] = {}
    for players, arrays in weights.items():
        scales[str(players)] = []
        for number, array in enumerate(arrays):
            embedding = _MAX_EMBEDDING.get(players, _MAX_EMBEDDING_ELSE)
            scale = float(np.abs(array).max()) / (_MAX_UNIT if number else embedding) or 1.0
            units[f"{players}.{number}"] = np.rint(array / scale).astype("<i2")
            scales[str(players)].append(scale)
    return units, scales


def dequantize(units: dict[str, NDArray[np.int16]], scales: dict[str, list[float]]) -> Weights:
    """Return the weights as floats."""
    return {
        int(players): tuple(
            (units[f"{players}.{number}"] * scale).astype(np.float32)
            for number, scale in enumerate(each)
        )
        for players, each in scales.items()
    }


def checksum(units: dict[str, NDArray[np.int16]]) -> str:
    """Return the SHA-256 of all arrays."""
    found = hashlib.sha256()
    for name in sorted(units):
        found.update(name.encode())
        found.update(np.ascontiguousarray(units[name], "<i2").tobytes())
    return found.hexdigest()


def layer_sizes(weights: Weights) -> dict[str, list[int]]:
    """Return the sizes of all layers by number of players."""
    return {
        str(players): [len(arrays[0]), *(len(bias) for bias in arrays[1::2])]
        for players, arrays in weights.items()
    }


def write_network(path: Path, head: Head, units: dict[str, NDArray[np.int16]]) -> None:
    text = json.dumps({"format": FORMAT, "version": VERSION, **asdict(head)})
    with replacing(path) as file:
        planes = {name: split_bytes(array) for name, array in units.items()}
        arrays: dict[str, Any] = {"head": np.frombuffer(text.encode(), np.uint8), **planes}
        np.savez_compressed(file, **arrays)


def split_bytes(units: NDArray[np.int16]) -> NDArray[np.uint8]:
    both = np.ascontiguousarray(units, "<i2")[..., None].view(np.uint8)
    return np.ascontiguousarray(np.moveaxis(both, -1, 0))


def _join_bytes(planes: NDArray[np.uint8]) -> NDArray[np.int16]:
    both = np.ascontiguousarray(np.moveaxis(planes, 0, -1))
    return both.view("<i2")[..., 0]


def read_network(path: Path, *, older: bool = False) -> tuple[Head, Weights]:
    """Read a file and verify its checksum and layer sizes.

    `older` accepts files with fewer features; their missing weights are zero.
    """
    try:
        with path.open("rb") as file:
            content = _read_arrays(file)
        head = _head(content.pop("head").tobytes(), path)
        units = {name: _join_bytes(array) for name, array in content.items()}
    except BadNetwork:
        raise
    except OSError as error:
        raise BadNetwork(f"{path} cannot be read: {error.strerror or error}") from error
    except Exception as error:  # a damaged archive can raise almost anything
        raise BadNetwork(f"{path} is not a value function of Rapido, or is damaged") from error
    if checksum(units) != head.sha256:
        raise BadNetwork(f"{path} is damaged: its checksum is not that of its weights")
    _check_sizes(head, units, path, older=older)
    weights = dequantize(units, head.scales)
    return head, {players: _pad_features(players, each) for players, each in weights.items()}


def _read_arrays(file: BinaryIO) -> dict[str, NDArray[np.uint8]]:
    """Read the arrays by name; what a header says is never allocated before it was found."""
    if os.fstat(file.fileno()).st_size > MAX_SIZE:
        raise ValueError("the file is too large")
    with ZipFile(file) as archive:
        members = archive.infolist()
        if sum(member.file_size for member in members) > MAX_SIZE:
            raise ValueError("the arrays are too large")
        arrays: dict[str, NDArray[np.uint8]] = {}
        for member in members:
            with archive.open(member) as stream:
                arrays[member.filename.removesuffix(".npy")] = _read_array(stream)
    return arrays


def _read_array(stream: IO[bytes]) -> NDArray[np.uint8]:
    if npy.read_magic(stream) != (1, 0):
        raise ValueError("unknown version of an array")
    shape, in_columns, kind = npy.read_array_header_1_0(stream)
    content = stream.read()
    whole = all(size >= 0 for size in shape) and math.prod(shape) == len(content)
    if not whole or in_columns or kind != np.uint8:
        raise ValueError("not an array of bytes")
    return np.frombuffer(content, np.uint8).reshape(shape)


def _head(text: bytes, path: Path) -> Head:
    content = msgspec.json.decode(text, type=dict[str, Any])
    kind = content.pop("format"), content.pop("version")
    if kind != (FORMAT, VERSION):
        raise BadNetwork(f"{path} is of version {kind[1]!r}; this program reads version {VERSION}")
    return msgspec.convert(content, Head)


def _pad_features(players: int, arrays: tuple[Floats, ...]) -> tuple[Floats, ...]:
    missing = feature_count(players) - len(arrays[0])
    return np.pad(arrays[0], ((0, missing), (0, 0))), *arrays[1:]


def _check_sizes(
    head: Head, units: dict[str, NDArray[np.int16]], path: Path, *, older: bool
) -> None:
    shapes = {name: array.shape for name, array in units.items()}
    wanted: dict[str, tuple[int, ...]] = {}
    for players, sizes in head.sizes.items():
        missing = feature_count(int(players)) - sizes[0]
        if missing < 0 or (missing and not older) or sizes[-1] != int(players):
            raise BadNetwork(f"{path} has layers that do not fit {players} players")
        for number, (before, after) in enumerate(pairwise(sizes)):
            wanted[f"{players}.{2 * number}"] = (before, after)
            wanted[f"{players}.{2 * number + 1}"] = (after,)
    described = (head.scales, head.stderr)
    same = all(each.keys() == head.sizes.keys() for each in described)
    counts = {players: 2 * len(sizes) - 2 for players, sizes in head.sizes.items()}
    if not same or shapes != wanted or {k: len(v) for k, v in head.scales.items()} != counts:
        raise BadNetwork(f"{path} has layers of other sizes than its head says")
