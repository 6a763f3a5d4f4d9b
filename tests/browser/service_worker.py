"""What the service worker of a page has cached."""

from typing import cast

from playwright.sync_api import Page

COMPLETE = """async () => {
  const { scope, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (active?.state !== "activated") return [];
  const complete = [];
  for (const name of await caches.keys()) {
    if (await (await caches.open(name)).match(scope)) complete.push(name);
  }
  return complete;
}"""
"""the caches that have a page, which is cached last"""
MILLISECONDS = 60_000


def complete_caches(page: Page) -> list[str]:
    return cast("list[str]", page.evaluate(COMPLETE))


def wait_for_caches(page: Page, count: int = 1, *, without: str = "") -> list[str]:
    """Wait until there are exactly so many complete caches, all of them other than the given."""
    names: list[str] = []
    for _ in range(MILLISECONDS // 100):
        names = complete_caches(page)
        if len(names) == count and without not in names:
            return names
        page.wait_for_timeout(100)
    raise AssertionError(names)
