"""What the service worker of a page has cached."""

from typing import cast

from playwright.sync_api import Page

from rapido.web.http.handlers.pages import STATIC

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
WEIGHTS = """async () => {
  const found = new Set();
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      if (url.endsWith(".bin")) found.add(url);
    }
  }
  return found.size;
}"""
"""the files that computer players and reviews need, which are cached after the page"""
LOADED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ loaded: true });
}"""
"""what a page says once: another one that sleeps then keeps old caches until the next time"""
MILLISECONDS = 60_000


def complete_caches(page: Page) -> list[str]:
    return cast("list[str]", page.evaluate(COMPLETE))


def wait_for_caches(page: Page, count: int = 1, *, without: str = "") -> list[str]:
    """Wait until there are exactly so many complete caches, all of them other than the given."""
    names: list[str] = []
    for attempt in range(MILLISECONDS // 100):
        names = complete_caches(page)
        if len(names) == count and without not in names:
            return names
        if without in names and attempt % 50 == 49:
            page.evaluate(LOADED)
        page.wait_for_timeout(100)
    raise AssertionError(names)


def wait_for_weights(page: Page) -> None:
    """Wait until everything is cached that computer players and reviews need."""
    wanted = len(list(STATIC.glob("a/*.bin")))
    assert wanted > 0
    for _ in range(MILLISECONDS // 100):
        if page.evaluate(WEIGHTS) == wanted:
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.evaluate(WEIGHTS))
