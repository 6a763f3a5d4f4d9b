"""What screen readers are told."""

from typing import cast

from playwright.sync_api import Page

LISTEN = """
if (location.protocol !== "about:") {
  window.said = [];
  const region = "#app > .visually-hidden[role]";
  const hear = (each) =>
    new MutationObserver(() => each.textContent && said.push(each.textContent))
      .observe(each, { childList: true, characterData: true, subtree: true });
  new MutationObserver((_, watcher) => {
    const found = document.querySelectorAll(region);
    if (found.length < 2) return;
    watcher.disconnect();
    found.forEach(hear);
  }).observe(document, { childList: true, subtree: true });
}
"""
"""keeps everything that is said"""


def said(page: Page) -> list[str]:
    """Return what was said so far; needs LISTEN as an init script."""
    return cast("list[str]", page.evaluate("said"))
