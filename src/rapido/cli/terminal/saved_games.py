"""The files of the terminal game: the current one and the finished ones."""

import shutil
from datetime import datetime
from itertools import chain, count
from pathlib import Path

import platformdirs

from rapido.cli.record_file import check_savable, save_record
from rapido.locales import Say
from rapido.record import Record


class SavedGames:
    def __init__(self, current: Path | None, say: Say) -> None:
        """Without a file for the current game, use the platform's data folder."""
        home = platformdirs.user_data_path("rapido", appauthor=False)
        self.current = current or home / "terminal.rapido"
        self._finished = current.parent if current else home / "games"
        self.named = current is not None
        """whether the file was named by the player, who will look for the game there"""
        self._say = say

    def check(self) -> None:
        """Raise `FileError` if the game cannot be saved where it was asked for."""
        check_savable(self.current, self._say)

    def save(self, record: Record) -> None:
        save_record(self.current, record, self._say)

    def finish(self, record: Record) -> Path:
        """Save a finished game: in the file that was asked for, or else under its own name."""
        if self.named:
            self.save(record)
            return self.current
        path = self._fresh(record.seal[:8])
        save_record(path, record, self._say)
        self.current.unlink(missing_ok=True)
        return path

    def move_aside(self, name: str = "unfinished") -> Path:
        """Move the current file away, so that nothing overwrites it."""
        path = self._fresh(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(self.current, path)
        return path

    def _fresh(self, name: str) -> Path:
        """Return an unused file name with the current time."""
        moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        paths = (
            self._finished / f"{moment}-{name}{suffix}.rapido"
            for suffix in chain([""], (f"-{number}" for number in count(2)))
        )
        return next(path for path in paths if not path.exists())
