"""The option `--store`, for commands that work on the games of a server."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rapido.cli.options.data_folder import add_data, data_folder
from rapido.web.settings.effective import CONFIG
from rapido.web.settings.file import FILE, read_toml
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.store_url import (
    PostgresUrl,
    SqliteUrl,
    hide_password,
    parse_store,
    store_relative_to,
)

VARIABLE: Final = "RAPIDO_STORE"

Place = Path | PostgresUrl
"""the folder of an SQLite database, or a PostgreSQL database"""


def add_store(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--store",
        type=store_url,
        metavar="URL",
        help="help-store",
    )
    add_data(parser)


def store_url(text: str) -> str:
    """Check a URL, for argparse."""
    try:
        parse_store(text)
    except BadSettingValue as error:
        raise ArgumentTypeError(str(error)) from error
    return text


def store_of(options: Namespace) -> Place:
    """Return the store from the command line, the environment, a file, or the data folder.

    What is wrong ends the command with a sentence. Of a file only its line `store` matters here.
    """
    if options.store is not None:
        warn_of_password("--store", options.store, VARIABLE)
    try:
        url = _find_url(options)
        return data_folder(options) if url is None else place_of(url, options)
    except BadSettingValue as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def warn_of_password(flag: str, url: str, variable: str = "") -> None:
    """Warn if a URL on the command line has a password, and name what keeps it secret."""
    if hide_password(url) != url:
        instead = f"use {variable} or rapido.toml" if variable else "use ~/.pgpass or PGPASSWORD"
        print(
            f"{flag} has a password, which everyone on this machine can see; {instead}",
            file=sys.stderr,
        )


def warn_of_open_file(file: Path, url: str) -> None:
    """Warn if everyone on this machine can read a file with a password."""
    if hide_password(url) != url and sys.platform != "win32" and file.stat().st_mode & 0o004:
        print(
            f"{file} has a password, and everyone on this machine can read it: chmod o= {file}",
            file=sys.stderr,
        )


def place_of(url: str, options: Namespace) -> Place:
    store = parse_store(url)
    if isinstance(store, SqliteUrl):
        return store.folder or data_folder(options)
    if find_spec("asyncpg") is None:
        raise BadSettingValue('asyncpg is not installed: pip install "rapido-game[scale]"')
    return store


def _find_url(options: Namespace) -> str | None:
    if options.store is not None:
        return options.store
    if options.data is not None:
        return None
    if url := os.environ.get(VARIABLE):
        try:
            parse_store(url)
        except BadSettingValue as error:
            raise BadSettingValue(f"{VARIABLE}: {error}") from error
        return url
    file = _settings_file(options)
    url = None if file is None else read_toml(file).get("store")
    if url is None or file is None:
        return None
    try:
        # What is no text at all is no URL either, and the sentence about it says what is one.
        found = store_relative_to(file.parent, str(url))
    except BadSettingValue as error:
        raise BadSettingValue(f"{file}: store: {error}") from error
    warn_of_open_file(file, found)
    return found


def _settings_file(options: Namespace) -> Path | None:
    if named := options.config or os.environ.get(CONFIG):
        return Path(named)
    file = data_folder(options) / FILE
    return file if file.exists() else None


def shown(place: Place) -> str:
    """Return a store as people may see it."""
    return hide_password(place.url) if isinstance(place, PostgresUrl) else str(place)


def url_or_folder(place: Place) -> Path | str:
    return place.url if isinstance(place, PostgresUrl) else place
