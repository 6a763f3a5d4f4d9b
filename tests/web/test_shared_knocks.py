"""Phrases and knocks reach whom they are for in whatever process, and no knock is lost."""

import asyncio
from collections.abc import Collection
from typing import Any

import pytest

from rapido.rooms.join_requests import Knock, SeatWish
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Room, Seat
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
    two_.channel.shown = Room(ROOM, host="another")
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


SEATS = tuple(Seat(SeatKind.PERSON, guest) for guest in (HOST, "ana", "ben"))


async def ask(process: Process, seat: int, guest: str = "eve") -> str:
    client = Client("a", guest)
    taken = await process.knocks.ask(ROOM, guest, "Ana", client, SeatWish(seat))
    await settle()
    return taken


@async_test
async def test_while_the_host_is_away_everybody_on_a_seat_is_asked() -> None:
    cluster, one, two_ = two()
    host = one.connect(HOST, seats=SEATS)
    ana, watcher = two_.connect("ana", seats=SEATS), two_.connect("cleo", seats=SEATS)
    await cluster.advance(1)
    first = await knock(one)
    assert (knocks_at(host), knocks_at(ana)) == ([first], [])
    host.close()
    await cluster.advance(1)
    await settle()
    assert knocks_at(ana) == [first]  # told as soon as the host is gone
    second = await knock(one)
    assert knocks_at(ana) == [first, second]
    assert knocks_at(watcher) == []


@async_test
async def test_only_a_connected_person_is_asked_for_their_seat() -> None:
    cluster, one, two_ = two()
    host = one.connect(HOST, seats=SEATS)
    ana, ben = two_.connect("ana", seats=SEATS), two_.connect("ben", seats=SEATS)
    await cluster.advance(1)
    asked = await ask(one, seat=1)
    assert [knocks_at(tab) for tab in (host, ana, ben)] == [[], [asked], []]
    assert ana.received("knocked")[0]["seat"] == 1
    # Once she is gone, it is up to the host.
    ana.close()
    await cluster.advance(1)
    again = await ask(one, seat=1)
    assert [knocks_at(tab) for tab in (host, ben)] == [[again], []]


@async_test
async def test_lost_host_is_confirmed_by_the_others_but_not_by_themselves() -> None:
    cluster, one, two_ = two()
    ana, asker = two_.connect("ana", seats=SEATS), one.connect("eve", seats=SEATS)
    await cluster.advance(1)
    asked = await ask(one, seat=0)
    assert (knocks_at(ana), knocks_at(asker)) == ([asked], [])
    own = await ask(one, seat=0, guest="ana")  # Ana wants the host's seat as well
    assert knocks_at(ana) == [asked]
    channel, taken = two_.channel, await one.knocks.find(own)
    assert taken is not None
    assert [channel.may_answer(guest, taken) for guest in ("ana", "ben")] == [False, True]


@async_test
async def test_answer_is_told_in_all_processes() -> None:
    cluster, one, two_ = two()
    near, far = one.connect(HOST, seats=SEATS), two_.connect(HOST, seats=SEATS)
    await cluster.advance(1)
    one.hub.hide_knock(ROOM, "knock")
    for tab in (near, far):
        assert tab.received("answered") == [{"type": "answered", "knock": "knock"}]


@async_test
async def test_page_in_the_background_hears_but_is_not_there() -> None:
    cluster, one, two_ = two()
    table = one.connect(HOST, seats=SEATS)
    listening = two_.connect(HOST, seats=SEATS, background=True)
    await cluster.advance(1)
    assert table.active  # the game is not taken from the table
    assert not listening.active
    table.close()
    await cluster.advance(1)
    assert listening.present == []
    taken = await knock(one)
    assert knocks_at(listening) == [taken]
    listening.close()
