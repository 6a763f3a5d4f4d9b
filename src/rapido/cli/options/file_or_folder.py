"""A file or folder on the command line."""

from pathlib import Path

from rapido.cli.options.invalid_value import InvalidValue


def file_or_folder(text: str) -> Path:
    """Read a path, for argparse; an empty one would silently be the current folder."""
    if not text:
        raise InvalidValue("option-path-empty")
    return Path(text)
