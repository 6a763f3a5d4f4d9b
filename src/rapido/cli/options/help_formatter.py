"""The help of a command, in the reader's language."""

import re
import textwrap
from argparse import Action, HelpFormatter
from collections.abc import Callable
from copy import copy
from typing import Any, Final, Self

from rapido.cli.options.placeholders import placeholder
from rapido.locales import Say

_KEY: Final = re.compile(r"(help|command)-[\w-]+")
_HEADINGS: Final = {"options": "help-options", "positional arguments": "help-arguments"}


class HelpText(str):
    """A help text of argparse that is a message with values."""

    __slots__ = ("values",)
    values: dict[str, str | int]

    def __new__(cls, key: str, **values: str | int) -> Self:
        text = super().__new__(cls, key)
        text.values = values
        return text

    def render(self, say: Say) -> str:
        return say(str(self), **self.values)


class TranslatedHelp(HelpFormatter):
    """Takes keys of messages for texts; what is no key stays as it is."""

    def __init__(self, prog: str, say: Say) -> None:
        super().__init__(prog)
        self._say = say

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401 - those of argparse
        super().add_usage(usage, actions, groups, prefix or f"{self._say('help-usage')} ")

    def add_text(self, text: str | None) -> None:
        found = text and self._translate(text)
        # What a command does stands in a list, too; here it is a sentence.
        whole = found and text and text.startswith("command-")
        super().add_text(f"{found[0].upper()}{found[1:]}." if found and whole else found)

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and self._translate(_HEADINGS.get(heading, heading)))

    def _metavar_formatter(
        self, action: Action, default_metavar: str
    ) -> Callable[[int], tuple[str, ...]]:
        words = super()._metavar_formatter(action, default_metavar)
        return lambda count: tuple(placeholder(word, self._say) for word in words(count))

    def about(self, action: Action) -> str:
        """Return the help of an option, with its default."""
        return self._expand_help(action) if action.help else ""

    def _expand_help(self, action: Action) -> str:
        if isinstance(action.default, float):  # 60, not 60.0
            action = copy(action)
            action.default = f"{action.default:g}"
        return super()._expand_help(action)

    def _get_help_string(self, action: Action) -> str | None:
        return action.help and self._translate(action.help)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Wrap a paragraph; a list keeps its lines."""
        if "\n" in text:
            return text
        return "\n".join(f"{indent}{line}" for line in self._split_lines(text, width - len(indent)))

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Break lines between words only: argparse would break options and file names as well."""
        return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)

    def _translate(self, text: str) -> str:
        if isinstance(text, HelpText):
            return text.render(self._say)
        return self._say(text) if _KEY.fullmatch(text) else text
