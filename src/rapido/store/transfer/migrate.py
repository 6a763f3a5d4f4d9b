"""Moves all games from one store to another; started again, it goes on where it was interrupted."""

from collections.abc import Callable
from typing import NamedTuple

from rapido.store.transfer.copying import Progress, compare_rooms, copy_rooms, other_games
from rapido.store.transfer.rows import Counts, Tables
from rapido.store.transfer.targets import Target


class OtherGames(Exception):
    """The target has rooms that the source does not have, or in which others have moved."""

    def __init__(self, rooms: int) -> None:
        super().__init__(f"{rooms} rooms")
        self.rooms = rooms


class Migrated(NamedTuple):
    counts: Counts
    copied: int
    """rooms; all others were there already"""
    broken_rooms: int
    """that cannot be served, neither here nor there"""


async def migrate_games(
    source: Tables, target: Target, progress: Callable[[str], Progress]
) -> Migrated:
    """Copy what is missing, compare everything, and only then let servers use the target.

    `progress` gives the function that shows how far "copied" or "compared" is.
    """
    rooms = {room.id: room.version async for room in source.rooms()}
    existing = await target.present()
    present: dict[str, int] = {}
    if existing is not None:
        present = {room.id: room.version async for room in existing.rooms()}
        unknown = sum(version > rooms.get(room, 0) for room, version in present.items())
        # What an interrupted migration has written is compared at the end, with all the rest.
        others = unknown if target.begun else await other_games(source, existing, present)
        if others:
            raise OtherGames(others)
    if existing is not None and present == rooms and not target.begun:
        broken = await compare_rooms(source, existing, progress("compared"))
        return Migrated(await source.counts(), 0, broken)
    tables = await target.begin()
    copied = await copy_rooms(source, tables, progress("copied"), present)
    broken = await compare_rooms(source, tables, progress("compared"))
    await target.finish()
    return Migrated(await source.counts(), copied, broken)
