"""What is said when the server cannot start."""

from rapido.cli.system_errors import system_reason
from rapido.locales import Say
from rapido.store.errors import (
    BadDatabase,
    BusNotShared,
    DiskFull,
    FolderInUse,
    MigrationUnfinished,
    NewerDatabase,
    OnlyRescued,
    ServerUnusable,
    StoreMigrating,
)
from rapido.store.sqlite.folder import FILE
from rapido.web.server import AddressUnusable, PortTaken, WorkersFailed
from rapido.web.settings.settings import Settings
from rapido.web.settings.store_url import hide_password


def start_refusal(error: Exception, settings: Settings, say: Say) -> str:
    """Return the sentence about an error of the port or the store."""
    match error:
        case PortTaken():
            return say("serve-port-taken", port=str(settings.port))
        case AddressUnusable():
            host = f"[{settings.host}]" if ":" in settings.host else settings.host
            address, reason = f"{host}:{settings.port}", system_reason(error, say)
            return say("serve-address-unusable", address=address, reason=reason)
        case WorkersFailed():
            return say("serve-workers-failed", reason=str(error))
        case _:
            return _store_refusal(error, settings, say)


def _store_refusal(error: Exception, settings: Settings, say: Say) -> str:
    database = settings.database_folder
    store = hide_password(settings.store) if database is None else str(database)
    file = store if database is None else str(database / FILE)
    match error:
        case FolderInUse():
            return say("serve-folder-in-use", folder=store)
        case MigrationUnfinished() | StoreMigrating():
            return say("store-migrating", store=store)
        case DiskFull():
            return say("serve-disk-full", folder=store)
        case OnlyRescued():
            return say("serve-rescued", file=file, rescued=str(error.rescued))
        case BusNotShared():
            return say("serve-bus-not-shared", store=store)
        case ServerUnusable():
            return say("serve-store-unreachable", store=store, reason=system_reason(error, say))
        case NewerDatabase():
            return say("serve-newer" if database else "serve-store-newer", file=file)
        case BadDatabase():
            return say("serve-damaged", file=file, reason=error.explain(say))
        case _:
            return say("serve-folder-unwritable", folder=store, reason=system_reason(error, say))
