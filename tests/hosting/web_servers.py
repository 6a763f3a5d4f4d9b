"""Real web servers with TLS in front of Rapido, configured with the files of docs/hosting."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.asyncio.client import connect

from tests.faults.client import Tab
from tests.faults.server import Response, Server, free_port
from tests.waiting import TIMEOUT, wait_until

FILES = Path("docs/hosting").absolute()
PAGE = Path("docs/hosting.md").absolute()
NAME = "rapido.example"
UPSTREAM = "127.0.0.1:8321"


class HostedServer(Server):
    """Rapido with the settings file of the page; only the data folder and the port differ."""

    @property
    def config(self) -> Path:
        return self.data.parent / "rapido.toml"

    @property
    def command(self) -> list[str]:
        text = (FILES / "rapido.toml").read_text("utf-8")
        assert "/var/lib/rapido" in text
        self.config.write_text(text.replace("/var/lib/rapido", str(self.data)), "utf-8")
        options = ["--config", str(self.config), "--port", str(self.port)]
        return [sys.executable, "-m", "rapido", "serve", *options]


class Certificate(NamedTuple):
    file: Path
    key: Path

    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.file))


def make_certificate(folder: Path) -> Certificate:
    """Make a certificate for the host name, signed by itself."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed: no certificate for TLS")
    made = Certificate(folder / "cert.pem", folder / "key.pem")
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(
        ["openssl", "req", *kind, *subject, "-keyout", made.key, "-out", made.file],
        check=True,
        capture_output=True,
    )
    return made


class WebServer:
    """A running web server, as browsers on several addresses see it."""

    def __init__(self, kind: str, port: int, plain_port: int, certificate: Certificate) -> None:
        self.kind = kind
        self.port = port
        self.plain_port = plain_port
        self.tls = certificate.context()

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        *,
        source: str = "127.0.0.2",
        **headers: str,
    ) -> Response:
        """Send a request with the headers of our own page, from an address of this machine."""
        with self.connect(source) as connected, closing(HTTPConnection(self.host)) as connection:
            connection.sock = connected
            sent = {"Host": self.host, "Origin": f"https://{self.host}"}
            sent |= {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            return Response(response.status, response.getheaders(), response.read())

    def connect(self, source: str) -> ssl.SSLSocket:
        address = ("127.0.0.1", self.port)
        plain = socket.create_connection(address, TIMEOUT, source_address=(source, 0))
        return self.tls.wrap_socket(plain, server_hostname=NAME)

    async def open_tab(self, room: str, token: str, source: str) -> Tab:
        connection = await connect(
            f"wss://{self.host}/ws/{room}",
            host="127.0.0.1",
            port=self.port,
            ssl=self.tls,
            server_hostname=NAME,
            local_addr=(source, 0),
            origin=f"https://{self.host}",  # pyright: ignore[reportArgumentType] - a NewType
            additional_headers={"Cookie": f"rapido_guest={token}"},
            compression=None,
            open_timeout=TIMEOUT,
            proxy=None,
        )
        tab = Tab(connection)
        await tab.send({"type": "hello", "seen": 0})
        tab.welcome = await tab.wait_for("welcome")
        tab.view = tab.welcome["view"]
        return tab


def configure_nginx(
    folder: Path, upstreams: Sequence[str], port: int, plain: int, tls: Certificate
) -> None:
    block = (FILES / "nginx.conf").read_text("utf-8")
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "listen [::]:80;": "",
        "listen [::]:443 ssl;": "",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(tls.file),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(tls.key),
        f"{UPSTREAM} max_fails=0;": " server ".join(f"{each} max_fails=0;" for each in upstreams),
    }.items():
        assert block.count(old) == 1, old
        block = block.replace(old, new)
    folders = "".join(
        f"{name}_temp_path {folder / name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # Without a master there is no other user, who could not read the certificate.
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\n{folders}{block}}}\n",
        "utf-8",
    )


def configure_caddy(
    folder: Path, upstreams: Sequence[str], port: int, plain: int, tls: Certificate
) -> None:
    block = (FILES / "Caddyfile").read_text("utf-8")
    site = f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {tls.file} {tls.key}"
    block, sites = re.subn(rf"^{re.escape(NAME)} {{", site, block, flags=re.MULTILINE)
    assert sites == 1
    assert block.count(f"{{$UPSTREAMS:{UPSTREAM}}}") == 1
    block = block.replace(f"{{$UPSTREAMS:{UPSTREAM}}}", " ".join(upstreams))
    options = f"{{\n\tadmin off\n\thttp_port {plain}\n\tauto_https disable_redirects\n}}\n"
    (folder / "Caddyfile").write_text(options + block, "utf-8")


COMMANDS = {
    "nginx": ["nginx", "-p", ".", "-e", "stderr", "-c", "nginx.conf"],
    "caddy": ["caddy", "run", "--adapter", "caddyfile", "--config", "Caddyfile"],
}


@contextmanager
def web_server(
    kind: str, server: Server, folder: Path, tls: Certificate, others: Sequence[Server] = ()
) -> Generator[WebServer]:
    """Run nginx or Caddy in front of one or several servers; skip if it is not installed."""
    path = f"{os.environ['PATH']}{os.pathsep}/usr/sbin"
    program = shutil.which(kind, path=path)
    if program is None:
        pytest.skip(f"{kind} is not installed: Rapido was not tested behind it")
    folder = folder.absolute()
    made = WebServer(kind, free_port(), free_port(), tls)
    configure = {"nginx": configure_nginx, "caddy": configure_caddy}[kind]
    upstreams = [f"127.0.0.1:{each.port}" for each in (server, *others)]
    configure(folder, upstreams, made.port, made.plain_port, tls)
    log_file = folder / f"{kind}.log"
    environment = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    with log_file.open("wb") as log:
        process = subprocess.Popen(
            [program, *COMMANDS[kind][1:]],
            stdout=log,
            stderr=log,
            cwd=folder,
            env=os.environ | environment,
        )
    try:
        wait_until(lambda: process.poll() is not None or _answers(made), log_file.read_text)
        assert process.poll() is None, log_file.read_text()
        yield made
    finally:
        process.terminate()
        process.wait(TIMEOUT)


def _answers(server: WebServer) -> bool:
    try:
        return server.request("GET", "/healthz", source="127.0.0.9").status == 200
    except OSError:
        return False
