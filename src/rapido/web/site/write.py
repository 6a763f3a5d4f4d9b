"""Writes a static site: a new one at once, an old one file by file, so that it can be served.

Never over somebody else's files. What an interrupted attempt has left is known to the next one.
"""

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

from rapido import __version__
from rapido.replaced_file import followed
from rapido.web.http.handlers import pages
from rapido.web.site.pages import write_files

LIST: Final = "rapido-site.json"
"""the file of a site that lists the others, by which it is known again"""
_SCRATCH: Final = ".rapido-site-"


class FolderInUse(Exception):
    """The folder has files in it, and is not such a site."""


def write_site(folder: Path, server: str | None, language: str, *, force: bool = False) -> int:
    """Write the site, or renew it; return the number of its files.

    Other files in the folder, such as a repository or a CNAME, stay as they are. An existing folder
    may be a mount point, or the only one that we may write to: everything is then made inside it.
    """
    folder = followed(folder)
    before, exists = _listed(folder), folder.exists()
    if exists:
        for killed in folder.glob(f"{_SCRATCH}*"):
            shutil.rmtree(killed)
        if before is None and not force and any(folder.iterdir()):
            raise FolderInUse(str(folder))
    else:
        folder.parent.mkdir(parents=True, exist_ok=True)
    place = folder if exists else folder.parent
    with TemporaryDirectory(prefix=_SCRATCH, dir=place) as scratch:
        fresh = Path(scratch, "site")
        fresh.mkdir()
        write_files(pages.STATIC, fresh, server, language)
        names = sorted(
            str(file.relative_to(fresh).as_posix()) for file in fresh.rglob("*") if file.is_file()
        )
        about = {"rapido": __version__, "server": server}
        if exists:
            _renew(folder, fresh, about, names, before or [])
        else:
            _write_list(fresh, about, names)
            fresh.rename(folder)
    return len(names) + 1


def _write_list(folder: Path, about: dict[str, Any], names: list[str]) -> None:
    content = json.dumps(about | {"files": names}, indent=1) + "\n"
    (folder / LIST).write_text(content, "utf-8")


def _listed(folder: Path) -> list[str] | None:
    """Return the files of the site in a folder; None if there is no site."""
    try:
        about = cast("dict[str, Any]", json.loads((folder / LIST).read_text("utf-8")))
        return [name for name in about["files"] if _is_inside(name)]
    except (FileNotFoundError, NotADirectoryError, ValueError, KeyError, TypeError):
        return None


def _is_inside(name: str) -> bool:
    path = Path(name)
    return not path.is_absolute() and ".." not in path.parts


def _renew(
    folder: Path, fresh: Path, about: dict[str, Any], names: list[str], before: list[str]
) -> None:
    """Move the files into a folder that may be served meanwhile: pages after what they need."""
    # First the files of both: what an interrupted attempt leaves is renewed or removed by the next.
    _write_list(fresh, about, sorted({*before, *names}))
    (fresh / LIST).replace(folder / LIST)
    for name in sorted(names, key=lambda name: not name.startswith("static/")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).replace(folder / name)
    for name in set(before) - set(names):
        (folder / name).unlink(missing_ok=True)
    for name in sorted({str(Path(name).parent) for name in before}, key=len, reverse=True):
        place = folder / name
        if place != folder and place.is_dir() and not any(place.iterdir()):
            place.rmdir()
    _write_list(fresh, about, names)
    (fresh / LIST).replace(folder / LIST)
