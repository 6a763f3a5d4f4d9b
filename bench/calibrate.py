"""Measures the unit costs of the capacity model, and how well it predicts other cases.

Writes unit_costs.json: the costs, and the cases that they were not fitted to, as measured. Takes
four minutes; what else runs on the machine falsifies it.
"""

import json
import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

import hearing
from capacity import NATS, NOTIFY, UNIT_COSTS, Case, UnitCosts, need
from deployment import POSTGRES, RAPIDO, Deployment, Mode, Servers
from measure import Measurement, Phase, Workload, idle_bytes, measure
from nonnegative_fit import fit

SATURATED = 0
APP = ("move", "send", "commit", "frame_received", "apply")
IN_POSTGRES = ("move", "commit")
OF_NOTIFY = ("frame", "frame_received")
IN_NATS = ("frame", "frame_received")


@dataclass(frozen=True)
class Trial:
    bus: str
    processes: int
    workload: Workload
    rates: tuple[float, ...]
    """moves per second, one phase for each"""
    sticky: bool = False


FITTED = (
    Trial(NATS, 1, Workload(200), (150, 500, SATURATED)),
    Trial(NATS, 3, Workload(200), (500, SATURATED)),
    Trial(NATS, 3, Workload(200), (500, SATURATED), sticky=True),
    Trial(NATS, 1, Workload(60, spectators=8), (300, SATURATED)),
    Trial(NATS, 3, Workload(60, spectators=8), (300,)),
    Trial(NOTIFY, 1, Workload(200), (150, 500, SATURATED)),
    Trial(NOTIFY, 3, Workload(200), (500, SATURATED)),
    Trial(NOTIFY, 3, Workload(200), (500,), sticky=True),
)
PREDICTED = (
    Trial(NATS, 2, Workload(120, people=3), (400,)),
    Trial(NATS, 3, Workload(60, people=4, spectators=2), (300,)),
    Trial(NATS, 1, Workload(300), (800,)),
    Trial(NOTIFY, 2, Workload(80, people=4), (300,)),
    Trial(NOTIFY, 3, Workload(150, people=3), (500,), sticky=True),
    Trial(NOTIFY, 1, Workload(100, people=6), (400,)),
)


def case_of(found: Measurement) -> Case:
    mode, load = found.mode, found.workload
    return Case(
        tables=load.tables,
        moves=found.rate / load.tables,
        people=load.people,
        spectators=load.spectators,
        processes=mode.processes,
        sticky=mode.sticky,
        bus=mode.bus,
        commit_seconds=found.commit_ms / 1000,
    )


def run(
    trials: Iterable[Trial], seconds: float, servers: Servers, scratch: Path
) -> list[Measurement]:
    measured: list[Measurement] = []
    for trial in trials:
        mode = Mode(RAPIDO, POSTGRES, trial.bus, trial.processes, trial.sticky)
        phases = [Phase(f"{rate:.0f}", seconds, rate, warm_up=1) for rate in trial.rates]
        measured += measure(mode, trial.workload, phases, servers, scratch)
        print(f"{mode.name}, {trial.workload}", file=sys.stderr)
    return measured


def idle_cpu(bus: str, seconds: float, servers: Servers, scratch: Path) -> dict[str, float]:
    """Return the microseconds a second that a process without guests costs, by part."""
    mode = Mode(RAPIDO, POSTGRES, bus, 3)
    with Deployment(mode, servers, scratch).running() as deployment:
        time.sleep(1)
        before, began = deployment.usage(begin=True), time.monotonic()
        time.sleep(seconds)
        elapsed = time.monotonic() - began
        used = deployment.usage(begin=False) - before
    parts = {"app": used.app, "postgres": used.postgres, "nats": used.nats}
    return {part: cpu / mode.processes / elapsed * 1e6 for part, cpu in parts.items()}


