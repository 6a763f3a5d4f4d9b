"""Questions to people: asked until the answer fits, left cleanly at the end of input."""

from collections.abc import Callable
from typing import TypeVar

from rich.text import Text

from rapido.cli.terminal.paper import Paper
from rapido.locales import Say

Answer = TypeVar("Answer")


class Left(Exception):
    """The person has left: by choice, or at the end of input."""


class Refusal(Exception):
    """An answer that does not fit, with the reason as a sentence for the person who gave it."""


class Asker:
    """Asks at the terminal."""

    def __init__(self, paper: Paper, say: Say) -> None:
        """Ask on this paper in this language."""
        self._paper = paper
        self._say = say

    def line(self, question: Text | str, default: str = "") -> str:
        """Ask for a line."""
        prompt = Text.assemble(question, (f" [{default}]", "dim") if default else "", " > ")
        try:
            answer = self._paper.input(prompt)
        except EOFError as end:
            self._paper.print("")
            raise Left from end
        return answer.strip() or default

    def until(self, question: Text | str, default: str, read: Callable[[str], Answer]) -> Answer:
        """Ask until the answer can be read; `read` refuses with a Refusal."""
        while True:
            try:
                return read(self.line(question, default))
            except Refusal as refusal:
                self._paper.print(str(refusal), style="yellow")

    def number(self, question: str, least: int, most: int, default: int) -> int:
        """Ask for a number."""

        def read(answer: str) -> int:
            if answer.isascii() and answer.isdigit() and least <= int(answer[:9]) <= most:
                return int(answer)
            raise Refusal(self._say("play-number-between", least=least, most=most))

        return self.until(question, str(default), read)

    def yes(self, question: str) -> bool:
        """Ask for a yes or a no; Enter is a yes."""
        yes, no = self._say("play-yes"), self._say("play-no")

        def read(answer: str) -> bool:
            if answer[:1].lower() in {yes, no}:
                return answer[:1].lower() == yes
            raise Refusal(self._say("play-yes-or-no"))

        return self.until(question, yes, read)
