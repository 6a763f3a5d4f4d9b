"""The console, with line breaks only where they are allowed."""

import textwrap

from rich.console import Console, RenderableType
from rich.text import Text

from rapido.foreign_text import escape_text


class Output:
    def __init__(self) -> None:
        self._console = Console(highlight=False)
        self.ascii_only = self._console.options.ascii_only

    def print(self, sentence: str | Text, style: str = "") -> None:
        """Print a sentence; rich would break it at no-break spaces, which French uses a lot."""
        if isinstance(sentence, str):
            text = Text("\n".join(map(escape_text, sentence.split("\n"))), style=style)
        else:
            text = sentence
        # File names and commands are not broken, so that they can be copied.
        width = max(20, self._console.width - 1)
        lines = textwrap.wrap(text.plain, width, break_long_words=False, break_on_hyphens=False)
        at = 0
        for line in lines or [""]:
            at = text.plain.index(line, at)
            self._console.print(text[at : at + len(line)], no_wrap=True, overflow="ignore")
            at += len(line)

    def draw(self, drawing: RenderableType) -> None:
        self._console.print(drawing)

    def input(self, prompt: Text) -> str:
        return self._console.input(prompt)
