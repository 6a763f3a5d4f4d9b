"""What the board draws fits where it belongs, at every size."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import board
from tests.browser.users import DESKTOP, PHONE, BrowserUsers

POSITION = "/editor#4,0,11/21_-/-/B46/-/-/CX1_A46:2"
MEASURE = """() => [...document.querySelectorAll(".fields > li")].map((floor) => {
  const box = (selector) => floor.querySelector(selector)?.getBoundingClientRect();
  const [outer, niche, sill] = [floor.getBoundingClientRect(), box(".niche"), box(".sill")];
  const inside = (part) => part.top >= outer.top - 1 && part.bottom <= outer.bottom + 1;
  const pairs = [...floor.querySelectorAll(".pair")].map((pair) => pair.getBoundingClientRect());
  return { niche: niche.height / outer.height, sill: sill.height / outer.height,
           inside: [niche, sill, ...pairs].every(inside) };
})"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP, {"width": 1920, "height": 1080}])
def test_every_field_holds_its_niche_and_its_dice(
    users: BrowserUsers, size: dict[str, int]
) -> None:
    page = users.open(POSITION, size=size)
    expect(board(page)).to_be_visible()
    page.locator(".niche").nth(5).wait_for(state="attached")
    floors = page.evaluate(MEASURE)
    assert len(floors) == 6
    for floor in floors:
        assert floor["inside"]
        assert floor["niche"] > 0.5
        assert floor["sill"] < 0.3
