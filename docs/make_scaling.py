"""Write the tables of scaling.md from bench/unit_costs.json: `python docs/make_scaling.py`."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.capacity import NATS, NOTIFY, UNIT_COSTS, Case, UnitCosts, need, table

PAGE: Final = Path(__file__).parent / "scaling.md"
PLAYED: Final = Case(tables=0, moves=1 / 3, people=3)
"""a move every three seconds at each table of three"""
PEOPLE: Final = [300, 3000, 30_000, 100_000, 300_000, 1_000_000]
WORDS: Final = {
    "move": "a move: decode, decide, encode",
    "send": "to each guest who sees it",
    "commit": "a commit, and all that wakes up for it",
    "frame": "a batch of messages sent",
    "frame_received": "a batch received, by each process",
    "message_received": "a move in it of a room that is not served here",
    "apply": "a move in it of a room that is: apply, encode",
    "process": "a process that does nothing, a second",
}


def generate() -> str:
    """Return the page with up-to-date tables."""
    content: dict[str, Any] = json.loads(UNIT_COSTS.read_text("utf-8"))
    costs = UnitCosts(**content["costs"])
    page = _replace(PAGE.read_text("utf-8"), "unit costs", _unit_costs(costs))
    page = _replace(page, "checks", _checks(content["checks"], costs))
    page = _replace(page, "people", table(costs, PLAYED, PEOPLE))
    return _replace(page, "processes", _processes(costs))


def _replace(page: str, title: str, content: str) -> str:
    start, end = f"<!-- {title} -->\n", f"<!-- end of {title} -->\n"
    pattern = re.compile(f"{start}.*{end}", re.DOTALL)
    return pattern.sub(lambda _: f"{start}\n{content}\n\n{end}", page)


def _unit_costs(costs: UnitCosts) -> str:
    lines = [
        "| CPU in us | app | PostgreSQL | with NOTIFY also | NATS |",
        "|---" + "|---:" * 4 + "|",
    ]
    for name, words in WORDS.items():
        parts = (costs.app, costs.postgres, costs.notify, costs.nats)
        cells = [_micros(part.get(name)) for part in parts]
        lines.append(f"| {words} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _micros(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.1f}" if value < 10 else f"{value:,.0f}"


def _checks(checks: list[dict[str, Any]], costs: UnitCosts) -> str:
    lines = [
        "| case | CPU of a move: measured | model | | bytes to guests: measured | model | |",
        "|---" + "|---:" * 6 + "|",
    ]
    for check in checks:
        case, measured = Case(**check["case"]), check["measured"]
        told = need(case, costs)
        pairs = (
            (measured["cpu"], (told.app + told.postgres + told.nats) / case.rate * 1e6),
            (measured["bytes_to_guests"], told.bytes_to_guests / case.rate),
        )
        cells = [
            f"{found:,.0f} | {model:,.0f} | {model / found - 1:+.0%}" for found, model in pairs
        ]
        lines.append(f"| {_words_of(case)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _words_of(case: Case) -> str:
    processes = "1 process" if case.processes == 1 else f"{case.processes} processes"
    spectators = f" and {case.spectators} who watch" if case.spectators else ""
    return (
        f"{case.bus}, {processes}{', by room' if case.sticky else ''},"
        f" {case.tables} tables of {case.people}{spectators}, {case.rate:.0f} moves/s"
    )


def _processes(costs: UnitCosts) -> str:
    """Show what more processes cost, at the same rate for each."""
    lines = ["| processes | NOTIFY | NOTIFY, by room | NATS | NATS, by room |", "|---:" * 5 + "|"]
    for processes in (1, 2, 3, 10, 30):
        cells: list[str] = []
        for bus in (NOTIFY, NATS):
            for sticky in (False, True):
                case = replace(PLAYED, tables=3000 * processes, processes=processes)
                told = need(replace(case, bus=bus, sticky=sticky), costs)
                cpu = (told.app + told.postgres + told.nats) / case.rate * 1e6
                cells.append(f"{cpu:,.0f}")
        lines.append(f"| {processes} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    PAGE.write_text(generate(), "utf-8")


if __name__ == "__main__":
    main()
