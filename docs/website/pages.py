"""Which files become pages, and under which name in the site."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
OUTSIDE: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "conformance/README.md": "conformance.md",
    "bench/README.md": "benchmarks.md",
}
"""pages that are not in docs/"""
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


def _examples(root: Path) -> Iterator[Path]:
    for path in sorted((root / "examples").rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
        if path.suffix in {".md", ".ipynb"} and not hidden:
            yield path
