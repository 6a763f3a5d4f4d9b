"""The PNG icons are drawn from the SVG: docs/make_icons.py."""

import pytest

from tests.browser.users import BrowserUsers

DIFFERENCE = """async ([svg, png, size]) => {
  const pixels = async (address) => {
    const picture = new Image(size, size);
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0, size, size);
    return [picture.naturalWidth, context.getImageData(0, 0, size, size).data];
  };
  const [[, drawn], [width, stored]] = [await pixels(svg), await pixels(png)];
  const difference = drawn.reduce((sum, value, at) => sum + Math.abs(value - stored[at]), 0);
  return [width, difference / drawn.length];
}"""


@pytest.mark.parametrize(
    ("name", "size"), [("icon-192.png", 192), ("icon-512.png", 512), ("apple-touch-icon.png", 180)]
)
def test_icon(users: BrowserUsers, name: str, size: int) -> None:
    page = users.open("/rules")
    asked = ["/static/icon.svg", f"/static/{name}", size]
    width, difference = page.evaluate(DIFFERENCE, asked)
    assert width == size
    assert difference < 2
