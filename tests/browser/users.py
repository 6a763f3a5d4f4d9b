"""Browser contexts of several users, and their WebSocket traffic."""

import json
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

from tests.deltas import apply_delta
from tests.faults.server import Server

Message = dict[str, Any]

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
QUICK = {"speed": 0, "sound": False, "undo": False}
"""preferences without animations, sounds, and a moment to undo"""
TIMEOUT = 60_000
"""milliseconds, long enough for a busy machine"""
TAPS = "addEventListener('click', () => (window.tapped = Date.now()), true)"
"""records the time of the last tap, as a busy page may handle it late"""


class SocketTraffic:
    """The WebSocket messages of a page."""

    def __init__(self, page: Page) -> None:
        self.view: Message = {}
        """the last view that the page received"""
        self.updates: list[Message] = []
        """the updates and deltas, with the view after each of them"""
        self.sent: list[Message] = []
        page.on("websocket", self._connected)

    @property
    def game(self) -> Message:
        game: Message = self.view["game"]
        return game

    @property
    def moves(self) -> list[Message]:
        """The moves that the page has sent, each key once."""
        commands = {each["key"]: each["command"] for each in self.sent if each["type"] == "do"}
        return [each for each in commands.values() if each["do"] in {"throw", "place"}]

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _received(self, text: str | bytes) -> None:
        message: Message = json.loads(text)
        if "view" in message:
            self.view = message["view"]
        if message["type"] == "delta":
            self.view = apply_delta(self.view, message)
        if message["type"] in {"update", "delta"}:
            self.updates.append({**message, "view": self.view})


NETWORK_NAME: Final = "rapido.test"
"""the name of the server for other devices: its page says how to invite them only there"""
UNTRUSTED: Final = "the URL's origin was untrustworthy"
"""browser warning about a header that has no effect over plain HTTP"""
CONNECTION_LOST: Final = ["WebSocket connection to", "net::ERR_", "/ws/"]
"""parts of browser messages about lost connections; the page also asks /ws/ by HTTP for a reason"""


class BrowserUsers:
    """Opens pages in separate browser contexts, and fails if any of them logs a problem."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.problems: list[str] = []
        self.expected = [
            "Service Worker registration blocked by Playwright",
            # A request on a keep-alive connection that the server has just closed.
            "net::ERR_CONNECTION_RESET",
        ]
        """parts of allowed problems"""
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._traffic: dict[Page, SocketTraffic] = {}

    def open(
        self,
        path: str | None = "/",
        *,
        size: dict[str, int] = PHONE,
        language: str = "en",
        preferences: dict[str, Any] | None = None,
        token: str = "",
        host: str = "127.0.0.1",
        port: int = 0,
        **options: Any,
    ) -> Page:
        """Open the page as a new user, or as the guest with this token.

        Service workers are blocked by default, because they cache the files of every view.
        """
        address = f"http://{host}:{port or self.server.port}"
        options = {"service_workers": "block", "has_touch": True, **options}
        context = self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            base_url=address,
            is_mobile=size == PHONE,
            **options,
        )
        self._contexts.append(context)
        context.set_default_timeout(TIMEOUT)
        stored = json.dumps({**QUICK, **(preferences or {})})
        context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('rapido-preferences'))"
            f" localStorage.setItem('rapido-preferences', {stored!r})"
        )
        context.add_init_script(TAPS)
        if token:
            context.add_cookies([{"name": "rapido_guest", "value": token, "url": address}])
        context.on("page", self._observe)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def traffic(self, page: Page) -> SocketTraffic:
        return self._traffic[page]

    def _observe(self, page: Page) -> None:
        self._traffic[page] = SocketTraffic(page)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._logged)
        page.on("request", self._requested)

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.problems.append(f"{message.text} ({message.location.get('url')})")

    def _requested(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme != "blob" and address.hostname not in {"127.0.0.1", NETWORK_NAME}:
            self.problems.append(f"request to another host: {request.url}")

    def close(self) -> None:
        """Close all contexts and fail on unexpected problems."""
        for context in self._contexts:
            context.close()
        unexpected = [
            problem
            for problem in self.problems
            if not any(part in problem for part in self.expected)
        ]
        assert not unexpected, unexpected
