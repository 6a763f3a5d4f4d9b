"""The navigation: which pages there are, in which order; a test holds it complete."""

import json
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final, cast

from website.pages import ROOT, title_of

FILE: Final = Path(__file__).with_name("navigation.toml")
REST: Final = "*"
"""in the place of a title: all numbered pages of a folder, under their own titles"""
Entries = list[dict[str, Any]]


def read_navigation(file: Path = FILE) -> Entries:
    return [*_expanded(cast("Entries", tomllib.loads(file.read_text("utf-8"))["nav"]))]


def _expanded(entries: Entries) -> Iterator[dict[str, Any]]:
    for entry in entries:
        [(title, below)] = entry.items()
        if title == REST:
            for page in sorted((ROOT / "docs" / below).glob("[0-9]*.md")):
                yield {title_of(page.read_text("utf-8")): f"{below}/{page.name}"}
        elif isinstance(below, str):
            yield entry
        else:
            yield {title: [*_expanded(cast("Entries", below))]}


def places(entries: Entries) -> Iterator[str]:
    """List the pages in the navigation."""
    for entry in entries:
        for below in entry.values():
            if isinstance(below, str):
                yield below
            else:
                yield from places(cast("Entries", below))


def without(entries: Entries, missing: Collection[str]) -> Entries:
    """Leave out missing pages, and sections without pages."""
    kept: Entries = []
    for entry in entries:
        [(title, below)] = entry.items()
        if isinstance(below, str):
            kept += [] if below in missing else [entry]
        elif pages := without(cast("Entries", below), missing):
            kept.append({title: pages})
    return kept


def as_toml(entries: Entries) -> str:
    """Write the entries as one value of a TOML file."""
    return f"[{', '.join(_entry(entry) for entry in entries)}]"


def _entry(entry: dict[str, Any]) -> str:
    [(title, below)] = entry.items()
    value = json.dumps(below) if isinstance(below, str) else as_toml(cast("Entries", below))
    return f"{{ {json.dumps(title)} = {value} }}"
