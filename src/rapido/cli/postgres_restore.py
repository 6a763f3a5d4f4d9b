"""`rapido restore` into PostgreSQL."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from rapido.cli.options.store import shown
from rapido.cli.progress import Progress
from rapido.cli.store_errors import backup_refusal, file_refusal, store_refusal
from rapido.locales import Say
from rapido.store.errors import BadDatabase, FolderError, ServerUnusable, StoreServed
from rapido.web.settings.store_url import PostgresUrl


def restore_into_postgres(place: PostgresUrl, file: Path, say: Say) -> str:
    """Check the file, then replace all games; return a sentence if that was refused.

    What was there before is kept beside the file, where backups are, and there is room for them.
    """
    from rapido.store.sqlite.restore import checked_copy  # noqa: PLC0415

    if refusal := file_refusal(file, say):
        return refusal
    folder = file.resolve().parent
    try:
        with checked_copy(file, folder, check_progress(say)) as (copy, broken_rooms):
            if broken_rooms:
                print(say("restore-broken-rooms", count=broken_rooms), file=sys.stderr)
            return _replace(place, copy, folder, say)
    except (BadDatabase, OSError, FolderError) as error:
        return backup_refusal(error, file, folder, say)


def _replace(place: PostgresUrl, copy: Path, folder: Path, say: Say) -> str:
    from rapido.store.transfer.copying import StoresDiffer  # noqa: PLC0415
    from rapido.store.transfer.postgres_restore import (  # noqa: PLC0415
        UnknownOutcome,
        restore_postgres,
    )

    progress = Progress(lambda percent, left: say("migrate-copied", percent=percent, seconds=left))
    try:
        kept = asyncio.run(restore_postgres(place.url, copy, folder, progress.show))
    except UnknownOutcome as lost:
        return say("restore-unknown", store=shown(place), file=str(lost.kept))
    except StoresDiffer as damage:
        return say("store-damaged", store=shown(place), reason=str(damage))
    except (ServerUnusable, BadDatabase, StoreServed) as error:
        return store_refusal(error, place, say)
    print(say("restore-done-server", store=shown(place), file=str(kept)))
    return ""


def check_progress(say: Say) -> Callable[[int, int], None]:
    """Return what says how many rooms are checked, if that takes long."""
    return Progress(
        lambda done, total: say("restore-progress", done=str(done), total=str(total)), counts=True
    ).show
