"""What bench/server.py prints: tables in Markdown, and the targets."""

from collections.abc import Iterator
from dataclasses import dataclass

from deployment import ANCHOR, BOARDGAME, NATS, NOTIFY, POSTGRES, RAPIDO, SQLITE, Mode
from measure import Measurement

RATE, EACH_RATE = 500, 250
FIRST, PACED, SATURATED = "first seconds", f"{RATE} moves/s", "saturated"
EACH = f"{EACH_RATE} moves/s for each process"


@dataclass(frozen=True)
class Results:
    measurements: list[Measurement]
    idle: dict[str, float]
    """bytes per idle connection, by name of the mode"""
    idle_connections: int
    load_average: tuple[float, float]
    """of the machine, before and after"""
    cores: int

    def find(self, mode: Mode, phase: str, tables: int = 200) -> Measurement | None:
        for each in self.measurements:
            if (each.mode, each.phase, each.workload.tables) == (mode, phase, tables):
                return each
        return None


def print_report(results: Results) -> None:
    before, after = results.load_average
    print(f"{results.cores} cores, load average {before:.1f} before and {after:.1f} after.\n")
    for title, lines in (
        ("Latency and CPU", _paced(results)),
        ("As fast as possible", _saturated(results)),
        ("CPU from 1 process to more", _growth(results)),
    ):
        print(f"### {title}\n")
        print("\n".join(lines), end="\n\n")
    for name, each in results.idle.items():
        print(f"- {results.idle_connections:,} idle connections, {name}: {each / 1000:.1f} KB each")
    print()
    for target, met in targets(results):
        print(f"- {'met' if met else 'MISSED'}: {target}")


def _paced(results: Results) -> Iterator[str]:
    """Latency in ms, CPU in microseconds, at the same rate for all."""
    yield (
        "| mode | p50 | p99 | p99 in the first seconds | all have it: p50 | p99 | app | PostgreSQL"
        " | NATS | load generator | commits | on the bus | loop lag p99 |"
    )
    yield "|---" + "|---:" * 12 + "|"
    for each in results.measurements:
        if each.phase != PACED:
            continue
        first = results.find(each.mode, FIRST)
        yield _row(
            each.mode.name,
            f"{each.p50:.1f}",
            f"{each.p99:.1f}",
            f"{first.p99:.1f}" if first else "",
            _number(each.seen_p50, 1),
            _number(each.seen_p99, 1),
            f"{each.app:.0f}",
            _number(each.postgres or None),
            _number(each.nats or None),
            f"{each.load:.0f}",
            _number(each.commits or None, 2),
            _number(each.published or None, 2),
            "" if each.lag is None else f"<= {each.lag:g}",
        )


def _saturated(results: Results) -> Iterator[str]:
    yield (
        "| mode | tables | moves/s | p50 | p99 | app | PostgreSQL | NATS | load generator"
        " | commits | of the bare server |"
    )
    yield "|---" + "|---:" * 10 + "|"
    for each in results.measurements:
        if each.phase != SATURATED:
            continue
        bare = results.find(Mode(ANCHOR, each.mode.store), SATURATED, each.workload.tables)
        yield _row(
            each.mode.name,
            str(each.workload.tables),
            f"{each.rate:,.0f}",
            f"{each.p50:.1f}",
            f"{each.p99:.1f}",
            f"{each.app:.0f}",
            _number(each.postgres or None),
            _number(each.nats or None),
            f"{each.load:.0f}",
            _number(each.commits or None, 2),
            f"x {each.rate / bare.rate:.2f}" if bare and bare is not each else "",
        )


def _growth(results: Results) -> Iterator[str]:
    yield (
        "| mode | at | commits | app | PostgreSQL | NATS | together | growth: app | PostgreSQL"
        " | NATS | together |"
    )
    yield "|---|---" + "|---:" * 9 + "|"
    for each in results.measurements:
        one = results.find(Mode(RAPIDO, POSTGRES, each.mode.bus), each.phase)
        if one is None or each.phase == FIRST:
            continue
        yield _row(
            each.mode.name,
            each.phase,
            f"{each.commits:.2f}",
            f"{each.app:.0f}",
            f"{each.postgres:.0f}",
            _number(each.nats or None),
            f"{each.cpu:.0f}",
            f"{each.app / one.app - 1:+.0%}",
            f"{each.postgres / one.postgres - 1:+.0%}",
            f"{each.nats / one.nats - 1:+.0%}" if one.nats else "",
            f"{each.cpu / one.cpu - 1:+.0%}",
        )


def targets(results: Results) -> Iterator[tuple[str, bool]]:
    """Yield each target and whether it was met."""
    own, bare = Mode(RAPIDO, SQLITE), Mode(ANCHOR, SQLITE)
    pairs = [
        (each, results.find(bare, SATURATED, each.workload.tables))
        for each in results.measurements
        if each.mode == own and each.phase == SATURATED
    ]
    yield (
        "SQLite: at least 0.6 of the rate of the bare server",
        all(other and each.rate >= 0.6 * other.rate for each, other in pairs),
    )
    yield "SQLite: 3,000 durable moves per second", all(each.rate >= 3000 for each, _ in pairs)
    for phase in (PACED, FIRST):
        yield (
            f"SQLite: p99 at most 1.5 x that of the bare server: {phase}",
            _ratio(results, own, bare, phase, "p99") <= 1.5,
        )
    for bus in (NOTIFY, NATS):
        three, one = Mode(RAPIDO, POSTGRES, bus, 3), Mode(RAPIDO, POSTGRES, bus)
        for phase in (PACED, EACH, SATURATED):
            yield (
                f"{bus}: CPU per move with 3 processes at most 10 % above 1: {phase}",
                _ratio(results, three, one, phase, "cpu") <= 1.1,
            )
    others = [each for each in results.measurements if each.mode.server == BOARDGAME]
    for other in others:
        each = results.find(own, other.phase)
        yield (
            f"SQLite: more moves or a lower p99 than boardgame.io in memory: {other.phase}",
            each is not None
            and (each.rate > other.rate if other.phase == SATURATED else each.p99 < other.p99),
        )
    yield "at most 40 KB per idle connection", results.idle[own.name] <= 40_000


def _ratio(results: Results, mode: Mode, other: Mode, phase: str, what: str) -> float:
    found, base = results.find(mode, phase), results.find(other, phase)
    if found is None or base is None:
        return float("inf")
    return getattr(found, what) / getattr(base, what)


def _number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
