"""Says which parts of the pages are in which language, for screen readers; the rest is English."""

import re
from collections.abc import Mapping
from typing import Any, Final, cast

from website.navigation import Entries, places
from website.pages import LANGUAGES

ENGLISH: Final = "en"
LABEL: Final = re.compile(
    r'(<span class="md-ellipsis"|<a href="[^"]*")(>\s*([^<>]+?)\s*</(?:span|a)>)'
)
OWN_PARTS: Final = ("<article", '<ul class="md-nav__list" data-md-component="toc"')
"""what is in the language of a page: its text and its table of contents"""


def languages_of_titles(entries: Entries) -> dict[str, str]:
    """Return the languages of titles in the navigation: of pages, and of sections with them."""
    found: dict[str, str] = {}
    for entry in entries:
        for title, below in entry.items():
            inside = cast("Entries", below) if isinstance(below, list) else [cast("Any", entry)]
            folders = {place.partition("/")[0] for place in places(inside)}
            if len(folders) == 1 and (folders & LANGUAGES) - {ENGLISH}:
                found[title] = folders.pop()
            if isinstance(below, list):
                found |= languages_of_titles(inside)
    return found


def mark_languages(html: str, language: str, titles: Mapping[str, str]) -> str:
    """Add the language to what is not English in a page of that language."""

    def marked(label: re.Match[str]) -> str:
        found = titles.get(label[3])
        return f'{label[1]} lang="{found}"{label[2]}' if found else label[0]

    if language != ENGLISH:
        for part in OWN_PARTS:
            html = html.replace(part, f'{part} lang="{language}"')
    return LABEL.sub(marked, html)
