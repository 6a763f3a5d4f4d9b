"""Firefox and WebKit by the protocols of the browsers themselves, since Playwright has its own."""

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Generator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.faults.server import free_port
from tests.waiting import wait_until

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
SECONDS = 60


class OtherBrowser(Protocol):
    def goto(self, address: str) -> None: ...
    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression, or of the promise that it gives."""


class Firefox:
    """WebDriver BiDi: https://w3c.github.io/webdriver-bidi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._send("session.new", {"capabilities": {}})
        self._context = self._send("browsingContext.getTree", {})["contexts"][0]["context"]

    def goto(self, address: str) -> None:
        wish = {"context": self._context, "url": address, "wait": "complete"}
        self._send("browsingContext.navigate", wish)

    def evaluate(self, expression: str) -> Any:
        wish = {
            "expression": f"Promise.resolve({expression}).then((value) => JSON.stringify(value))",
            "target": {"context": self._context},
            "awaitPromise": True,
        }
        answer = self._send("script.evaluate", wish)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value") or "null")

    def _send(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(SECONDS))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]


class WebKit:
    """WebDriver: https://w3c.github.io/webdriver."""

    def __init__(self, port: int, browser: str) -> None:
        self._port = port
        options = {"binary": browser, "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        self._session = f"/{self._send('', {'capabilities': wish})['sessionId']}"
        self._send("/timeouts", {"script": SECONDS * 1000, "pageLoad": SECONDS * 1000})

    def goto(self, address: str) -> None:
        self._send("/url", {"url": address})

    def evaluate(self, expression: str) -> Any:
        script = f"Promise.resolve({expression}).then(arguments[arguments.length - 1])"
        return self._send("/execute/async", {"script": script, "args": []})

    def _send(self, command: str, body: dict[str, Any]) -> Any:
        with closing(HTTPConnection("127.0.0.1", self._port, timeout=SECONDS)) as connection:
            connection.request("POST", f"/session{self._session}{command}", json.dumps(body))
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        assert answer.status == 200, value
        return value


@contextmanager
def firefox(folder: Path) -> Generator[OtherBrowser]:
    log = folder / "firefox.log"
    options = ["--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    with (
        log.open("w") as output,
        subprocess.Popen(["firefox-esr", *options], stdout=output, stderr=output) as process,
    ):
        try:
            wait_until(lambda: LISTENING.search(log.read_text()), log.read_text)
            found = LISTENING.search(log.read_text())
            assert found is not None
            with connect(f"{found.group(1)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()


@contextmanager
def webkit(folder: Path) -> Generator[OtherBrowser]:
    port, browser = free_port(), next(Path("/").glob(MINI_BROWSER[1:]))
    xvfb = shutil.which("xvfb-run") or "xvfb-run"
    command = [xvfb, "--auto-servernum", "WebKitWebDriver", f"--port={port}"]
    log = folder / "webkit.log"
    with (
        log.open("w") as output,
        subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True) as process,
    ):
        try:
            wait_until(lambda: _answers(port), log.read_text)
            yield WebKit(port, str(browser))
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def _answers(port: int) -> bool:
    try:
        with closing(HTTPConnection("127.0.0.1", port, timeout=1)) as connection:
            connection.request("GET", "/status")
            return connection.getresponse().status == 200
    except OSError:
        return False
