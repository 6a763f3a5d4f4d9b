"""Links between documents, as links between pages of the site."""

import os
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Final

LINK: Final = re.compile(r"(?P<open>!?\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\()(?P<to>[^)\s]+)\)")
IMAGE: Final = re.compile(r'(?P<open><img [^>]*?src=")(?P<to>[^"]+)"')
FENCE: Final = re.compile(r"^ *(```+|~~~+)")
CODE: Final = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")


class SiteLinks:
    """Rewrites the links of pages, and collects the pictures and files that they name."""

    def __init__(self, pages: Mapping[Path, Path], docs: Path, missing: Collection[str]) -> None:
        """`missing` are places in the navigation without a page, whose links become text."""
        self._pages = pages
        self._docs = docs
        self._missing = {docs / place for place in missing}
        self.files: dict[Path, Path] = {}
        """files that pages link to, and their places in the site"""
        self.broken: list[str] = []

    def rewrite(self, text: str, page: Path) -> str:
        """Return the text of a page with links that are valid in the site."""
        return outside_code(text, lambda line: self._rewrite_line(line, page))

    def _rewrite_line(self, line: str, page: Path) -> str:
        def markdown(link: re.Match[str]) -> str:
            to = self._place(link["to"], page)
            return link["text"] if to is None else f"{link['open']}{to})"

        def html(link: re.Match[str]) -> str:
            return f'{link["open"]}{self._place(link["to"], page)}"'

        return IMAGE.sub(html, LINK.sub(markdown, line))

    def _place(self, to: str, page: Path) -> str | None:
        """Return the link as seen from the page's place; None if the site has no such file."""
        name, mark, anchor = to.partition("#")
        if not name or re.match(r"[a-z]+:", to):
            return to
        target = Path(os.path.normpath(page.parent / name))
        if target in self._missing:
            return None
        if not target.exists():
            self.broken.append(f"{page.name}: {to} does not exist")
            return None
        if target.is_dir():
            target /= "README.md"
        if target in self._pages:
            place = self._pages[target]
        elif target.is_relative_to(self._docs) and target.suffix not in {".py", ".md"}:
            place = self.files[target] = target.relative_to(self._docs)
        else:
            return None  # source code is not part of the site
        return Path(os.path.relpath(place, self._pages[page].parent)).as_posix() + mark + anchor


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change what is not code, paragraph by paragraph, since a link may span two lines."""
    done: list[str] = []
    paragraph: list[str] = []
    fence = ""

    def flush() -> None:
        done.extend(_changed("\n".join(paragraph), change).split("\n") if paragraph else [])
        paragraph.clear()

    for line in text.split("\n"):
        opened = FENCE.match(line)
        if fence:
            done.append(line)
            fence = "" if opened and line.strip() == fence else fence
        elif opened or not line.strip():
            flush()
            done.append(line)
            fence = opened[1] if opened else ""
        else:
            paragraph.append(line)
    flush()
    return "\n".join(done)


def _changed(paragraph: str, change: Callable[[str], str]) -> str:
    """Change a paragraph, its inline code set aside."""
    kept: list[str] = []

    def hide(code: re.Match[str]) -> str:
        kept.append(code[0])
        return f"\0{len(kept) - 1}\0"

    hidden = CODE.sub(hide, paragraph)
    return re.sub(r"\0(\d+)\0", lambda number: kept[int(number[1])], change(hidden))
