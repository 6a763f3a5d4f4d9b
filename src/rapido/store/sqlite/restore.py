"""Restoring: a checked copy is staged in the data folder, then takes the place of the database."""

import os
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from rapido.store.errors import SourceInUse
from rapido.store.sqlite.check import Progress, check_database, check_rooms
from rapido.store.sqlite.copying import copy_database, sync
from rapido.store.sqlite.database import connect, open_database
from rapido.store.sqlite.folder import FILE, LOGS, RESTORE, unused_name
from rapido.store.sqlite.migrations import migrate
from rapido.store.sqlite.new_file import remove
from rapido.store.sqlite.private import FILE_MODE, create_folder, give_to_owner


class Staged(NamedTuple):
    """A backup that was copied into the folder."""

    identity: int
    """of the file: a server that takes it may be faster than whoever has staged it"""
    broken_rooms: int
    """that cannot be served"""


def stage_restore(
    folder: Path, file: Path, progress: Progress, copied: Progress | None = None
) -> Staged:
    """Copy a backup into the folder and check it, for `apply_restore` or a running server."""
    for name in (FILE, RESTORE):
        if (folder / name).exists() and file.samefile(folder / name):
            raise SourceInUse(str(file))
    create_folder(folder)
    copy = copy_database(file, folder, RESTORE, copied)
    with ExitStack() as undo:
        undo.callback(remove, copy)
        _prepare(copy)
        staged = Staged(copy.stat().st_ino, check_rooms(copy, progress))
        give_to_owner(copy)
        sync(copy)
        _rename(copy, folder / RESTORE, undo)
        sync(folder)
        undo.pop_all()
    return staged


@contextmanager
def checked_copy(file: Path, folder: Path, progress: Progress) -> Generator[tuple[Path, int]]:
    """Copy a backup into a folder for the duration of a `with` block, and check it.

    Yield the copy, of today's schema, and the number of rooms that cannot be served.
    """
    copy = copy_database(file, folder, RESTORE)
    try:
        _prepare(copy)
        yield copy, check_rooms(copy, progress)
    finally:
        remove(copy)


def is_restored(folder: Path, staged: Staged) -> bool:
    """Return whether a staged backup is the database now."""
    try:
        return (folder / FILE).stat().st_ino == staged.identity
    except FileNotFoundError:
        return False


def prepare_restore(folder: Path) -> None:
    """Check the staged backup, whoever has put it there, and migrate it if it is older."""
    staged = folder / RESTORE
    if any(staged.with_name(RESTORE + suffix).exists() for suffix in ("-wal", "-journal")):
        # Somebody has moved a database here with its log; only a copy has both in one file.
        copy = copy_database(staged, folder, RESTORE)
        remove(staged)
        copy.replace(staged)
    staged.chmod(FILE_MODE)
    _prepare(staged)


def _prepare(file: Path) -> None:
    check_database(file)
    with closing(connect(file)) as database:
        migrate(database)


def refuse_restore(folder: Path) -> Path:
    """Rename a staged backup that cannot be used, so that it is not tried again."""
    refused = unused_name(folder, f"{RESTORE}.refused")
    (folder / RESTORE).replace(refused)
    return refused


@contextmanager
def replaced_database(folder: Path) -> Generator[Path]:
    """Replace the database, which must be closed, by the staged backup, for good if all goes well.

    Yield where the old one is kept. If the `with` block fails, for instance to open the new
    database, the old one is put back.
    """
    current, staged = folder / FILE, folder / RESTORE
    kept = unused_name(folder, f"{FILE}.before")
    _merge_log(current)
    with ExitStack() as undo:
        for suffix in LOGS:
            if current.with_name(FILE + suffix).exists():
                _rename(current.with_name(FILE + suffix), kept.with_name(kept.name + suffix), undo)
        if current.exists():
            _keep(current, kept, undo)
        _rename(staged, current, undo)
        undo.callback(_remove_logs, current)
        sync(folder)
        yield kept
        undo.pop_all()


def _rename(source: Path, target: Path, undo: ExitStack) -> None:
    source.replace(target)
    undo.callback(target.replace, source)


def _keep(current: Path, kept: Path, undo: ExitStack) -> None:
    """Give the database a second name, so that the folder is never without a database."""
    try:
        os.link(current, kept)
    except OSError:  # not possible on every file system
        _rename(current, kept, undo)
    else:
        undo.callback(_put_back, current, kept)


def _put_back(current: Path, kept: Path) -> None:
    if current.exists() and current.samefile(kept):
        kept.unlink()
    else:
        kept.replace(current)


def _remove_logs(file: Path) -> None:
    for suffix in LOGS:
        file.with_name(file.name + suffix).unlink(missing_ok=True)


def _merge_log(file: Path) -> None:
    """Write the log of a closed database into its file, so that one file is kept of it.

    If that is impossible, because it is damaged or another program reads it, the log is kept, too.
    """
    if file.exists():
        with suppress(Exception), closing(connect(file)) as database:
            database.execute("PRAGMA busy_timeout = 1000")
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            database.execute("PRAGMA journal_mode = DELETE").fetchone()
        with suppress(OSError):
            file.chmod(FILE_MODE)


def apply_restore(folder: Path) -> Path:
    """Replace the database of a folder that no server uses; return where the old one is kept."""
    with replaced_database(folder) as kept:
        open_database(folder / FILE, create=False).close()
    return kept
