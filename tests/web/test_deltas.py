"""Deltas: applied one after the other, they give exactly the view of every version."""

import asyncio
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rapido.rooms.model import commands as do
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.evolve import Change, evolve
from rapido.rooms.model.facts import Opened, Played
from rapido.rooms.model.room import Room
from rapido.rules import RapidoError, thrown_out_by
from rapido.web.sockets import broadcast
from rapido.web.sockets.codes import BAD_MESSAGE
from rapido.web.sockets.connection import encode
from rapido.web.view.delta import delta_message
from rapido.web.view.room import room_view, update_message
from rapido.web.wire.messages import AnyToBrowser, Delta, Update, Updates
from tests.deltas import Message, apply_delta
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.rooms.table import ANNA, BEN, HOST, Table, fold
from tests.rooms.test_always import check, steps, take
from tests.web.tables import play, table
from tests.web.test_sessions import Service, hub_of

NOW = 12.5


def as_received(message: Any) -> Message:
    return json.loads(msgspec.json.encode(message))


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


@settings(max_examples=60)
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


@settings(max_examples=5)
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


class FakeConnection:
    """Keeps the very objects that it is sent."""

    active = True
    background = False
    max_queue = 100

    def __init__(self, guest: str, updates: Updates) -> None:
        self.guest, self.updates = guest, updates
        self.sent: list[object] = []

    def send(self, encoded: object) -> None:
        self.sent.append(encoded)


def broadcast_game(*kinds: Updates) -> tuple[list[AnyToBrowser], list[list[object]]]:
    """Play in a room with such connections; return what was encoded, and what each was sent."""
    encoded: list[AnyToBrowser] = []

    def counting(message: AnyToBrowser) -> object:
        encoded.append(message)
        return encode(message)

    async def scenario() -> list[list[object]]:
        table = Table().seat(HOST, ANNA)
        channel = hub_of(Service()).channel("room")
        connections: list[Any] = [FakeConnection(f"guest {kind}", kind) for kind in kinds]
        for connection in connections:
            channel.join(connection, table.room)
            connection.sent.clear()
        encoded.clear()
        known = table.room.version
        table.do(HOST, do.Begin())
        table.act()
        for _, change in changes_of(table)[known:]:
            channel.broadcast_change(change)
        return [connection.sent[-2:] for connection in connections]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(broadcast, "encode", counting)
        sent = asyncio.run(scenario())
    return [each for each in encoded if isinstance(each, Update | Delta)], sent


def test_each_kind_is_encoded_once_for_a_room_and_only_if_asked_for() -> None:
    for kind, message in ((Updates.DELTA, Delta), (Updates.FULL, Update)):
        encoded, [first, *others] = broadcast_game(kind, kind, kind)
        assert [type(each) for each in encoded] == [message, message]
        assert len(first) == 2
        for sent in others:
            assert all(one is other for one, other in zip(first, sent, strict=True))
    encoded, sent = broadcast_game(Updates.DELTA, Updates.FULL, Updates.DELTA)
    assert [type(each) for each in encoded] == [Delta, Update, Delta, Update]
    assert sent[0] == sent[2] != sent[1]


def test_by_default_everything_is_sent_as_ever(server: Server) -> None:
    async def scenario() -> None:
        room, _, tabs = await table(server)
        asking = await Tab.connect(server.port, room, server.new_guest())
        await asking.send({"type": "hello", "updates": "full"})
        await tabs[0].do("begin")
        for tab in (tabs[0], asking):
            if tab is asking:
                await tab.wait_for("update", fact="began")
            began = next(each for each in tab.received if each.get("fact") == "began")
            assert list(began) == ["type", "version", "fact", "events", "view", "now"]
            assert set(began["view"]) == set(tabs[0].welcome["view"])

    run(scenario())


def test_unknown_kinds_are_refused(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.connect(server.port, server.new_room(token), token)
        await tab.send({"type": "hello", "updates": "diff"})
        assert await tab.close_code() == BAD_MESSAGE

    run(scenario())


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
