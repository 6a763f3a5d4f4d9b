"""Where `rapido restore` reads a backup from: a file or standard input."""

import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rapido.locales import Say
from rapido.replaced_file import followed

STANDARD_INPUT: Final = Path("-")


class BackupSource(NamedTuple):
    file: Path
    name: str
    """in messages"""
    folder: Path
    """where there is room for the games that the backup replaces"""


@contextmanager
def backup_source(file: Path, say: Say) -> Generator[BackupSource]:
    """Give the file to read; what comes from standard input is removed at the end."""
    if file != STANDARD_INPUT:
        yield BackupSource(file, str(file), followed(file).parent)
        return
    # The folder is private. SQLite reads a backup in any order, so all of it must be there.
    with TemporaryDirectory(prefix="rapido-restore-") as folder:
        copy = Path(folder, "backup.sqlite")
        with copy.open("wb") as target:
            shutil.copyfileobj(sys.stdin.buffer, target, 2**20)
        yield BackupSource(copy, say("restore-input"), Path.cwd())
