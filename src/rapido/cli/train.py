"""`rapido train`: train the value function, on exact tables and in self-play."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.rules import PLAYERS, RapidoError


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("--out", type=Path, required=True, help="the file of the value function")
    parser.add_argument(
        "--players",
        type=int,
        nargs="+",
        default=list(PLAYERS),
        choices=PLAYERS,
        help="the counts to train (all); others that are in the file stay as they are",
    )
    parser.add_argument(
        "--tables", type=Path, nargs="*", default=[], help="tables of `rapido solve` to learn from"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0, help="for each count (5)")
    parser.add_argument(
        "--lessons",
        type=int,
        nargs="+",
        default=[],
        help="how many for each count, instead of minutes; with a seed, the same result again",
    )
    parser.add_argument(
        "--side-by-side", type=int, default=0, help="counts at a time (all on a GPU, else one)"
    )
    parser.add_argument("--go-on", action="store_true", help="begin with what is in the file")
    parser.add_argument(
        "--small", action="store_true", help="do less at once: for training on a processor"
    )
    parser.add_argument("--log", type=Path, help="where to keep what is told on the way")
    parser.epilog = "How it is done and what came of it is told in docs/training.md."


def run(options: Namespace) -> int:
    """Train: 0 if all is well, 1 if a count could not be trained, 2 if nothing could."""
    fault = _fault(options)
    if fault is not None:
        print(fault, file=sys.stderr)
        return 2
    try:
        from rapido.lab.train.run import Request, train  # noqa: PLC0415 - torch takes seconds
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        print("To train takes torch, which is not here: pip install torch.", file=sys.stderr)
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
        troubles = train(request, lambda line: print(line, flush=True))
    except RapidoError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ninterrupted; counts that were done are in the file", file=sys.stderr)
        return 130
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return 1 if troubles else 0


def _fault(options: Namespace) -> str | None:
    if options.minutes <= 0:
        return "give a number of minutes above 0"
    if options.lessons and len(options.lessons) != len(options.players):
        return "give as many numbers of lessons as there are counts of players"
    if any(lessons < 1 for lessons in options.lessons):
        return "a number of lessons is at least 1"
    for path in (options.out, options.log):
        if path is not None and not path.parent.is_dir():
            return f"there is no folder {path.parent}"
    return None
