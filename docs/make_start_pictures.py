"""Take the screenshots of the README and the start pages: `python docs/make_start_pictures.py`.

Those in every language are pictures/NAME-LANGUAGE.webp. Needs Chromium and the test dependencies.
The dice are random, so the pictures vary.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from make_screenshots import SCENES, THEMES, Studio

from rapido.locales import DEFAULT, LANGUAGES
from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.faults.server import UNLIMITED, Server

PICTURES: Final = Path(__file__).parent / "pictures"
QUALITY: Final = 55


class Picture(NamedTuple):
    name: str
    scene: str
    language: str = DEFAULT
    width: int = 360
    height: int = 640
    theme: str = "day"
    focus: bool = False
    """whether it shows what the scene has focused"""


ALL: Final = (
    Picture("table", "table-preview", width=1200, height=750, focus=True),
    Picture("phone-night", "table-six", theme="night"),
    *(Picture(f"start-{language}", "start", language) for language in LANGUAGES),
    *(Picture(f"phone-{language}", "table-decide", language) for language in LANGUAGES),
)


def main() -> None:
    path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), UNLIMITED)
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        try:
            for each in ALL:
                size = {"width": each.width, "height": each.height}
                studio = Studio(browser, server, size, each.language)
                page = SCENES[each.scene](studio)
                page.emulate_media(**THEMES[each.theme])
                if not each.focus:
                    page.evaluate("document.activeElement.blur()")
                page.wait_for_timeout(350)
                target = PICTURES / f"{each.name}.webp"
                page.screenshot(path=target, type="webp", quality=QUALITY)
                studio.leave()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
