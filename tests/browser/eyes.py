"""What eyes and fingers find on a page; see eyes.js."""

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

EYES = Path(__file__).with_name("eyes.js").read_text("utf-8")


def _found(page: Page, what: str) -> list[str]:
    return cast("list[str]", page.evaluate(f"() => {EYES}.{what}()"))


def outside(page: Page) -> list[str]:
    """Find what is not on the screen, and whether the page would scroll."""
    return _found(page, "outside")


def small_targets(page: Page) -> list[str]:
    """Find what is touched and is smaller than a finger tip."""
    return _found(page, "small")


def lost_texts(page: Page) -> list[str]:
    """Find texts of which a part cannot be read."""
    return _found(page, "lost")


def covered(page: Page) -> list[str]:
    """Find what lies under something else, even when one scrolls there."""
    return _found(page, "covered")


def texts(page: Page) -> set[str]:
    """Return all texts and labels."""
    return set(_found(page, "texts"))
