"""`rapido backup`: copy all games to a file, even while the server runs."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.cli.options.data_folder import add_data, data_folder
from rapido.cli.options.language import add_language
from rapido.locales import Say, catalog


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, help="the file to write; an older backup of this name is replaced"
    )
    add_data(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Copy the complete database, or nothing."""
    say = catalog(options.language)
    try:
        refusal = _back_up(data_folder(options), options.file, say)
    except KeyboardInterrupt:
        print(say("backup-canceled"), file=sys.stderr)
        return 130
    if refusal:
        print(refusal, file=sys.stderr)
        return 2
    print(say("backup-done", file=str(options.file)))
    return 0


def _back_up(folder: Path, file: Path, say: Say) -> str:
    """Write the backup; return a sentence that says why it was not written, or an empty one."""
    from rapido.store.backup import backup  # noqa: PLC0415
    from rapido.store.errors import (  # noqa: PLC0415
        BadDatabase,
        FolderError,
        TargetForeign,
        TargetInUse,
    )
    from rapido.store.folder import FILE  # noqa: PLC0415

    source = folder / FILE
    if not source.exists():
        return say("file-not-found", file=str(source))
    try:
        backup(folder, file)
    except TargetInUse:
        return say("backup-target-in-use", file=str(file))
    except TargetForeign:
        return say("backup-target-foreign", file=str(file))
    except BadDatabase as damage:
        return say("backup-source-damaged", file=str(source), reason=str(damage))
    except (OSError, FolderError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        return say("file-unwritable", file=str(file), reason=reason)
    return ""
