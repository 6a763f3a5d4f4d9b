"""The clock of the store: processes agree on the time, whatever their machines show."""

from random import Random

import pytest

from rapido.rooms.cluster.shared_clock import SharedClock
from rapido.rooms.model import commands as do
from rapido.rooms.model.facts import StoodIn
from rapido.rooms.service import RoomService
from tests.rooms.clock import START, ManualClock
from tests.rooms.harness import OPTIONS, Harness, async_test
from tests.rooms.table import ANNA, HOST
from tests.rooms.test_scheduler import version_of

MINUTES = 600.0
DAY = 86_400.0


def told(clock: SharedClock, machine: ManualClock, now: float, seconds: float = 0.002) -> None:
    """Let the store tell its time, in an answer that takes some seconds."""
    asked = machine.elapsed
    machine.elapsed += seconds
    clock.adjust(now + seconds / 2, asked, machine.elapsed)


def test_time_of_the_machine_counts_only_until_the_store_has_told() -> None:
    machine = ManualClock()
    clock = SharedClock(machine)
    assert clock.now() == START
    told(clock, machine, START - MINUTES)
    assert clock.now() == pytest.approx(START - MINUTES + 0.002, abs=0.001)
    machine.elapsed += 100
    assert clock.now() == pytest.approx(START - MINUTES + 100, abs=0.01)


@pytest.mark.parametrize("jump", [MINUTES, -MINUTES, 365 * DAY, -365 * DAY])
def test_machine_whose_time_is_set_changes_nothing(jump: float) -> None:
    machine = ManualClock()
    clock = SharedClock(machine)
    told(clock, machine, START)
    machine.wall += jump
    assert clock.now() == pytest.approx(START, abs=0.01)
    told(clock, machine, START + 0.002)
    assert clock.now() == pytest.approx(START, abs=0.01)


@pytest.mark.parametrize("seconds", [0.5, 3.0, 30.0])
@pytest.mark.parametrize("share", [0.0, 0.2, 1.0])
def test_slow_answer_changes_nothing(seconds: float, share: float) -> None:
    """Whichever part of the time the question took, and which the answer."""
    machine = ManualClock()
    clock = SharedClock(machine)
    told(clock, machine, START)
    asked, before = machine.elapsed, clock.now()
    machine.elapsed += seconds
    clock.adjust(before + seconds * share, asked, machine.elapsed)
    assert clock.now() == pytest.approx(before + seconds, abs=0.005)


def test_quick_answer_corrects_a_slow_one() -> None:
    machine = ManualClock()
    clock = SharedClock(machine)
    clock.adjust(START, machine.elapsed, machine.elapsed + 4)
    machine.elapsed += 4
    told(clock, machine, START + 4)
    assert clock.now() == pytest.approx(START + 4, abs=0.01)


@pytest.mark.parametrize("jump", [-MINUTES, -2.0, 2.0, MINUTES, 400 * DAY])
def test_store_whose_time_is_set_is_followed(jump: float) -> None:
    machine = ManualClock()
    clock = SharedClock(machine)
    told(clock, machine, START)
    told(clock, machine, START + 0.002 + jump)
    assert clock.now() == pytest.approx(START + jump, abs=0.01)


def test_drifting_clock_is_followed_and_never_goes_back() -> None:
    machine, rng = ManualClock(), Random(1)
    clock, latest = SharedClock(machine), 0.0
    told(clock, machine, START)
    for _ in range(20_000):
        machine.elapsed += 1
        asked = machine.elapsed
        machine.elapsed += (took := rng.choice((0.0005, 0.002, 0.01, 1.5)))
        # The machine's clock is fast by 50 seconds in a million.
        store = START + machine.elapsed * (1 - 50e-6) - took * rng.random()
        clock.adjust(store, asked, machine.elapsed)
        now = clock.now()
        assert now >= latest
        latest = now
    assert latest == pytest.approx(START + machine.elapsed * (1 - 50e-6), abs=0.05)


# Turn limits


class Process(Harness):
    """A service on a machine with a wrong clock, which the store has corrected."""

    def __init__(self, shared: Harness, error: float) -> None:
        super().__init__(shared)
        self.machine = ManualClock()
        self.machine.wall += error
        self.shared_clock = SharedClock(self.machine)
        self.shared_clock.adjust(START, -0.001, 0.001)
        self.service = RoomService(self.store, self.bus, self.shared_clock, self.bots, OPTIONS)

    async def advance(self, seconds: float) -> None:
        await self.machine.advance(seconds)
        self.shared_clock.adjust(START + self.machine.elapsed, *[self.machine.elapsed] * 2)


@pytest.mark.parametrize("errors", [(MINUTES, 0.0), (0.0, MINUTES), (-DAY, DAY)])
@async_test
async def test_limit_is_the_same_on_machines_with_different_clocks(
    errors: tuple[float, float],
) -> None:
    base = Harness()
    one, two = (Process(base, error) for error in errors)
    room = await one.game(HOST, ANNA, limit=30)
    for process in (one, two):
        await process.advance(5)
    await one.service.execute(room, HOST, do.Throw())
    version = await version_of(base, room)
    assert (await base.store.load(room))[-1].at == pytest.approx(START + 5, abs=0.1)
    # The first process dies, and the guests reconnect to the second one.
    await one.service.close()
    await two.advance(10)
    await two.subscribe(room)
    await two.advance(20 + OPTIONS.stand_in_grace - 0.5)
    assert await version_of(base, room) == version
    await two.advance(0.9)
    assert (await base.store.load(room))[-1].fact == StoodIn(0)
    await two.service.close()
