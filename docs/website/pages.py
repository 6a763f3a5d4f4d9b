"""Which files become pages, and under which name in the site."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
OUTSIDE: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "conformance/README.md": "conformance.md",
    "bench/README.md": "benchmarks.md",
    "docs/check_dice.py": "check_dice.md",
}
"""pages that are not Markdown in docs/"""
LANGUAGES: Final = {file.parent.name for file in ROOT.glob("src/rapido/locales/*/game.ftl")}
"""folders in docs/ whose pages are in that language"""
SOURCES: Final = {".py": "python", ".mjs": "javascript", ".toml": "toml"}
"""files of examples that have pages, and how they are highlighted"""
NOT_FOR_READERS: Final = {"website"}
"""folders in docs/ without pages"""


def pages(root: Path = ROOT) -> dict[Path, Path]:
    """Return where each page is in the repository, and its place in the site."""
    found = {root / path: Path(place) for path, place in OUTSIDE.items() if (root / path).exists()}
    for path in sorted((root / "docs").rglob("*.md")):
        place = path.relative_to(root / "docs")
        if place.parts[0] not in NOT_FOR_READERS:
            found[path] = place
    for path in _examples(root):
        found[path] = path.relative_to(root).with_suffix(".md")
    return found


def title_of(text: str) -> str:
    """Return the first heading of a page, without markup."""
    heading = re.search(r"^# (.+)$", text, re.MULTILINE)
    return re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]) if heading else ""


def source_page(path: Path) -> str:
    """Return a page that shows a file of source code."""
    code = path.read_text("utf-8").rstrip()
    return f"# {path.name}\n\n````{SOURCES[path.suffix]}\n{code}\n````\n"


def _examples(root: Path) -> Iterator[Path]:
    for path in sorted((root / "examples").rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
        if path.suffix in {".md", ".ipynb", *SOURCES} and not hidden:
            yield path
