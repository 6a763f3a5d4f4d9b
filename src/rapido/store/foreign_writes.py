"""Notices that another program writes to an open SQLite file."""

import sqlite3


class ForeignWrites:
    """Looks at the connection that writes: any other one would also notice our own writes."""

    def __init__(self) -> None:
        self._data_version: int | None = None
        """what SQLite increments when it notices that another connection has written"""
        self._noticed = False

    def look(self, database: sqlite3.Connection) -> None:
        version = database.execute("PRAGMA data_version").fetchone()[0]
        self._noticed |= self._data_version not in {None, version}
        self._data_version = version

    def take(self) -> bool:
        """Return whether there were any since the last call."""
        noticed, self._noticed = self._noticed, False
        return noticed
