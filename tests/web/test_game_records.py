"""Records of games: made once, in the worker thread, and limited by the length of the game."""

import asyncio
import gzip
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from rapido.record import Record, read_text
from rapido.rooms.model.move_list import MoveList
from rapido.rooms.model.room import Game, Seat
from rapido.rules import Throw, apply, new_game
from rapido.web.http import content, game_records
from rapido.web.http.game_records import Form, GameRecords
from rapido.web.http.shared_cache import SharedCache
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.limits.networks import Client
from tests.faults.client import run
from tests.faults.server import UNLIMITED, Server
from tests.rooms.harness import async_test
from tests.web.tables import table
from tests.web.test_reviews import finished_game

ANA = Client("192.0.2.1", "ana")
START = new_game(2, 21)
GAME = Game("game", "", (0, 1), (Seat(word="luck"), Seat(word="more")), START, secret="0" * 64)


class Writer:
    """Counts records and threads; holds a record back until it is let go."""

    def __init__(self) -> None:
        self.written: list[Record] = []
        self.threads = set[str]()
        self.go = threading.Event()

    def __call__(self, record: Record) -> content.Content:
        self.threads.add(threading.current_thread().name)
        assert self.go.wait(60)
        self.written.append(record)
        return content.compress(f"{len(self.written)}")


@pytest.fixture
def writer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Writer]:
    writer = Writer()
    monkeypatch.setattr(game_records, "_WRITE", dict.fromkeys(Form, writer))
    yield writer
    writer.go.set()


def moved(game: Game, moves: int) -> Game:
    return structs.replace(game, moves=MoveList((Throw(0),) * moves))


@async_test
async def test_a_record_is_made_once_and_not_in_the_event_loop(writer: Writer) -> None:
    thread = WorkerThread()
    records = GameRecords(thread, 1000)
    both = [asyncio.ensure_future(records.get(GAME, Form.JSON, ANA)) for _ in range(2)]
    await asyncio.sleep(0.01)  # the loop goes on while the record is being made
    assert not any(each.done() for each in both)
    writer.go.set()
    assert [gzip.decompress((await each).gzipped) for each in both] == [b"1", b"1"]
    assert gzip.decompress((await records.get(GAME, Form.JSON, ANA)).gzipped) == b"1"
    assert writer.threads.isdisjoint({threading.current_thread().name})
    # Another form, another length, and a game that is running again after a restore.
    for game, form in (
        (GAME, Form.TEXT),
        (moved(GAME, 1), Form.JSON),
        (structs.replace(GAME, secret=""), Form.JSON),
    ):
        await records.get(game, form, ANA)
    assert len(writer.written) == 4
    thread.close()


@async_test
async def test_long_games_cost_more_unless_cached(writer: Writer) -> None:
    writer.go.set()
    thread = WorkerThread()
    records, long = GameRecords(thread, 1000), moved(GAME, 5000)
    assert (records.cost(GAME, Form.JSON), records.cost(long, Form.JSON)) == (1, 50)
    await records.get(long, Form.JSON, ANA)
    assert (records.cost(long, Form.JSON), records.cost(long, Form.STEPS)) == (5, 50)
    thread.close()


@async_test
async def test_cache_is_bounded_in_bytes_and_keeps_what_is_used() -> None:
    made = list[str]()

    async def get(name: str, size: int = 40) -> None:
        async def make() -> content.Content:
            made.append(name)
            return content.Content(b"x" * size, "")

        await cache.get(name, make)

    cache = SharedCache(max_bytes=100)
    for name in ("a", "b", "a", "c", "a", "b"):
        await get(name)
    assert made == ["a", "b", "c", "b"]
    await get("huge", 1000)
    assert "huge" not in cache
    cache = SharedCache(max_bytes=100, max_entries=1)
    await get("d", 1)
    await get("e", 1)
    assert ("d" in cache, "e" in cache) == (False, True)


@async_test
async def test_a_failure_is_not_kept() -> None:
    calls, cache = list[int](), SharedCache(100)

    async def fail() -> content.Content:
        calls.append(1)
        raise ValueError

    for _ in range(2):
        with pytest.raises(ValueError):  # noqa: PT011
            await cache.get("x", fail)
    assert len(calls) == 2


def test_compression_runs_where_the_record_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set[str]()
    compress = gzip.compress

    def spy(data: bytes, level: int, *, mtime: float) -> bytes:
        threads.add(threading.current_thread().name)
        return compress(data, level, mtime=mtime)

    monkeypatch.setattr(content.gzip, "compress", spy)

    async def scenario() -> None:
        thread = WorkerThread()
        for form in Form:
            await GameRecords(thread, 1000).get(GAME, form, ANA)
        thread.close()

    asyncio.run(scenario())
    assert threads == {"http_0"}


def test_every_form_is_limited(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED | {"compute_burst": 3, "compute_rate": 0.01})
    server.start()
    try:
        game, _, _ = finished_game(server, abandoned=True)
        for number, suffix in enumerate((".json", ".rapido", "/steps")):
            token = server.new_guest()
            answers = [
                server.request("GET", f"/api/games/{game}{suffix}", token=token) for _ in range(4)
            ]
            assert [answer.status for answer in answers] == [200, 200, 200, 429], number
            assert int(answers[-1].header("retry-after")) > 1
        server.stop()
    finally:
        server.close()


def words_in(server: Server, game: str, token: str) -> list[Any]:
    """Return the words in the three forms of a record."""
    found = server.request("GET", f"/api/games/{game}.json", token=token).json()
    steps = server.request("GET", f"/api/games/{game}/steps", token=token).json()["record"]
    text = server.request("GET", f"/api/games/{game}.rapido", token=token).body.decode()
    forms = [found["players"], steps["players"]]
    in_text = [player.word for player in read_text(text).complete_record().players]
    return [*([player["word"] for player in players] for players in forms), in_text]


def test_words_are_in_the_record_when_the_game_has_ended(server: Server) -> None:
    async def scenario() -> None:
        _, tokens, tabs = await table(server)
        for seat, word in enumerate(("luck", "more luck")):
            await tabs[seat].do("giveword", seat=seat, word=word)
        await tabs[0].do("begin")
        game = tabs[0].view["game"]["id"]
        for token in (*tokens, ""):
            assert words_in(server, game, token) == [["", ""]] * 3
        await tabs[0].do("abandon")
        assert words_in(server, game, "") == [["luck", "more luck"]] * 3

    run(scenario())


def test_running_record_has_no_words() -> None:
    state = apply(START, Throw(0)).state
    running = structs.replace(GAME, state=state, moves=MoveList((Throw(0),)), secret="")
    assert [player.word for player in running.record().players] == ["", ""]
    assert [player.word for player in GAME.record().players] == ["luck", "more"]
