"""The documentation as a site: built whole, and read from files in a browser without a network."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from website.build import build_site

MOST_BYTES = 5_000_000
"""about a third of it in a wheel"""
REFERENCE = {"rules", "record", "fair", "players", "review", "kernel", "engine_protocol"}


def test_site_is_complete_and_works_from_files(browser: Browser, tmp_path: Path) -> None:
    site = build_site(tmp_path)  # raises an error with every link and anchor that is not valid
    files = [file for file in site.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert {page.stem for page in (site / "reference").glob("*.html")} >= REFERENCE
    measured = "measured 0.452, computed 0.450"
    assert measured in (site / "examples" / "notebooks" / "rules_and_odds.html").read_text("utf-8")
    assert "def apply(" in (site / "search.js").read_text("utf-8").replace("</span>", "")

    context = browser.new_context(viewport={"width": 360, "height": 640}, color_scheme="dark")
    page = context.new_page()
    elsewhere: list[str] = []
    faults: list[str] = []
    page.on("request", lambda asked: elsewhere.append(asked.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    for name in ("architecture", "start/programmers", "reference/rules", "de/index", "index"):
        page.goto((site / f"{name}.html").as_uri())
        expect(page.locator("h1")).to_be_visible()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, f"{name} scrolls sideways"
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(22, 32, 46)"
    for word, found in (
        ("legal_actions", "reference/rules.html#legal_actions"),
        ("Pasch", "de/rules.html#r11-mit-einem-pasch-hinauf"),
    ):
        page.locator("label[for=__search]").first.click()
        page.get_by_role("combobox", name="Search").fill(word)
        page.get_by_role("listbox").locator(f"a[href*='{found}']").first.click()
        expect(page).to_have_url(f"{site.as_uri()}/{found}")
    expect(page.get_by_role("article")).to_have_attribute("lang", "de")
    assert [url for url in elsewhere if not url.startswith(("file:", "data:"))] == []
    assert faults == []
    context.close()
