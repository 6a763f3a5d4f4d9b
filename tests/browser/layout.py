"""Layout problems of a page; see layout.js."""

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

LAYOUT = Path(__file__).with_name("layout.js").read_text("utf-8")


def _problems(page: Page, check: str) -> list[str]:
    return cast("list[str]", page.evaluate(f"() => {LAYOUT}.{check}()"))


def off_screen(page: Page) -> list[str]:
    """Find elements outside the viewport, and whether the page scrolls."""
    return _problems(page, "offScreen")


def small_targets(page: Page) -> list[str]:
    """Find touch targets smaller than 44 pixels."""
    return _problems(page, "smallTargets")


def clipped_texts(page: Page) -> list[str]:
    """Find texts that are partly cut off."""
    return _problems(page, "clipped")


def covered_controls(page: Page) -> list[str]:
    """Find controls covered by another element, even after scrolling to them."""
    return _problems(page, "covered")


def texts(page: Page) -> set[str]:
    return set(_problems(page, "texts"))
