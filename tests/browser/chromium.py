"""Find or install Chromium."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
OPTIONS: Final = [
    "--no-sandbox",  # unavailable as root
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A host without a secure context, as on a home network with plain HTTP.
    "--host-resolver-rules=MAP rapido.test 127.0.0.1",
    "--autoplay-policy=no-user-gesture-required",
]
ADVICE: Final = (
    "The browser tests need Chromium: install it (on Debian and Ubuntu: sudo apt install"
    " chromium), or name it with CHROMIUM=PATH."
)


def find_chromium() -> str | None:
    """Return the path of Chromium; install it if necessary and permitted."""
    return _found() or _installed()


def _found() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def _installed() -> str | None:
    """Install Debian's Chromium if permitted; a lock keeps other test processes waiting."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "rapido-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _found() is None:
            for arguments in ("update", "install --yes --no-install-recommends chromium"):
                command = ["apt-get", "--quiet", *arguments.split()]
                subprocess.run(command, check=False, capture_output=True, env=environment)
    return _found()
