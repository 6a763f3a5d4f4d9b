"""The file of weights that the kernel reads, for one number of players.

`kernel/c/network/network.h` describes it. It holds the same integers and scales as the file of the
value function (network_file.py), so both give the same weights.
"""

import struct
import zlib
from pathlib import Path
from typing import Final

import numpy as np

from rapido.players.network_file import Floats, read_network, split_bytes

MAGIC: Final = b"RAPIDOVF"
VERSION: Final = 1


def weights_file(
    players: int, arrays: tuple[Floats, ...], scales: list[float], stderr: float
) -> bytes:
    """Return the content of the file for arrays that are integers times their scales.

    Other arrays raise ValueError.
    """
    sizes = [len(arrays[0]), *(len(bias) for bias in arrays[1::2])]
    layers = len(sizes) - 1
    head = struct.pack(
        f"<8s3I{len(sizes)}Id{2 * layers}d",
        *(MAGIC, VERSION, players, layers, *sizes, stderr, *scales),
    )
    content = head + b"".join(map(_units, arrays, scales))
    return content + struct.pack("<I", zlib.crc32(content))


def _units(array: Floats, scale: float) -> bytes:
    units = np.rint(array / scale).astype(np.int16)
    if not np.array_equal((units * scale).astype(np.float32), array):
        raise ValueError("weights that are not integers times their scale")
    return split_bytes(units).tobytes()


def convert_weights(path: Path, players: int) -> bytes:
    """Return the weights for this number of players from a file of the value function."""
    head, weights = read_network(path)
    name = str(players)
    return weights_file(players, weights[players], head.scales[name], head.stderr[name])
