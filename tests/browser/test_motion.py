"""Animations, and reduced motion."""

from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import finished_game
from tests.browser.users import BrowserUsers

RECORD_ANIMATIONS = """
if (location.protocol !== "about:") {
  window.moved = [];
  const known = new WeakSet();
  const look = () => {
    for (const animation of document.getAnimations()) {
      if (known.has(animation)) continue;
      known.add(animation);
      const { duration, iterations } = animation.effect.getComputedTiming();
      const frames = animation.effect.getKeyframes();
      const moves = new Set(frames.map(({ transform = "none", translate = "", scale = "" }) => transform + translate + scale));
      if (duration > 1) moved.push({ duration, endless: iterations === Infinity, moves: moves.size > 1 });
    }
    requestAnimationFrame(look);
  };
  look();
}
"""  # noqa: E501


def play_back(users: BrowserUsers, preferences: dict[str, Any], **options: Any) -> Page:
    """Play back a finished game and record all animations."""
    game = finished_game(users.server, ["Ana", "Ben", "Cleo"], finish=5)
    page = users.open(None, preferences=preferences, **options)
    page.add_init_script(RECORD_ANIMATIONS)
    page.goto(f"/g/{game}")
    turns = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.goto(f"/g/{game}#turn={max(1, turns - 1)}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Go to the end")).to_have_attribute(
        "aria-disabled", "true", timeout=40_000
    )
    page.wait_for_timeout(500)
    return page


def moved(page: Page) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", page.evaluate("moved"))


@pytest.mark.parametrize(
    ("preferences", "options"),
    [({"speed": 0.5}, {"reduced_motion": "reduce"}), ({"speed": 0.5, "motion": "reduced"}, {})],
    ids=["the system", "the settings"],
)
def test_reduced_motion(
    users: BrowserUsers, preferences: dict[str, Any], options: dict[str, Any]
) -> None:
    seen = moved(play_back(users, preferences, **options))
    assert [each for each in seen if each["moves"] or each["endless"]] == []
    assert max((each["duration"] for each in seen), default=0) <= 1000


def test_speed_zero(users: BrowserUsers) -> None:
    assert moved(play_back(users, {"speed": 0})) == []


def test_animations(users: BrowserUsers) -> None:
    seen = moved(play_back(users, {"speed": 0.5}))
    assert any(each["moves"] for each in seen)
    assert max(each["duration"] for each in seen) < 5000


TAP = """async (place) => {
  document.querySelector(place).click();
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  return document.querySelectorAll("button.ledge").length;
}"""


@pytest.mark.parametrize("place", ["div.tray .tray", "section.board"])
def test_tap_skips_animations(users: BrowserUsers, place: str) -> None:
    page = users.open("/", preferences={"speed": 1.6})
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-act=first]").click()
    page.wait_for_function("() => document.getAnimations().length > 0")
    assert page.evaluate(TAP, place) == 6
