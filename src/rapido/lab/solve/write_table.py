"""Writes the table file of a solved game."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from rapido.kernel.tables.file import CELL_SIZE, Head
from rapido.lab.report.files import writing
from rapido.lab.solve.write_cells import OnWriting, ignore_writing, write_cells

Pack = Callable[[range], bytes]
"""returns some boards as cells of a file"""
_BOARDS_PER_WRITE: Final = 512


def write_table(
    path: Path, head: Head, boards: int, pack: Pack, on_writing: OnWriting = ignore_writing
) -> Head:
    """Write a new file, and rename it only once all of it is on disk."""
    digest = hashlib.sha256()

    def packed() -> Iterator[bytes]:
        for first in range(0, boards, _BOARDS_PER_WRITE):
            cells = pack(range(first, min(first + _BOARDS_PER_WRITE, boards)))
            digest.update(cells)
            yield cells

    with writing(path) as file:
        file.write(head.to_bytes())
        size = CELL_SIZE * head.cells
        write_cells(file, packed(), size, partial(on_writing, "progress-write-table"))
        head = replace(head, sha256=digest.hexdigest())
        file.seek(0)
        file.write(head.to_bytes())
    return head
