"""Copies of a database: one private file each, consistent even while the source is in use."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rapido.store.errors import database_error, primary_code
from rapido.store.sqlite.database import connect_read_only
from rapido.store.sqlite.new_file import PARTS, new_file

Progress = Callable[[int, int], None]
"""called with the number of pages that are copied, and of all pages"""
_PAGES: Final = 4096
"""copied from one call of the progress to the next"""


def copy_database(source: Path, folder: Path, name: str, progress: Progress | None = None) -> Path:
    """Copy a database, with what is only in its write-ahead log, to a new file in a folder.

    Return that file, whose name begins with `name`; nothing is left behind if this fails.
    """
    with new_file(folder, name) as copy:
        _copy_any(source.resolve(), copy, progress)
        sync(copy)
    return copy


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk."""
    is_folder = path.is_dir()
    if is_folder and sys.platform == "win32":
        return
    # Windows flushes only what is open for writing, as no folder can be.
    handle = os.open(path, os.O_RDONLY if is_folder else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_any(source: Path, copy: Path, progress: Progress | None) -> None:
    with source.open("rb"):
        pass  # an unreadable file is an OSError, which says why
    try:
        _copy(source, copy, progress)
    except sqlite3.Error as error:
        if primary_code(error) not in {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}:
            raise database_error(error) from error
        # SQLite must create a file beside the source but may not. So no program has it open for
        # writing either, and its files can be copied one by one.
        with TemporaryDirectory(dir=copy.parent, prefix=f"{copy.name}.") as folder:
            for part in PARTS:
                file = source.with_name(source.name + part)
                if file.exists():
                    shutil.copyfile(file, Path(folder) / f"source{part}")
            try:
                _copy(Path(folder) / "source", copy, progress)
            except sqlite3.Error as second:
                raise database_error(second) from second


def _copy(source: Path, target: Path, progress: Progress | None) -> None:
    with closing(connect_read_only(source)) as database:
        # Between two parts of the copy, others may write: all of it is of one moment.
        database.execute("BEGIN")
        database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        copy_open_database(database, target, progress)


def copy_open_database(
    database: sqlite3.Connection, target: Path, progress: Progress | None = None
) -> None:
    """Copy what a connection sees, even if its file has been deleted, to an empty file."""

    def show(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    with closing(sqlite3.connect(target)) as copy:
        database.backup(copy, pages=-1 if progress is None else _PAGES, progress=show)
        copy.execute("PRAGMA journal_mode = DELETE")
