"""Draw the PNG icons of the page from frontend/public/icon.svg: `python docs/make_icons.py`.

Safari's home screen and some launchers take no SVG. Needs Chromium, like the browser tests.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.chromium import ADVICE, OPTIONS, find_chromium

FOLDER = Path(__file__).parent.parent / "frontend" / "public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}


def draw(svg: str, size: int) -> bytes:
    """Return the picture as a PNG of this size."""
    path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
        picture = page.screenshot()
        browser.close()
    return picture


def main() -> None:
    svg = (FOLDER / "icon.svg").read_text("utf-8")
    for name, size in SIZES.items():
        (FOLDER / name).write_bytes(draw(svg, size))


if __name__ == "__main__":
    main()
