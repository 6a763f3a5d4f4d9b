"""The URL of a store: `sqlite:FOLDER` or `postgresql://…`; its password is never shown."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from rapido.locales.explained import NOTHING
from rapido.store.sqlite.folder import FILE
from rapido.web.settings.setting import BadSettingValue

SQLITE: Final = "sqlite:"
POSTGRES: Final = ("postgresql://", "postgres://")
HIDDEN: Final = "***"
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")

_USER: Final = re.compile(r"^(?P<scheme>[a-z]*:/*)(?P<user>.*)@", re.DOTALL | re.IGNORECASE)
"""up to the last @: a password may contain characters that should have been escaped"""
_HOST: Final = re.compile(
    r"^(?P<scheme>[a-z]*://(?:\[[0-9a-f:.]*\]|[^][:/?#]*)):(?![0-9]+(?:[/?#,]|$)).*$", re.DOTALL
)
"""a password where a port would be, because there is no @"""
_PARAMETER: Final = re.compile(r"([?&][a-z_]*password=)[^&#]*", re.IGNORECASE)
_HOSTS: Final = re.compile(
    r"(?:(?:\[[0-9a-f:.]+\]|[^][:,@]*)(?::[0-9]{1,5})?(?:,|$))+", re.IGNORECASE
)
"""PostgreSQL takes several servers: the one that can be written to is used"""


class SqliteUrl(NamedTuple):
    """A data folder; None is the one of the settings."""

    folder: Path | None


class PostgresUrl(NamedTuple):
    """A PostgreSQL database, as asyncpg takes it."""

    url: str

    def __repr__(self) -> str:
        return f"PostgresUrl({hide_password(self.url)!r})"


def parse_store(text: str) -> SqliteUrl | PostgresUrl:
    """Return what a URL names, or raise BadSettingValue."""
    if text.startswith(SQLITE):
        return _sqlite(text.removeprefix(SQLITE))
    if text.startswith(POSTGRES):
        return _postgres(text)
    raise BadSettingValue("bad-setting-store", value=hide_password(text) or NOTHING)


def check_store(text: str) -> str:
    """Return the URL of a store, or raise BadSettingValue."""
    parse_store(text)
    return text


def store_relative_to(folder: Path, text: str) -> str:
    """Return the URL of a store whose relative path counts from a folder."""
    store = parse_store(text)
    if isinstance(store, SqliteUrl) and store.folder is not None:
        return f"{SQLITE}{folder / store.folder}"
    return text


def is_postgres(text: str) -> bool:
    return text.startswith(POSTGRES)


def hide_password(url: str) -> str:
    """Return a URL that may be shown: whatever could be a password is replaced."""
    if "@" in url:
        found = _USER.match(url)
        user = f"{HIDDEN}@" if found is None else _without_password(found)
        shown = user + url.rpartition("@")[2]
    else:
        shown = _HOST.sub(rf"\g<scheme>:{HIDDEN}", url)
    return _PARAMETER.sub(rf"\1{HIDDEN}", shown)


def _without_password(found: re.Match[str]) -> str:
    scheme, (user, colon, _) = found["scheme"], found["user"].partition(":")
    if colon:
        return f"{scheme}{user}:{HIDDEN}@"
    is_name = scheme.startswith("postgres")  # NATS takes a token in this place
    return f"{scheme}{user if is_name else HIDDEN}@"


def _sqlite(path: str) -> SqliteUrl:
    if path.startswith("//"):
        path = path.removeprefix("//")  # as in sqlite:///srv/rapido
        if not path.startswith("/"):
            raise BadSettingValue("bad-setting-sqlite-path", value=f"sqlite://{path}")
    if not path:
        return SqliteUrl(None)
    folder = Path(path)
    if folder.name == FILE:
        return SqliteUrl(folder.parent)
    if _is_file(folder) or folder.suffix in {".sqlite", ".sqlite3", ".db"}:
        raise BadSettingValue("bad-setting-sqlite-file", file=str(folder), name=FILE)
    return SqliteUrl(folder)


def _is_file(path: Path) -> bool:
    with suppress(OSError):  # such as a folder that may not be read: whoever opens it will say so
        return path.is_file()
    return False


def _postgres(text: str) -> PostgresUrl:
    shown = hide_password(text)
    if any(each.isspace() or not each.isprintable() for each in text):
        raise BadSettingValue("bad-setting-postgres-spaces")
    try:
        parts = urlsplit(text)
    except ValueError as error:
        raise BadSettingValue("bad-setting-postgres", value=shown) from error
    user, _, hosts = parts.netloc.rpartition("@")
    if "@" in user or user.count(":") > 1 or not _HOSTS.fullmatch(hosts) or parts.fragment:
        raise BadSettingValue("bad-setting-postgres", value=shown)
    for port in re.findall(r":([0-9]+)(?=,|$)", hosts):
        if not 1 <= int(port) <= 65535:
            raise BadSettingValue("bad-setting-postgres-port", port=port)
    for mode in parse_qs(parts.query).get("sslmode", []):
        if mode not in SSL_MODES:
            choices = ", ".join(SSL_MODES)
            raise BadSettingValue("option-choice", value=mode, choices=choices).at("sslmode")
    if not parts.path.strip("/") and "dbname=" not in parts.query:
        raise BadSettingValue("bad-setting-postgres-database", value=shown)
    return PostgresUrl(text)
