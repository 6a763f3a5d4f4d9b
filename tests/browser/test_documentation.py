"""The documentation as a site: built whole, and read from files in a browser without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from website.build import build_site
from website.labels import LABELS

from rapido.locales import LANGUAGES
from tests.browser.layout import clipped_texts
from tests.browser.test_axe import check, violations
from tests.browser.users import DESKTOP

MOST_BYTES = 5_000_000
"""about a third of it in a wheel"""
REFERENCE = {"rules", "record", "fair", "players", "review", "kernel", "engine_protocol"}
KINDS = {
    "home": "index",
    "players": "de/index",
    "rules": "de/rules",
    "hosts": "start/hosts",
    "programmers": "start/programmers",
    "researchers": "start/researchers",
    "reference": "reference/review",
    "notebook": "examples/notebooks/rules_and_odds",
    "diagrams": "architecture",
    "plots and tables": "solving",
}

SETTLED = """() => [document, ...[...document.querySelectorAll("*")].map((each) => each.shadowRoot)]
  .every((root) => !root?.getAnimations().length)"""
"""contrast cannot be checked while the search fades in"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_site(tmp_path_factory.mktemp("site"))  # raises an error with every broken link


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A reader's page, which asks nobody else for anything and has no errors."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = context.new_page()
    asked: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert faults == []


def show(page: Page, site: Path, name: str) -> None:
    page.goto((site / f"{name}.html").as_uri())
    expect(page.locator("h1")).to_be_visible()


def search(page: Page, word: str) -> None:
    page.locator("label[for=__search]").first.click()
    page.get_by_role("combobox", name="Search").fill(word)


def test_site_is_complete(site: Path) -> None:
    files = [file for file in site.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert {page.stem for page in (site / "reference").glob("*.html")} >= REFERENCE
    measured = "measured 0.452, computed 0.450"
    assert measured in (site / "examples" / "notebooks" / "rules_and_odds.html").read_text("utf-8")
    assert "def apply(" in (site / "search.js").read_text("utf-8").replace("</span>", "")


def test_search_works_from_files(page: Page, site: Path) -> None:
    show(page, site, "index")
    for word, found in (
        ("legal_actions", "reference/rules.html#legal_actions"),
        ("Pasch", "de/rules.html#r11-mit-einem-pasch-hinauf"),
    ):
        search(page, word)
        page.get_by_role("listbox").locator(f"a[href*='{found}']").first.click()
        expect(page).to_have_url(f"{site.as_uri()}/{found}")


def test_page_in_another_language_is_all_in_it(page: Page, site: Path) -> None:
    show(page, site, "de/index")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    said = page.evaluate(
        "[...document.querySelectorAll('[aria-label], [title]')]"
        ".filter((each) => !each.closest('[lang=en]'))"
        ".flatMap((each) => [each.ariaLabel, each.title])"
    )
    german = {english: words[0] for english, words in LABELS.items()}
    assert {"Bereiche", "Kopieren", "Suche"} <= set(said)
    assert [word for word in said if german.get(word, word) != word] == []
    page.locator("label[for=__search]").first.click()
    field = page.get_by_role("combobox", name="Suche")
    expect(field).to_have_attribute("placeholder", "Suche")
    field.fill("Pasch")
    expect(page.get_by_role("listbox", name="Gefundenes")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Treffer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("contentinfo")).to_contain_text("Weiter")


def test_search_by_keyboard(page: Page, site: Path) -> None:
    show(page, site, "index")
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Search")
    typed = ""
    for letter in "legal_actions":
        typed += letter
        page.keyboard.press(letter)
        expect(field).to_have_value(typed)
    found = page.get_by_role("listbox").locator("a[href$='rules.html#legal_actions']")
    expect(found.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{site.as_uri()}/reference/rules.html#legal_actions")


@pytest.mark.parametrize("kind", KINDS)
def test_pages_are_accessible(page: Page, site: Path, kind: str) -> None:
    show(page, site, KINDS[kind])
    assert [each for each in clipped_texts(page) if "md-ellipsis" not in each] == []
    assert violations(page, "scrollable-region-focusable") == []  # more of them on a phone
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    check(page)
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(22, 32, 46)"  # it was the dark theme


def test_players_pages_are_alike_in_all_languages(page: Page, site: Path) -> None:
    for language in {*LANGUAGES} - {"de"}:
        show(page, site, f"{language}/index")
        assert [each for each in clipped_texts(page) if "md-ellipsis" not in each] == []
        assert violations(page) == []


def test_search_is_accessible(page: Page, site: Path) -> None:
    show(page, site, "index")
    search(page, "pair")
    expect(page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
    page.wait_for_function(SETTLED)
    # What is found is named by its heading alone; its place and the excerpt are its description.
    found = {violation.partition(":")[0] for violation in violations(page)}
    assert found <= {"label-content-name-mismatch"}


def test_paper_is_light_and_shows_all(page: Page, site: Path) -> None:
    page.set_viewport_size({"width": 718, "height": 1000})  # A4 without its margins
    page.emulate_media(media="print", color_scheme="dark")
    for name in ("architecture", "hosting"):
        show(page, site, name)
        expect(page.locator("article")).to_have_css("color", "rgb(42, 33, 24)")
        overflowing = page.evaluate(
            "[...document.querySelectorAll('article :is(pre, pre > code, .sequence)')]"
            ".filter((each) => each.scrollWidth > each.clientWidth + 1).length"
        )
        assert overflowing == 0


def test_plots_and_headers_are_not_transparent(page: Page, site: Path) -> None:
    """The words of plots are gray, and the text of the page moves below the header."""
    page.emulate_media(color_scheme="dark")
    show(page, site, "start/researchers")
    plots = page.locator("article img[src$='.svg']")
    assert plots.count() == 2
    for plot in plots.all():
        expect(plot).to_have_css("background-color", "rgb(255, 250, 240)")
    page.emulate_media(forced_colors="active")
    expect(page.locator(".md-header")).to_have_css("background-color", "rgb(0, 0, 0)")


def test_violations_are_found(page: Page, site: Path) -> None:
    show(page, site, "index")
    page.evaluate("document.querySelector('article p').style.color = '#ccc'")
    page.evaluate("document.querySelector('article img').removeAttribute('alt')")
    found = {violation.partition(":")[0] for violation in violations(page)}
    assert found == {"color-contrast", "image-alt"}
