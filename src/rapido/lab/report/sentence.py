"""A text for rich whose lines end at spaces only; rich would also end them at no-break spaces."""

import textwrap
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Sentence:
    words: str
    style: str = ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        lines = textwrap.wrap(
            self.words, options.max_width, break_long_words=False, break_on_hyphens=False
        )
        yield from (Text(line, self.style, no_wrap=True, overflow="fold") for line in lines)
