"""The errors of the data folder and its database."""

import errno
import sqlite3
from pathlib import Path
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


class DiskFull(FolderError):
    """A folder on a disk without room."""


class OnlyRescued(FolderError):
    """A folder whose database is gone, but whose games were saved when it was deleted."""

    def __init__(self, rescued: Path) -> None:
        super().__init__(f"its database is gone; all its games are in {rescued.name}")
        self.rescued = rescued


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


def folder_error(error: OSError) -> FolderError:
    """Tell a full disk from anything else that keeps a folder from being used."""
    kind = DiskFull if error.errno in {errno.ENOSPC, errno.EDQUOT} else FolderError
    return kind(error.strerror)


def database_error(error: sqlite3.Error) -> FolderError | DamagedDatabase:
    """Tell a file that cannot be used now from one that is damaged."""
    code = getattr(error, "sqlite_errorcode", 0)
    # Opening a database needs room for a second file, the index of its log.
    if code in {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE}:
        return DiskFull(str(error))
    if primary_code(error) in UNUSABLE and code != sqlite3.SQLITE_IOERR_SHORT_READ:
        return FolderError(str(error))
    return DamagedDatabase("database-unusable", reason=str(error))
