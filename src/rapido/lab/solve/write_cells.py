"""Writes gigabytes to a file, and says how much of it is on disk."""

import os
from collections.abc import Callable, Iterable
from typing import BinaryIO, Final

OnWriting = Callable[[str, float], None]
"""takes the key of what is being written, and the share that is on disk"""

_SYNC: Final = 1 << 26
"""bytes; without a sync, the system would keep gigabytes in memory until the end"""


def ignore_writing(what: str, share: float) -> None:
    """Report nothing."""


def write_cells(
    file: BinaryIO,
    chunks: Iterable[bytes | memoryview],
    size: int,
    on_share: Callable[[float], None],
) -> None:
    """Write chunks of this size altogether."""
    written = synced = 0
    on_share(0)
    for chunk in chunks:
        file.write(chunk)
        written += len(chunk)
        if written - synced >= _SYNC:
            file.flush()
            os.fsync(file.fileno())
            synced = written
        on_share(written / size)
