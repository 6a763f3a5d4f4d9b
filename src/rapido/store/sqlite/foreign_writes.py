"""Notices that another program writes to an open SQLite file."""

import sqlite3


class ForeignWrites:
    """Looks at the connection that writes: any other one would also notice our own writes."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._data_version = _data_version(database)
        self._noticed = False

    def look(self, database: sqlite3.Connection) -> None:
        version = _data_version(database)
        self._noticed |= self._data_version != version
        self._data_version = version

    def take(self) -> bool:
        """Return whether there were any since the last call."""
        noticed, self._noticed = self._noticed, False
        return noticed


def _data_version(database: sqlite3.Connection) -> int:
    """Return what SQLite increments when it notices that another connection has written."""
    return database.execute("PRAGMA data_version").fetchone()[0]
