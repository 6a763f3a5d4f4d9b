"""The options `--data` and `--config`, and the folder that holds the games of the server."""

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rapido.cli.messages import print_error
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.refusals import refusal
from rapido.locales import catalog
from rapido.web.settings.effective import CONFIG
from rapido.web.settings.file import read_toml, read_value
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import SETTINGS


def add_data(parser: Any) -> None:  # noqa: ANN401 - a parser or a group of one
    parser.add_argument("--data", type=file_or_folder, metavar="FOLDER", help="help-data")
    parser.add_argument(
        "--config",
        type=file_or_folder,
        metavar="FILE",
        help="help-config",
    )


def data_folder(options: Namespace) -> Path:
    """Return the folder from the command line, the environment, a named file, or the platform.

    A broken file ends the command with a sentence; only its line `data` matters here.
    """
    if folder := options.data or os.environ.get(SETTINGS["data"].variable):
        return Path(folder)
    if config := options.config or os.environ.get(CONFIG):
        file = Path(config)
        try:
            values = read_toml(file)
            if "data" in values:
                return read_value(file, "data", values["data"])
        except BadSettingValue as error:
            print_error(refusal(error, catalog(options.language)))
            sys.exit(2)
    return default_folder()


def default_folder() -> Path:
    import platformdirs  # noqa: PLC0415 - `--help` needs none of it

    return platformdirs.user_data_path("rapido", appauthor=False)
