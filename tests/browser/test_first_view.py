"""The first view: small, whole, and from nowhere else."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitors import Visitors

MOST = 80 * 1024


def loaded(page: Page) -> list[dict[str, Any]]:
    found: str = page.evaluate(
        "JSON.stringify(performance.getEntriesByType('resource').map((each) => each.toJSON()))"
    )
    entries: list[dict[str, Any]] = json.loads(found)
    return entries


def test_at_most_80_kilobytes_of_script(visitors: Visitors) -> None:
    page = visitors.come("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [each for each in loaded(page) if each["name"].endswith(".js")]
    assert len(scripts) > 2
    # All of them come compressed, and none of them is the table.
    large = [each for each in scripts if each["decodedBodySize"] > 1000]
    assert all(each["encodedBodySize"] < each["decodedBodySize"] for each in large)
    assert sum(each["encodedBodySize"] for each in scripts) <= MOST
    assert not any("Room" in each["name"] for each in scripts)


def test_a_request_to_elsewhere_would_be_noticed(visitors: Visitors) -> None:
    """In all these tests no page may ask another host for anything."""
    visitors.expected += ["Content Security Policy", "Fetch API cannot load"]
    page = visitors.come("/", bypass_csp=True)
    page.route("http://elsewhere.test/**", lambda route: route.fulfill(body=""))
    page.evaluate("fetch('http://elsewhere.test/', { mode: 'no-cors' }).then(() => null)")
    assert visitors.troubles[-1].startswith("a request to elsewhere")
    visitors.troubles.pop()


def test_the_policy_allows_nothing_else(visitors: Visitors) -> None:
    page = visitors.come(None)
    response = page.goto("/")
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
