"""Where the documentation is: in the package, and in a clone of the project built when needed."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
SITE: Final = PACKAGE / "documentation"
SCRIPT: Final = PACKAGE.parent.parent / "docs" / "make_site.py"
"""builds the site; only in a clone"""
STAMP: Final = "stamp.txt"
"""in every site that was built"""
OnStep = Callable[[int, int], None]
"""takes the number of the step that is being done, and how many there are"""
_STEP: Final = re.compile(r"step (\d+) of (\d+)")
_INTERVAL: Final = 0.5
"""seconds"""


class NotContained(Exception):
    """The package has no documentation, and there is nothing to build it from."""


class BuildFailed(Exception):
    """Why the site cannot be built."""


def is_clone() -> bool:
    return SCRIPT.is_file()


def ignore_steps(number: int, steps: int) -> None:
    """Report nothing."""


def write_site(folder: Path = SITE, on_step: OnStep = ignore_steps) -> Path:
    """Write the site into a folder unless it is there already; return its home page."""
    if is_clone():
        _build(folder, on_step)
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


def find_page(folder: Path, name: str, language: str) -> Path | None:
    """Return the file of a page, named as in `pages` or by the path of its source."""
    found = page_in(pages(folder), name, language)
    if found is None:
        return None
    page = folder / f"{found}.html"
    return page if page.is_file() else folder / found / "index.html"


def page_in(pages: Collection[str], name: str, language: str) -> str | None:
    """Return the page that a name means: the one in the reader's language, if there is one."""
    stem = name.removeprefix("docs/").removesuffix(".md").removesuffix(".html").strip("/")
    own = [f"{language}/{stem}"] if stem == name and language != "en" else []
    return next((each for each in (*own, stem) if each in pages), None)


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


def _build(folder: Path, on_step: OnStep) -> None:
    command = [sys.executable, str(SCRIPT), "--install", str(folder.absolute())]
    # In a session of its own, Ctrl-C reaches only this process, which ends the other one in order.
    with (
        TemporaryFile("w+", encoding="utf-8", errors="replace") as errors,
        subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            errors="replace",
            start_new_session=True,
        ) as process,
    ):
        try:
            _follow(process, on_step)
        except BaseException:
            process.terminate()
            process.wait()  # until it has removed its temporary folder; killed, it could not
            raise
        errors.seek(0)
        lines = errors.read().strip().splitlines() or [f"exit status {process.returncode}"]
    if process.returncode != 0:
        raise BuildFailed("\n".join(lines[-12:]))


def _follow(process: subprocess.Popen[str], on_step: OnStep) -> None:
    """Wait for the end of a build; report its step again and again, for the time passes."""
    step: tuple[int, int] | None = None

    def read() -> None:
        nonlocal step
        for line in process.stdout or ():
            if found := _STEP.fullmatch(line.strip()):
                step = int(found[1]), int(found[2])

    reader = Thread(target=read, daemon=True)
    reader.start()
    while process.returncode is None:
        with suppress(subprocess.TimeoutExpired):
            process.wait(_INTERVAL)
        if step is not None:
            on_step(*step)
    reader.join()
