"""Prints sentences that hold text from elsewhere: names, file names, what another program said."""

import sys

from rapido.foreign_text import escape_text


def print_line(sentence: object) -> None:
    print(escape_text(str(sentence)), flush=True)


def print_error(sentence: object) -> None:
    print(escape_text(str(sentence)), file=sys.stderr)
