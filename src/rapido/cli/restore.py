"""`rapido restore`: go back to a backup, even while games are being served."""

import sqlite3
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.cli.options.data_folder import add_data, data_folder
from rapido.cli.options.language import add_language
from rapido.locales import catalogue

SWITCH_SECONDS = 15.0
"""how long to wait until a running server has switched to the backup"""


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("file", type=Path, help="a copy made by rapido backup")
    add_data(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Replace the database by a backup; the old one is kept under another name."""
    from rapido.store.errors import BadDatabase, FolderError, FolderInUse  # noqa: PLC0415
    from rapido.store.folder import (  # noqa: PLC0415
        RESTORE,
        apply_restore,
        lock_folder,
        stage_restore,
    )

    say = catalogue(options.language)
    folder = data_folder(options)
    if not options.file.exists():
        print(say("file-not-found", file=str(options.file)), file=sys.stderr)
        return 2
    try:
        stage_restore(folder, options.file)
        try:
            lock_folder(folder)
        except FolderInUse:
            switched = _wait_for_server(folder / RESTORE)
        else:
            apply_restore(folder)
            switched = True
    except (BadDatabase, sqlite3.Error) as damage:
        file = str(options.file)
        print(say("restore-damaged", file=file, reason=str(damage)), file=sys.stderr)
        return 2
    except (OSError, FolderError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        print(say("file-unwritable", file=str(folder), reason=reason), file=sys.stderr)
        return 2
    print(say("restore-done" if switched else "restore-waits", folder=str(folder)))
    return 0


def _wait_for_server(staged: Path) -> bool:
    deadline = time.monotonic() + SWITCH_SECONDS
    while staged.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return not staged.exists()
