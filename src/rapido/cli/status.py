"""`rapido status`: how the store and the servers that use it are doing."""

import sys
import time
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Final

import msgspec

from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.store import Place, add_store, shown, store_of, url_or_folder
from rapido.cli.store_errors import run_for_operator
from rapido.locales import Say, catalog
from rapido.locales.rounded import Rounded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rapido.store.inspection import StoreInfo
    from rapido.web.operations.about_process import AboutProcess

HEALTHY: Final = 0
UNHEALTHY: Final = 1
NOT_SERVED: Final = 3
"""the exit status of `systemctl status` for a service that is stopped"""

MOST_LAG: Final = 1.0
"""seconds that an event loop may be late"""

LEAST_FREE: Final = 16 << 20
"""bytes; the log of a busy server grows by some megabytes before it is written back"""


def configure(parser: ArgumentParser) -> None:
    add_json(parser)
    add_store(parser)
    add_language(parser)
    parser.epilog = "help-status-more"


def run(options: Namespace) -> int:
    """Show what can be seen from outside."""
    say = catalog(options.language)
    place = store_of(options)
    return run_for_operator(_run(options, place, say), place, say, "rooms-canceled")


async def _run(options: Namespace, place: Place, say: Say) -> int:
    from rapido.store.operator import inspect_store  # noqa: PLC0415
    from rapido.web.operations.about_process import read_about  # noqa: PLC0415

    found = await inspect_store(url_or_folder(place)).status()
    processes = {each.process: read_about(each.about) for each in found.processes}
    problems = problems_of(found, processes)
    if options.json:
        _print_json(found, processes, problems, place)
    else:
        _print(found, processes, problems, place, say)
    if problems:
        return UNHEALTHY
    return HEALTHY if found.served else NOT_SERVED


def problems_of(store: "StoreInfo", processes: "Mapping[str, AboutProcess]") -> list[str]:
    """Return the keys of sentences about all that is wrong."""
    conditions = {
        "store-migrating": store.migrating,
        "status-problem-schema": not store.current,
        "status-problem-bus": not all(process.bus for process in processes.values()),
        "status-problem-buses": _are_separate([process.bus_kind for process in processes.values()]),
        "status-problem-disk": store.disk_free is not None and store.disk_free < LEAST_FREE,
        "status-problem-lag": any(process.lag > MOST_LAG for process in processes.values()),
    }
    return [key for key, is_true in conditions.items() if is_true]


def _are_separate(buses: list[str]) -> bool:
    """Whether processes cannot hear each other; one of an older version does not tell its bus."""
    return len(set(buses) - {""}) > 1 or (len(buses) > 1 and "memory" in buses)


def _print_json(
    store: "StoreInfo",
    processes: "Mapping[str, AboutProcess]",
    problems: list[str],
    place: Place,
) -> None:
    seen = {each.process: each.seen for each in store.processes}
    told = [
        {"process": name, **msgspec.structs.asdict(about), "seen": seen[name]}
        for name, about in processes.items()
    ]
    document = {
        "store": shown(place),
        **msgspec.structs.asdict(store),
        "processes": told,
        "problems": problems,
    }
    print_json(document)


def _print(
    store: "StoreInfo",
    processes: "Mapping[str, AboutProcess]",
    problems: list[str],
    place: Place,
    say: Say,
) -> None:
    size = Rounded(store.bytes / 1e6, 1)
    print(say("status-store", store=shown(place), kind=store.kind, schema=store.schema, size=size))
    print(say("status-rooms", open=store.open_rooms, closed=store.closed_rooms))
    games = {"running": store.running_games, "finished": store.finished_games}
    print(say("status-games", **games, entries=store.entries))
    print(say("status-last-write", time=_time(store.last_write, say, "status-never")))
    print(say("status-last-backup", time=_time(store.last_backup, say, "status-no-backup")))
    for name, about in processes.items():
        print(_process(name, about, say))
    if not processes:
        print(say("status-served" if store.served else "status-no-server"))
    values = {
        "store-migrating": {"store": shown(place)},
        "status-problem-disk": {"free": Rounded((store.disk_free or 0) / 1e6, 1)},
    }
    for problem in problems:
        print(say(problem, **values.get(problem, {})))
    if not problems and store.served:
        print(say("status-healthy"))
    sys.stdout.flush()


def _process(name: str, about: "AboutProcess", say: Say) -> str:
    unknown = say("status-unknown")
    return say(
        "status-process",
        process=name,
        pid=_pid(about, say) or unknown,
        version=about.version or unknown,
        address=" ".join(filter(None, (about.machine, about.address))) or unknown,
        connections=about.connections,
        rooms=about.rooms,
        since=_time(about.started or None, say, "status-unknown"),
        lag=round(about.lag * 1000),
        bus=say("status-connected" if about.bus else "status-disconnected"),
    )


def _pid(about: "AboutProcess", say: Say) -> str:
    """Return the number that is in the log, and that of a worker, as in the metrics."""
    pid = "" if not about.pid else str(about.pid)
    if about.worker is None:
        return pid
    return f"{pid}, {say('status-worker', number=str(about.worker))}"


def _time(seconds: float | None, say: Say, otherwise: str) -> str:
    if seconds is None:
        return say(otherwise)
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(seconds))
