"""Checks a built site: titles, pictures, links and anchors; and nothing comes from elsewhere."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

TITLE: Final = re.compile(r"<title>([^<]*)</title>")
TAG: Final = re.compile(r"<(\w+)([^<>]*)>")
ATTRIBUTE: Final = re.compile(r'\b(href|src|srcset|id|name|rel|action)="([^"]*)"')
READ_BY_THE_READER: Final = {"a"}
"""elements whose links are followed by a click only, so that they may lead elsewhere"""
HOME: Final = "index.html"
"""the only page that need not be linked"""


class _Page(NamedTuple):
    title: str
    anchors: set[str]
    links: list[tuple[str, str]]
    """elements with what they link to"""
    undescribed: list[str]
    """pictures without an alternative text"""


def faults_of(site: Path) -> Iterator[str]:
    """List what is wrong with the pages of a site."""
    pages = {page: _read(page) for page in sorted(site.rglob("*.html"))}
    titles: dict[str, Path] = {}
    linked = {site / HOME}
    for page, found in pages.items():
        faults = [f"{picture} has no alternative text" for picture in found.undescribed]
        same = titles.setdefault(found.title, page)
        if not found.title:
            faults.append("it has no title")
        elif same != page:
            faults.append(f"it has the title of {same.relative_to(site)}")
        for tag, to in found.links:
            faults += filter(None, [_fault(site, page, tag, to, pages)])
            linked |= {_target(page, to)} - {page}
        yield from (f"{page.relative_to(site)}: {fault}" for fault in faults)
    for page in sorted(pages.keys() - linked):
        yield f"{page.relative_to(site)}: no page links to it"


def _read(page: Path) -> _Page:
    text = page.read_text("utf-8")
    found = _Page("".join(TITLE.findall(text)), {""}, [], [])
    for tag, attributes in TAG.findall(text):
        if tag == "img" and not re.search(r'\balt="[^"]', attributes):
            found.undescribed.append(attributes.strip())
        for name, value in ATTRIBUTE.findall(attributes):
            if name == "id" or (name == "name" and tag == "a"):
                found.anchors.add(value)
            elif name in {"href", "src", "srcset", "action"}:
                found.links.append((tag, value))
    return found


def _fault(site: Path, page: Path, tag: str, to: str, pages: dict[Path, _Page]) -> str | None:
    if re.match(r"[a-z]+:|//", to):
        return None if tag in READ_BY_THE_READER else f"{to} is loaded from elsewhere"
    anchor = unquote(to.partition("#")[2])
    target = _target(page, to)
    if not target.is_relative_to(site):
        return f"{to} leads out of the site"
    if target.is_dir():
        return f"{to} is a folder, which a browser lists when it reads files"
    if not target.is_file():
        return f"{to} does not exist"
    if anchor and target in pages and anchor not in pages[target].anchors:
        return f"{to} has no such anchor"
    return None


def _target(page: Path, to: str) -> Path:
    """Return the file that a link of a page names."""
    name = unquote(to.partition("#")[0])
    return Path(os.path.normpath(page.parent / name)) if name else page
