"""Find or install Chromium."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

HEADLESS: Final = "chromium-headless-shell"
"""the same engine without the parts for windows, which take half of the time"""
NAMES: Final = (
    *(HEADLESS, "headless_shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)
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
    " chromium-headless-shell), or name it with CHROMIUM=PATH."
)


def find_chromium() -> str | None:
    """Return the path of Chromium; install it if necessary and permitted."""
    if named := os.environ.get("CHROMIUM"):
        return named
    if shutil.which(HEADLESS) is None:
        _install()
    return next(filter(None, map(shutil.which, NAMES)), None)


def _install() -> None:
    """Install Debian's Chromium if permitted; a lock keeps other test processes waiting."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    run = str(os.getppid())  # the same for all test processes of a run, which try it only once
    with (Path(tempfile.gettempdir()) / "rapido-chromium.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if shutil.which(HEADLESS) is None and lock.read() != run:
            for arguments in ("update", f"install --yes --no-install-recommends {HEADLESS}"):
                command = ["apt-get", "--quiet", *arguments.split()]
                subprocess.run(command, check=False, capture_output=True, env=environment)
            lock.truncate(0)
            lock.write(run)
