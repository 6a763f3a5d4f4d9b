"""Texts announced to screen readers."""

from typing import cast

from playwright.sync_api import Page

RECORD_ANNOUNCEMENTS = """
if (location.protocol !== "about:") {
  window.announced = [];
  const region = "#app > .visually-hidden[role]";
  const observe = (each) =>
    new MutationObserver(() => each.textContent && announced.push(each.textContent))
      .observe(each, { childList: true, characterData: true, subtree: true });
  new MutationObserver((_, watcher) => {
    const found = document.querySelectorAll(region);
    if (found.length < 2) return;
    watcher.disconnect();
    found.forEach(observe);
  }).observe(document, { childList: true, subtree: true });
}
"""
"""init script that records the texts of all live regions"""


def announced(page: Page) -> list[str]:
    """Return all texts so far; needs RECORD_ANNOUNCEMENTS as an init script."""
    return cast("list[str]", page.evaluate("announced"))
