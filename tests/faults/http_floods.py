"""Floods of HTTP requests, valid and invalid."""

import json
import re
import secrets
from collections.abc import Callable
from typing import Final

from tests.faults.target import CLIENTS, Flood, Target, discard, from_clients

POSITION: Final = "0,0/21 -/-/-/-/-/- A"
MANY_CLIENTS: Final = 20
"""more than may wait for a worker"""
AHEAD: Final = 100
"""requests in a pipeline"""


def requests(make: Callable[[Target, int], bytes], clients: int = CLIENTS) -> Flood:
    """Return a flood of requests, each of which is sent when the one before is answered."""

    async def client(target: Target, turn: int) -> None:
        while True:
            async with target.attacker.connection() as stream:
                while True:
                    await target.attacker.ask(stream, make(target, turn))
                    turn += clients

    return from_clients(client, clients)


def get(path: str, host: str = "", headers: Callable[[], dict[str, str]] = dict[str, str]) -> Flood:
    """Return a flood of requests, by default without a cookie."""
    return requests(
        lambda target, turn: target.attacker.head("GET", target.path(path, turn), host, **headers())
    )


def post(path: str, body: Callable[[Target], object], clients: int = CLIENTS) -> Flood:
    def request(target: Target, _turn: int) -> bytes:
        content = json.dumps(body(target)).encode()
        return target.attacker.head("POST", path, Content_Length=str(len(content))) + content

    return requests(request, clients)


def new_guest() -> dict[str, str]:
    return {"Cookie": f"rapido_guest={secrets.token_urlsafe(16)}"}


def static_files() -> Flood:
    """Return a flood of requests for the largest file of the page."""

    async def flood(target: Target) -> None:
        async with target.attacker.connection() as stream:
            page = await target.attacker.ask(stream, target.attacker.head("GET", "/"))
            found = re.search(r'src="(/static/[^"]+)"', page.body.decode())
            assert found is not None, page.body
        await get(found[1], headers=lambda: {"Accept_Encoding": "gzip"})(target)

    return flood


async def send_ahead(target: Target, _number: int) -> None:
    """Send many requests before reading any answer."""
    request = target.attacker.head("GET", "/")
    while True:
        async with target.attacker.connection() as stream:
            stream.writer.write(request * AHEAD)
            target.attacker.counted["sent"] += AHEAD
            await discard(stream)
            raise EOFError


def record(target: Target) -> dict[str, str]:
    return {"record": renamed(target.long_record)}


def finished_record(target: Target) -> dict[str, str]:
    return {"record": renamed(target.record)}


def renamed(text: str) -> str:
    """Return another record each time, so that no cache has it."""
    return text.replace("Guest 0", secrets.token_hex(8), 1)


def moves(target: Target) -> dict[str, object]:
    played = json.loads(target.long_record)
    return {"start": played["start"], "moves": played["moves"]}


def endless_chunks(target: Target, _turn: int) -> bytes:
    head = target.attacker.head("POST", "/api/record", Transfer_Encoding="chunked")
    return head + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 100


def with_headers(target: Target, lines: bytes) -> bytes:
    return target.attacker.head("GET", "/")[:-2] + lines + b"\r\n"


POSTED: Final[dict[str, Callable[[Target], object]]] = {
    "/api/record": record,
    "/api/review": finished_record,
    "/api/steps": moves,
    "/api/position": lambda _: {"text": POSITION},
    "/api/advice": lambda _: {"position": POSITION},
}
"""bodies with which the server has to do all the work that the path may cost"""
HTTP_FLOODS: Final[dict[str, Flood]] = {
    "records as JSON": get("/api/games/{game}.json"),
    "records as text": get("/api/games/{game}.rapido"),
    "steps of games": get("/api/games/{game}/steps"),
    "reviews of a game": get("/api/games/{finished}/review"),
    "posted records": post("/api/record", record, MANY_CLIENTS),
    "posted reviews": post("/api/review", finished_record, MANY_CLIENTS),
    "posted steps": post("/api/steps", moves, MANY_CLIENTS),
    "positions": post("/api/position", POSTED["/api/position"]),
    "hints": post("/api/advice", POSTED["/api/advice"], MANY_CLIENTS),
    "QR codes": get("/api/rooms/{room}/qr.svg"),
    "QR codes, huge Host": get("/api/rooms/{room}/qr.svg", host=f"localhost:{'0' * 2269}1"),
    "knocks": post("/api/knocks", lambda _: {"code": "AAAAAA"}),
    "new rooms": post("/api/rooms", lambda _: {}),
    "pages": get("/"),
    "pages for new guests": get("/", headers=new_guest),
    "pipelined pages": from_clients(send_ahead, 20),
    "static files": static_files(),
    "health checks": get("/readyz"),
    "unknown games": get("/api/games/nosuchgame-nosuchgame1.json"),
    "unknown paths": get("/api/nothing"),
    "foreign hosts": get("/", host="foreign.example"),
    "malformed requests": requests(lambda _target, _turn: b"what?\r\n\r\n"),
    "many headers": requests(lambda target, _turn: with_headers(target, b"a:b\r\n" * 3000)),
    "huge headers": requests(
        lambda target, _turn: with_headers(target, b"a: " + b"x" * 10**6 + b"\r\n")
    ),
    "endless chunks": requests(endless_chunks),
}
SERVED: Final = {
    *("pages", "pages for new guests", "static files", "health checks"),
    *("reviews of a game", "unknown games", "unknown paths"),
}
"""floods that are cheap enough to be served: others must not notice them, that is all"""
