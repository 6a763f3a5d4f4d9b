"""Rooms that are deleted, or replaced by those of a backup, while somebody uses them."""

import asyncio
import threading
from typing import Any

import pytest

from rapido.rooms import loaded as loading
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import NoSuchRoom, Unavailable
from rapido.rooms.model.evolve import Change, evolve
from rapido.rooms.model.facts import Played
from rapido.rules import RapidoError
from rapido.store.memory.store import MemoryStore
from tests.rooms.clock import settle
from tests.rooms.harness import (
    OPTIONS,
    FlakyStore,
    Harness,
    async_test,
    facts_of,
    matches_store,
)
from tests.rooms.table import ANNA, HOST


class SlowlyDeleting(FlakyStore):
    """A store in which a deletion waits until it is let through."""

    def __init__(self) -> None:
        super().__init__()
        self.deletes = asyncio.Event()

    async def delete_room(self, room: str) -> None:
        await self.deletes.wait()
        await super().delete_room(room)


def recorded(harness: Harness) -> list[tuple[str, type[RapidoError]]]:
    """Return what the service reports about rooms that it unloads."""
    told: list[tuple[str, type[RapidoError]]] = []
    harness.service.on_unload(lambda room, reason: told.append((room, type(reason))))
    return told


async def copy_of(harness: Harness, room: str) -> MemoryStore:
    """Return a backup of a room with its secrets."""
    backup = MemoryStore()
    await backup.append(room, await harness.store.load(room), harness.store.secrets)
    return backup


def restore(harness: Harness, backup: MemoryStore) -> None:
    """Replace what is stored."""
    vars(harness.store).update(vars(backup))


# Deleted


@async_test
async def test_room_looked_at_while_it_is_deleted_is_gone() -> None:
    first = Harness()
    room = await first.game(HOST, ANNA, limit=30)
    store = SlowlyDeleting()
    await store.append(room, await first.store.load(room), first.store.secrets)
    first.store = store
    harness = Harness(first)
    told = recorded(harness)
    deleting = asyncio.ensure_future(harness.service.delete_room(room))
    await settle()
    await harness.subscribe(room)
    store.deletes.set()
    await deleting
    with pytest.raises(NoSuchRoom):
        await harness.service.get(room)
    with pytest.raises(NoSuchRoom):
        harness.service.subscribe(room, harness.received.append, 0)
    assert told == [(room, NoSuchRoom)]
    await first.service.close()
    assert harness.clock.pending == 0


@async_test
async def test_room_deleted_while_it_is_loaded_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Harness()
    room = await first.game(HOST, ANNA)
    harness, begun, go_on = Harness(first), threading.Event(), threading.Event()

    def held(*args: Any) -> Change:
        begun.set()
        assert go_on.wait(30)
        return evolve(*args)

    monkeypatch.setattr(loading, "evolve", held)
    looking = asyncio.ensure_future(harness.service.get(room))
    assert await asyncio.to_thread(begun.wait, 30)
    await harness.service.delete_room(room)
    go_on.set()
    with pytest.raises(NoSuchRoom):
        await looking
    with pytest.raises(NoSuchRoom):
        await harness.service.get(room)


@async_test
async def test_command_cannot_bring_a_deleted_room_back() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    await harness.subscribe(room)
    harness.store.open.clear()
    moves = [asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw()))]
    await settle()
    moves.append(asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw())))
    await settle()
    await harness.service.delete_room(room)
    harness.store.open.set()
    for move in moves:
        with pytest.raises(NoSuchRoom):
            await move
    await settle()
    assert await facts_of(harness, room) == []
    assert harness.received == []
    assert harness.clock.pending == 0


@pytest.mark.parametrize("dice_known", [False, True])
@async_test
async def test_room_deleted_by_another_process_is_gone(*, dice_known: bool) -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA)
    if dice_known:
        await harness.service.execute(room, HOST, do.Throw())
    await harness.subscribe(room)
    told = recorded(harness)
    await harness.store.delete_room(room)
    with pytest.raises(NoSuchRoom):
        await harness.service.execute(room, HOST, do.Throw())
    assert told == [(room, NoSuchRoom)]
    with pytest.raises(NoSuchRoom):
        await harness.service.get(room)


@async_test
async def test_canceled_deletion_is_completed() -> None:
    first = Harness()
    room = await first.game(HOST, ANNA)
    store = SlowlyDeleting()
    await store.append(room, await first.store.load(room), first.store.secrets)
    first.store = store
    harness = Harness(first)
    await harness.service.get(room)
    deleting = asyncio.ensure_future(harness.service.delete_room(room))
    await settle()
    deleting.cancel()
    await settle()
    store.deletes.set()
    await settle()
    with pytest.raises(NoSuchRoom):
        await harness.service.get(room)


# Replaced by a backup


@async_test
async def test_room_loaded_during_a_restore_is_loaded_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = Harness()
    room = await first.game(HOST, ANNA)
    backup = await copy_of(first, room)
    version = (await first.service.get(room)).version
    await first.play(room, lambda found: found.version > version + 5)
    harness, begun, go_on = Harness(first), threading.Event(), threading.Event()

    def held(*args: Any) -> Change:
        begun.set()
        assert go_on.wait(30)
        return evolve(*args)

    monkeypatch.setattr(loading, "evolve", held)
    looking = asyncio.ensure_future(harness.service.get(room))
    assert await asyncio.to_thread(begun.wait, 30)
    restore(harness, backup)
    harness.service.unload_rooms()
    go_on.set()
    assert (await looking).version == version
    assert await matches_store(harness, room)
    assert await harness.service.execute(room, HOST, do.Throw()) == version + 1


@async_test
async def test_command_stored_during_a_restore_is_not_acknowledged() -> None:
    harness = Harness()
    room = await harness.game(HOST, ANNA, limit=30)
    version = (await harness.service.get(room)).version
    await harness.subscribe(room)
    told = recorded(harness)
    harness.store.open.clear()
    stored = asyncio.ensure_future(harness.service.execute(room, HOST, do.Throw(), "key 1"))
    await settle()
    waiting = asyncio.ensure_future(harness.service.execute(room, HOST, do.Leave(), "key 2"))
    await settle()
    harness.service.unload_rooms()
    assert told == [(room, Unavailable)]
    assert harness.clock.pending == 0
    harness.store.open.set()
    with pytest.raises(Unavailable):
        await stored
    # The one that had to wait is decided on what is stored now.
    assert await waiting > version
    assert harness.received == []
    assert await matches_store(harness, room)


@async_test
async def test_room_opened_while_the_database_is_replaced_does_not_exist() -> None:
    harness = Harness()
    harness.store.open.clear()
    opening = asyncio.ensure_future(harness.service.open_room(HOST, 2))
    await settle()
    harness.service.unload_rooms()
    harness.store.open.set()
    with pytest.raises(Unavailable):
        await opening


@async_test
async def test_computer_player_of_a_dropped_room_does_nothing() -> None:
    harness = Harness()
    room = await harness.game(seats=2)
    await harness.watch(room)
    harness.bots.ready.clear()
    await harness.clock.advance(OPTIONS.bot_delay)
    assert len(harness.bots.asked) == 1
    harness.service.unload_rooms()
    harness.bots.ready.set()
    await harness.clock.advance(100)
    assert not any(isinstance(fact, Played) for fact in await facts_of(harness, room))
    assert harness.clock.pending == 0
