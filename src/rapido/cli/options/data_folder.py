"""The option `--data`, and the folder that holds the games of the server."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.web.settings import SETTINGS


def add_data(parser: ArgumentParser) -> None:
    """Add `--data`."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept")


def data_folder(options: Namespace) -> Path:
    """Return the folder of the command line, of the environment, or of the platform."""
    if folder := options.data or os.environ.get(SETTINGS["data"].variable):
        return Path(folder)
    import platformdirs  # noqa: PLC0415 - `--help` needs none of it

    return platformdirs.user_data_path("rapido", appauthor=False)
