"""What is said when a store cannot be used; the same for all commands."""

import asyncio
import sys
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from pathlib import Path

from rapido.cli.backup_source import BackupSource
from rapido.cli.options.store import Place, shown
from rapido.cli.system_errors import system_reason
from rapido.locales import Say
from rapido.rules import RapidoError
from rapido.store.errors import (
    BadDatabase,
    DiskFull,
    FolderError,
    FolderInUse,
    ForeignDatabase,
    MigrationUnfinished,
    NewerDatabase,
    OlderServer,
    ServerUnusable,
    StoreMigrating,
    StoreServed,
)
from rapido.store.sqlite.folder import FILE


def run_for_operator(
    work: Coroutine[None, None, int], place: Place, say: Say, canceled: str
) -> int:
    """Run a command to its end and return its exit status; what goes wrong becomes a sentence."""
    try:
        return asyncio.run(work)
    except KeyboardInterrupt:
        return fail(say(canceled), 130)
    except (
        *(BadDatabase, FolderError, ServerUnusable, StoreServed, StoreMigrating),
        *(OlderServer, RapidoError, OSError, UsedStore),
    ) as error:
        if isinstance(error, BrokenPipeError):
            raise
        return fail(store_refusal(error, place, say))


class UsedStore(Exception):
    """Something is wrong with one of several stores."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place


def store_refusal(error: Exception, place: Place, say: Say) -> str:
    """Return the sentence about an error of a store."""
    if isinstance(error, UsedStore) and isinstance(error.__cause__, Exception):
        return store_refusal(error.__cause__, error.place, say)
    store = shown(place)
    match error:
        case FileNotFoundError() if isinstance(place, Path) and not (place / FILE).exists():
            return say("store-not-found", file=str(place / FILE))
        case FolderInUse() | StoreServed():
            return say("store-in-use", store=store)
        case StoreMigrating() | MigrationUnfinished():
            return say("store-migrating", store=store)
        case OlderServer():
            return say("rooms-restart", store=store)
        case NewerDatabase():
            return say("store-newer", store=store)
        case BadDatabase():
            return say("store-damaged", store=store, reason=error.explain(say))
        case _:
            return say("store-unusable", store=store, reason=_reason(error, say))


def _reason(error: Exception, say: Say) -> str:
    return say("reason-full") if isinstance(error, DiskFull) else system_reason(error, say)


def backup_refusal(error: Exception, source: BackupSource, folder: Path, say: Say) -> str:
    """Return the sentence about an error of a backup that is to be restored, or of the folder."""
    file = source.name
    match error:
        case NewerDatabase():
            return say("restore-newer", file=file)
        case ForeignDatabase():
            return say("restore-foreign", file=file, reason=error.explain(say))
        case BadDatabase():
            return say("restore-damaged", file=file, reason=error.explain(say))
        case _:
            name, reason = getattr(error, "filename", None), _reason(error, say)
            if name is not None and Path(str(name)) == source.file.resolve():
                return say("file-unreadable", file=file, reason=reason)
            return say("restore-failed", folder=str(folder), reason=reason)


def file_refusal(source: BackupSource, say: Say) -> str:
    """Return the sentence about a file that can be no backup at all, or an empty one."""
    if source.file.is_dir():
        return say("file-is-folder", file=source.name)
    if not source.file.is_file():
        return say("file-not-found", file=source.name)
    return "" if source.file.stat().st_size else say("file-empty", file=source.name)


def fail(sentence: str, status: int = 2) -> int:
    print(sentence, file=sys.stderr)
    return status


@contextmanager
def naming(place: Place) -> Generator[None]:
    """Name the store in errors of a `with` block, for commands that use two."""
    try:
        yield
    except Exception as error:
        raise UsedStore(place) from error
