"""Where sentences and drawings go: the console, with lines broken only where they may be."""

import textwrap

from rich.console import Console, RenderableType
from rich.text import Text


class Paper:
    """Prints for people."""

    def __init__(self) -> None:
        """Print on standard output, with colours where it is a terminal that has them."""
        self._console = Console(highlight=False)
        self.ascii_only = self._console.options.ascii_only

    def print(self, sentence: str | Text, style: str = "") -> None:
        """Print a sentence; rich would break it at no-break spaces, which French is full of."""
        text = Text(sentence, style=style) if isinstance(sentence, str) else sentence
        # File names and commands stay in one piece, for those who copy them.
        width = max(20, self._console.width - 1)
        lines = textwrap.wrap(text.plain, width, break_long_words=False, break_on_hyphens=False)
        at = 0
        for line in lines or [""]:
            at = text.plain.index(line, at)
            self._console.print(text[at : at + len(line)], no_wrap=True, overflow="ignore")
            at += len(line)

    def draw(self, drawing: RenderableType) -> None:
        """Print a drawing as it is."""
        self._console.print(drawing)

    def input(self, prompt: Text) -> str:
        """Print a prompt and read a line."""
        return self._console.input(prompt)
