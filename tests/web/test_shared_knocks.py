"""Phrases and knocks reach whom they are for in whatever process, and no knock is lost."""

import asyncio
from collections.abc import Collection
from typing import Any

import pytest

from rapido.rooms.join_requests import Knock
from rapido.rooms.model.errors import Unavailable
from rapido.web.limits.networks import Client
from rapido.web.sockets import waiting_knocks
from rapido.web.sockets.broadcast import PHRASE_BURST
from rapido.web.wire.messages import Phrase
from tests.rooms.clock import settle
from tests.rooms.harness import async_test
from tests.waiting import TIMEOUT
from tests.web.hubs import HOST, ROOM, Cluster, Process, Tab


def two() -> tuple[Cluster, Process, Process]:
    cluster = Cluster("one", "two")
    return cluster, cluster.processes["one"], cluster.processes["two"]


async def knock(process: Process, name: str = "Ana") -> str:
    code = await process.knocks.code(ROOM)
    taken = await process.knocks.knock(code, "guest", name, Client("a", "guest"))
    await settle()
    return taken


def knocks_at(tab: Tab) -> list[str]:
    return [message["knock"] for message in tab.received("knocked")]


@async_test
async def test_phrases_reach_all_processes() -> None:
    _, one, two_ = two()
    near, far = one.connect("ana"), two_.connect("ben")
    elsewhere = two_.connect("cleo", room="another room")
    one.channel.say("ana", Phrase.OUCH)
    said = [{"type": "said", "guest": "ana", "phrase": "ouch"}]
    assert near.received("said") == far.received("said") == said
    assert elsewhere.received("said") == []


@async_test
async def test_phrases_are_limited_where_they_are_sent() -> None:
    _, one, two_ = two()
    near, far = one.connect("ana"), two_.connect("ben")
    for _ in range(10 * PHRASE_BURST):
        one.channel.say("ana", Phrase.OUCH)
    assert len(near.received("said")) == len(far.received("said")) < 2 * PHRASE_BURST
    two_.channel.say("ben", Phrase.SORRY)
    assert near.received("said")[-1]["phrase"] == "sorry"


@async_test
async def test_knock_reaches_the_host_in_another_process() -> None:
    _, one, two_ = two()
    host, other = two_.connect(HOST), two_.connect("ben")
    await settle()
    taken = await knock(one)
    assert host.received("knocked") == [{"type": "knocked", "knock": taken, "name": "Ana"}]
    assert other.received("knocked") == []
    assert await one.knocks.outcome(taken, "guest") == ("waiting", "")
    await two_.knocks.answer(ROOM, taken, yes=True)
    assert await one.knocks.outcome(taken, "guest") == ("admitted", ROOM)


@async_test
async def test_host_who_connects_is_told_who_waits() -> None:
    _, one, two_ = two()
    taken = [await knock(one) for _ in range(3)]
    await one.knocks.answer(ROOM, taken.pop(0), yes=False)
    host = two_.connect(HOST)
    await settle()
    assert knocks_at(host) == taken
    again = two_.connect(HOST)
    await settle()
    assert knocks_at(again) == taken
    assert knocks_at(host) == taken  # who knows is not told again


@async_test
async def test_knock_whose_message_was_lost_is_found() -> None:
    cluster, one, two_ = two()
    host = two_.connect(HOST)
    await cluster.advance(1)
    two_.bus.lost = 1
    taken = await knock(one)
    assert knocks_at(host) == []
    await cluster.advance(1)
    await settle()
    assert knocks_at(host) == [taken]


@async_test
async def test_knock_of_a_process_that_was_killed_is_found() -> None:
    cluster, one, two_ = two()
    host = two_.connect(HOST)
    await cluster.advance(1)
    one.bus.connected = False  # it was killed before its message was sent
    taken = await knock(one)
    await cluster.kill("one")
    assert knocks_at(host) == []
    await settle()
    assert knocks_at(host) == [taken]


@async_test
async def test_who_is_no_longer_the_host_is_not_told() -> None:
    _, one, two_ = two()
    await knock(one)
    host = two_.connect(HOST)
    two_.channel.host = "another"
    await settle()
    assert knocks_at(host) == []


class FailingRequests:
    """Fails for a while; knows one knock."""

    def __init__(self) -> None:
        self.asked: list[Collection[str]] = []
        self.failures = 2

    async def waiting(self, rooms: Collection[str], _at_most: int) -> list[Knock]:
        self.asked.append(rooms)
        if len(self.asked) <= self.failures:
            raise Unavailable("the database cannot be used")
        return [Knock("knock", ROOM, "guest", "Ana")]


@async_test
async def test_host_is_told_as_soon_as_the_store_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_knocks, "RETRY_INTERVAL", 0)
    cluster = Cluster()
    requests: Any = FailingRequests()
    cluster.requests = requests
    process = cluster.start("one")
    host, gone = process.connect(HOST), process.connect(HOST, room="another room")
    gone.connection.close(1000)
    async with asyncio.timeout(TIMEOUT):
        while not knocks_at(host):  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.001)
    assert knocks_at(host) == ["knock"]
    assert requests.asked == [{ROOM, "another room"}, {ROOM}, {ROOM}]


@async_test
async def test_many_hosts_are_one_question() -> None:
    cluster = Cluster()
    requests: Any = FailingRequests()
    requests.failures = 0
    cluster.requests = requests
    process = cluster.start("one")
    rooms = {f"room {number}" for number in range(50)}
    for room in rooms:
        process.connect(HOST, room)
    await settle()
    assert requests.asked == [rooms]
