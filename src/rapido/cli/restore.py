"""`rapido restore`: go back to a backup, also while games are being served."""

import sqlite3
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.cli.language import add_language
from rapido.cli.serve import add_data, data_folder
from rapido.locales import catalogue

PATIENCE = 15.0
"""seconds that a running server gets to go over"""


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("file", type=Path, help="a copy made by rapido backup")
    add_data(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Put a backup in the place of the database, which is kept under another name."""
    from rapido.store import folder as store  # noqa: PLC0415
    from rapido.store.errors import BadDatabase  # noqa: PLC0415

    say = catalogue(options.language)
    folder = data_folder(options)
    if not options.file.exists():
        print(say("file-not-found", file=str(options.file)), file=sys.stderr)
        return 2
    try:
        store.offer(folder, options.file)
        try:
            store.hold(folder)
        except store.FolderInUse:
            taken = _wait_until_taken(folder / store.RESTORE)
        else:
            store.swap(folder)
            taken = True
    except (BadDatabase, sqlite3.Error) as damage:
        file = str(options.file)
        print(say("restore-damaged", file=file, reason=str(damage)), file=sys.stderr)
        return 2
    except (OSError, store.FolderError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        print(say("file-unwritable", file=str(folder), reason=reason), file=sys.stderr)
        return 2
    print(say("restore-done" if taken else "restore-waits", folder=str(folder)))
    return 0


def _wait_until_taken(offered: Path) -> bool:
    deadline = time.monotonic() + PATIENCE
    while offered.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return not offered.exists()
