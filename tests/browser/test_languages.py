"""Languages: every view is fully translated, also when switched during a game."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rapido.locales import LANGUAGES, VARIANTS
from tests.browser.guests import finished_game, open_table
from tests.browser.layout import texts
from tests.browser.table import roll, wait_for_turn
from tests.browser.users import BrowserUsers

LOCALES = Path("src/rapido/locales")
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = {"Ana", "Ben", "Ana and Rui", "Rui"}
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
"""a missing message shows its key"""
WORD = re.compile(r"[^\W\d_]{2}")
TIME = re.compile(r"\d+ minutes?")
COMMAND = re.compile(r"(\./rapido|python rapido|git pull).*", re.DOTALL)
HEX = re.compile(r"([0-9a-f]{4} ?){16}")


@cache
def catalog(language: str) -> dict[str, str]:
    """Return the messages of a language by key."""
    shared = [LOCALES / language / f"{part}.ftl" for part in ("game", "review")]
    files = [*shared, *sorted((LOCALES / language / "web").glob("*.ftl"))]
    text = "\n".join(file.read_text("utf-8") for file in files)
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE))


def same_as_english(language: str) -> set[str]:
    """Return the texts that a catalog has in common with English."""
    english = catalog("en")
    return {text for key, text in catalog(language).items() if english.get(key) == text}


def untranslated(found: set[str], english: set[str], language: str) -> set[str]:
    """Find texts that are still English, and message keys."""
    fine = same_as_english(language) | NAMES | set(LANGUAGES.values()) | set(VARIANTS.values())
    alike = {
        text
        for text in found & english
        if HEX.match(text) or TIME.fullmatch(text) or COMMAND.fullmatch(text)
    }
    left = {text for text in found & english - fine - alike if WORD.search(text)}
    messages = set(catalog(language).values())
    return left | {text for text in found - messages if KEY.fullmatch(text)}


def choose_language(page: Page, language: str) -> None:
    page.locator(f"dialog select:has(option[value={language}])").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_switch_during_a_game(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], 1, finish=999)
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0])
    wait_for_turn(page)
    roll(page)
    page.get_by_role("button", name="Menu").click()
    seen = {"en": texts(page)}
    for language in OTHERS:
        choose_language(page, language)
        seen[language] = texts(page)
        assert untranslated(seen[language], seen["en"], language) == set()
        assert len(seen[language]) > len(seen["en"]) * 0.9
    choose_language(page, "en")
    assert texts(page) == seen["en"]


def test_language_of_the_browser(users: BrowserUsers) -> None:
    page = users.open("/", language="pt-BR")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page = users.open("/", language="de-CH")
    expect(page.locator("html")).to_have_attribute("lang", "de-CH")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", re.compile(r"\.de\."))
    page.goto("/settings")
    expect(page.get_by_role("radio", name="Deutsch (Schweiz)")).to_be_checked()
    expect(page.get_by_text("Schriftgrösse")).to_be_visible()
    page.get_by_role("radio", name="Deutsch", exact=True).check()
    expect(page.get_by_text("Schriftgröße")).to_be_visible()


VIEWS = {
    "/": ".play",
    "/join": "form",
    "/learn": "section.board",
    "/rules": "article",
    "/strategy": ".card",
    "/help": ".card",
    "/referee": "form",
    "/settings": "fieldset",
    "/puzzles": "button.ledge",
    "/practice": "li button",
    "/history": ".card",
    "/record": "textarea",
    "/nowhere": "main h1",
    "/table?game=.none": "main h1",
    "/show": "main h1",
    "table here": ".begin",
    "room": ".begin",
    "replay": ".envelope",
}
"""by view, a selector that shows that it is rendered"""


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_in_every_language(users: BrowserUsers, view: str) -> None:
    users.expected.append("404")
    token, path = "", view
    if view == "room":
        host, [token] = open_table(users.server, ["Ana"], 1, begin=False)
        host.close()
        path = f"/r/{host.room}"
    elif view == "replay":
        path = f"/g/{finished_game(users.server, ['Ana', 'Ben'])}"
    page = users.open(None, token=token)
    if view == "table here":
        page.goto("/")
        page.get_by_role("button", name="On one device").click()
        page.get_by_role("button", name="More: settings, lucky words").click()
        page.locator(".begin").wait_for()
        path = page.url
    english: set[str] = set()
    for language in LANGUAGES:
        preferences = json.dumps({"language": language})
        page.add_init_script(f"localStorage.setItem('rapido-preferences', '{preferences}')")
        page.goto(path)
        page.locator(VIEWS[view]).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        if language == "en":
            english = texts(page)
            assert {text for text in english if KEY.fullmatch(text)} == set()
        else:
            assert untranslated(texts(page), english, language) == set()
