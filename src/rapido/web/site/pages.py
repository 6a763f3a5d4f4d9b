"""The files of a static site: those of the server, and a page for each view with relative links."""

import gzip
import html
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from rapido.locales import base_of
from rapido.web.access.content_policy import content_security_policy
from rapido.web.http.handlers.pages import VIEWS, page_name, view_name
from rapido.web.http.static_files import SUFFIXES

PAGES: Final = "pages"
ON_A_SERVER: Final = frozenset({"/join"})
"""views without parameters that lead into a room"""
NOT_COPIED: Final = frozenset({PAGES, "sw.js", "stamp.txt", "robots.txt"})
_VERSION: Final = re.compile(r'(?<=name="rapido-build" content=")[^"]+')
_ABSOLUTE: Final = re.compile(r'="/(?!/)')


class NotBuilt(Exception):
    """The page has not been built."""


def write_files(static: Path, target: Path, server: str | None, language: str) -> None:
    """Write all files of the site into a folder that does not exist."""
    try:
        pages = dict(_pages(static, server, language))
        worker = (static / "sw.js").read_text("utf-8")
        missing = (static / PAGES / "404.html").read_text("utf-8")
    except FileNotFoundError as error:
        raise NotBuilt from error
    found = _VERSION.search(pages["index.html"])
    if found is None:
        raise NotBuilt
    # Another server is another version, which service workers have to notice.
    old = found.group()
    new = f"{old}+{sha256(repr(sorted(pages.items())).encode()).hexdigest()[:8]}"
    _copy(static, target / "static")
    for name, text in pages.items():
        _write(target / name, _VERSION.sub(new, text))
    _write(target / "404.html", missing)
    _write(target / "sw.js", worker.replace(f'"version":"{old}"', f'"version":"{new}"', 1))
    (target / ".nojekyll").touch()  # GitHub Pages would leave out files that begin with _


def _pages(static: Path, server: str | None, language: str) -> Iterator[tuple[str, str]]:
    for path in VIEWS:
        if "{" in path or path in ON_A_SERVER:
            continue
        name = f"{path}/index.html".lstrip("/")
        text = (static / page_name(view_name(path), base_of(language))).read_text("utf-8")
        yield name, _for_a_static_host(text, "../" if "/" in name else "./", server)


def _for_a_static_host(text: str, root: str, server: str | None) -> str:
    """Make the links relative, and add what a server would say in its headers."""
    # The other directives of the server's policy have no effect in a page.
    policy = re.sub(r";\s*frame-ancestors [^;]*", "", content_security_policy())
    added = "\n    ".join(
        (
            f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />',
            '<meta name="referrer" content="no-referrer" />',
            f'<meta name="rapido-server" content="{html.escape(server or "")}" />',
        )
    )
    charset = '<meta charset="utf-8" />'
    return _ABSOLUTE.sub(f'="{root}', text).replace(charset, f"{charset}\n    {added}", 1)


def _copy(static: Path, target: Path) -> None:
    for file in static.rglob("*"):
        name = file.relative_to(static)
        plain = name.name.removesuffix(SUFFIXES["br"]).removesuffix(SUFFIXES["gzip"])
        if file.is_file() and not NOT_COPIED & {name.parts[0], plain}:
            place = target / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(file.read_bytes())


def _write(place: Path, text: str) -> None:
    content = text.encode()
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)
    place.with_name(f"{place.name}.gz").write_bytes(gzip.compress(content, mtime=0))
