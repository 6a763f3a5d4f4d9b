"""Permissions: files that hold people's games are for their owner alone, whatever the umask."""

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OURS: Final = ("rapido.sqlite", "restore.sqlite", "lock")
"""how the names of our files in a data folder begin"""


def create_folder(folder: Path) -> None:
    if not folder.is_dir():
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
        except FileExistsError as error:  # not a helpful reason: it does, but as a file
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error
        folder.chmod(FOLDER_MODE)


def create_file(path: Path) -> None:
    """Create an empty file; SQLite gives its permissions to the write-ahead log."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
    path.chmod(FILE_MODE)


def give_to_owner(path: Path) -> None:
    """Give what root has written to the owner of its folder, who must be able to use it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    folder = path.parent.stat()
    with suppress(OSError):  # some disks know no owners, some containers may not change them
        # That of a link, not of what the owner lets it lead to.
        os.chown(path, folder.st_uid, folder.st_gid, follow_symlinks=False)


def make_private(folder: Path) -> dict[str, str]:
    """Take the files of a data folder, and the folder, from everybody but their owner.

    Return what was done with each: an empty string, or why it could not be changed. A folder that
    holds anything else as well, such as a home folder, is not ours to close.
    """
    if os.name == "nt":
        return {}
    paths = list(folder.iterdir())
    ours = [path for path in paths if path.name.startswith(OURS) and not path.is_symlink()]
    changed = {path.name: _restrict(path, FILE_MODE) for path in ours if _is_open(path)}
    if len(ours) == len(paths) and _is_open(folder):
        changed["."] = _restrict(folder, FOLDER_MODE)
    return changed


def _is_open(path: Path) -> bool:
    return bool(stat.S_IMODE(path.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO))


def _restrict(path: Path, mode: int) -> str:
    try:
        path.chmod(mode)
    except OSError as error:  # somebody else owns it
        return str(error.strerror)
    return ""
