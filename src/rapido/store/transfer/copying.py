"""Copies rooms from one store to another, and compares two stores."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from itertools import groupby, zip_longest

from rapido.store.sqlite.check import can_be_replayed, decoded
from rapido.store.transfer.rows import Batch, RoomRow, Tables, batches

Progress = Callable[[int, int], None]
"""called with the number of entries that are done, and of all entries"""


class StoresDiffer(Exception):
    """Two stores that should hold the same games do not; the message says how."""


class RoomDiffers(StoresDiffer):
    """A room is not the same in both; the message is its id."""


async def copy_rooms(
    source: Tables, target: Tables, progress: Progress, present: Mapping[str, int] | None = None
) -> int:
    """Copy all rooms but those that the target has in the same version; return how many."""
    total, done, copied = (await source.counts()).entries, 0, 0
    async for rooms in batches(source.rooms()):
        missing = [room for room in rooms if (present or {}).get(room.id) != room.version]
        if missing:
            await target.put(await source.read(missing))
        copied += len(missing)
        done += sum(room.version for room in rooms)
        progress(done, total)
        await asyncio.sleep(0)  # here Ctrl-C ends it
    return copied


async def compare_rooms(source: Tables, target: Tables, progress: Progress) -> int:
    """Compare every row of two stores, and replay every room.

    Return how many rooms cannot be replayed. Equal rows make equal records, byte by byte.
    """
    counts = await source.counts(), await target.counts()
    if counts[0] != counts[1]:
        raise StoresDiffer(f"{counts[0]} and {counts[1]}")
    total, done, broken = counts[0].entries, 0, 0
    async for rooms in batches(source.rooms()):
        ours, theirs = await source.read(rooms), await target.read(rooms)
        if ours != theirs:
            raise RoomDiffers(_different_room(ours, theirs))
        broken += broken_rooms(theirs)
        done += sum(room.version for room in rooms)
        progress(done, total)
        await asyncio.sleep(0)
    if done != total:
        raise StoresDiffer("there are entries that belong to no room")
    return broken


async def other_games(source: Tables, target: Tables, present: Mapping[str, int]) -> int:
    """Return how many rooms of the target are not the beginning of the same room in the source."""
    same = 0
    async for rooms in batches(_only(source.rooms(), present)):
        ours, theirs = await source.read(rooms), await target.read(rooms)
        lengths = {room.id: room.version for room in theirs.rooms}
        stored = {name: list(rows) for name, rows in groupby(theirs.entries, lambda row: row.room)}
        for name, rows in groupby(ours.entries, lambda row: row.room):
            same += list(rows)[: lengths.get(name, 0)] == stored.get(name, [])
        await asyncio.sleep(0)
    return len(present) - same


async def _only(
    rooms: AsyncIterator[RoomRow], present: Mapping[str, int]
) -> AsyncIterator[RoomRow]:
    async for room in rooms:
        if present.get(room.id, room.version + 1) <= room.version:
            yield room


def broken_rooms(batch: Batch) -> int:
    """Replay rooms, and return how many cannot be; raise DamagedDatabase if one has a gap."""
    rows = decoded(entry[:6] for entry in batch.entries)
    return sum(not can_be_replayed(room, each) for room, each in groupby(rows, lambda row: row[0]))


def _different_room(ours: Batch, theirs: Batch) -> str:
    for one, other in (
        *zip_longest(ours.rooms, theirs.rooms),
        *zip_longest(ours.entries, theirs.entries),
        *zip_longest(ours.games, theirs.games),
    ):
        if one != other:
            row = one or other
            return row.id if isinstance(row, RoomRow) else row.room
    raise AssertionError
