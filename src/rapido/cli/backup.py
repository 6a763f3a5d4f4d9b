"""`rapido backup`: a copy of all games, even while they are being served."""

import sqlite3
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.cli.options.data_folder import add_data, data_folder
from rapido.cli.options.language import add_language
from rapido.locales import catalogue


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("file", type=Path, help="where to put the copy")
    add_data(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Copy the complete database, or nothing."""
    from rapido.store.errors import FolderError  # noqa: PLC0415
    from rapido.store.folder import FILE, backup  # noqa: PLC0415

    say = catalogue(options.language)
    folder = data_folder(options)
    try:
        backup(folder, options.file)
    except FolderError:
        print(say("file-not-found", file=str(folder / FILE)), file=sys.stderr)
        return 2
    except (OSError, sqlite3.Error) as error:
        file, reason = str(options.file), str(getattr(error, "strerror", None) or error)
        print(say("file-unwritable", file=file, reason=reason), file=sys.stderr)
        return 2
    print(say("backup-done", file=str(options.file)))
    return 0
