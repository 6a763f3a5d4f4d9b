"""A server with a copy of the page that can be replaced by a new build."""

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from rapido.web.http.handlers.pages import STATIC
from tests.faults.server import Server

SCRIPT = Path(__file__).with_name("serve_static.py")
HASHED = re.compile(rb"(?<=[\w.])-([\w-]{8})(?=\.(?:js|css|json))")
"""the names of scripts, styles and the pack: the other files are the same in the next build"""


class StaticCopyServer(Server):
    """A server whose copy of the page can be replaced while it runs."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        super().__init__(folder, settings)
        self.static = folder / "static"
        self._json = json.dumps(settings)
        shutil.copytree(STATIC, self.static)

    @property
    def command(self) -> list[str]:
        options = [str(self.static), str(self.port), str(self.data), self._json]
        return [sys.executable, str(SCRIPT), *options]

    def deploy(self, old: str, new: str) -> None:
        """Replace the page by a new build with another text and other hashes of what has it."""
        fresh = self.static.with_name("fresh")
        for file in self.static.rglob("*"):
            if not file.is_file() or file.suffix in {".br", ".gz"}:
                continue
            place = (
                fresh
                / HASHED.sub(rb"-\g<1>2", str(file.relative_to(self.static)).encode()).decode()
            )
            place.parent.mkdir(parents=True, exist_ok=True)
            content = file.read_bytes()
            if file.suffix in {".js", ".css", ".html", ".json"}:
                content = HASHED.sub(rb"-\g<1>2", content).replace(old.encode(), new.encode())
            place.write_bytes(content)
        shutil.rmtree(self.static)
        fresh.rename(self.static)
