"""The static site in Firefox and WebKit, online and offline.

Only on request: RAPIDO_BROWSERS=firefox,webkit. The first needs firefox-esr, the other one
webkit2gtk-driver and xvfb, as Debian calls them.
"""

import os
from pathlib import Path

import pytest

from rapido.web.site.write import write_site
from tests.browser.other_browsers import OtherBrowser, firefox, webkit
from tests.browser.service_worker import COMPLETE
from tests.browser.static_host import static_host
from tests.waiting import wait_until

WANTED = os.environ.get("RAPIDO_BROWSERS", "").split(",")
BROWSERS = {"firefox": firefox, "webkit": webkit}
PLAY = "document.querySelector('main .play button')"
ROLL = "document.querySelector('main section.board') !== null"
TEXT = "document.querySelector('#app')?.innerText ?? ''"


def play(browser: OtherBrowser, site: str) -> None:
    """Start a game against computer players, and look up a rule."""
    browser.goto(site)
    wait_until(lambda: browser.evaluate(f"{PLAY} !== null"), lambda: browser.evaluate(TEXT))
    browser.evaluate(f"{PLAY}.click()")
    wait_until(lambda: browser.evaluate(ROLL), lambda: browser.evaluate(TEXT))
    assert "/table?game=" in browser.evaluate("location.href")
    browser.goto(f"{site}rules")
    wait_until(lambda: "R18" in browser.evaluate(TEXT), lambda: browser.evaluate(TEXT))


@pytest.mark.parametrize("name", BROWSERS)
def test_static_site(name: str, tmp_path: Path) -> None:
    if name not in WANTED:
        pytest.skip(f"RAPIDO_BROWSERS={name} runs it")
    write_site(tmp_path / "host" / "games" / "rapido", None, "en")
    (tmp_path / "profile").mkdir()
    with (
        static_host(tmp_path / "host") as host,
        BROWSERS[name](tmp_path / "profile") as browser,
    ):
        site = f"http://127.0.0.1:{host.port}/games/rapido/"
        play(browser, site)
        wait_until(lambda: browser.evaluate(f"({COMPLETE})()"))
        host.stop()
        play(browser, site)
