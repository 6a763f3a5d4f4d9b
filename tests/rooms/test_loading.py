"""Loading a room: nothing is kept, the event loop is free, and nothing is missed."""

import asyncio
import gc
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rapido.rooms import loaded as loading
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.evolve import Change, evolve
from rapido.rooms.model.facts import AnyFact, Began, Opened, Played, SeatKind, SeatSet
from rapido.rooms.model.room import Room
from rapido.rooms.ports import Entry
from rapido.store.sqlite.store import SqliteStore
from tests.rooms.clock import settle
from tests.rooms.harness import Harness, async_test, game_in, matches_store
from tests.rooms.table import ANNA, HOST


class Replays:
    """Counts what happens while rooms are replayed, and can hold it back."""

    def __init__(self) -> None:
        self.threads = set[int]()
        self.most_rooms = 0
        self.calls = 0
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.go_on.set()

    def evolve(self, *args: Any) -> Change:
        self.begun.set()
        assert self.go_on.wait(30)
        self.threads.add(threading.get_ident())
        self.calls += 1
        if self.calls % 50 == 0:
            playing = [one for one in gc.get_objects() if type(one) is Room and one.game]
            self.most_rooms = max(self.most_rooms, len(playing))
        return evolve(*args)

    async def held(self) -> None:
        """Wait until a replay has begun."""
        assert await asyncio.to_thread(self.begun.wait, 30)


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[Replays]:
    replays = Replays()
    monkeypatch.setattr(loading, "evolve", replays.evolve)
    yield replays
    replays.go_on.set()


def long_game(throws: int) -> list[Entry]:
    """Return the entries of a game in which two players only throw, and never get anywhere."""
    facts = [
        Opened(HOST, 2, "game", "5e" * 32),
        *(SeatSet(seat, SeatKind.PERSON, HOST, color=seat) for seat in (0, 1)),
        Began((0, 1)),
        *(Played("A12") for _ in range(throws)),
    ]
    return [Entry(version, float(version), HOST, "", fact) for version, fact in enumerate(facts, 1)]


@pytest.mark.parametrize("throws", [200, 800])
@async_test
async def test_loading_keeps_no_state_of_before(replays: Replays, throws: int) -> None:
    harness = Harness()
    await harness.store.append("room", long_game(throws))
    gc.collect()
    found = await harness.service.get("room")
    assert game_in(found).throws_and_places == throws
    assert replays.calls == found.version
    assert replays.most_rooms <= 3


@async_test
async def test_rooms_are_replayed_in_another_thread(replays: Replays) -> None:
    harness = Harness()
    await harness.store.append("room", long_game(20))
    await harness.service.get("room")
    assert replays.threads
    assert threading.get_ident() not in replays.threads


@async_test
async def test_entries_are_decoded_in_another_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set[int]()
    decoder = msgspec.json.Decoder(AnyFact)

    class Decoder:
        def decode(self, text: str) -> AnyFact:
            threads.add(threading.get_ident())
            return decoder.decode(text)

    monkeypatch.setattr("rapido.store.sqlite.store._facts", Decoder())
    store = SqliteStore(tmp_path / "rapido.sqlite")
    await store.append("room", long_game(20))
    assert await store.load("room") == long_game(20)
    await store.close()
    assert threads
    assert threading.get_ident() not in threads


@async_test
async def test_others_play_while_a_room_is_loaded(replays: Replays) -> None:
    harness = Harness()
    other = await harness.game(HOST, ANNA)
    await harness.store.append("room", long_game(20))
    replays.go_on.clear()
    looking = asyncio.ensure_future(harness.service.get("room"))
    await replays.held()
    version = await harness.service.execute(other, HOST, do.Throw())
    assert (await harness.service.get(other)).version == version
    assert not looking.done()
    replays.go_on.set()
    assert (await looking).version == 24


@async_test
async def test_what_others_store_while_a_room_is_loaded_is_not_missed(replays: Replays) -> None:
    one = Harness()
    room = await one.game(HOST, ANNA)
    two = Harness(one)
    replays.begun.clear()
    replays.go_on.clear()
    looking = [asyncio.ensure_future(two.service.get(room)) for _ in range(3)]
    await replays.held()
    version = await one.service.execute(room, HOST, do.Throw())
    replays.go_on.set()
    found = await asyncio.gather(*looking)
    assert len({id(each) for each in found}) == 1
    await settle()
    assert (await two.service.get(room)).version == version
    assert await matches_store(two, room)


@async_test
async def test_room_whose_entries_do_not_fit_together_is_refused() -> None:
    harness, damaged = Harness(), list[str]()
    harness.service.on_damaged_room(lambda room, _error: damaged.append(room))
    await harness.store.append("room", [*long_game(3), Entry(8, 8.0, HOST, "", Played("B12"))])
    for _ in range(2):
        with pytest.raises(Unavailable):
            await harness.service.get("room")
    assert damaged == ["room"] * 2
