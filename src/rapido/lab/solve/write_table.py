"""Writes the table file of a solved game."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from rapido.kernel.tables.file import Head
from rapido.lab.report.files import writing

Pack = Callable[[range], bytes]
"""returns some boards as cells of a file"""
_BOARDS_PER_WRITE: Final = 512


def write_table(path: Path, head: Head, boards: int, pack: Pack) -> Head:
    """Write a new file, and rename it only once all of it is on disk."""
    digest = hashlib.sha256()
    with writing(path) as file:
        file.write(head.to_bytes())
        for first in range(0, boards, _BOARDS_PER_WRITE):
            cells = pack(range(first, min(first + _BOARDS_PER_WRITE, boards)))
            digest.update(cells)
            file.write(cells)
        head = replace(head, sha256=digest.hexdigest())
        file.seek(0)
        file.write(head.to_bytes())
    return head
