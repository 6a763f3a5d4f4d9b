"""`rapido train`: train the value function, from tables of the solved game and by self-play."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.cli.messages import print_error, print_line
from rapido.cli.options.durations import duration_in
from rapido.cli.options.numbers import MAX_WORKERS, whole_number
from rapido.rules import PLAYERS, RapidoError


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, help="the file of the value function")
    parser.add_argument(
        "--players",
        type=whole_number(min(PLAYERS), max(PLAYERS)),
        nargs="+",
        default=list(PLAYERS),
        metavar="COUNT",
        help="numbers of players to train for (all); others in the file are kept",
    )
    parser.add_argument(
        "--tables", type=Path, nargs="*", default=[], help="tables of `rapido solve` to train on"
    )
    parser.add_argument("--seed", type=whole_number(0, 2**32 - 1), default=1)
    parser.add_argument(
        "--minutes",
        type=duration_in("m", 0.001, 100_000),
        default=5.0,
        help="how long, for each number of players (%(default)s)",
    )
    parser.add_argument(
        "--lessons",
        type=whole_number(1, 1_000_000_000),
        nargs="+",
        default=[],
        help="how many, for each number of players, instead of minutes; reproducible with a seed",
    )
    parser.add_argument(
        "--side-by-side",
        type=whole_number(0, MAX_WORKERS),
        default=0,
        help="parallel processes (all at once on a GPU, otherwise one)",
    )
    parser.add_argument("--go-on", action="store_true", help="resume from the weights in the file")
    parser.add_argument("--small", action="store_true", help="smaller batches, for a CPU")
    parser.add_argument("--log", type=Path, help="a file for the progress lines")
    parser.epilog = "docs/training.md explains how it works and how good the result is."


def run(options: Namespace) -> int:
    """Train: 0 on success, 1 if some numbers of players failed, 2 if nothing could be done."""
    error = _option_error(options)
    if error is not None:
        print_error(error)
        return 2
    try:
        from rapido.lab.train.run import Request, train  # noqa: PLC0415 - torch takes seconds
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        print("Training needs torch, which is not installed: pip install torch.", file=sys.stderr)
        return 2
    request = Request(
        players=tuple(options.players),
        seed=options.seed,
        minutes=options.minutes,
        out=options.out,
        tables=tuple(options.tables),
        log=options.log,
        lessons=tuple(options.lessons),
        side_by_side=options.side_by_side,
        small=options.small,
        go_on=options.go_on,
    )
    try:
        failures = train(request, print_line)
    except RapidoError as error:
        print_error(error)
        return 2
    except KeyboardInterrupt:
        print("\ninterrupted; what was finished is in the file", file=sys.stderr)
        return 130
    for failure in failures:
        print_error(failure)
    return 1 if failures else 0


def _option_error(options: Namespace) -> str | None:
    if options.lessons and len(options.lessons) != len(options.players):
        return "give as many numbers of lessons as numbers of players"
    for path in (options.out, options.log):
        if path is not None and not path.parent.is_dir():
            return f"there is no folder {path.parent}"
    return None
