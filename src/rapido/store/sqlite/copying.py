"""Copies of a database: one private file each, consistent even while the source is in use."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from rapido.store.errors import database_error, primary_code
from rapido.store.sqlite.database import connect_read_only
from rapido.store.sqlite.new_file import PARTS, new_file


def copy_database(source: Path, folder: Path, name: str) -> Path:
    """Copy a database, with what is only in its write-ahead log, to a new file in a folder.

    Return that file, whose name begins with `name`; nothing is left behind if this fails.
    """
    with new_file(folder, name) as copy:
        _copy_any(source.resolve(), copy)
        sync(copy)
    return copy


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_any(source: Path, copy: Path) -> None:
    with source.open("rb"):
        pass  # an unreadable file is an OSError, which says why
    try:
        _copy(source, copy)
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
                _copy(Path(folder) / "source", copy)
            except sqlite3.Error as second:
                raise database_error(second) from second


def _copy(source: Path, target: Path) -> None:
    with closing(connect_read_only(source)) as database:
        copy_open_database(database, target)


def copy_open_database(database: sqlite3.Connection, target: Path) -> None:
    """Copy what a connection sees, even if its file has been deleted, to an empty file."""
    with closing(sqlite3.connect(target)) as copy:
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
