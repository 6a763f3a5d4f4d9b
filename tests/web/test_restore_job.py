"""The job that switches to a restored database, and what it does with one that it cannot use."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.facts import Played
from rapido.rooms.service import RoomService
from rapido.store.sqlite.store import SqliteStore
from rapido.web.operations import restore_job, store_failures
from rapido.web.operations.log import room_fingerprint
from rapido.web.operations.maintenance import Maintenance
from rapido.web.settings.settings import Settings
from tests.kits.store_kit import entries
from tests.rooms.clock import ManualClock
from tests.rooms.harness import OPTIONS, LossyBus, ScriptedBots
from tests.store.databases import FILE, opened, write_database
from tests.web.hubs import make_hub

Log = list[tuple[str, dict[str, Any]]]


class Part:
    """The parts of a server that the job needs."""

    def __init__(self, data: Path) -> None:
        settings, clock = Settings(data), ManualClock()
        self.staged = data / "restore.sqlite"
        self.store = SqliteStore(data / FILE)
        self.service = RoomService(self.store, LossyBus(), clock, ScriptedBots(), OPTIONS)
        hub = make_hub(self.service, settings, clock)
        maintenance = Maintenance(self.service, hub, self.store, settings, clock)
        assert maintenance.restore_job is not None
        self.job = maintenance.restore_job

    async def close(self) -> None:
        await self.service.close()
        await self.store.close()


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Log:
    logged: Log = []

    def record(event: str, **members: object) -> None:
        logged.append((event, members))

    for module in (restore_job, store_failures):
        monkeypatch.setattr(module, "log_warning", record)
    monkeypatch.setattr(restore_job, "log_event", record)
    return logged


def test_rooms_of_the_old_database_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    write_database(tmp_path / "restore.sqlite", 2)

    async def run() -> None:
        part = Part(tmp_path)
        found: list[bool] = []
        unload = part.service.unload_rooms

        def record_and_unload() -> None:
            found.append(part.staged.exists())
            unload()

        monkeypatch.setattr(part.service, "unload_rooms", record_and_unload)
        await part.store.append("room 1", entries(opened("old"), opened("older")))
        assert (await part.service.get("room 1")).version == 2
        assert await part.job.run()
        assert found == [True, False], "before the switch, and again after it"
        assert (await part.service.get("room 1")).version == 1
        assert not await part.job.run()
        await part.close()

    asyncio.run(run())
    assert [event for event, _ in log] == ["restore found", "restore checked", "restore done"]


def damaged(file: Path) -> None:
    file.write_text("Dear diary,\n" * 500)


def unswappable(file: Path) -> None:
    """Write a backup that is fine until it has taken the place of the database."""
    write_database(file, 2)


@pytest.mark.parametrize("write", [damaged, unswappable])
def test_bad_backup_is_tried_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Log, write: Callable[[Path], None]
) -> None:
    def fail(*_args: object, **_kwargs: object) -> Any:
        raise OSError(28, "No space left on device")

    async def run() -> None:
        part = Part(tmp_path)
        await part.store.append("room", entries(opened("game")))
        await asyncio.to_thread(write, part.staged)
        with monkeypatch.context() as patch:
            patch.setattr(restore_job, "refuse_restore", fail)
            if write is unswappable:
                patch.setattr("rapido.store.sqlite.writer.open_database", fail)
            for _ in range(3):
                assert not await part.job.run()
        assert [event for event, _ in log].count("restore refused") == 1
        assert part.staged.exists()
        assert (await part.service.get("room")).version == 1
        await part.store.append("later", entries(opened("later")))
        # A new one is tried.
        await asyncio.to_thread(write_database, tmp_path / "new", 3)
        (tmp_path / "new").rename(part.staged)
        assert await part.job.run()
        assert (await part.service.get("room 2")).version == 1
        await part.close()

    asyncio.run(run())


def test_damaged_room_is_logged_once(tmp_path: Path, log: Log) -> None:
    async def run() -> None:
        part = Part(tmp_path)
        for name in ("one", "two"):
            await part.store.append(name, entries(Played("A46")))
        await part.store.append("fine", entries(opened("game")))
        for name in ("one", "two", "one", "one"):
            with pytest.raises(Unavailable):
                await part.service.get(name)
        assert (await part.service.get("fine")).version == 1
        await part.close()

    asyncio.run(run())
    assert [(event, members["room"]) for event, members in log] == [
        ("room damaged", room_fingerprint(name)) for name in ("one", "two")
    ]
