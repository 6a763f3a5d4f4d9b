"""Small valid files of every binary format, to be damaged by tests."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from rapido.kernel.tables.file import Head as TableHead
from rapido.players.features import feature_count
from rapido.players.network_file import (
    Head,
    Reference,
    checksum,
    layer_sizes,
    quantize,
    write_network,
)


def table_head(players: int = 2, finish: int = 1, **changes: Any) -> TableHead:
    head: dict[str, Any] = {
        "players": players,
        "finish": finish,
        "start": (1 / players,) * players,
        "start_error": 0.0,
        "error": 0.0,
        "residual": 0.0,
        "sweeps": 1,
        "seconds": 1.0,
        "sha256": "0" * 64,
    }
    return TableHead(**head | changes)


def write_table(path: Path, head: TableHead | bytes, cells: int | None = None) -> Path:
    """Write a table whose cells are all zero; it is sparse."""
    if isinstance(head, TableHead):
        cells = head.cells
        head = head.to_bytes()
    with path.open("wb") as file:
        file.write(head)
        file.truncate(len(head) + 2 * (cells or 0))
    return path


def network_parts(players: Sequence[int] = (3,)) -> tuple[Head, dict[str, Any]]:
    rng = np.random.default_rng(1)
    weights = {
        count: tuple(
            rng.normal(size=shape).astype(np.float32)
            for shape in ((feature_count(count), 3), (3,), (3, count), (count,))
        )
        for count in players
    }
    units, scales = quantize(weights)
    names = [str(count) for count in players]
    head = Head(
        seed=dict.fromkeys(names, 1),
        lessons=dict.fromkeys(names, 1),
        stderr=dict.fromkeys(names, 0.1),
        sizes=layer_sizes(weights),
        scales=scales,
        sha256=checksum(units),
        reference=dict.fromkeys(names, Reference(21, [], [], [], [], [])),
    )
    return head, units


def write_small_network(path: Path) -> Path:
    write_network(path, *network_parts())
    return path
