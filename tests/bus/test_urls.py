"""URLs: what is understood, what is refused, and that no error shows a password."""

import asyncio

import pytest

from rapido.bus.errors import BadBusUrl, BusUnavailable
from rapido.bus.nats import NatsBus
from rapido.bus.nats_url import parse_nats_url
from rapido.bus.postgres import PostgresBus

SECRET = "s3cret"  # noqa: S105


def test_several_servers() -> None:
    servers = parse_nats_url("nats://us%40er:pass%2Fword@one:1,two,nats://[::1]:3,Four:4")
    assert servers.urls == ("nats://one:1", "nats://two:4222", "nats://[::1]:3", "nats://four:4")
    assert (servers.user, servers.password, servers.token) == ("us@er", "pass/word", None)
    assert servers.tls is None
    assert servers.addresses == "one:1,two,[::1]:3,Four:4"


def test_token_and_tls() -> None:
    servers = parse_nats_url("tls://a%2Ctoken@host")
    assert servers.urls == ("tls://host:4222",)
    assert (servers.user, servers.password, servers.token) == (None, None, "a,token")
    assert servers.tls is not None


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nats:",
        "nats://",
        "nats:host",
        "http://host",
        f"nats://user:{SECRET}",
        f"nats://user:{SECRET}/x@host",
        f"nats://user:{SECRET}#x@host",
        f"nats://user:1,{SECRET}@host",
        f"nats://user:{SECRET}@host/path",
        f"nats://user:{SECRET}@[host",
        f"nats://user:{SECRET}@host?password={SECRET}",
        f"nats://user:{SECRET}@host,tls://host",
        f"nats://user:{SECRET}@host,nats://user:x@host",
        f"nats://user:{SECRET}@host:port",
        f"tls://user:{SECRET}@host?sslrootcert=missing.pem",
    ],
)
def test_bad_urls_of_nats(url: str) -> None:
    with pytest.raises(BadBusUrl) as caught:
        asyncio.run(NatsBus.open(url, "test", required=False))
    assert SECRET not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        f"mysql://user:{SECRET}@host/db",
        f"postgresql://user:{SECRET}/x@host/db",
        f"postgresql://user:{SECRET}#x@host/db",
        f"postgresql://user:{SECRET}@[host/db",
        f"postgresql://user:{SECRET}@host:port/db",
        f"postgresql://user:{SECRET}@host/db?sslmode=perhaps",
    ],
)
def test_bad_urls_of_postgresql(url: str) -> None:
    with pytest.raises(BadBusUrl) as caught:
        asyncio.run(PostgresBus.open(url, "test", required=False))
    assert SECRET not in str(caught.value)


def test_missing_certificate_of_postgresql() -> None:
    url = f"postgresql://user:{SECRET}@host/db?sslmode=verify-full&sslrootcert=missing.pem"
    with pytest.raises(BusUnavailable, match="No such file") as caught:
        asyncio.run(PostgresBus.open(url, "test"))
    assert SECRET not in str(caught.value)


@pytest.mark.parametrize("bus", [NatsBus, PostgresBus])
def test_address_is_shown_without_password(bus: type[NatsBus | PostgresBus]) -> None:
    scheme = "nats" if bus is NatsBus else "postgresql"
    with pytest.raises(BusUnavailable, match=r"at 127\.0\.0\.1:1: ") as caught:
        asyncio.run(bus.open(f"{scheme}://user:{SECRET}@127.0.0.1:1", "test"))
    assert SECRET not in str(caught.value)


@pytest.mark.parametrize("installation", ["", "a b", "a.b", "*", ">", "x" * 49, "ä"])
def test_installation_is_part_of_a_name(installation: str) -> None:
    with pytest.raises(ValueError, match="installation"):
        asyncio.run(NatsBus.open("nats://host", installation))
