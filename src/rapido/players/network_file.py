"""The file of the value function: its head, and its weights as whole numbers of 16 bits.

The file is a .npz of numpy. `head` is a JSON text; `2.0`, `2.1`, ... are the arrays for two players
from the first layer on, weights and bias in turn, and so on for every count. What is kept is each
weight divided by the scale of its array, rounded to 15 bits, which is finer than a float of 16 bits
is. First layers, by far the largest, are rounded to fewer, so that they can be packed tighter. For
the same reason the lower bytes of all numbers come before the higher ones.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from rapido.players.inputs import rows_in_all
from rapido.rules import RapidoError

FORMAT: Final = "rapido-value"
VERSION: Final = 2
_LARGEST: Final = (1 << 15) - 1
_LARGEST_IN_ROWS: Final = {2: (1 << 12) - 1, 3: (1 << 12) - 1}
"""by count of players, in first layers: chances are off by another 0.0001 by it"""
_LARGEST_ELSE: Final = (1 << 10) - 1
"""by another 0.0003, where they are off by 0.01 anyway"""

Floats = NDArray[np.float32]
Weights = dict[int, tuple[Floats, ...]]
"""the arrays by count of players"""


class BadNetwork(RapidoError):
    """A file that is no value function, or not a whole one."""

    code = "bad_network"


@dataclass(frozen=True, slots=True)
class Reference:
    """A few positions and what the network says of them, so that a change is noticed."""

    finish: int
    steps: list[list[int]]
    owner: list[list[int]]
    worth: list[list[int]]
    zero: list[list[int]]
    chances: list[list[float]]


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a network beside its weights."""

    seed: dict[str, int]
    """by count of players: what the training began from"""
    lessons: dict[str, int]
    """by count of players: how long it was trained"""
    stderr: dict[str, float]
    """by count of players: how far its chances are off as a rule"""
    sizes: dict[str, list[int]]
    """by count of players: the rows of the first layer, then what each layer gives"""
    scales: dict[str, list[float]]
    """by count of players: what one unit stands for, for every array"""
    sha256: str
    """of all arrays in their order"""
    reference: dict[str, Reference]
    """by count of players"""


def in_units(weights: Weights) -> tuple[dict[str, NDArray[np.int16]], dict[str, list[float]]]:
    """Round weights to units, and return these by name, and the scales."""
    units: dict[str, NDArray[np.int16]] = {}
    scales: dict[str, list[float]] = {}
    for players, arrays in weights.items():
        scales[str(players)] = []
        for number, array in enumerate(arrays):
            rows = _LARGEST_IN_ROWS.get(players, _LARGEST_ELSE)
            scale = float(np.abs(array).max()) / (_LARGEST if number else rows) or 1.0
            units[f"{players}.{number}"] = np.rint(array / scale).astype("<i2")
            scales[str(players)].append(scale)
    return units, scales


def from_units(units: dict[str, NDArray[np.int16]], scales: dict[str, list[float]]) -> Weights:
    """Return the weights as they are used."""
    return {
        int(players): tuple(
            (units[f"{players}.{number}"] * scale).astype(np.float32)
            for number, scale in enumerate(each)
        )
        for players, each in scales.items()
    }


def digest(units: dict[str, NDArray[np.int16]]) -> str:
    """Return the checksum of all arrays."""
    found = hashlib.sha256()
    for name in sorted(units):
        found.update(name.encode())
        found.update(np.ascontiguousarray(units[name], "<i2").tobytes())
    return found.hexdigest()


def sizes_of(weights: Weights) -> dict[str, list[int]]:
    """Return the sizes of all layers by count of players."""
    return {
        str(players): [len(arrays[0]), *(len(bias) for bias in arrays[1::2])]
        for players, arrays in weights.items()
    }


def write_network(path: Path, head: Head, units: dict[str, NDArray[np.int16]]) -> None:
    """Write a file."""
    text = json.dumps({"format": FORMAT, "version": VERSION, **asdict(head)})
    with path.open("wb") as file:
        bytes_apart = {name: _apart(array) for name, array in units.items()}
        arrays: dict[str, Any] = {"head": np.frombuffer(text.encode(), np.uint8), **bytes_apart}
        np.savez_compressed(file, **arrays)


def _apart(units: NDArray[np.int16]) -> NDArray[np.uint8]:
    both = np.ascontiguousarray(units, "<i2")[..., None].view(np.uint8)
    return np.ascontiguousarray(np.moveaxis(both, -1, 0))


def _joined(apart: NDArray[np.uint8]) -> NDArray[np.int16]:
    both = np.ascontiguousarray(np.moveaxis(apart, 0, -1))
    return both.view("<i2")[..., 0]


def read_network(path: Path, *, older: bool = False) -> tuple[Head, Weights]:
    """Read a file, and see that nothing in it is missing or changed.

    An older one may lack the last rows of its first layers: these are then zero.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as content:
            text = content["head"].tobytes()
            units = {name: _joined(content[name]) for name in content.files if name != "head"}
        head = _head(json.loads(text), path)
    except OSError as error:
        raise BadNetwork(f"{path} cannot be read: {error.strerror or error}") from error
    except (ValueError, TypeError, KeyError, AttributeError, BadZipFile, EOFError) as error:
        raise BadNetwork(f"{path} is no value function of Rapido, or is damaged") from error
    if digest(units) != head.sha256:
        raise BadNetwork(f"{path} is damaged: its checksum is not that of its weights")
    _check_sizes(head, units, path, older=older)
    weights = from_units(units, head.scales)
    return head, {players: _with_all_rows(players, each) for players, each in weights.items()}


def _head(content: dict[str, Any], path: Path) -> Head:
    kind = content.pop("format"), content.pop("version")
    if kind != (FORMAT, VERSION):
        raise BadNetwork(f"{path} is of version {kind[1]}; this program reads version {VERSION}")
    reference = {key: Reference(**each) for key, each in content.pop("reference").items()}
    return Head(**content, reference=reference)


def _with_all_rows(players: int, arrays: tuple[Floats, ...]) -> tuple[Floats, ...]:
    missing = rows_in_all(players) - len(arrays[0])
    return np.pad(arrays[0], ((0, missing), (0, 0))), *arrays[1:]


def _check_sizes(
    head: Head, units: dict[str, NDArray[np.int16]], path: Path, *, older: bool
) -> None:
    shapes = {name: array.shape for name, array in units.items()}
    wanted: dict[str, tuple[int, ...]] = {}
    for players, sizes in head.sizes.items():
        missing = rows_in_all(int(players)) - sizes[0]
        if missing < 0 or (missing and not older) or sizes[-1] != int(players):
            raise BadNetwork(f"{path} has layers that do not fit {players} players")
        for number, (before, after) in enumerate(pairwise(sizes)):
            wanted[f"{players}.{2 * number}"] = (before, after)
            wanted[f"{players}.{2 * number + 1}"] = (after,)
    if shapes != wanted or head.sizes.keys() != head.scales.keys():
        raise BadNetwork(f"{path} has layers of other sizes than its head says")
