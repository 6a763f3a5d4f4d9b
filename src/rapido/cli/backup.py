"""`rapido backup`: copy all games to a file, even while the server runs."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.cli.options.language import add_language
from rapido.cli.options.store import add_store, shown, store_of
from rapido.cli.progress import Progress
from rapido.cli.store_errors import store_refusal
from rapido.cli.system_errors import system_reason
from rapido.locales import Say, catalog
from rapido.web.settings.store_url import PostgresUrl


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, help="the file to write; an older backup of this name is replaced"
    )
    add_store(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Copy the complete database, or nothing."""
    say = catalog(options.language)
    try:
        place = store_of(options)
        if isinstance(place, Path):
            refusal = _back_up(place, options.file, say)
        else:
            refusal = _back_up_postgres(place, options.file, say)
    except KeyboardInterrupt:
        print(say("backup-canceled"), file=sys.stderr)
        return 130
    if refusal:
        print(refusal, file=sys.stderr)
        return 2
    print(say("backup-done", file=str(options.file)))
    return 0


def _back_up_postgres(place: PostgresUrl, file: Path, say: Say) -> str:
    from rapido.store.errors import (  # noqa: PLC0415
        BadDatabase,
        FolderError,
        ServerUnusable,
        StoreMigrating,
        TargetForeign,
        TargetInUse,
    )
    from rapido.store.transfer.copying import StoresDiffer  # noqa: PLC0415
    from rapido.store.transfer.postgres_backup import backup_postgres  # noqa: PLC0415

    progress = Progress(lambda percent, left: say("migrate-copied", percent=percent, seconds=left))
    try:
        asyncio.run(backup_postgres(place.url, file.resolve(), progress.show))
    except TargetInUse:
        return say("backup-target-in-use", file=str(file))
    except TargetForeign:
        return say("backup-target-foreign", file=str(file))
    except (ServerUnusable, StoreMigrating, BadDatabase) as error:
        return store_refusal(error, place, say)
    except StoresDiffer as damage:
        return say("backup-source-damaged", file=shown(place), reason=str(damage))
    except (OSError, FolderError) as error:
        return say("file-unwritable", file=str(file), reason=system_reason(error, say))
    return ""


def _back_up(folder: Path, file: Path, say: Say) -> str:
    """Write the backup; return a sentence that says why it was not written, or an empty one."""
    from rapido.store.errors import (  # noqa: PLC0415
        BadDatabase,
        FolderError,
        TargetForeign,
        TargetInUse,
    )
    from rapido.store.sqlite.backup import backup  # noqa: PLC0415
    from rapido.store.sqlite.folder import FILE  # noqa: PLC0415

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
        return say("file-unwritable", file=str(file), reason=system_reason(error, say))
    return ""
