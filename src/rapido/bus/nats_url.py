"""The URL of NATS: several servers, and how to log in to them."""

import ssl
from typing import Final, NamedTuple
from urllib.parse import SplitResult, parse_qsl, unquote

from rapido.bus.errors import BadBusUrl, reason_of
from rapido.bus.urls import address_of, split_url

EXAMPLE: Final = "nats://user:password@host:4222"
PORT: Final = 4222
SCHEMES: Final = ("nats", "tls")
FILES: Final = ("sslrootcert", "sslcert", "sslkey")
"""parameters with the names that PostgreSQL has for them"""


class NatsServers(NamedTuple):
    """Servers of one cluster, and what they ask for."""

    urls: tuple[str, ...]
    """without user and password"""
    addresses: str
    """for people"""
    user: str | None
    password: str | None
    token: str | None
    tls: ssl.SSLContext | None


def parse_nats_url(url: str) -> NatsServers:
    """Read `nats://user:password@one:4222,two:4222?sslrootcert=FILE`.

    Each further server may be a whole URL; user and password are those of the first one.
    """
    first, *others = url.split(",")
    scheme = first.partition("://")[0]
    if scheme not in SCHEMES:
        raise BadBusUrl("bus-url-scheme", example=EXAMPLE)
    whole = [first, *(other if "://" in other else f"{scheme}://{other}" for other in others)]
    servers = [split_url(one, EXAMPLE) for one in whole]
    parameters = dict(parse_qsl(servers[-1].query))
    if any(server.query for server in servers[:-1]) or any(
        name not in FILES for name in parameters
    ):
        raise BadBusUrl("bus-url-parameters", names=", ".join(FILES))
    if any(server.scheme != scheme for server in servers):
        raise BadBusUrl("bus-url-schemes")
    user, password = servers[0].username, servers[0].password
    if any(
        server.username is not None and (server.username, server.password) != (user, password)
        for server in servers
    ):
        raise BadBusUrl("bus-url-users")
    return NatsServers(
        urls=tuple(f"{scheme}://{_host(server)}" for server in servers),
        addresses=",".join(address_of(server) for server in servers),
        user=None if user is None or password is None else unquote(user),
        password=None if password is None else unquote(password),
        token=unquote(user) if user is not None and password is None else None,
        tls=_tls(parameters) if scheme == "tls" else None,
    )


def _host(server: SplitResult) -> str:
    try:
        port = server.port or PORT
    except ValueError:  # no number, or part of a password
        raise BadBusUrl("bus-url-wrong", example=EXAMPLE) from None
    if not server.hostname or server.path.strip("/"):
        raise BadBusUrl("bus-url-host", example=EXAMPLE)
    return f"[{server.hostname}]:{port}" if ":" in server.hostname else f"{server.hostname}:{port}"


def _tls(parameters: dict[str, str]) -> ssl.SSLContext:
    try:
        context = ssl.create_default_context(cafile=parameters.get("sslrootcert"))
        if "sslcert" in parameters:
            context.load_cert_chain(parameters["sslcert"], parameters.get("sslkey"))
    except OSError as error:  # ssl.SSLError is one
        raise BadBusUrl("bus-url-certificates", reason=reason_of(error)) from None
    return context
