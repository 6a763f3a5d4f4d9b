"""`rapido restore`: restore a backup, even while the server runs."""

import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from rapido.cli.options.language import add_language
from rapido.cli.options.store import add_store, store_of
from rapido.cli.postgres_restore import check_progress, restore_into_postgres
from rapido.cli.store_errors import backup_refusal, file_refusal
from rapido.locales import Say, catalog
from rapido.store.errors import BadDatabase, FolderError, FolderInUse, SourceInUse

if TYPE_CHECKING:
    from rapido.store.sqlite.restore import Staged

SWITCH_SECONDS = 15.0
"""how long to wait until a running server has switched to the backup"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file written by rapido backup")
    add_store(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Replace the database by a backup; the old one is kept under another name."""
    say = catalog(options.language)
    try:
        place = store_of(options)
        if isinstance(place, Path):
            refusal = _restore(place, options.file, say)
        else:
            refusal = restore_into_postgres(place, options.file, say)
    except KeyboardInterrupt:
        refusal, status = say("restore-canceled"), 130
    else:
        status = 2 if refusal else 0
    if refusal:
        print(refusal, file=sys.stderr)
    return status


def _restore(folder: Path, file: Path, say: Say) -> str:
    """Restore the file; return a sentence that says why it was refused, or an empty one."""
    from rapido.store.sqlite.restore import stage_restore  # noqa: PLC0415

    if refusal := file_refusal(file, say):
        return refusal
    try:
        staged = stage_restore(folder, file, check_progress(say))
        if staged.broken_rooms:
            print(say("restore-broken-rooms", count=staged.broken_rooms), file=sys.stderr)
        return _switch(folder, staged, say)
    except SourceInUse:
        return say("restore-same", file=str(file))
    except (BadDatabase, OSError, FolderError) as error:
        return backup_refusal(error, file, folder, say)


def _switch(folder: Path, staged: "Staged", say: Say) -> str:
    """Take the staged backup, or wait until the running server has taken it."""
    from rapido.store.sqlite.folder import RESTORE, locked_folder  # noqa: PLC0415
    from rapido.store.sqlite.restore import apply_restore, is_restored  # noqa: PLC0415

    file = folder / RESTORE
    try:
        with locked_folder(folder):
            apply_restore(folder)
    except FolderInUse:
        try:
            if not _wait_for_server(file):
                print(say("restore-waits", folder=str(folder)))
                return ""
        except KeyboardInterrupt:
            file.unlink(missing_ok=True)
            if not is_restored(folder, staged):  # else the server was faster
                raise
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    if not is_restored(folder, staged):
        return say("restore-refused", folder=str(folder))
    print(say("restore-done", folder=str(folder)))
    return ""


def _wait_for_server(staged: Path) -> bool:
    deadline = time.monotonic() + SWITCH_SECONDS
    while staged.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return not staged.exists()
