"""Questions, repeated until the answer is valid; end of input quits."""

from collections.abc import Callable
from typing import TypeVar

from rich.text import Text

from rapido.cli.terminal.output import Output
from rapido.locales import Say

Answer = TypeVar("Answer")


class Quit(Exception):
    """The player quits, by command or at the end of input."""


class InvalidInput(Exception):
    """An invalid answer, with the reason as a sentence for the player."""


class Prompt:
    def __init__(self, output: Output, say: Say) -> None:
        self._output = output
        self._say = say

    def explain(self, choice: str) -> None:
        """Print a choice of the question that follows."""
        self._output.print(choice)

    def line(self, question: Text | str, default: str = "") -> str:
        prompt = Text.assemble(question, (f" [{default}]", "dim") if default else "")
        try:
            answer = self._output.input(prompt)
        except EOFError as end:
            self._output.print("")
            raise Quit from end
        return answer.strip() or default

    def until(self, question: Text | str, default: str, read: Callable[[str], Answer]) -> Answer:
        """Ask until `read` accepts the answer; it rejects one by raising InvalidInput."""
        while True:
            try:
                return read(self.line(question, default))
            except InvalidInput as refusal:
                self._output.print(str(refusal), style="yellow")

    def number(self, question: str, least: int, most: int, default: int) -> int:

        def read(answer: str) -> int:
            if answer.isascii() and answer.isdigit() and least <= int(answer[:9]) <= most:
                return int(answer)
            raise InvalidInput(self._say("play-number-between", least=least, most=most))

        return self.until(question, str(default), read)

    def yes(self, question: str) -> bool:
        """Ask a yes-or-no question; Enter means yes."""
        yes, no = self._say("play-yes"), self._say("play-no")

        def read(answer: str) -> bool:
            if answer[:1].lower() in {yes, no}:
                return answer[:1].lower() == yes
            raise InvalidInput(self._say("play-yes-or-no"))

        return self.until(question, yes, read)
