"""Writes a static site: all of it, or nothing, and never over somebody else's files."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

from rapido import __version__
from rapido.web.http.handlers import pages
from rapido.web.site.pages import write_files

LIST: Final = "rapido-site.json"
"""the file of a site that lists the others, by which it is known again"""


class FolderInUse(Exception):
    """The folder has files in it, and is not such a site."""


def write_site(folder: Path, server: str | None, language: str, *, force: bool = False) -> int:
    """Write the site, or renew it; return the number of its files.

    Other files in the folder, such as a repository or a CNAME, stay as they are.
    """
    folder = folder.resolve()
    before = _listed(folder)
    if before is None and not force and folder.exists() and any(folder.iterdir()):
        raise FolderInUse(str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as beside:
        fresh = Path(beside, "site")
        fresh.mkdir()
        write_files(pages.STATIC, fresh, server, language)
        names = sorted(
            str(file.relative_to(fresh).as_posix()) for file in fresh.rglob("*") if file.is_file()
        )
        about = {"rapido": __version__, "server": server, "files": names}
        (fresh / LIST).write_text(json.dumps(about, indent=1) + "\n", "utf-8")
        if folder.exists():
            _renew(folder, fresh, names, before or [])
        else:
            fresh.rename(folder)
    return len(names) + 1


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


def _renew(folder: Path, fresh: Path, names: list[str], before: list[str]) -> None:
    """Move the files into a folder that may be served meanwhile: pages after what they need."""
    (fresh / LIST).replace(folder / LIST)  # first: an interrupted attempt can be repeated
    for name in sorted(names, key=lambda name: not name.startswith("static/")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).replace(folder / name)
    for name in set(before) - set(names):
        (folder / name).unlink(missing_ok=True)
    for name in sorted({str(Path(name).parent) for name in before}, key=len, reverse=True):
        place = folder / name
        if place != folder and place.is_dir() and not any(place.iterdir()):
            place.rmdir()
