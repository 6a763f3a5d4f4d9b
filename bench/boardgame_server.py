"""Installs boardgame.io, outside the repository."""

import shutil
import subprocess
from pathlib import Path

from deployment import HERE, BenchError


def install(scratch: Path) -> None:
    """Install it at the versions in package.json."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise BenchError("boardgame.io needs node and npm; --without-boardgame skips it")
    shutil.copytree(HERE / "boardgame", scratch, dirs_exist_ok=True)
    command = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=scratch, check=True)  # noqa: S603
