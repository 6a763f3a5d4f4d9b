"""New files: private, written under a temporary name, and never left behind."""

import os
import re
import shutil
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from rapido.store.sqlite.private import FILE_MODE

PARTS: Final = ("", "-wal", "-journal")
"""the files that hold the data of one database"""


@contextmanager
def new_file(folder: Path, name: str) -> Generator[Path]:
    """Create an empty file, `name` and something random, and delete it if the `with` block fails.

    What killed processes have left under such names is removed; a file that is being written is
    locked.
    """
    _remove_leftovers(folder, name)
    handle, temporary = mkstemp(".new", f"{name}.", folder)
    file = Path(temporary)
    try:
        try:
            _lock(handle)
            file.chmod(FILE_MODE)
            yield file
        finally:
            os.close(handle)  # before it is deleted, since Windows deletes no open file
    except BaseException:
        remove(file)
        raise


def remove(file: Path) -> None:
    for part in PARTS:
        file.with_name(file.name + part).unlink(missing_ok=True)


def _remove_leftovers(folder: Path, name: str) -> None:
    pattern = re.compile(re.escape(name) + r"\.[a-z0-9_]{8}\.new(-journal|-wal|\.[a-z0-9_]{8})?")
    for path in [path for path in folder.iterdir() if pattern.fullmatch(path.name)]:
        written = path.with_name(pattern.sub(_without_ending, path.name))
        with suppress(OSError):
            if not _is_locked(written):
                if path.is_dir():
                    shutil.rmtree(path)
                else:
                    path.unlink()


def _without_ending(found: re.Match[str]) -> str:
    return found.group().removesuffix(found.group(1) or "")


def _lock(handle: int) -> None:
    """Lock a file until it is closed; Windows lets nobody delete an open file anyway."""
    if os.name != "nt":
        import fcntl  # noqa: PLC0415

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_locked(file: Path) -> bool:
    try:
        handle = os.open(file, os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        _lock(handle)
    except BlockingIOError:
        return True
    finally:
        os.close(handle)
    return False
