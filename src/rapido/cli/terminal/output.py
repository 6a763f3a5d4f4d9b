"""The console, with line breaks only where they are allowed."""

import re
import textwrap
from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from rapido.cli.terminal.console import output_console
from rapido.foreign_text import escape_text

_INDENT: Final = re.compile(r" +(?:\S+(?: \S+)*  )?")
"""of an item in a list: its key with the spaces around it"""
_GLUE: Final = "\x00"
"""stands for a space that must not break"""
_PROMPT: Final = " > "


class Output:
    def __init__(self) -> None:
        self._console = output_console()
        self.ascii_only = self._console.options.ascii_only
        self.width = self._console.width

    def print(self, sentence: str | Text, style: str = "", *, whole: str = "") -> None:
        """Print a sentence; a part of it, such as a command to copy, can stay whole."""
        if isinstance(sentence, str):
            text = Text("\n".join(map(escape_text, sentence.split("\n"))), style=style)
        else:
            text = sentence
        for line in _lines(text, self.width - 1, whole):
            self._console.print(line, soft_wrap=True)

    def draw(self, drawing: RenderableType) -> None:
        self._console.print(drawing)

    def input(self, question: Text) -> str:
        *above, last = _lines(question, self.width - 1 - len(_PROMPT))
        for line in above:
            self._console.print(line, soft_wrap=True)
        return self._console.input(last.append(_PROMPT))


def _lines(text: Text, width: int, whole: str = "") -> Iterator[Text]:
    """Break a text between words; rich would also break it at the no-break spaces of French.

    A file name stays whole, so that it can be copied.
    """
    found = _INDENT.match(text.plain)
    indent = " " * (found.end() if found else 0)
    plain = text.plain.replace(whole, whole.replace(" ", _GLUE)) if whole else text.plain
    lines = textwrap.wrap(
        plain,
        max(20, width),
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    at = 0
    for number, line in enumerate(lines or [""]):
        words = line.removeprefix(indent) if number else line
        at = plain.index(words, at)
        yield Text.assemble(indent if number else "", text[at : at + len(words)])
        at += len(words)
