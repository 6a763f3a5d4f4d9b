"""Checkpoints: tables saved during the iteration, so that an interruption costs only minutes."""

import json
import os
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol
from zlib import crc32

import msgspec

from rapido.lab.errors import BadLabRequest
from rapido.lab.report.files import writing
from rapido.lab.solve.write_cells import OnWriting, ignore_writing, write_cells

INTERVAL: Final = 60.0
"""seconds between checkpoints, unless writing takes long"""
MAX_TIME_SHARE: Final = 0.1
"""of the time, at most this much is spent on writing"""
_FORMAT: Final = "rapido-checkpoint 1"
_HEAD: Final = 4096
_CHUNK: Final = 1 << 24


class Resumable(Protocol):
    """Tables that a checkpoint can store."""

    def layout(self) -> dict[str, Any]:
        """Describe game and memory layout; both must match to resume."""
        ...

    def views(self) -> list[memoryview]:
        """Return the tables as bytes."""
        ...


class Checkpoint:
    """The file next to the future table."""

    def __init__(
        self, table: Path, interval: float = INTERVAL, on_writing: OnWriting = ignore_writing
    ) -> None:
        self.path = table.with_name(table.name + ".part")
        self._interval = interval
        self._on_writing = on_writing
        self._due = monotonic() + interval

    def write_if_due(self, tables: Resumable, progress: Mapping[str, Any]) -> None:
        """Write a checkpoint if the last one is old enough."""
        if monotonic() >= self._due:
            self.write(tables, progress)

    def write(self, tables: Resumable, progress: Mapping[str, Any]) -> None:
        """Write a new file, which then atomically replaces the old one."""
        began = monotonic()
        with writing(self.path) as file:
            file.seek(_HEAD)
            checksum = 0

            def summed() -> Iterator[memoryview]:
                nonlocal checksum
                for chunk in _chunks(tables):
                    checksum = crc32(chunk, checksum)
                    yield chunk

            size = sum(len(view) for view in tables.views())
            write_cells(file, summed(), size, partial(self._on_writing, "progress-save-solved"))
            head = {
                "format": _FORMAT,
                **tables.layout(),
                "progress": dict(progress),
                "crc32": checksum,
            }
            file.seek(0)
            file.write(json.dumps(head).encode().ljust(_HEAD))
        self._due = monotonic() + max(self._interval, (monotonic() - began) / MAX_TIME_SHARE)

    def resume(self, tables: Resumable) -> dict[str, Any]:
        """Read the checkpoint into the tables, and return the stored progress."""
        try:
            file = self.path.open("rb")
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadLabRequest(
                "solve-nothing-to-resume", file=str(self.path), reason=reason
            ) from error
        with file:
            head = _read_head(file.read(_HEAD), self.path)
            size = _HEAD + sum(len(view) for view in tables.views())
            expected = {"format": _FORMAT, **tables.layout()}
            if {key: head.get(key) for key in expected} != expected:
                raise BadLabRequest(
                    "solve-other-checkpoint",
                    file=str(self.path),
                    **{key: str(head.get(key)) for key in ("players", "finish", "cell")},
                )
            complete = os.fstat(file.fileno()).st_size == size
            checksum = 0
            for chunk in _chunks(tables) if complete else ():
                file.readinto(chunk)
                checksum = crc32(chunk, checksum)
            progress = head.get("progress")
            if not complete or checksum != head.get("crc32") or not isinstance(progress, dict):
                raise BadLabRequest("solve-checkpoint-damaged", file=str(self.path))
        return progress  # pyright: ignore[reportUnknownVariableType] - read_progress checks it

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)


def _read_head(content: bytes, path: Path) -> dict[str, Any]:
    try:
        return msgspec.json.decode(content, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise BadLabRequest("solve-checkpoint-damaged", file=str(path)) from error


def _chunks(tables: Resumable) -> list[memoryview]:
    return [
        view[first : first + _CHUNK]
        for view in tables.views()
        for first in range(0, len(view), _CHUNK)
    ]
