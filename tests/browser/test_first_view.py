"""The first view: script size, requests and content security policy."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.users import BrowserUsers

MAX_SCRIPT_BYTES = 80 * 1024


def loaded(page: Page) -> list[dict[str, Any]]:
    found: str = page.evaluate(
        "JSON.stringify(performance.getEntriesByType('resource').map((each) => each.toJSON()))"
    )
    entries: list[dict[str, Any]] = json.loads(found)
    return entries


def test_at_most_80_kilobytes_of_script(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [each for each in loaded(page) if each["name"].endswith(".js")]
    assert len(scripts) > 2
    # All are compressed, and the table is not among them.
    large = [each for each in scripts if each["decodedBodySize"] > 1000]
    assert all(each["encodedBodySize"] < each["decodedBodySize"] for each in large)
    assert sum(each["encodedBodySize"] for each in scripts) <= MAX_SCRIPT_BYTES
    assert not any("Room" in each["name"] for each in scripts)


def test_request_to_another_host_is_detected(users: BrowserUsers) -> None:
    """In all browser tests, no page may send requests to another host."""
    users.expected += ["Content Security Policy", "Fetch API cannot load"]
    page = users.open("/", bypass_csp=True)
    page.route("http://elsewhere.test/**", lambda route: route.fulfill(body=""))
    page.evaluate("fetch('http://elsewhere.test/', { mode: 'no-cors' }).then(() => null)")
    assert users.problems[-1].startswith("request to another host")
    users.problems.pop()


def test_content_security_policy(users: BrowserUsers) -> None:
    page = users.open(None)
    response = page.goto("/")
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
