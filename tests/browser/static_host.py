"""A plain static web host: files of a folder, no rewriting of addresses, 404.html for the rest."""

from collections.abc import Generator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Thread
from typing import Any


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the page of the site that says that there is nothing, as GitHub Pages does."""
        pages = list(Path(self.directory).rglob("404.html"))
        if code != 404 or not pages:
            super().send_error(code, message, explain)
            return
        content = pages[0].read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)


class Connections(ThreadingHTTPServer):
    """Can cut all connections: a server that is shut down still answers on open ones."""

    def __init__(self, folder: Path) -> None:
        self._open = set[socket]()
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))

    def get_request(self) -> tuple[socket, Any]:
        connection, address = super().get_request()
        self._open.add(connection)
        return connection, address

    def cut(self) -> None:
        for connection in self._open:
            with suppress(OSError):  # it is closed already
                connection.shutdown(SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing: browsers drop connections at any time."""


class StaticHost:
    def __init__(self, folder: Path) -> None:
        self._server = Connections(folder)
        self.port: int = self._server.server_address[1]
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        if self._thread.is_alive():
            self._server.shutdown()
            self._server.cut()
            self._server.server_close()
            self._thread.join()


@contextmanager
def static_host(folder: Path) -> Generator[StaticHost]:
    host = StaticHost(folder)
    try:
        yield host
    finally:
        host.stop()
