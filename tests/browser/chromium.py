"""The browser for the tests: the one that is there, or the one that can be installed."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
OPTIONS: Final = [
    "--no-sandbox",  # as root there is none
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A name that the browser does not trust, as on a home network: plain HTTP, no secure context.
    "--host-resolver-rules=MAP rapido.test 127.0.0.1",
    "--autoplay-policy=no-user-gesture-required",
]
ADVICE: Final = (
    "The tests of the page need Chromium: install it (on Debian and Ubuntu: sudo apt install"
    " chromium), or name it with CHROMIUM=PATH."
)


def find_chromium() -> str | None:
    """Return the path of a browser, installed if need be and if we may."""
    return _found() or _installed()


def _found() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def _installed() -> str | None:
    """Install Debian's Chromium if we may; one of several test processes does it."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "rapido-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _found() is None:
            for words in ("update", "install --yes --no-install-recommends chromium"):
                command = ["apt-get", "--quiet", *words.split()]
                subprocess.run(command, check=False, capture_output=True, env=quietly)
    return _found()
