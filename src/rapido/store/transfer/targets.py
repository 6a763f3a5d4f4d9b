"""Where a migration writes to: no server starts on it before it is complete."""

from pathlib import Path
from typing import Protocol

from rapido.store.sqlite.copying import copy_database, sync
from rapido.store.sqlite.database import open_database
from rapido.store.sqlite.folder import FILE, MIGRATING, RESTORE
from rapido.store.sqlite.new_file import new_file, remove
from rapido.store.sqlite.restore import apply_restore
from rapido.store.transfer.rows import Tables
from rapido.store.transfer.sqlite import SqliteTables


class Target(Protocol):
    """A store that takes games, and that no server uses."""

    begun: bool
    """whether an earlier migration into it was interrupted"""

    async def present(self) -> Tables | None:
        """Return what is there, or None if nothing is."""
        ...

    async def begin(self) -> Tables:
        """Mark the store, so that servers refuse it, and return it for writing."""
        ...

    async def finish(self) -> None:
        """Let servers use the store."""
        ...

    async def close(self) -> None:
        """Close the store; what is not finished stays marked."""
        ...


class SqliteTarget:
    """A data folder, which the caller has locked. Games are collected in a file beside its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / MIGRATING
        self.begun = self._file.exists()
        self._tables: SqliteTables | None = None

    async def present(self) -> Tables | None:
        file = self._file if self.begun else self._folder / FILE
        if file.exists():
            self._tables = SqliteTables(file, write=self.begun)
        return self._tables

    async def begin(self) -> Tables:
        if not self.begun:
            await self.close()
            new = await self._new_file()
            try:
                sync(new)
                new.replace(self._file)
                sync(self._folder)
            except BaseException:
                remove(new)
                raise
            self.begun = True
            self._tables = SqliteTables(self._file, write=True)
        assert self._tables is not None  # noqa: S101 - opened by `present`
        return self._tables

    async def _new_file(self) -> Path:
        """Write a file with what is in the folder now."""
        if (self._folder / FILE).exists():
            copy = copy_database(self._folder / FILE, self._folder, MIGRATING)
            open_database(copy, create=False).close()
            return copy
        with new_file(self._folder, MIGRATING) as empty:
            await SqliteTables.create(empty).close()
        return empty

    async def finish(self) -> None:
        await self.close()
        sync(self._file)
        if (self._folder / FILE).exists():
            self._file.replace(self._folder / RESTORE)
            apply_restore(self._folder)
        else:
            self._file.replace(self._folder / FILE)
            sync(self._folder)

    async def close(self) -> None:
        if self._tables is not None:
            await self._tables.close()
            self._tables = None
