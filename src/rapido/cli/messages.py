"""Prints sentences that hold text from elsewhere: names, file names, what another program said."""

import sys
from argparse import ArgumentParser
from typing import Any, NoReturn

from rapido.foreign_text import escape_text


def print_line(sentence: object) -> None:
    print(escape_text(str(sentence)), flush=True)


def print_error(sentence: object) -> None:
    print(escape_text(str(sentence)), file=sys.stderr)


class CommandParser(ArgumentParser):
    """Repeats wrong arguments only escaped, and takes no option for another one."""

    def __init__(self, prog: str, **options: Any) -> None:  # noqa: ANN401 - those of argparse
        # With abbreviations, a typo is taken for an option, and a new option breaks old scripts.
        super().__init__(prog, allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Print what is wrong; the usage of a command with many options would hide it."""
        hint = f"see {self.prog} --help"
        self.exit(2, f"{self.prog}: error: {escape_text(message)}\n{hint}\n")
