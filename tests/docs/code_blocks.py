"""The code blocks of the pages, and which pages there are."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from website.pages import SOURCES, pages

FENCE = re.compile(r"^( *)(```+)([\w-]*)\n(.*?)^\1\2$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def all_pages() -> list[Path]:
    """Return all pages of the documentation and the README, relative to the root."""
    root = Path.cwd()
    texts = (page for page in pages(root) if page.suffix not in SOURCES)
    return [Path("README.md"), *(page.relative_to(root) for page in texts)]


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 2, found[3], _dedented(found))
        for found in FENCE.finditer(text)
    ]


def _dedented(found: re.Match[str]) -> str:
    return re.sub(rf"^{found[1]}", "", found[4], flags=re.MULTILINE)


def blocks_in(language: str) -> list[Block]:
    pages = [page for page in all_pages() if page.suffix == ".md"]
    return [block for page in pages for block in blocks(page) if block.language == language]


def examples() -> Iterator[tuple[Block, str]]:
    """Return the Python blocks that are followed by what they print."""
    for page in all_pages():
        if page.suffix == ".md":
            found = blocks(page)
            for code, printed in pairwise(found):
                if (code.language, printed.language) == ("python", "text"):
                    yield code, printed.text
