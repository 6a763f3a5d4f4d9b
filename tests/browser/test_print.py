"""The rules on one sheet of paper, in every language."""

import json
import re

import pytest
from playwright.sync_api import expect

from rapido.locales import LANGUAGES, VARIANTS
from tests.browser.layout import texts
from tests.browser.test_languages import KEY, untranslated
from tests.browser.users import BrowserUsers

RULES = 26
NAMES = {"Ben", "Caro", "Davi"}


def test_one_page_in_every_language(users: BrowserUsers) -> None:
    page = users.open(None)
    english: set[str] = set()
    for language in (*LANGUAGES, *VARIANTS):
        preferences = json.dumps({"language": language})
        page.add_init_script(f"localStorage.setItem('rapido-preferences', '{preferences}')")
        page.goto("/print")
        page.locator(f"html[lang={language}] article footer").wait_for()
        page.evaluate("document.fonts.ready")
        for paper in ("A4", "Letter"):
            pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))
            assert len(pages) == 1, (language, paper)
        found = texts(page) - NAMES
        if language == "en":
            english = found
            assert {text for text in english if KEY.fullmatch(text)} == set()
        elif language in LANGUAGES:
            assert untranslated(found, english, language) == set()
        else:
            assert not any("ß" in text for text in found)
    assert page.locator(".columns section p").count() == RULES


@pytest.mark.parametrize("path", ["/", "/rules"])
def test_a_link_leads_to_the_sheet(users: BrowserUsers, path: str) -> None:
    page = users.open(path)
    page.get_by_role("link", name="Print the rules").click()
    page.get_by_role("button", name="Print").wait_for()
    expect(page).to_have_title(re.compile("one sheet"))
