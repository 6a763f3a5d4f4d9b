"""`--workers` on PostgreSQL: several real processes on one port are one server."""

import asyncio
import json
import os
import re
import signal
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml

from tests.cli.run import Shell
from tests.faults.client import Tab, run
from tests.faults.counts import count
from tests.faults.postgres_load import PostgresLoad
from tests.faults.server import UNLIMITED, Server
from tests.servers.postgres import Postgres
from tests.waiting import wait_until
from tests.web.test_metrics import parse

WORKERS = 2
ROLLS = int(os.environ.get("RAPIDO_WORKER_ROLLS", "1"))
SEED = int(os.environ.get("RAPIDO_SEED", "1"))


@pytest.fixture(scope="module")
def database(shared_postgres: Postgres) -> Generator[str]:
    shared_postgres.ensure_running()
    name = shared_postgres.new_database()
    yield shared_postgres.url(name)
    shared_postgres.drop_database(name)


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    settings = {"store": database, "workers": WORKERS, "log": True, "reveal_timeout": 0.3}
    server = Server(tmp_path_factory.mktemp("workers"), UNLIMITED | settings)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


def children(server: Server) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{server.pid}/task").iterdir():
        with suppress(FileNotFoundError):
            found += map(int, (task / "children").read_text().split())
    return found


def ready(server: Server) -> float:
    metrics = parse(server.request("GET", "/metrics").body.decode())
    return metrics["rapido_workers_ready"]


def wait_for_rolls(server: Server, count: int) -> None:
    wait_until(lambda: server.read_log().count('"event": "rolling restart done"') == count)


def test_one_scrape_shows_all_processes(server: Server) -> None:
    wait_until(lambda: ready(server) == WORKERS)
    metrics = parse(server.request("GET", "/metrics").body.decode())
    for worker in range(WORKERS):
        assert metrics[f'rapido_bus_connected{{worker="{worker}"}}'] == 1
        assert f'"worker": {worker}}}' in server.read_log()
        assert metrics[f'rapido_store_pool_limit{{worker="{worker}"}}'] > 0
    assert metrics["rapido_workers"] == WORKERS
    pids = children(server)
    assert len(pids) == WORKERS


def test_dashboard_and_alerts_name_metrics_that_exist(server: Server) -> None:
    text = server.request("GET", "/metrics").body.decode()
    exist = set[str]()
    for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE):
        exist |= {f"{name}_{part}" for part in ("bucket", "sum", "count")} | {name}
        assert kind != "unknown"
    alerts = yaml.safe_load(Path("docs/hosting/alerts.yaml").read_text("utf-8"))
    rules = alerts["groups"][0]["rules"]
    dashboard = json.loads(Path("docs/hosting/grafana.json").read_text("utf-8"))
    targets = [target for panel in dashboard["panels"] for target in panel.get("targets", ())]
    named = set[str]()
    for expression in (each["expr"] for each in (*rules, *targets)):
        found = set(re.findall(r"\b(?:rapido|process)_\w+", expression))
        assert found or expression.startswith("up{"), expression
        assert expression.count("(") == expression.count(")")
        named |= found
    assert not named - exist
    # And the other way round: what is measured is also shown.
    ours = set(re.findall(r"^# TYPE (rapido_\w+)", text, re.MULTILINE))
    shown = {name for name in ours if any(each.startswith(name) for each in named)}
    assert {name for name in ours - shown if not name.endswith("_created")} == set()
    assert all(rule["annotations"].keys() == {"summary", "runbook"} for rule in rules)
    assert len({rule["alert"] for rule in rules}) == len(rules)


def test_password_is_nowhere_to_be_seen(server: Server, database: str) -> None:
    password = urlsplit(database).password
    assert password
    for pid in children(server):
        assert password.encode() not in Path(f"/proc/{pid}/cmdline").read_bytes()
        assert password.encode() not in Path(f"/proc/{pid}/environ").read_bytes()

    def logged() -> set[int]:
        return {json.loads(line)["process"] for line in server.read_log().splitlines()}

    wait_until(lambda: logged() >= set(children(server)), server.read_log)
    assert password not in server.read_log()


def test_players_go_on_through_a_rolling_restart_and_a_death(
    server: Server, postgres: Postgres, database: str
) -> None:
    async def play() -> None:
        load = PostgresLoad(postgres, database, server, SEED)
        await load.begin(3)
        await load.wait_for_more(30)
        for number in range(1, ROLLS + 1):
            before = set(children(server))
            os.kill(server.pid, signal.SIGHUP)
            await asyncio.to_thread(wait_for_rolls, server, number)
            await load.wait_for_more(30)
            after = set(children(server))
            assert len(after) == WORKERS
            assert not before & after
            os.kill(min(after), signal.SIGKILL)
            await load.wait_for_more(30)
            await asyncio.to_thread(wait_until, lambda: ready(server) == WORKERS)
            count(rolling_restarts=1, process_kills=1)
        await load.end()
        await asyncio.to_thread(load.check, own_rooms=True)
        assert all(player.reconnects > 1 for player in load.players)

    run(play())


def test_processes_end_with_their_killed_supervisor(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, UNLIMITED | {"store": database, "workers": WORKERS})
    server.start()
    pids = children(server)

    async def hold() -> int:
        token = server.new_guest()
        tab = await Tab.open(server.port, server.new_room(token), token)
        await asyncio.to_thread(server.kill)
        return await tab.close_code()

    assert run(hold()) == 1012  # the process that was left alone says goodbye
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))


def test_unreachable_database_is_reported_once(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    url = "postgresql://me:hunter2@127.0.0.1:1/games"
    done = shell.run(
        *("serve", "--no-browser", "--port", "0"), RAPIDO_STORE=url, RAPIDO_WORKERS="2"
    )
    assert done.returncode == 2
    sentence = "Can’t use the database postgresql://me:***@127.0.0.1:1/games"
    assert done.stderr.count(sentence) == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert "hunter2" not in done.stdout + done.stderr
    assert "ready" not in done.stdout
