"""The documentation as a site: built whole, and read from files in a browser without a network."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from website.build import build_site

MOST_BYTES = 4_000_000
"""about a third of it in a wheel"""
REFERENCE = {"rules", "record", "fair", "players", "review", "kernel", "engine_protocol"}


def test_site_is_complete_and_works_from_files(browser: Browser, tmp_path: Path) -> None:
    site = build_site(tmp_path)  # raises an error with every link and anchor that is not valid
    files = [file for file in site.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert {page.stem for page in (site / "reference").glob("*.html")} >= REFERENCE
    assert "def apply(" in (site / "search.js").read_text("utf-8").replace("</span>", "")

    context = browser.new_context(viewport={"width": 360, "height": 640}, color_scheme="dark")
    page = context.new_page()
    elsewhere: list[str] = []
    faults: list[str] = []
    page.on("request", lambda asked: elsewhere.append(asked.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    for name in ("index", "architecture", "start/programmers", "reference/rules"):
        page.goto((site / f"{name}.html").as_uri())
        expect(page.locator("h1")).to_be_visible()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, f"{name} scrolls sideways"
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(22, 32, 46)"
    page.locator("label[for=__search]").first.click()
    page.get_by_role("combobox", name="Search").fill("legal_actions")
    page.get_by_role("listbox").locator("a", has_text="legal_actions").first.click()
    expect(page).to_have_url((site / "reference" / "rules.html").as_uri() + "#legal_actions")
    assert [url for url in elsewhere if not url.startswith(("file:", "data:"))] == []
    assert faults == []
    context.close()
