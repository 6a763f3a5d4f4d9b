"""Prints sentences that hold text from elsewhere: names, file names, what another program said."""

import sys
from argparse import ArgumentParser
from typing import NoReturn

from rapido.foreign_text import escape_text


def print_line(sentence: object) -> None:
    print(escape_text(str(sentence)), flush=True)


def print_error(sentence: object) -> None:
    print(escape_text(str(sentence)), file=sys.stderr)


class CommandParser(ArgumentParser):
    """Repeats wrong arguments only escaped."""

    def error(self, message: str) -> NoReturn:
        super().error(escape_text(message))
