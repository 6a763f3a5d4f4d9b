"""Checks a built site: every link and every anchor is valid, and nothing comes from elsewhere."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import unquote

TAG: Final = re.compile(r"<(\w+)([^<>]*)>")
ATTRIBUTE: Final = re.compile(r'\b(href|src|srcset|id|name|rel|action)="([^"]*)"')
READ_BY_THE_READER: Final = {"a"}
"""elements whose links are followed by a click only, so that they may lead elsewhere"""


def faults_of(site: Path) -> Iterator[str]:
    """List what is wrong with the pages of a site."""
    anchors: dict[Path, set[str]] = {}
    links: list[tuple[Path, str, str]] = []
    for page in sorted(site.rglob("*.html")):
        anchors[page] = {""}
        for tag, attributes in TAG.findall(page.read_text("utf-8")):
            for name, value in ATTRIBUTE.findall(attributes):
                if name == "id" or (name == "name" and tag == "a"):
                    anchors[page].add(value)
                elif name in {"href", "src", "srcset", "action"}:
                    links.append((page, tag, value))
    for page, tag, to in links:
        if fault := _fault(site, page, tag, to, anchors):
            yield f"{page.relative_to(site)}: {fault}"


def _fault(site: Path, page: Path, tag: str, to: str, anchors: dict[Path, set[str]]) -> str | None:
    if re.match(r"[a-z]+:|//", to):
        return None if tag in READ_BY_THE_READER else f"{to} is loaded from elsewhere"
    name, _, anchor = to.partition("#")
    target = (page.parent / unquote(name)).resolve() if name else page
    if not target.is_relative_to(site.resolve()) and name:
        return f"{to} leads out of the site"
    if target.is_dir():
        return f"{to} is a folder, which a browser lists when it reads files"
    if not target.is_file():
        return f"{to} does not exist"
    found = anchors.get(site / target.relative_to(site.resolve()) if name else page)
    if anchor and found is not None and unquote(anchor) not in found:
        return f"{to} has no such anchor"
    return None
