"""A value on the command line that an option cannot use."""

from argparse import ArgumentTypeError

from rapido.locales import DEFAULT, catalog


class InvalidValue(ArgumentTypeError):
    """Says what would be right in the language of whoever reads the message with this key."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(catalog(DEFAULT)(key, **values))
        self.key = key
        self.values = values
