"""People who come with a browser of their own, and what their browsers heard."""

import json
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

from tests.faults.server import Server

Message = dict[str, Any]

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
QUICK = {"speed": 0, "sound": False}
"""preferences with which nothing keeps a test waiting"""
PATIENCE = 60_000
"""milliseconds for what must happen, also on a busy machine"""
TAPS = "addEventListener('click', () => (window.tapped = Date.now()), true)"
"""lets a test know when a tap has arrived: a page with much to do takes its time"""


class Ear:
    """Hears what the server tells one page."""

    def __init__(self, page: Page) -> None:
        self.view: Message = {}
        """the room as the page was told last"""
        self.updates: list[Message] = []
        self.sent: list[Message] = []
        page.on("websocket", self._opened)

    @property
    def game(self) -> Message:
        game: Message = self.view["game"]
        return game

    @property
    def moves(self) -> list[Message]:
        """What was sent to be done at the table, each key once."""
        commands = {each["key"]: each["command"] for each in self.sent if each["type"] == "do"}
        return [each for each in commands.values() if each["do"] in {"throw", "place"}]

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _heard(self, text: str | bytes) -> None:
        message: Message = json.loads(text)
        if "view" in message:
            self.view = message["view"]
        if message["type"] == "update":
            self.updates.append(message)


LINE_CUT: Final = ["WebSocket connection to", "net::ERR_"]
"""parts of what the browser logs when a line or a server goes away, whatever was on its way"""


class Visitors:
    """Lets people in, each with a browser profile of their own, and sees that none has trouble."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.troubles: list[str] = []
        self.expected = [
            "Service Worker registration blocked by Playwright",
            # A request on a line that the server has just closed because it was idle.
            "net::ERR_CONNECTION_RESET",
        ]
        """parts of messages that the browser may log"""
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._ears: dict[Page, Ear] = {}

    def come(
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
        """Open the page as somebody new, or as the guest with this token.

        Without a service worker, unless it is wanted: it would keep files of every view.
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
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({**QUICK, **(preferences or {})})
        context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('rapido-preferences'))"
            f" localStorage.setItem('rapido-preferences', {kept!r})"
        )
        context.add_init_script(TAPS)
        if token:
            context.add_cookies([{"name": "rapido_guest", "value": token, "url": address}])
        context.on("page", self._follow)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def ear(self, page: Page) -> Ear:
        return self._ears[page]

    def _follow(self, page: Page) -> None:
        self._ears[page] = Ear(page)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._logged)
        page.on("request", self._asked)

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"{message.text} ({message.location.get('url')})")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme != "blob" and address.hostname not in {"127.0.0.1", "rapido.test"}:
            self.troubles.append(f"a request to elsewhere: {request.url}")

    def leave(self) -> None:
        """Close all, and say what went wrong."""
        for context in self._contexts:
            context.close()
        unexpected = [
            trouble
            for trouble in self.troubles
            if not any(part in trouble for part in self.expected)
        ]
        assert not unexpected, unexpected
