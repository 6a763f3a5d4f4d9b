"""The option `--store`, for commands that work on the games of a server."""

import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rapido.cli.messages import print_error
from rapido.cli.options.data_folder import add_data, data_folder
from rapido.cli.options.invalid_value import InvalidValue
from rapido.cli.refusals import refusal
from rapido.extras import install_command
from rapido.locales import Say, catalog
from rapido.store.sqlite.folder import FILE as DATABASE
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
        raise InvalidValue.of(error) from error
    return text


def store_of(options: Namespace) -> Place:
    """Return the store from the command line, the environment, a file, or the data folder.

    What is wrong ends the command with a sentence. Of a file only its line `store` matters here.
    """
    say = catalog(options.language)
    if options.store is not None:
        warn_of_password("--store", options.store, say, VARIABLE)
    try:
        url = _find_url(options)
        place = data_folder(options) if url is None else place_of(url, options)
        if isinstance(place, Path):
            # An error if a folder on the way may not be read; exists() hides it since Python 3.14.
            with suppress(FileNotFoundError, NotADirectoryError):
                (place / DATABASE).stat()
    except BadSettingValue as error:
        print_error(refusal(error, say))
        sys.exit(2)
    return place


def warn_of_password(flag: str, url: str, say: Say, variable: str = "") -> None:
    """Warn if a URL on the command line has a password, and name what keeps it secret."""
    if hide_password(url) != url:
        one, other = (variable, FILE) if variable else ("~/.pgpass", "PGPASSWORD")
        print_error(say("password-visible", option=flag, one=one, other=other))


def warn_of_open_file(file: Path, url: str, say: Say) -> None:
    """Warn if everyone on this machine can read a file with a password."""
    if hide_password(url) != url and sys.platform != "win32" and file.stat().st_mode & 0o004:
        print_error(say("password-readable", file=str(file)))


def place_of(url: str, options: Namespace) -> Place:
    store = parse_store(url)
    if isinstance(store, SqliteUrl):
        return store.folder or data_folder(options)
    if find_spec("asyncpg") is None:
        raise BadSettingValue("bad-setting-asyncpg", command=install_command("scale"))
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
            raise error.at(VARIABLE) from error
        return url
    file = _settings_file(options)
    url = None if file is None else read_toml(file).get("store")
    if url is None or file is None:
        return None
    try:
        # What is no text at all is no URL either, and the sentence about it says what is one.
        found = store_relative_to(file.parent, str(url))
    except BadSettingValue as error:
        raise error.at(str(file), "store") from error
    warn_of_open_file(file, found, catalog(options.language))
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
