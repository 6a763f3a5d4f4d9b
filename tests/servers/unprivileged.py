"""Runs programs as `nobody` where the tests run as root: PostgreSQL refuses to run as root."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.servers.guard import GUARD

AS_ROOT: Final = hasattr(os, "geteuid") and os.geteuid() == 0
NOBODY: Final = "nobody"
FOLDERS: Final = (tempfile.gettempdir(), "/var/tmp", "/dev/shm")  # noqa: S108 - private ones inside


def _options() -> dict[str, Any]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    options: dict[str, Any] = {"env": kept | {"LC_ALL": "C"}, "cwd": "/"}
    if AS_ROOT:
        import pwd  # noqa: PLC0415 - not on Windows

        options |= {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid, "extra_groups": []}
    return options


UNPRIVILEGED: Final = _options()
"""of `subprocess`: without privileges, and without the settings of another PostgreSQL"""


def run(command: Sequence[str | Path]) -> subprocess.CompletedProcess[bytes]:
    with subprocess.Popen[bytes](
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **UNPRIVILEGED
    ) as process:
        output, errors = process.communicate()
    return subprocess.CompletedProcess(command, process.returncode, output, errors)


def can_run(command: Sequence[str | Path]) -> bool:
    try:
        return run(command).returncode == 0
    except OSError:  # a folder above it is private
        return False


def private_folder() -> Path:
    """Create a folder that `nobody` reaches; the folders of pytest are private to root."""
    for above in FOLDERS:
        folder = Path(tempfile.mkdtemp(prefix="rapido-", dir=above))
        GUARD.watch(folder)
        give_away(folder)
        if can_run(["ls", folder]):
            return folder
        folder.rmdir()
        GUARD.forget(folder)
    raise AssertionError(f"{NOBODY} can use none of {', '.join(FOLDERS)}")


def give_away(folder: Path) -> None:
    """Make everything in a folder belong to the user that the programs run as."""
    if AS_ROOT:
        for path in (folder, *folder.rglob("*")):
            shutil.chown(path, NOBODY, UNPRIVILEGED["group"])
