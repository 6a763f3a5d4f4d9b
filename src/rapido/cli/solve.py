"""`rapido solve`: solve the game, write its table, or check one."""

import os
from argparse import ArgumentParser, Namespace
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rapido.cli.messages import print_error
from rapido.cli.options.durations import duration_in
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.numbers import MAX_WORKERS, add_finish, number, whole_number
from rapido.cli.refusals import refusal
from rapido.cli.solve_display import SolveDisplay
from rapido.cli.solved import describe_check, describe_result
from rapido.cli.store_errors import fail
from rapido.kernel.tables.file import Head
from rapido.lab.errors import BadLabRequest
from rapido.lab.report.numbers import Numbers
from rapido.lab.solve.check import check_table
from rapido.lab.solve.checkpoint import INTERVAL, Checkpoint
from rapido.lab.solve.driver import create_solver, solve_with
from rapido.lab.solve.request import SolveRequest
from rapido.locales import Say, catalog
from rapido.players.tables import table_path
from rapido.rules import RapidoError

DEFAULT_EPSILON: Final = {2: 1e-6, 3: 1e-3}
"""by the number of players"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        type=whole_number(2, 3),
        default=2,
        metavar="N",
        help="help-solve-players",
    )
    add_finish(parser)
    parser.add_argument("--epsilon", type=number(1e-12, 1), metavar="E", help="help-solve-epsilon")
    parser.add_argument(
        "--threads",
        type=whole_number(1, MAX_WORKERS),
        default=os.cpu_count() or 1,
        metavar="N",
        help="help-solve-threads",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--out", type=file_or_folder, metavar="FILE", help="help-solve-out")
    where.add_argument("--keep", action="store_true", help="help-solve-keep")
    parser.add_argument("--resume", action="store_true", help="help-solve-resume")
    parser.add_argument(
        "--pause",
        type=duration_in("s", 0, 86_400),
        default=INTERVAL,
        metavar="SECONDS",
        help="help-solve-pause",
    )
    parser.add_argument("--gpu", action="store_true", help="help-solve-gpu")
    parser.add_argument("--log", type=file_or_folder, metavar="FILE", help="help-lab-log")
    parser.add_argument("--check", type=file_or_folder, metavar="FILE", help="help-solve-check")
    add_json(parser)
    add_language(parser)
    parser.epilog = "help-solve-more"


def run(options: Namespace) -> int:
    """Solve or check: 0 if all is well, 1 if a table is wrong, 2 if it is impossible."""
    say = catalog(options.language)
    work = _check if options.check else _solve
    try:
        # Its line is gone before another one is written.
        with closing(SolveDisplay(options.log, say)) as display:
            return work(options, display, say)
    except RapidoError as error:
        return fail(refusal(error, say))
    except KeyboardInterrupt:
        return fail(say("solve-resumable" if _is_resumable(options) else "solve-interrupted"), 130)


def _solve(options: Namespace, display: SolveDisplay, say: Say) -> int:
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
    solver = create_solver(request)
    if options.out is None and not options.json:
        print_error(say("solve-not-kept"))  # before hours of work
    head = solve_with(solver, request, display.show, display.show_writing)
    display.close()
    if options.json:
        print_json(_result(head) | {"table": options.out and str(options.out)})
        return 0
    print(describe_result(head, Numbers(say)))
    if options.out is not None:
        print_error(say("solve-kept", file=str(options.out)))
    return 0


def _is_resumable(options: Namespace) -> bool:
    """Whether there is a checkpoint; none is written before the first sweep."""
    if options.out is None or options.gpu or options.check:
        return False
    return Checkpoint(options.out).path.exists()


def _epsilon(options: Namespace) -> float:
    default = DEFAULT_EPSILON.get(options.players, 1e-3)
    return default if options.epsilon is None else options.epsilon


def _default_file(options: Namespace) -> Path:
    """Return where players look for this table, after creating the folder."""
    file = table_path(options.players, options.finish)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadLabRequest("file-unwritable", file=str(file.parent), reason=reason) from error
    return file


def _result(head: Head) -> dict[str, object]:
    three_only = ("delta", "epsilon", "start_epsilon")
    return {
        key: value
        for key, value in asdict(head).items()
        if value != "" and (head.players > 2 or key not in three_only)
    }


def _check(options: Namespace, display: SolveDisplay, say: Say) -> int:
    report = check_table(options.check, options.threads, on_progress=display.show_check)
    display.close()
    if options.json:
        print_json(asdict(report) | {"good": report.good})
    else:
        print(describe_check(report, Numbers(say)))
    return 0 if report.good else 1
