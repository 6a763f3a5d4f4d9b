"""The URL of a PostgreSQL server, which may hold a password."""

import re
from typing import Final, NamedTuple, Self
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from rapido.store.errors import ServerUnusable

WRONG: Final = (
    "this is not the URL of a database: expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
)
SCHEMES: Final = frozenset({"postgresql", "postgres"})
CACHE: Final = "statement_cache_size"
DEFAULT_CACHE: Final = 100


class Address(NamedTuple):
    """Where a database is.

    The URL is that of libpq: several hosts (`HOST,HOST`) are tried until one accepts writes, so a
    failover needs no restart; `sslmode` and other parameters follow a question mark.

    Behind PgBouncer in transaction mode, 1.21 or newer, set its `max_prepared_statements`. For an
    older one add `?statement_cache_size=0`: every statement then is a transaction of several round
    trips, because the pooler may use another connection for each of them otherwise.
    """

    dsn: str
    """for asyncpg, without our own parameters"""
    statement_cache_size: int
    name: str
    """hosts and database, for people: never the password"""

    @property
    def ssl_mode(self) -> str:
        return dict(parse_qsl(urlsplit(self.dsn).query)).get("sslmode", "prefer")

    @classmethod
    def parse(cls, url: str) -> Self:
        """Raise ServerUnusable, without a word of the URL, which may hold a password."""
        try:
            parts = urlsplit(url)
            query = dict(parse_qsl(parts.query, keep_blank_values=True))
            cache = int(query.pop(CACHE, DEFAULT_CACHE))
        except ValueError:
            raise ServerUnusable(WRONG) from None
        hosts = parts.netloc.rpartition("@")[2]
        ports = re.findall(r":(\w+)(?=,|$)", hosts)
        if parts.scheme not in SCHEMES or cache < 0 or not all(map(str.isdigit, ports)):
            raise ServerUnusable(WRONG)
        if "," in hosts:
            query.setdefault("target_session_attrs", "read-write")
        dsn = urlunsplit(parts._replace(query=urlencode(query), fragment=""))
        return cls(dsn, cache, f"{hosts}{parts.path}")

    def __repr__(self) -> str:
        return f"Address({self.name!r})"
