"""A catalog in which every letter of a message is the same foreign one.

What else has letters in the output of a command does not come from a catalog.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from rapido import locales

MARK = "ж"
MARKED = "de"
"""the language whose messages are marked"""
_LETTERS = re.compile(r"(%\(\w+\)s)|[^\W\d_]")
_WORD = re.compile(r"[^\W\d_]{2,}")


class _Marker(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - its API
        node.value = _LETTERS.sub(lambda found: found[1] or MARK, node.value)
        return node


def mark_catalog(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make `--language de` speak in marks; all other languages stay as they are."""
    source = Path(locales.__file__).parent
    for file in source.rglob("*.ftl"):
        target = folder / file.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8")
        if target.parent.name == MARKED:
            parsed = FluentParser(with_spans=False).parse(text)
            text = FluentSerializer().serialize(_Marker().visit(parsed))
        target.write_text(text, "utf-8")
    monkeypatch.setattr(locales, "__file__", str(folder / "__init__.py"))
    locales.catalog.cache_clear()


def words_of(text: str) -> Iterator[str]:
    """Yield the words of a text that are from no catalog."""
    yield from (word for word in _WORD.findall(text) if set(word) != {MARK})
