"""Where the documentation is: in the package, and in a clone of the project built when needed."""

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
SITE: Final = PACKAGE / "documentation"
SCRIPT: Final = PACKAGE.parent.parent / "docs" / "make_site.py"
"""builds the site; only in a clone"""
STAMP: Final = "stamp.txt"
"""in every site that was built"""


class NotContained(Exception):
    """The package has no documentation, and there is nothing to build it from."""


class BuildFailed(Exception):
    """Why the site cannot be built."""


def is_clone() -> bool:
    return SCRIPT.is_file()


def write_site(folder: Path = SITE) -> Path:
    """Write the site into a folder unless it is there already; return its home page."""
    if is_clone():
        _build(folder)
    elif not (SITE / STAMP).is_file():
        raise NotContained
    elif folder != SITE:
        shutil.copytree(SITE, folder, dirs_exist_ok=True)
    return folder / "index.html"


def pages(folder: Path) -> list[str]:
    """List the pages of a site, by the names under which they can be asked for."""
    names = (page.relative_to(folder).with_suffix("") for page in folder.rglob("*.html"))
    return sorted(name.as_posix().removesuffix("/index") for name in names)


def chapters(pages: Iterable[str]) -> list[str]:
    """List the pages that are not part of another one."""
    names = {*pages}
    return sorted(name for name in names if name.rpartition("/")[0] not in names)


def find_page(folder: Path, name: str) -> Path | None:
    """Return the file of a page, named as in `pages` or by the path of its source."""
    stem = stem_of(name)
    if stem not in pages(folder):
        return None
    page = folder / f"{stem}.html"
    return page if page.is_file() else folder / stem / "index.html"


def stem_of(name: str) -> str:
    return name.removeprefix("docs/").removesuffix(".md").removesuffix(".html").strip("/")


def pages_to_build() -> list[str]:
    """List the pages that a clone will have, since building them takes long."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, str(SCRIPT), "--pages"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout.splitlines() if done.returncode == 0 else []


def is_taken(folder: Path) -> bool:
    """Whether the folder holds anything but an earlier site."""
    return folder.is_dir() and any(folder.iterdir()) and not (folder / STAMP).is_file()


def _build(folder: Path) -> None:
    command = [sys.executable, str(SCRIPT), "--install", str(folder.absolute())]
    # In a session of its own, Ctrl-C reaches only this process, which ends the other one in order.
    with subprocess.Popen(  # noqa: S603
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            _, errors = process.communicate()
        except BaseException:
            process.terminate()
            process.wait()  # until it has removed its temporary folder; killed, it could not
            raise
    if process.returncode != 0:
        lines = errors.strip().splitlines() or [f"exit status {process.returncode}"]
        raise BuildFailed("\n".join(lines[-12:]))
