"""`rapido restore`: restore a backup, even while the server runs."""

import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING

from rapido.cli.backup_source import STANDARD_INPUT, BackupSource, backup_source
from rapido.cli.messages import print_error
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.store import add_store, shown, store_of
from rapido.cli.postgres_restore import restore_into_postgres
from rapido.cli.progress import Progress
from rapido.cli.restored import Restored
from rapido.cli.store_errors import backup_refusal, fail, file_refusal
from rapido.cli.system_errors import system_reason
from rapido.locales import Say, catalog
from rapido.store.errors import BadDatabase, FolderError, FolderInUse, SourceInUse

if TYPE_CHECKING:
    from rapido.store.sqlite.restore import Staged

SWITCH_SECONDS = 15.0
"""how long to wait until a running server has switched to the backup"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=file_or_folder, metavar="FILE", help="help-restore-file")
    add_json(parser)
    add_store(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Replace the database by a backup; the old one is kept under another name."""
    say = catalog(options.language)
    if options.file == STANDARD_INPUT and sys.stdin.isatty():
        return fail(say("restore-terminal"))
    place = store_of(options)
    try:
        with backup_source(options.file, say) as source, Progress(say) as progress:
            if isinstance(place, Path):
                restored = _restore(place, source, say, progress)
            else:
                restored = restore_into_postgres(place, source, say, progress)
    except KeyboardInterrupt:
        return fail(say("restore-canceled"), 130)
    except OSError as error:
        if options.file != STANDARD_INPUT:
            raise
        # There is no room for what comes from standard input.
        name, reason = error.filename or gettempdir(), system_reason(error, say)
        return fail(say("file-unwritable", file=str(name), reason=reason))
    if isinstance(restored, str):
        return fail(restored)
    if restored.broken_rooms:
        print_error(say("restore-broken-rooms", count=restored.broken_rooms))
    if options.json:
        print_json({"store": shown(place), **restored._asdict()})
    else:
        print(restored.sentence(place, say))
    return 0


def _restore(folder: Path, source: BackupSource, say: Say, progress: Progress) -> Restored | str:
    """Restore the file; return a sentence if it was refused."""
    from rapido.store.sqlite.restore import stage_restore  # noqa: PLC0415

    if refusal := file_refusal(source, say):
        return refusal

    def check(done: int, total: int) -> None:
        if done == 1:
            progress.begin("progress-check")
        progress.show(done, total)

    try:
        staged = stage_restore(folder, source.file, check, progress.begin("progress-copy"))
        return _switch(folder, staged, say)
    except SourceInUse:
        return say("restore-same", file=source.name)
    except (BadDatabase, OSError, FolderError) as error:
        return backup_refusal(error, source, folder, say)


def _switch(folder: Path, staged: "Staged", say: Say) -> Restored | str:
    """Take the staged backup, or wait until the running server has taken it."""
    from rapido.store.sqlite.folder import RESTORE, locked_folder  # noqa: PLC0415
    from rapido.store.sqlite.restore import apply_restore, is_restored  # noqa: PLC0415

    file, kept = folder / RESTORE, None
    try:
        with locked_folder(folder):
            kept = apply_restore(folder)
    except FolderInUse:
        try:
            if not _wait_for_server(file):
                return Restored(staged.broken_rooms, loaded=False)
        except KeyboardInterrupt:
            file.unlink(missing_ok=True)
            if not is_restored(folder, staged):  # else the server was faster
                raise
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    if not is_restored(folder, staged):
        return say("restore-refused", folder=str(folder))
    if kept is not None and not kept.exists():
        return Restored(staged.broken_rooms, was_empty=True)
    return Restored(staged.broken_rooms, str(kept) if kept else None)


def _wait_for_server(staged: Path) -> bool:
    deadline = time.monotonic() + SWITCH_SECONDS
    while staged.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return not staged.exists()
