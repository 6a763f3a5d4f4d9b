"""Deltas: applied one after the other, they give exactly the view of every version."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rapido.rooms.model import commands as do
from rapido.rooms.model.decide import CLOCK
from rapido.rooms.model.evolve import Change, evolve
from rapido.rooms.model.facts import Opened, Played
from rapido.rooms.model.room import Room
from rapido.rules import RapidoError, thrown_out_by
from rapido.web.limits.networks import Client
from rapido.web.sockets import broadcast
from rapido.web.sockets.codes import BAD_MESSAGE
from rapido.web.sockets.connection import encode
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.session import Session
from rapido.web.view.delta import delta_message
from rapido.web.view.room import room_view, update_message
from rapido.web.wire.messages import AnyToBrowser
from tests.deltas import Message, apply_delta
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.rooms.table import ANNA, BEN, HOST, Table, fold
from tests.rooms.test_always import check, steps, take
from tests.waiting import TIMEOUT
from tests.web.tables import play, table
from tests.web.test_sessions import hub_of

NOW = 12.5


def as_received(message: Any) -> Message:
    return json.loads(encode(message))


def changes_of(table: Table) -> list[tuple[Room, Change]]:
    """Return all changes of a room, each with the room before it."""
    room, found = Room("room"), list[tuple[Room, Change]]()
    for fact, at in zip(table.facts, table.times, strict=True):
        found.append((room, evolve(room, fact, at)))
        room = found[-1][1].room
    return found


def check_deltas(table: Table) -> None:
    view: Message = {}
    for before, change in changes_of(table):
        update = as_received(update_message(change, NOW))
        delta = as_received(delta_message(before, change, NOW))
        view = apply_delta(view, delta) if view else update["view"]
        assert view == update["view"]
        for member in ("version", "fact", "events", "now"):
            assert delta[member] == update[member]
        if isinstance(change.fact, Played):
            assert not {"room", "new_game", "ended_games"} & set(delta)
        check_throws_out(change.room)


def check_throws_out(room: Room) -> None:
    game = room_view(room).game
    for action in game.actions if game else ():
        if action.field is not None and room.game is not None:
            found = thrown_out_by(room.game.state, action.field)
            assert action.throws_out == tuple((pair.owner, pair.index) for pair in found)


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 6), steps=steps, full=st.booleans())
def test_arbitrary_commands(seats: int, steps: list[tuple[Any, ...] | int], *, full: bool) -> None:
    table = Table(seats)
    if full:
        table.seat(HOST, ANNA)
    for step in steps:
        try:
            take(table, step)
        except RapidoError:
            continue
    check_deltas(table)


@settings(max_examples=8, deadline=None)
@given(st.integers(2, 6), st.integers(1, 21), st.data())
def test_whole_games_and_rematches(seats: int, finish: int, data: st.DataObject) -> None:
    table = Table(seats).seat(HOST, ANNA, *[BEN][: seats - 2])
    table.do(HOST, do.Configure(30, finish=finish))
    for game in range(1, 3):
        table.do(ANNA, do.GiveWord(1, "luck"))
        opened = data.draw(st.sampled_from([None, True, False]))
        if opened is not None:
            table.commit(HOST, 0, "luck")
        table.do(HOST, do.Begin())
        if opened:
            table.reveal(HOST, 0, "luck")
        elif opened is False:
            table.do(CLOCK, do.EndReveal(f"game {game}"))
        while table.room.playing:
            number = table.room.acting_seat
            assert number is not None
            if data.draw(st.integers(0, 5)) == 0:
                table.do(CLOCK, do.StandIn(number))
            elif table.room.seats[1].away:
                table.do(ANNA, do.Return())
            for _ in range(20):
                if table.room.playing:
                    table.act()
    check(table)
    check_deltas(table)


def test_room_that_begins_in_a_position() -> None:
    table = Table()
    [opened] = table.facts
    assert isinstance(opened, Opened)
    table.facts = [replace(opened, start="3,5/21 -/-/-/-/-/- A")]
    table.room = fold(table.facts)
    table.seat(HOST, ANNA).do(HOST, do.Begin())
    table.act()
    check_deltas(table)


class Service:
    """Has one room, in which a test plays."""

    def __init__(self) -> None:
        self.table = Table().seat(HOST, ANNA)
        self.subscribers: set[Callable[[Change], None]] = set()

    def on_unload(self, _callback: object) -> None:
        pass

    async def get(self, _room: str) -> Room:
        return self.table.room

    def subscribe(
        self, _room: str, subscriber: Callable[[Change], None], _seen: int
    ) -> tuple[Room, list[Change]]:
        self.subscribers.add(subscriber)
        return self.table.room, []

    def unsubscribe(self, _room: str, subscriber: Callable[[Change], None]) -> None:
        self.subscribers.discard(subscriber)

    def play(self) -> None:
        """Begin a game, make a move in it, and publish these changes."""
        known = self.table.room.version
        self.table.do(HOST, do.Begin())
        self.table.act()
        for _, change in changes_of(self.table)[known:]:
            for subscriber in self.subscribers:
                subscriber(change)


class Browser:
    """Says hello, and keeps the very texts that it is sent."""

    def __init__(self, hub: Hub, guest: str, **hello: str) -> None:
        self.texts: list[str] = []
        self.close_code = 0
        self._hello = json.dumps({"type": "hello", **hello})
        self.session = Session(hub, "room", Client("a", guest), self._receive, self._send)

    async def _receive(self) -> Any:
        if not self._hello:
            await asyncio.Event().wait()
        text, self._hello = self._hello, ""
        return {"type": "websocket.receive", "text": text}

    async def _send(self, message: Any) -> None:
        self.texts += [message["text"]] if "text" in message else []
        self.close_code = message.get("code", 0)

    def changes(self) -> list[str]:
        return [text for text in self.texts if json.loads(text)["type"] in {"update", "delta"}]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0)


def received(*hellos: dict[str, str]) -> tuple[list[Browser], list[str]]:
    """Play in a room with these connections; return them, and the types of what was encoded."""
    encoded: list[str] = []

    def counting(message: AnyToBrowser) -> str:
        encoded.append(type(message).__name__)
        return encode(message)

    async def scenario() -> list[Browser]:
        service = Service()
        hub = hub_of(service)
        browsers = [Browser(hub, f"guest {number}", **each) for number, each in enumerate(hellos)]
        sessions = [asyncio.ensure_future(each.session.run()) for each in browsers]
        await until(lambda: all(each.texts or each.close_code for each in browsers))
        service.play()
        await until(lambda: all(each.close_code or len(each.changes()) == 2 for each in browsers))
        hub.close_all()
        await asyncio.gather(*sessions)
        return browsers

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(broadcast, "encode", counting)
        browsers = asyncio.run(scenario())
    return browsers, [kind for kind in encoded if kind in {"Update", "Delta"}]


FULL, DELTA = {"updates": "full"}, {"updates": "delta"}


def test_by_default_everything_is_sent_as_ever() -> None:
    [old, asking], encoded = received({}, FULL)
    assert encoded == ["Update", "Update"]
    assert [list(json.loads(text)) for text in old.changes()] == [
        ["type", "version", "fact", "events", "view", "now"]
    ] * 2
    assert old.changes() == asking.changes()


def test_each_kind_is_encoded_once_and_only_if_asked_for() -> None:
    browsers, encoded = received(DELTA, DELTA, DELTA)
    assert encoded == ["Delta", "Delta"]
    for one, *others in zip(*(each.changes() for each in browsers), strict=True):
        assert all(other is one for other in others)
    browsers, encoded = received(DELTA, FULL, DELTA, {})
    assert sorted(encoded) == ["Delta", "Delta", "Update", "Update"]
    view = json.loads(browsers[0].texts[0])["view"]
    for delta, update in zip(browsers[0].changes(), browsers[1].changes(), strict=True):
        view = apply_delta(view, json.loads(delta))
        assert view == json.loads(update)["view"]


def test_unknown_kinds_are_refused() -> None:
    [unknown, _], _ = received({"updates": "diff"}, {})
    assert (unknown.texts, unknown.close_code) == ([], BAD_MESSAGE)


def test_deltas_of_a_server_lead_to_the_view_of_a_new_connection(server: Server) -> None:
    async def scenario() -> None:
        room, _, tabs = await table(server, finish=6)
        spectator = server.new_guest()
        watching = await Tab.connect(server.port, room, spectator)
        await watching.send({"type": "hello", "updates": "delta"})
        view = (await watching.wait_for("welcome"))["view"]
        for _ in range(2):
            await tabs[0].do("begin")
            await play(dict(enumerate(tabs)))
        while view["version"] < tabs[0].view["version"]:
            message = await watching.receive()
            assert message["type"] != "update"
            if message["type"] == "delta":
                view = apply_delta(view, message)
        again = await Tab.open(server.port, room, spectator)
        assert view == again.view
        assert len(view["games"]) == 2

    run(scenario())
