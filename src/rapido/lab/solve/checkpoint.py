"""Keeps tables on disk while the iteration runs, so that a kill costs a few minutes."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol
from zlib import crc32

from rapido.rules import BadRequest

PAUSE: Final = 60.0
"""seconds from one checkpoint to the next, if writing one does not take long"""
SHARE_OF_TIME: Final = 0.1
"""more of the time is not spent with writing"""
_FORMAT: Final = "rapido-checkpoint 1"
_HEAD: Final = 4096
_CHUNK: Final = 1 << 24


class Kept(Protocol):
    """What a checkpoint holds."""

    def kind(self) -> dict[str, Any]:
        """Say what the tables are for and how they are laid out; it must fit to resume."""
        ...

    def views(self) -> list[memoryview]:
        """Return the tables as bytes."""
        ...


class Checkpoint:
    """The file next to the table that is to be."""

    def __init__(self, table: Path, pause: float = PAUSE) -> None:
        self.path = table.with_name(table.name + ".part")
        self._pause = pause
        self._due = monotonic() + pause

    def keep(self, kept: Kept, progress: Mapping[str, Any], *, now: bool = False) -> None:
        """Write a checkpoint if the last one is old: a new file that then replaces the old one."""
        began = monotonic()
        if began < self._due and not now:
            return
        fresh = self.path.with_name(self.path.name + ".new")
        with fresh.open("wb") as file:
            file.seek(_HEAD)
            checksum = 0
            for chunk in _chunks(kept):
                file.write(chunk)
                checksum = crc32(chunk, checksum)
            head = {
                "format": _FORMAT,
                **kept.kind(),
                "progress": dict(progress),
                "crc32": checksum,
            }
            file.seek(0)
            file.write(json.dumps(head).encode().ljust(_HEAD))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.path)
        self._due = monotonic() + max(self._pause, (monotonic() - began) / SHARE_OF_TIME)

    def resume(self, kept: Kept) -> dict[str, Any]:
        """Read the checkpoint into the tables, and return how far it had come."""
        try:
            file = self.path.open("rb")
        except OSError as error:
            raise BadRequest(
                f"there is nothing to resume: {self.path}: {error.strerror}"
            ) from error
        with file:
            head = _read_head(file.read(_HEAD), self.path)
            wanted = {"format": _FORMAT, **kept.kind()}
            if {key: head.get(key) for key in wanted} != wanted:
                raise BadRequest(
                    f"{self.path} is a checkpoint for {head.get('players')} players and a finish"
                    f" on step {head.get('finish')} with cells of {head.get('cell')} bytes,"
                    " not for this game and precision"
                )
            checksum = 0
            for chunk in _chunks(kept):
                file.readinto(chunk)
                checksum = crc32(chunk, checksum)
            if checksum != head["crc32"] or file.read(1):
                raise BadRequest(f"{self.path} is damaged; begin again without --resume")
        progress: dict[str, Any] = head["progress"]
        return progress

    def forget(self) -> None:
        """Remove the file: the table is finished."""
        self.path.unlink(missing_ok=True)


def _read_head(content: bytes, path: Path) -> dict[str, Any]:
    try:
        head: dict[str, Any] = json.loads(content)
    except ValueError as error:
        raise BadRequest(f"{path} is no checkpoint") from error
    return head


def _chunks(kept: Kept) -> list[memoryview]:
    return [
        view[first : first + _CHUNK]
        for view in kept.views()
        for first in range(0, len(view), _CHUNK)
    ]
