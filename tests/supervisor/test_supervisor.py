"""The supervisor keeps its processes running, replaces them one by one, and leaves none behind."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rapido.store.errors import NewerDatabase
from rapido.web.server import WorkersFailed
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import Settings, make_settings
from rapido.web.supervisor import supervisor as module
from rapido.web.supervisor.merged_metrics import merge_metrics
from rapido.web.supervisor.supervisor import Supervisor
from tests.waiting import TIMEOUT, wait_until

FAKE_CHILD = Path(__file__).with_name("fake_child.py")
WORKERS = 2


class Supervised:
    """A supervisor in this process, with fake children."""

    def __init__(self, folder: Path, plan: str = "serve") -> None:
        self.folder = folder
        self.opened = 0
        self.plan(plan)

    def plan(self, plan: str) -> None:
        (self.folder / "plan").write_text(plan)

    def events(self) -> list[tuple[str, int]]:
        file = self.folder / "events"
        lines = file.read_text().splitlines() if file.exists() else []
        return [(event, int(pid)) for event, _, pid in (line.rpartition(" ") for line in lines)]

    def pids(self, event: str) -> list[int]:
        return [pid for each, pid in self.events() if each == event]

    async def wait_for(self, event: str, count: int) -> None:
        await asyncio.to_thread(wait_until, lambda: len(self.pids(event)) >= count)

    def run(self, script: Callable[[], Awaitable[None]]) -> None:
        async def supervise() -> None:
            settings = make_settings({"data": self.folder, "workers": WORKERS})
            with socket.create_server(("127.0.0.1", 0)) as listening:
                supervising = asyncio.ensure_future(
                    Supervisor(settings, listening, self._count, self.reload).run()
                )
                scripted = asyncio.ensure_future(script())
                async with asyncio.timeout(TIMEOUT):
                    await asyncio.wait({supervising, scripted}, return_when="FIRST_COMPLETED")
                    if scripted.done():
                        os.kill(os.getpid(), signal.SIGTERM)
                    await supervising
                    await scripted

        try:
            asyncio.run(supervise())
        finally:
            for pid in self.pids("started"):
                assert not Path(f"/proc/{pid}").exists()

    def reload(self) -> Settings:
        values = {"data": self.folder, "keep_days": 30.0, "port": 1, "workers": 9}
        return make_settings(values)

    def _count(self) -> None:
        self.opened += 1


@pytest.fixture
def supervised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Supervised:
    command = (sys.executable, "-S", str(FAKE_CHILD))
    monkeypatch.setattr("rapido.web.supervisor.process.COMMAND", command)
    monkeypatch.setattr(module, "FIRST_DELAY", 0.01)
    return Supervised(tmp_path)


async def nothing() -> None:
    await asyncio.Event().wait()


def test_process_that_dies_is_replaced(supervised: Supervised) -> None:
    async def script() -> None:
        await supervised.wait_for("ready", WORKERS)
        first, second = supervised.pids("ready")
        os.kill(first, signal.SIGKILL)
        await supervised.wait_for("ready", WORKERS + 1)
        os.kill(second, signal.SIGKILL)
        await supervised.wait_for("ready", WORKERS + 2)
        assert supervised.pids("stopped") == []

    supervised.run(script)
    assert sorted(supervised.pids("stopped")) == sorted(supervised.pids("ready")[WORKERS:])
    assert supervised.opened == 1


def test_gives_up_with_the_reason_if_none_can_start(supervised: Supervised) -> None:
    supervised.plan("fail")
    with pytest.raises(NewerDatabase, match="it is newer"):
        supervised.run(nothing)
    assert supervised.opened == 0


def test_gives_up_if_all_crash_at_once(supervised: Supervised) -> None:
    supervised.plan("crash")
    with pytest.raises(WorkersFailed, match="exit status -9"):
        supervised.run(nothing)
    assert len(supervised.pids("started")) <= module.START_ATTEMPTS + WORKERS
    assert supervised.opened == 0


def test_does_not_give_up_once_one_has_started(supervised: Supervised) -> None:
    supervised.plan("serve 1 crash")

    async def script() -> None:
        await supervised.wait_for("started", 6)
        supervised.plan("serve")
        await supervised.wait_for("ready", WORKERS)

    supervised.run(script)
    assert supervised.opened == 1


def test_delay_grows_while_a_process_dies_at_once(
    supervised: Supervised, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays: list[float] = []
    sleep = asyncio.sleep

    async def note_delay(seconds: float) -> None:
        delays.append(seconds)
        await sleep(0)

    monkeypatch.setattr(module.asyncio, "sleep", note_delay)
    monkeypatch.setattr(module, "START_ATTEMPTS", 12)
    monkeypatch.setattr(module, "MAX_DELAY", 0.1)
    supervised.plan("crash")
    with pytest.raises(WorkersFailed):
        supervised.run(nothing)
    assert {0.01, 0.02, 0.04, 0.08, 0.1} == set(delays)


def test_rolling_restart_replaces_one_after_the_other(
    supervised: Supervised, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        await supervised.wait_for("ready", WORKERS)
        os.kill(os.getpid(), signal.SIGHUP)
        await supervised.wait_for("stopped", WORKERS)

    supervised.run(script)
    events = [event for event, _ in supervised.events() if event in {"ready", "stopped"}]
    assert events == ["ready"] * WORKERS + ["ready", "stopped"] * WORKERS + ["stopped"] * WORKERS
    assert supervised.opened == 1
    settings = map(json.loads, (supervised.folder / "settings").read_text().splitlines())
    kept = [(each["keep_days"], each["port"]) for each in settings]
    assert kept == [(365.0, 8321)] * WORKERS + [(30.0, 8321)] * WORKERS
    [ignored] = [line for line in caplog.records if line.message == "settings not changed"]
    assert vars(ignored)["members"]["settings"] == "port, workers"


def test_rolling_restart_is_given_up_if_the_settings_are_wrong(
    supervised: Supervised, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Settings:
        raise BadSettingValue("bad-setting-unknown", name="port")

    monkeypatch.setattr(supervised, "reload", fail)

    async def script() -> None:
        await supervised.wait_for("ready", WORKERS)
        os.kill(os.getpid(), signal.SIGHUP)
        given_up = "rolling restart given up"
        await asyncio.to_thread(wait_until, lambda: given_up in caplog.messages)

    supervised.run(script)
    assert len(supervised.pids("started")) == WORKERS


def test_rolling_restart_is_given_up_if_the_new_one_fails(
    supervised: Supervised, caplog: pytest.LogCaptureFixture
) -> None:
    supervised.plan(f"serve {WORKERS} fail")

    async def script() -> None:
        await supervised.wait_for("ready", WORKERS)
        os.kill(os.getpid(), signal.SIGHUP)
        await supervised.wait_for("started", WORKERS + 1)
        given_up = "rolling restart given up"
        await asyncio.to_thread(wait_until, lambda: given_up in caplog.messages)
        assert supervised.pids("stopped") == []

    supervised.run(script)
    assert len(supervised.pids("started")) == WORKERS + 1


def test_metrics_of_all_processes_are_one_text() -> None:
    one = "# HELP a_total A\n# TYPE a_total counter\na_total 1.0\n"
    one += '# HELP b B\n# TYPE b gauge\nb{x="1"} 2.0\n'
    other = one.replace("1.0", "3.0") + "# HELP c C\n# TYPE c gauge\nc 4.0\n"
    assert merge_metrics({0: one, 7: other}).splitlines() == [
        "# HELP a_total A",
        "# TYPE a_total counter",
        'a_total{worker="0"} 1.0',
        'a_total{worker="7"} 3.0',
        "# HELP b B",
        "# TYPE b gauge",
        'b{worker="0",x="1"} 2.0',
        'b{worker="7",x="1"} 2.0',
        "# HELP c C",
        "# TYPE c gauge",
        'c{worker="7"} 4.0',
    ]