def fit_costs(
    measured: Sequence[Measurement],
    idle: dict[str, dict[str, float]],
    memory: tuple[float, float],
    delivery: float,
) -> UnitCosts:
    heard = {"app": hearing.hear_microseconds(), "nats": delivery}

    def fit_part(part: str, names: dict[str, Sequence[str]]) -> dict[str, float]:
        """Fit the CPU of a part that is not idle; which drivers count depends on the bus."""
        rows: list[dict[str, float]] = []
        values: list[float] = []
        for found in measured:
            drivers = case_of(found).drivers()
            known = idle[found.mode.bus][part] * drivers["process"]
            if part in heard:
                known += heard[part] * drivers["message_received"]
            rest = getattr(found, part) * found.rate - known
            if found.mode.bus in names and rest > 0:
                wanted = names[found.mode.bus]
                rows.append({name: drivers[name.removeprefix("bus ")] for name in wanted})
                values.append(rest)
        return fit(rows, values)

    app = fit_part("app", {NATS: APP, NOTIFY: APP})
    notify = tuple(f"bus {name}" for name in OF_NOTIFY)
    postgres = fit_part("postgres", {NATS: IN_POSTGRES, NOTIFY: (*IN_POSTGRES, *notify)})
    nats = fit_part("nats", {NATS: IN_NATS})
    connection_bytes, process_bytes = memory
    update, done = _bytes_to_guests(measured)
    on_nats = [each for each in measured if each.mode.bus == NATS and each.mode.processes > 1]
    return UnitCosts(
        app=app
        | {
            "process": mean(idle[bus]["app"] for bus in (NATS, NOTIFY)),
            "message_received": heard["app"],
        },
        postgres={name: postgres[name] for name in IN_POSTGRES}
        | {"process": idle[NATS]["postgres"]},
        notify={name: postgres[f"bus {name}"] for name in OF_NOTIFY}
        | {"process": max(0.0, idle[NOTIFY]["postgres"] - idle[NATS]["postgres"])},
        nats=nats | {"process": idle[NATS]["nats"], "message_received": delivery},
        update_bytes=update,
        done_bytes=done,
        command_bytes=mean(each.bytes_from_guests for each in measured),
        message_bytes=mean(each.bus_bytes / (each.mode.processes - 1) for each in on_nats),
        stored_bytes=mean(each.stored_bytes for each in measured),
        wal_bytes=mean(each.wal_bytes for each in measured),
        connection_bytes=connection_bytes,
        process_bytes=process_bytes,
    )


def _bytes_to_guests(measured: Sequence[Measurement]) -> tuple[float, float]:
    """Return the bytes of an update to a guest, and of the answer to the mover."""
    rows = [{"update": float(case_of(each).guests), "done": 1.0} for each in measured]
    found = fit(rows, [each.bytes_to_guests for each in measured])
    return found["update"], found["done"]


def compare(found: Measurement, costs: UnitCosts) -> dict[str, Any]:
    """Return a case, what was measured of it, and what the model says, for each move."""
    case = case_of(found)
    told = need(case, costs)
    measured = {
        "cpu": found.cpu,
        "app": found.app,
        "postgres": found.postgres,
        "nats": found.nats,
        "bytes_to_guests": found.bytes_to_guests,
        "stored_bytes": found.stored_bytes,
    }
    predicted = {name: getattr(told, name, 0.0) / case.rate for name in measured}
    for part in ("app", "postgres", "nats"):
        predicted[part] *= 1e6
    predicted["cpu"] = predicted["app"] + predicted["postgres"] + predicted["nats"]
    return {"case": asdict(case), "measured": measured, "predicted": predicted}


def report(checks: Sequence[dict[str, Any]]) -> str:
    lines = [
        "| case | CPU measured | predicted | | bytes to guests measured | predicted | |",
        "|---" + "|---:" * 6 + "|",
    ]
    for check in checks:
        case, cells = Case(**check["case"]), list[str]()
        for name in ("cpu", "bytes_to_guests"):
            measured, predicted = check["measured"][name], check["predicted"][name]
            cells += [f"{measured:.0f}", f"{predicted:.0f}", f"{predicted / measured - 1:+.0%}"]
        watched = f" + {case.spectators}" if case.spectators else ""
        lines.append(
            f"| {case.bus}, {case.processes} processes{', sticky' if case.sticky else ''},"
            f" {case.tables} tables of {case.people}{watched}, {case.rate:.0f} moves/s |"
            f" {' | '.join(cells)} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each phase")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all measurements there")
    options = parser.parse_args()
    busy = os.getloadavg()[0]
    with TemporaryDirectory() as folder, Servers() as servers:
        scratch = Path(folder)
        idle = {bus: idle_cpu(bus, options.seconds, servers, scratch) for bus in (NATS, NOTIFY)}
        one = Mode(RAPIDO, POSTGRES, NATS)
        with Deployment(one, servers, scratch).running() as deployment:
            process_bytes = float(deployment.memory())
        memory = (idle_bytes(one, servers, scratch), process_bytes)
        measured = run(FITTED, options.seconds, servers, scratch)
        others = run(PREDICTED, options.seconds, servers, scratch)
        delivery = hearing.deliver_microseconds(servers.nats)
    costs = fit_costs(measured, idle, memory, delivery)
    checks = [compare(found, costs) for found in others]
    if options.json:
        everything = {"idle": idle, "memory": memory, "fitted": measured, "predicted": others}
        options.json.write_text(json.dumps(everything, default=asdict, indent=1) + "\n", "utf-8")
    about = {"cores": os.cpu_count(), "load_average": [busy, os.getloadavg()[0]]}
    content = {"about": about, "costs": asdict(costs), "checks": checks}
    UNIT_COSTS.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    for each in fields(costs):
        print(f"{each.name}: {getattr(costs, each.name)}")
    print(f"\n{report([compare(found, costs) for found in measured])}\n\n{report(checks)}")


if __name__ == "__main__":
    main()
