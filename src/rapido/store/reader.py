"""A connection that only reads, beside the writer."""

import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rapido.store.database import connect


class Reader:
    """Answers queries, one at a time."""

    def __init__(self, path: Path) -> None:
        """Read this file."""
        self._path = path
        self._database = connect(path)
        self._lock = threading.Lock()

    def read(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Return all rows that a query finds."""
        with self._lock:
            return self._database.execute(query, values).fetchall()

    @contextmanager
    def away(self) -> Generator[None]:
        """Let go of the file for a while; whoever wants to read waits."""
        with self._lock:
            self._database.close()
            yield
            self._database = connect(self._path)

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._database.close()
