"""`rapido solve`: solve the game, write its table, or check one."""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rapido.kernel.table_file import Head
from rapido.lab.solve.check import Report, check_table
from rapido.lab.solve.checkpoint import PAUSE
from rapido.lab.solve.iterate import Progress
from rapido.lab.solve.request import Request
from rapido.lab.solve.three_players import Progress as ThreeProgress
from rapido.lab.solve.three_players import solve_three_players
from rapido.lab.solve.two_players import solve_two_players
from rapido.players.tables import file_of
from rapido.rules import FINISH, BadRequest, RapidoError

EPSILON: Final = {2: 1e-6, 3: 1e-3}
"""by the number of players"""


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("--players", type=int, default=2, help="2 (the default) or 3")
    parser.add_argument("--finish", type=int, default=FINISH, help="the step that wins")
    parser.add_argument(
        "--epsilon",
        type=float,
        help="with two players how far apart bounds may be in the end (1e-6); with three how much"
        " less than the best a choice may be worth that is still mixed in (1e-3)",
    )
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--out", type=Path, help="where to write the table")
    where.add_argument(
        "--keep", action="store_true", help="write it where players, reviews and hints look for it"
    )
    parser.add_argument("--resume", action="store_true", help="go on after an interruption")
    parser.add_argument(
        "--pause", type=float, default=PAUSE, help="seconds from one checkpoint to the next"
    )
    parser.add_argument("--gpu", action="store_true", help="compute on an NVIDIA GPU, with nvcc")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.add_argument("--check", type=Path, metavar="FILE", help="check a table instead")
    parser.epilog = "What is computed and what came of it is told in docs/solving.md."


def run(options: Namespace) -> int:
    """Solve or check: 0 if all is well, 1 if a table is wrong, 2 if it cannot be done."""
    try:
        if options.check is not None:
            return _check(options)
        if options.players not in EPSILON:
            print("only the games for two and three can be solved", file=sys.stderr)
            return 2
        if options.keep:
            options.out = _shelf(options)
        request = Request(
            finish=options.finish,
            epsilon=EPSILON[options.players] if options.epsilon is None else options.epsilon,
            threads=options.threads,
            out=options.out,
            resume=options.resume,
            pause=options.pause,
            gpu=options.gpu,
        )
        if options.players == 2:
            head = solve_two_players(request, _tell)
        else:
            head = solve_three_players(request, _tell_three)
    except RapidoError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = options.out is not None and not options.gpu
        print(
            "\ninterrupted", "; --resume goes on from here" if kept else "", file=sys.stderr, sep=""
        )
        return 130
    print(json.dumps(_result(head)) if options.json else _describe(head))
    return 0


def _shelf(options: Namespace) -> Path:
    """Return the place for this table, in a folder that is there."""
    file = file_of(options.players, options.finish)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"the folder {file.parent} cannot be made: {error.strerror}") from error
    return file


def _result(head: Head) -> dict[str, object]:
    of_three = ("delta", "epsilon", "start_epsilon")
    return {
        key: value
        for key, value in asdict(head).items()
        if value != "" and (head.players > 2 or key not in of_three)
    }


def _describe(head: Head) -> str:
    if head.players == 2:
        first, second = head.start
        told = (
            f"Of two perfect players the first wins {first:.4%} of all games to step {head.finish},"
            f" the second {second:.4%} (both ± {head.start_error:.0e}).\n"
            f"{head.states:,} states, each within {head.error:.1e} of the truth;"
        )
    else:
        seats = ", ".join(f"{chance:.3%}" for chance in head.start)
        told = (
            f"Of three who play by this table to step {head.finish} the seats win {seats}.\n"
            f"Nobody can gain more than {head.start_epsilon:.1e} from the start by deviating, nor"
            f" more than {head.epsilon:.1e} in any of {head.states:,} states;"
        )
    return (
        f"{told} largest residual {head.residual:.1e};"
        f" {head.sweeps} sweeps in {head.seconds:.0f} s."
    )


def _tell(progress: Progress) -> None:
    """Show one line that changes; where that is not possible, one line for every sweep."""
    left = "" if progress.left is None else f", about {_duration(progress.left)} left"
    line = (
        f"sweep {progress.sweeps + (progress.share > 0)}, {progress.share:4.0%}: bounds"
        f" {progress.gap:.1e} apart, {_duration(progress.seconds)} so far{left}"
    )
    if sys.stderr.isatty():
        _show(line, last=progress.left == 0)
    elif progress.share == 0:
        print(line, file=sys.stderr, flush=True)


def _tell_three(progress: ThreeProgress) -> None:
    what = f"measuring {progress.measuring}" if progress.measuring else f"sweep {progress.sweeps}"
    left = "" if progress.left is None else f", about {_duration(progress.left)} left"
    line = f"{what}: changes of {progress.change:.1e}, {_duration(progress.seconds)} so far{left}"
    if sys.stderr.isatty():
        _show(line, last=False)
    else:
        print(line, file=sys.stderr, flush=True)


def _show(line: str, *, last: bool) -> None:
    print(f"\r{line}\x1b[K", end="\n" if last else "", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def _check(options: Namespace) -> int:
    report = check_table(options.check, options.threads, tell=_tell_check)
    print(json.dumps(asdict(report)) if options.json else _describe_check(report))
    return 0 if report.good else 1


def _tell_check(what: str, share: float) -> None:
    line = f"{share:4.0%} {what}"
    if sys.stderr.isatty():
        _show(line, last=share == 1)
    elif share == 1:
        print(line, file=sys.stderr, flush=True)


def _describe_check(report: Report) -> str:
    head = report.head
    checksum = "right" if report.intact else "WRONG, the file is damaged"
    residual = f"{report.residual:.2e} at most, {report.allowed:.2e} allowed"
    won, told = (", ".join(f"{x:.3%}" for x in shares) for shares in (report.wins, head.start))
    wins = f"the seats won {won}; by the table {told}"
    lines = (
        f"checksum: {checksum}",
        f"residual of all {head.states:,} states: {residual}",
        f"{report.games:,} games by the table: {wins}: {report.sigmas:+.1f} sigma",
    )
    verdict = "The table is right." if report.good else "The table is WRONG."
    return "\n".join([*lines, verdict])
