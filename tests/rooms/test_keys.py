"""Idempotency keys: of one guest, for one command, even after a restart."""

from dataclasses import replace

import pytest

from rapido.rooms.keys import KEYS_IN_MEMORY, ExecutedKeys, digest_of
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import KeyReused
from rapido.rooms.model.facts import SeatKind, SeatSet
from rapido.rooms.ports import Entry
from tests.rooms.harness import OPTIONS, Harness, async_test, facts_of
from tests.rooms.table import ANNA, HOST


@async_test
async def test_equal_keys_of_two_guests_are_independent() -> None:
    harness = Harness()
    room = (await harness.service.open_room(HOST, 2)).id
    first = await harness.service.execute(room, HOST, do.Sit(0, "Ana"), "key")
    second = await harness.service.execute(room, ANNA, do.Sit(1, "Ben"), "key")
    assert (first, second) == (2, 3)
    for again in (harness, Harness(harness)):
        assert await again.service.execute(room, HOST, do.Sit(0, "Ana"), "key") == first
        assert await again.service.execute(room, ANNA, do.Sit(1, "Ben"), "key") == second
    assert len(await facts_of(harness, room)) == 3


@async_test
async def test_key_is_refused_for_another_command() -> None:
    harness = Harness()
    room = (await harness.service.open_room(HOST, 2)).id
    await harness.service.execute(room, HOST, do.Sit(0, "Ana"), "key")
    for again in (harness, Harness(harness)):
        for command in (do.Sit(0, "Ben"), do.Sit(1, "Ana"), do.Leave(), do.Begin()):
            with pytest.raises(KeyReused):
                await again.service.execute(room, HOST, command, "key")
    assert len(await facts_of(harness, room)) == 2


@async_test
async def test_keys_of_before_are_compared_by_guest_only() -> None:
    harness = Harness()
    room = (await harness.service.open_room(HOST, 2)).id
    await harness.store.append(
        room, [Entry(2, 1.0, HOST, "key", SeatSet(0, SeatKind.PERSON, HOST, "Ana"))]
    )
    second = Harness(harness)
    assert await second.service.execute(room, HOST, do.Leave(), "key") == 2
    assert await second.service.execute(room, ANNA, do.Sit(1), "key") == 3


@async_test
async def test_old_key_is_never_executed_again() -> None:
    harness = Harness(options=replace(OPTIONS, recent_changes=1))
    room = (await harness.service.open_room(HOST, 2)).id
    for number in range(KEYS_IN_MEMORY + 1):
        await harness.service.execute(room, HOST, do.Sit(0, f"name {number}"), f"key {number}")
    before = await facts_of(harness, room)
    for again in (harness, Harness(harness)):
        with pytest.raises(KeyReused):
            await again.service.execute(room, HOST, do.Sit(0, "name 0"), "key 0")
        assert await again.service.execute(room, HOST, do.Sit(0, "name 1"), "key 1") == 3
    assert await facts_of(harness, room) == before


def test_keys_in_memory_are_bounded() -> None:
    keys = ExecutedKeys(3)
    fact = SeatSet(0, SeatKind.OPEN)
    for number in range(10):
        keys.add(Entry(number, 0.0, HOST, str(number), fact, "digest"))
        keys.add(Entry(number, 0.0, HOST, "", fact))
    assert len(keys) == 3
    found = [keys.version_of(HOST, str(number), "digest") for number in range(10)]
    assert found == [*[None] * 7, 7, 8, 9]


def test_digests_tell_commands_apart() -> None:
    commands = (do.Throw(), do.Throw(1), do.Place(0), do.Place(1), do.Leave(), do.Return())
    assert len({digest_of(command) for command in commands}) == len(commands)
    assert digest_of(do.Throw(0)) == digest_of(do.Throw())
