"""Retention: what is closed and deleted, and that a wrong clock closes and deletes nothing."""

import math
from pathlib import Path
from typing import Any

import pytest

from rapido.rooms.clock_check import LONG_WAIT, SHORT_WAIT, ClockCheck
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.model.facts import Played
from rapido.rooms.retention import Retention
from rapido.rooms.service import RoomService
from rapido.store.sqlite.store import SqliteStore
from rapido.web.operations import maintenance
from rapido.web.operations.log import room_fingerprint
from rapido.web.operations.maintenance import Maintenance
from rapido.web.settings.settings import Settings
from tests.kits.store_kit import entries
from tests.rooms.clock import START, ManualClock
from tests.rooms.harness import OPTIONS, Harness, async_test
from tests.rooms.table import ANNA, HOST
from tests.web.hubs import make_hub

DAY = 86_400.0
HOUR = 3600.0
MINUTE = 60.0
PLAUSIBLE = 15 * DAY


# Whether the clock can be trusted


def check(guard: ClockCheck, clock: ManualClock, seconds: float) -> bool:
    """Check every minute for some time; return whether the clock was trusted in the end."""
    for _ in range(math.ceil(seconds / MINUTE)):
        clock.elapsed += MINUTE
        guard.jump()
    return guard.trusted


def test_steady_clock_is_trusted_after_a_while() -> None:
    clock = ManualClock()
    guard = ClockCheck(clock, PLAUSIBLE, START - 3 * DAY)
    assert not check(guard, clock, SHORT_WAIT - MINUTE)
    assert check(guard, clock, MINUTE)


@pytest.mark.parametrize("jump", [-400 * DAY, -HOUR, 2 * MINUTE, 14 * DAY, 16 * DAY, 400 * DAY])
def test_clock_that_jumps_is_not_trusted(jump: float) -> None:
    clock = ManualClock()
    guard = ClockCheck(clock, PLAUSIBLE, START)
    assert check(guard, clock, SHORT_WAIT)
    clock.wall += jump
    assert guard.jump() == jump
    assert not guard.trusted
    wait = SHORT_WAIT if abs(jump) <= PLAUSIBLE else LONG_WAIT
    assert not check(guard, clock, wait - MINUTE)
    assert check(guard, clock, MINUTE)


def test_small_corrections_change_nothing() -> None:
    clock = ManualClock()
    guard = ClockCheck(clock, PLAUSIBLE, None)
    assert check(guard, clock, SHORT_WAIT)
    for _ in range(100):
        clock.wall += 50
        assert guard.jump() == 0
    assert guard.trusted


@pytest.mark.parametrize("corrected_after", [MINUTE, 9 * MINUTE, HOUR, 20 * HOUR])
def test_wrong_clock_at_the_start_is_never_trusted(corrected_after: float) -> None:
    clock = ManualClock()
    clock.wall += 400 * DAY
    guard = ClockCheck(clock, PLAUSIBLE, START)
    assert not check(guard, clock, corrected_after)
    clock.wall -= 400 * DAY
    assert not check(guard, clock, MINUTE)
    assert check(guard, clock, LONG_WAIT)


def test_server_that_was_off_for_a_year_waits_for_a_day() -> None:
    clock = ManualClock()
    guard = ClockCheck(clock, PLAUSIBLE, START - 365 * DAY)
    assert not check(guard, clock, LONG_WAIT - MINUTE)
    assert check(guard, clock, MINUTE)


# The whole job


class Job:
    """The maintenance of a server with an injected clock, and what it has logged."""

    def __init__(self, store: SqliteStore, clock: ManualClock, log: list[tuple[str, Any]]) -> None:
        self.store, self.clock, self.log = store, clock, log
        self.harness = harness = Harness()
        service = RoomService(store, harness.bus, clock, harness.bots, OPTIONS)
        harness.clock, harness.service = clock, service
        settings = Settings(Path("unused"))
        hub = make_hub(service, settings, clock)
        self.maintenance = Maintenance(service, hub, store, settings, clock)

    async def sweep(self, seconds: float, every: float = MINUTE) -> list[tuple[str, Any]]:
        """Run the job for some time; return what it has logged."""
        for _ in range(math.ceil(seconds / every)):
            await self.clock.advance(every)
            await self.maintenance.sweep()
        logged = self.log[:]
        self.log.clear()
        return logged


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    logged: list[tuple[str, Any]] = []

    def record(event: str, **members: object) -> None:
        logged.append((event, members))

    for name in ("log_event", "log_warning"):
        monkeypatch.setattr(maintenance, name, record)
    return logged


@async_test
async def test_jumping_clock_closes_and_deletes_nothing(
    tmp_path: Path, log: list[tuple[str, Any]]
) -> None:
    store, clock = SqliteStore(tmp_path / "rapido.sqlite"), ManualClock()
    job = Job(store, clock, log)
    harness = job.harness
    finished, playing = await harness.table(HOST), await harness.game(HOST, ANNA)
    found = await job.sweep(2 * HOUR)
    fingerprint = room_fingerprint(finished)
    assert found == [
        ("room closed", {"room": fingerprint, "by": "retention"}),
        ("retention done", {"closed": 1}),
    ]
    assert (await harness.service.get(finished)).closed
    clock.wall += 400 * DAY
    found = await job.sweep(LONG_WAIT - HOUR, every=HOUR)
    assert [event for event, _ in found] == ["the clock has jumped, nothing is deleted for a while"]
    assert (await harness.service.get(playing)).playing
    assert await store.load(finished)
    # Somebody notices and corrects it.
    clock.wall -= 400 * DAY
    found = await job.sweep(2 * LONG_WAIT, every=HOUR)
    assert len(found) == 1
    assert (await harness.service.get(playing)).playing
    # A year later it is time.
    await job.sweep(31 * DAY, every=HOUR)
    assert (await harness.service.get(playing)).closed
    found = await job.sweep(366 * DAY, every=DAY)
    deleted = {members["room"] for event, members in found if event == "room deleted"}
    assert deleted == {fingerprint, room_fingerprint(playing)}
    assert sum(members["deleted"] for event, members in found if event == "retention done") == 2
    assert await store.load(finished) == []
    await harness.service.close()
    await store.close()


@async_test
async def test_damaged_room_does_not_keep_the_others(
    tmp_path: Path, log: list[tuple[str, Any]]
) -> None:
    store, clock = SqliteStore(tmp_path / "rapido.sqlite"), ManualClock()
    job = Job(store, clock, log)
    for name in ("a", "z"):
        await store.append(name, entries(Played("A46"), at=START - DAY))
    room = await job.harness.table(HOST)
    for name in ("a", "z"):
        for _ in range(3):
            with pytest.raises(Unavailable):
                await job.harness.service.get(name)
            with pytest.raises(Unavailable):
                await job.harness.service.execute(name, HOST, do.Begin())
    assert (await job.harness.service.get(room)).host == HOST
    await job.sweep(2 * HOUR)
    assert (await job.harness.service.get(room)).closed
    await job.harness.service.close()
    await store.close()


@pytest.mark.parametrize("keep", [0.0, -4 * DAY, DAY - 1, math.nan])
def test_nonsense_is_refused(keep: float) -> None:
    with pytest.raises(ValueError, match="a day at least"):
        Retention(1800, 30 * DAY, keep)
    with pytest.raises(ValueError, match="a day at least"):
        Retention(min(keep, 0.0), 30 * DAY, 365 * DAY)
