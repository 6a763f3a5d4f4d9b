"""Names and addresses on the command line: checked at the start, and what is printed is served."""

import socket
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from rapido.foreign_text import escape_text
from rapido.web.access.origins import LOOPBACK
from rapido.web.host_names import host_name, listen_address, proxy_address
from rapido.web.network import own_names, page_url, served_names
from rapido.web.server import AddressUnusable, PortTaken, open_port
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import make_settings
from tests.cli.run import Shell


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("rapido.example", "rapido.example"),
        ("Rapido.Example.", "rapido.example"),
        ("localhost", "localhost"),
        ("my_server", "my_server"),
        ("192.0.2.7", "192.0.2.7"),
        ("::1", "[::1]"),
        ("[2001:DB8::0:1]", "[2001:db8::1]"),
        ("fe80::1%eth0", "[fe80::1]"),
        ("bücher.example", "xn--bcher-kva.example"),
        ("xn--bcher-kva.example", "xn--bcher-kva.example"),
        # Not strasse.example, which is another site.
        ("straße.example", "xn--strae-oqa.example"),
        ("РАПИДО.example", "xn--80ailzce.example"),
    ],
)
def test_names_are_as_in_host_headers(text: str, name: str) -> None:
    assert host_name(text) == name


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("https://x.example", "x.example"),
        ("https://x.example:8443/play?a#b", "x.example"),
        ("x.example:8443", "x.example"),
        ("x.example:", "x.example"),
        ("x.example/", "x.example"),
        ("//x.example", "rapido.example"),
        ("user@x.example", "x.example"),
        ("*.x.example", "x.example"),
        ("[::1]:8443", "[::1]"),
        ("bücher.example:80", "xn--bcher-kva.example"),
        ("", "rapido.example"),
        ("*", "rapido.example"),
        ("a b", "rapido.example"),
        ("-x", "rapido.example"),
        ("a..b", "rapido.example"),
        ("127.1", "rapido.example"),
        ("1.2.3.4.5", "rapido.example"),
        ("x" * 64, "rapido.example"),
        ("x." * 127, "rapido.example"),
        ("x\u202e", "rapido.example"),
        ("a,b", "rapido.example"),
    ],
)
def test_other_names_are_refused_with_what_is_right(text: str, right: str) -> None:
    with pytest.raises(BadSettingValue) as error:
        host_name(text)
    assert str(error.value) == (
        "expected a host name without scheme, port and path,"
        f" such as {right}, not {escape_text(text)}"
    )


@pytest.mark.parametrize(
    "text", ["http://127.0.0.1", "127.0.0.1:80", "", "*", "[::1]:80", "256.0.0.1", "1.2.3"]
)
def test_bad_listen_addresses(text: str) -> None:
    with pytest.raises(BadSettingValue, match="expected an address of this machine"):
        listen_address(text)


@pytest.mark.parametrize(
    "text", ["localhost", "nginx", "127.0.0.1:80", "http://127.0.0.1", "*", "10.0.0.1/8", "", "/8"]
)
def test_bad_proxies(text: str) -> None:
    with pytest.raises(BadSettingValue, match=r"10\.1\.2\.0/24 \(no host name, no port\), not "):
        proxy_address(text)


@pytest.mark.parametrize("text", ["0.0.0.0/0", "::/0"])
def test_everybody_is_no_proxy(text: str) -> None:
    with pytest.raises(BadSettingValue, match="could then pretend"):
        proxy_address(text)


def link_local_address() -> str | None:
    """Return a link-local address of this machine with its zone, if there is one."""
    table = Path("/proc/net/if_inet6")
    rows = [row.split() for row in table.read_text().splitlines()] if table.exists() else []
    for digits, *_, interface in rows:
        if digits.startswith("fe80"):
            address = socket.inet_ntop(socket.AF_INET6, bytes.fromhex(digits))
            return f"{address}%{interface}"
    return None


HOSTS = ["127.0.0.1", "localhost", "0.0.0.0", "::1", "[::1]", "::", "link-local"]  # noqa: S104


@pytest.mark.parametrize("host", HOSTS)
def test_printed_address_is_reached_and_served(host: str) -> None:
    if host == "link-local":
        host = link_local_address() or pytest.skip("no link-local address on this machine")
    settings = make_settings({"data": Path(), "host": host, "port": 0})
    try:
        listening = open_port(settings)
    except AddressUnusable:
        assert ":" in host, "every machine has IPv4"
        pytest.skip("no IPv6 on this machine")
    with listening:
        url = urlsplit(page_url(settings.host, listening.getsockname()[1]))
        assert url.hostname is not None
        assert url.port is not None
        connection = HTTPConnection(url.hostname.replace("%25", "%"), url.port, timeout=60)
        connection.request("GET", "/")
        client, _ = listening.accept()
        with client:
            request = client.recv(9999).decode().lower()
        connection.close()
    sent = request.partition("host: ")[2].partition("\r\n")[0]
    name = sent.rpartition(":")[0].partition("%")[0]
    name += "]" * (name.startswith("[") and not name.endswith("]"))
    assert name in {*LOOPBACK, *served_names(settings.host, settings.names)}


def test_wildcards_are_no_names() -> None:
    assert served_names("0.0.0.0", ["x.example"]) == ("x.example",)  # noqa: S104
    assert served_names("::", []) == ()
    assert served_names("192.0.2.7", []) == ("192.0.2.7",)


def test_names_on_the_home_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Ana.home.example")
    assert own_names()[1:] == ("ana.home.example", "ana.local")
    monkeypatch.setattr(socket, "gethostname", lambda: "Ana's Computer")
    assert len(own_names()) == 1


def test_only_a_taken_port_is_called_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortTaken):
            open_port(make_settings({"data": Path(), "port": taken.getsockname()[1]}))
    for host in ("192.0.2.7", "no-such-host.invalid"):
        with pytest.raises(AddressUnusable):
            open_port(make_settings({"data": Path(), "host": host, "port": 0}))


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("--name=https://x", "ohne Schema, Port und Pfad, wie x, nicht https://x"),
        ("--name=x:8443", "ohne Schema, Port und Pfad, wie x, nicht x:8443"),
        ("--host=[::1]:80", "richtig ist eine Adresse dieses Rechners"),
        ("--proxy=localhost", "richtig ist die Adresse eines Proxys"),
        ("--host=192.0.2.7", "Der Server kann auf 192.0.2.7:0 keine Verbindungen annehmen"),
    ],
)
def test_nothing_starts_with_a_wrong_name(tmp_path: Path, option: str, message: str) -> None:
    done = Shell(tmp_path).run(
        *("serve", "--no-browser", "--port", "0", "--language", "de"), option
    )
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert not (tmp_path / "data").exists()
