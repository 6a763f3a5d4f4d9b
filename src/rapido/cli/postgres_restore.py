"""`rapido restore` into PostgreSQL."""

import asyncio
from pathlib import Path

from rapido.cli.backup_source import BackupSource
from rapido.cli.options.store import shown
from rapido.cli.progress import Progress
from rapido.cli.restored import Restored
from rapido.cli.store_errors import backup_refusal, file_refusal, store_refusal
from rapido.locales import Say
from rapido.store.errors import BadDatabase, FolderError, ServerUnusable, StoreServed
from rapido.web.settings.store_url import PostgresUrl


def restore_into_postgres(
    place: PostgresUrl, source: BackupSource, say: Say, progress: Progress
) -> Restored | str:
    """Check the file, then replace all games; return a sentence if that was refused.

    What was there before is kept beside the file, where backups are, and there is room for them; if
    the backup comes from standard input, in the current folder.
    """
    from rapido.store.sqlite.restore import checked_copy  # noqa: PLC0415

    if refusal := file_refusal(source, say):
        return refusal
    folder, check = source.folder, progress.begin("progress-check")
    try:
        with checked_copy(source.file, folder, check) as (copy, broken_rooms):
            kept = _replace(place, copy, folder, say, progress)
    except (BadDatabase, OSError, FolderError) as error:
        return backup_refusal(error, source, folder, say)
    return kept if isinstance(kept, str) else Restored(broken_rooms, str(kept))


def _replace(
    place: PostgresUrl, copy: Path, folder: Path, say: Say, progress: Progress
) -> Path | str:
    """Return where the games before are kept, or a sentence."""
    from rapido.store.transfer.copying import StoresDiffer  # noqa: PLC0415
    from rapido.store.transfer.postgres_restore import (  # noqa: PLC0415
        UnknownOutcome,
        restore_postgres,
    )

    try:
        show = progress.begin("progress-copy")
        return asyncio.run(restore_postgres(place.url, copy, folder, show))
    except UnknownOutcome as lost:
        return say("restore-unknown", store=shown(place), file=str(lost.kept))
    except StoresDiffer as damage:
        return say("store-damaged", store=shown(place), reason=str(damage))
    except (ServerUnusable, BadDatabase, StoreServed) as error:
        return store_refusal(error, place, say)
