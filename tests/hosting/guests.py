"""Guests of a real server, each with a browser of its own, all at one address."""

import asyncio
import json
import re
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import InvalidStatus

from tests.faults.client import Tab
from tests.faults.server import Response, Server
from tests.waiting import TIMEOUT


class OptionsServer(Server):
    """`rapido serve` with further options."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder)
        self._options = options

    @property
    def command(self) -> list[str]:
        return [*super().command, *self._options]

    def metrics(self) -> str:
        return self.request("GET", "/metrics").body.decode()

    def refusals(self) -> dict[str, float]:
        """Return how many requests and connections were turned away, by reason."""
        pattern = r'^rapido_refusals_total{reason="(\w+)"} (\S+)'
        found = re.findall(pattern, self.metrics(), re.MULTILINE)
        return {reason: float(count) for reason, count in found}

    def logged(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.read_log().splitlines() if line[:1] == "{"]
        return [line for line in lines if line["event"] == event]


class Browser:
    """One browser: a connection that is kept, and a cookie."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        self.token = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connection.close()

    def request(self, method: str, path: str, body: object = None) -> Response:
        headers = {"Origin": self._server.address, "Cookie": f"rapido_guest={self.token}"}
        content = None if body is None else json.dumps(body)
        try:
            response = self._send(method, path, content, headers)
        except ConnectionError:  # the server closes idle connections; browsers connect again
            self._connection.close()
            response = self._send(method, path, content, headers)
        if cookie := re.match(r"rapido_guest=([\w-]+)", response.header("set-cookie")):
            self.token = cookie[1]
        return response

    def _send(
        self, method: str, path: str, content: str | None, headers: dict[str, str]
    ) -> Response:
        self._connection.request(method, path, content, headers)
        answer = self._connection.getresponse()
        return Response(answer.status, answer.getheaders(), answer.read())

    def load_page(self, path: str = "/") -> list[int]:
        """Load a page with everything it links to; return the statuses."""
        page = self.request("GET", path)
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page.body.decode())
        return [page.status, *(self.request("GET", file).status for file in files)]

    def open_room(self, seats: int = 2) -> Response:
        return self.request("POST", "/api/rooms", {"seats": seats})


async def open_tabs(server: Server, room: str, browsers: list[Browser]) -> list[int]:
    """Connect all browsers to a room at the same time; return the statuses of the handshakes."""

    async def status(browser: Browser) -> int:
        try:
            await Tab.open(server.port, room, browser.token)
        except InvalidStatus as refusal:
            return refusal.response.status_code
        return 101

    return await asyncio.gather(*map(status, browsers))
