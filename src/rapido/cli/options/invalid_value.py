"""A value on the command line that an option cannot use."""

from argparse import ArgumentTypeError
from typing import Self

from rapido.locales.explained import Explained, Message
from rapido.locales.rounded import Value


class InvalidValue(Explained, ArgumentTypeError):
    """Says what would be right, in the reader's language."""

    @classmethod
    def of(cls, error: Explained, **others: Value | Message) -> Self:
        """Say the same as an error, with other values for some of its own."""
        return cls(error.key, **error.values | others)
