"""`rapido solve`: solve the game, write its table, or check one."""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rapido.cli.messages import print_error
from rapido.cli.options.durations import duration_in
from rapido.cli.options.numbers import MAX_WORKERS, add_finish, number, whole_number
from rapido.kernel.tables.file import Head
from rapido.lab.solve.check import Report, check_table
from rapido.lab.solve.checkpoint import INTERVAL
from rapido.lab.solve.driver import solve
from rapido.lab.solve.progress import Progress
from rapido.lab.solve.request import SolveRequest
from rapido.players.tables import table_path
from rapido.rules import BadRequest, RapidoError

DEFAULT_EPSILON: Final = {2: 1e-6, 3: 1e-3}
"""by the number of players"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--players", type=whole_number(2, 3), default=2, help="2 (the default) or 3"
    )
    add_finish(parser)
    parser.add_argument(
        "--epsilon",
        type=number(1e-12, 1),
        help="two players: the largest distance between the bounds (1e-6); three players: how much"
        " worse than the best a choice may be and still be played sometimes (1e-3)",
    )
    parser.add_argument("--threads", type=whole_number(1, MAX_WORKERS), default=os.cpu_count() or 1)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--out", type=Path, help="where to write the table")
    where.add_argument(
        "--keep",
        action="store_true",
        help="write it to the folder that players, reviews and hints read",
    )
    parser.add_argument("--resume", action="store_true", help="continue after an interruption")
    parser.add_argument(
        "--pause",
        type=duration_in("s", 0, 86_400),
        default=INTERVAL,
        help="seconds between checkpoints",
    )
    parser.add_argument("--gpu", action="store_true", help="compute on an NVIDIA GPU, with nvcc")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.add_argument("--check", type=Path, metavar="FILE", help="check a table instead")
    parser.epilog = "docs/solving.md explains the method and the results."


def run(options: Namespace) -> int:
    """Solve or check: 0 if all is well, 1 if a table is wrong, 2 if it is impossible."""
    try:
        if options.check is not None:
            return _check(options)
        if options.keep:
            options.out = _default_file(options)
        request = SolveRequest(
            players=options.players,
            finish=options.finish,
            epsilon=_epsilon(options),
            threads=options.threads,
            out=options.out,
            resume=options.resume,
            checkpoint_interval=options.pause,
            gpu=options.gpu,
        )
        head = solve(request, _show_progress)
    except RapidoError as error:
        print_error(error)
        return 2
    except KeyboardInterrupt:
        resumable = options.out is not None and not options.gpu
        print(
            "\ninterrupted",
            "; --resume continues from here" if resumable else "",
            file=sys.stderr,
            sep="",
        )
        return 130
    print(json.dumps(_result(head)) if options.json else _describe(head))
    return 0


def _epsilon(options: Namespace) -> float:
    default = DEFAULT_EPSILON.get(options.players, 1e-3)
    return default if options.epsilon is None else options.epsilon


def _default_file(options: Namespace) -> Path:
    """Return where players look for this table, after creating the folder."""
    file = table_path(options.players, options.finish)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"the folder {file.parent} cannot be created: {error.strerror}") from error
    return file


def _result(head: Head) -> dict[str, object]:
    three_only = ("delta", "epsilon", "start_epsilon")
    return {
        key: value
        for key, value in asdict(head).items()
        if value != "" and (head.players > 2 or key not in three_only)
    }


def _describe(head: Head) -> str:
    if head.players == 2:
        first, second = head.start
        result = (
            f"Of two perfect players the first wins {first:.4%} of all games to step {head.finish},"
            f" the second {second:.4%} (both ± {head.start_error:.0e}).\n"
            f"{head.states:,} states, each within {head.error:.1e} of the truth;"
        )
    else:
        seats = ", ".join(f"{chance:.3%}" for chance in head.start)
        result = (
            f"Of three who play by this table to step {head.finish} the seats win {seats}.\n"
            f"Nobody can gain more than {head.start_epsilon:.1e} from the start by deviating, nor"
            f" more than {head.epsilon:.1e} in any of {head.states:,} states;"
        )
    return (
        f"{result} largest residual {head.residual:.1e};"
        f" {head.sweeps} sweeps in {head.seconds:.0f} s."
    )


def _show_progress(progress: Progress) -> None:
    left = "" if progress.left is None else f", about {_duration(progress.left)} left"
    line = f"{progress.describe()}, {_duration(progress.seconds)} so far{left}"
    _show(line, log=progress.sweep_complete, last=progress.left == 0)


def _show(line: str, *, log: bool, last: bool) -> None:
    """Overwrite one line; where that is impossible, print only the lines for a log."""
    if sys.stderr.isatty():
        print(f"\r{line}\x1b[K", end="\n" if last else "", file=sys.stderr, flush=True)
    elif log:
        print(line, file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def _check(options: Namespace) -> int:
    report = check_table(options.check, options.threads, on_progress=_show_check)
    print(json.dumps(asdict(report)) if options.json else _describe_check(report))
    return 0 if report.good else 1


def _show_check(what: str, share: float) -> None:
    _show(f"{share:4.0%} {what}", log=share == 1, last=share == 1)


def _describe_check(report: Report) -> str:
    head = report.head
    checksum = "right" if report.intact else "WRONG, the file is damaged"
    residual = f"{report.residual:.2e} at most, {report.allowed:.2e} allowed"
    won, expected = (", ".join(f"{x:.3%}" for x in shares) for shares in (report.wins, head.start))
    wins = f"the seats won {won}; by the table {expected}"
    lines = (
        f"checksum: {checksum}",
        f"residual of all {head.states:,} states: {residual}",
        f"{report.games:,} games by the table: {wins}: {report.sigmas:+.1f} sigma",
    )
    verdict = "The table is right." if report.good else "The table is WRONG."
    return "\n".join([*lines, verdict])
