"""Says in which language a page and its parts are, for screen readers."""

import re
from collections.abc import Mapping
from typing import Any, Final, cast

from website.navigation import Entries, places
from website.pages import LANGUAGES

ENGLISH: Final = "en"
LABEL: Final = re.compile(
    r'(<(?:span|div) class="md-ellipsis"|<a href="[^"]*")(>\s*([^<>]+?)\s*</(?:span|div|a)>)'
)
OWN_PARTS: Final = (
    '<ul class="md-nav__list" data-md-component="toc"',
    '<div class="md-header__topic" data-md-component="header-topic"',
)
"""what is in the language of a page inside of parts that are English"""
ENGLISH_PARTS: Final = (
    '<ul class="md-tabs__list"',
    '<ul class="md-nav__list" data-md-scrollfix',
)
"""titles of pages, most of them English"""
TAB: Final = ' class="md-tabs__link"'
FOREIGN_NEIGHBOUR: Final = re.compile(
    r'<a href="\.\./[^"]*" class="md-footer__link [^"]*".*?</a>', re.DOTALL
)


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


def stay_in_language(html: str, language: str) -> str:
    """Lead from a page in another language than English to others in it, not to the next one."""
    if language == ENGLISH:
        return html
    html = html.replace(
        '<a href="../en/index.html" class="md-tabs', '<a href="index.html" class="md-tabs'
    )
    return FOREIGN_NEIGHBOUR.sub("", html)


def mark_languages(html: str, language: str, titles: Mapping[str, str]) -> str:
    """Say that a page is in its language, and which titles of pages are in which."""

    def marked(label: re.Match[str]) -> str:
        found = titles.get(label[3])
        return f'{label[1]} lang="{found}"{label[2]}' if found else label[0]

    if language != ENGLISH:
        html = html.replace('<html lang="en"', f'<html lang="{language}"', 1)
        for parts, spoken in ((ENGLISH_PARTS, ENGLISH), (OWN_PARTS, language)):
            for part in parts:
                html = html.replace(part, f'{part} lang="{spoken}"')
    return LABEL.sub(marked, html)
