"""The connection for reading, separate from the writer's."""

import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rapido.store.database import connect


class Reader:
    """Runs queries one at a time, from any thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._database = connect(path)
        self._lock = threading.Lock()

    def read(self, query: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._database.execute(query, values).fetchall()

    @contextmanager
    def closed(self) -> Generator[None]:
        """Close the file for the duration of a `with` block; queries wait."""
        with self._lock:
            self._database.close()
            yield
            self._database = connect(self._path)

    def close(self) -> None:
        with self._lock:
            self._database.close()
