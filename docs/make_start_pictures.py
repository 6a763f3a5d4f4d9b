"""Take the pictures of docs/LANGUAGE/README.md: `python docs/make_start_pictures.py`.

Needs Chromium and the test dependencies. The dice are random, so the pictures vary.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from make_screenshots import SCENES, THEMES, Studio

from rapido.locales import LANGUAGES
from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.faults.server import UNLIMITED, Server

PICTURES: Final = Path(__file__).parent / "pictures"
SIZE: Final = {"width": 360, "height": 640}
NAMES: Final = {"start": "start", "phone": "table-decide"}
"""the pictures, and the scenes that they show"""
QUALITY: Final = 50


def main() -> None:
    path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), UNLIMITED)
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        try:
            for language in LANGUAGES:
                for name, scene in NAMES.items():
                    studio = Studio(browser, server, SIZE, language)
                    page = SCENES[scene](studio)
                    page.emulate_media(**THEMES["day"])
                    page.evaluate("document.activeElement.blur()")  # without a focus ring
                    page.wait_for_timeout(350)
                    target = PICTURES / f"{name}-{language}.webp"
                    page.screenshot(path=target, type="webp", quality=QUALITY)
                    studio.leave()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
