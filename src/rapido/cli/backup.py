"""`rapido backup`: copy all games to a file or to standard output, even while the server runs."""

import asyncio
import shutil
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.store import Place, add_store, shown, store_of
from rapido.cli.progress import Progress
from rapido.cli.store_errors import fail, store_refusal
from rapido.cli.system_errors import system_reason
from rapido.locales import Say, catalog
from rapido.replaced_file import followed
from rapido.web.settings.store_url import PostgresUrl

STANDARD_OUTPUT: Final = Path("-")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=file_or_folder, metavar="FILE", help="help-backup-file")
    add_json(parser)
    add_store(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Copy the complete database, or nothing."""
    say = catalog(options.language)
    to_output = options.file == STANDARD_OUTPUT
    if to_output and options.json:
        return fail(say("backup-json-output"))
    if to_output and sys.stdout.isatty():
        return fail(say("backup-terminal"))
    try:
        place = store_of(options)
        refusal = _print(place, say) if to_output else _write(place, options.file, say)
    except KeyboardInterrupt:
        return fail(say("backup-canceled"), 130)
    if refusal:
        return fail(refusal)
    if options.json:
        size = options.file.stat().st_size
        print_json({"store": shown(place), "file": str(options.file), "bytes": size})
    elif not to_output:
        print(say("backup-done", file=str(options.file)))
    return 0


def _write(place: Place, file: Path, say: Say) -> str:
    """Write the backup; return a sentence that says why it was not written, or an empty one."""
    with Progress(say, "progress-backup") as progress:
        if isinstance(place, Path):
            return _back_up(place, file, say, progress)
        return _back_up_postgres(place, file, say, progress)


def _print(place: Place, say: Say) -> str:
    # A database must be complete before its first byte is known. The folder is private.
    with TemporaryDirectory(prefix="rapido-backup-") as folder:
        file = Path(folder) / "backup.sqlite"
        if refusal := _write(place, file, say):
            return refusal
        with file.open("rb") as content:
            shutil.copyfileobj(content, sys.stdout.buffer, 2**20)
        sys.stdout.buffer.flush()
    return ""


def _back_up_postgres(place: PostgresUrl, file: Path, say: Say, progress: Progress) -> str:
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

    try:
        asyncio.run(backup_postgres(place.url, followed(file), progress.show))
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


def _back_up(folder: Path, file: Path, say: Say, progress: Progress) -> str:
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
        backup(folder, file, progress.show)
    except TargetInUse:
        return say("backup-target-in-use", file=str(file))
    except TargetForeign:
        return say("backup-target-foreign", file=str(file))
    except BadDatabase as damage:
        return say("backup-source-damaged", file=str(source), reason=damage.explain(say))
    except (OSError, FolderError) as error:
        return say("file-unwritable", file=str(file), reason=system_reason(error, say))
    return ""
