"""The errors of the data folder and its database."""

import sqlite3
from typing import Final

from rapido.locales.explained import Explained

UNUSABLE: Final = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_PROTOCOL,
    }
)
"""what the disk or another program is to blame for, not the content of the file"""


class FolderError(Exception):
    """A folder, or a file in it, that cannot be used."""


class FolderInUse(FolderError):
    """A folder that another process serves from."""


class MigrationUnfinished(FolderError):
    """A folder that an interrupted migration has only filled in part."""


class BadDatabase(Explained, Exception):
    """A file that cannot be used as it is; the message is the reason."""


class NewerDatabase(BadDatabase):
    """A file of a newer Rapido."""


class DamagedDatabase(BadDatabase):
    """A file that is damaged, or not a database of Rapido."""


class ForeignDatabase(DamagedDatabase):
    """A file that Rapido has not written."""


class ServerUnusable(Exception):
    """A database server that cannot be reached, or does not do what is asked, with the reason."""


class BusNotShared(ServerUnusable):
    """A store whose processes would not hear of each other."""


class StoreServed(Exception):
    """A store that a server uses, although nobody may."""


class OlderServer(Exception):
    """A store that an older server uses, which would not know the schema of today."""


class StoreMigrating(ServerUnusable):
    """A store that an interrupted migration has only filled in part."""


class BackupRefused(Exception):
    """A target that must not be overwritten."""


class TargetInUse(BackupRefused):
    """The target belongs to the data folder of a server."""


class TargetForeign(BackupRefused):
    """The target is not a backup of Rapido."""


class SourceInUse(BackupRefused):
    """The file to restore is the database that it would replace."""


def primary_code(error: sqlite3.Error) -> int:
    """Return the SQLite error code without its extension."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def database_error(error: sqlite3.Error) -> FolderError | DamagedDatabase:
    """Tell a file that cannot be used now from one that is damaged."""
    code = getattr(error, "sqlite_errorcode", 0)
    if primary_code(error) in UNUSABLE and code != sqlite3.SQLITE_IOERR_SHORT_READ:
        return FolderError(str(error))
    return DamagedDatabase("database-unusable", reason=str(error))
