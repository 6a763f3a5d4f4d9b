"""The options and the output that `simulate` and `arena` share."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Generic, NamedTuple, Protocol, TypeVar

from rich.console import RenderableType

from rapido.cli.messages import print_error
from rapido.cli.options.color import add_color
from rapido.cli.options.numbers import MAX_SEED, MAX_WORKERS, add_finish, whole_number
from rapido.cli.terminal.console import output_console
from rapido.kernel import unavailable_reason
from rapido.kernel.simulate.simulation import MAX_GAMES
from rapido.lab.map_games import Workers, usable_cores
from rapido.lab.participants import in_kernel
from rapido.lab.play_parts import INTERRUPTED
from rapido.lab.report.files import write_file
from rapido.rules import RapidoError

Result = TypeVar("Result")
Result_contra = TypeVar("Result_contra", contravariant=True)


class AsText(Protocol[Result_contra]):
    """Renders a result for a terminal, which may know ASCII only."""

    def __call__(self, result: Result_contra, /, *, ascii_only: bool) -> RenderableType: ...


class Formats(NamedTuple, Generic[Result]):
    """The functions that write a result."""

    text: AsText[Result]
    json: Callable[[Result], object]
    csv: Callable[[Result], str]
    page: Callable[[Result], str]


def add_lab_options(parser: ArgumentParser, games: str) -> None:
    parser.add_argument(
        "--players",
        required=True,
        type=_names,
        metavar="A,B,C",
        help="computer players, or the kernel's own: uniform, threshold",
    )
    parser.add_argument(
        "--games", required=True, type=whole_number(1, MAX_GAMES), metavar="N", help=games
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, MAX_SEED),
        help="the same seed gives the same games (default: a random one)",
    )
    add_finish(parser)
    parser.add_argument(
        "--workers",
        type=whole_number(1, MAX_WORKERS),
        default=usable_cores(),
        metavar="W",
        help="how many workers (default: all cores); does not affect the results",
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="use the workers of this Dask cluster instead"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument("--csv", action="store_true", help="print comma-separated values")
    parser.add_argument("--html", type=Path, metavar="FILE", help="also write a report with plots")
    add_color(parser)
    parser.epilog = "docs/lab.md explains the figures and all output formats."


def warn_without_kernel(players: Sequence[str]) -> None:
    """Say so if these players would be faster with a compiled kernel."""
    if all(map(in_kernel, players)) and (reason := unavailable_reason()) is not None:
        print_error(f"{reason}; falling back to Python, which is far slower")


def workers_from(options: Namespace) -> Workers:
    return Workers(options.workers, options.dask)


def seed_from(options: Namespace) -> int:
    """Return the seed given, or a random one."""
    return SystemRandom().getrandbits(32) if options.seed is None else options.seed


def lab_command(run: Callable[[Namespace], int]) -> Callable[[Namespace], int]:
    """Make a command return 2 on errors, 130 when interrupted."""

    def wrapped(options: Namespace) -> int:
        try:
            return run(options)
        except RapidoError as error:
            print_error(error)
            return 2
        except KeyboardInterrupt:
            print(INTERRUPTED, file=sys.stderr)
            return 130

    return wrapped


def print_result(
    options: Namespace, result: Result, formats: Formats[Result], stopped: str | None
) -> int:
    """Print a result, write its page if asked for, and return the exit status."""
    if options.json:
        print(json.dumps(formats.json(result)))
    elif options.csv:
        print(formats.csv(result), end="")
    else:
        console = output_console()
        console.print(formats.text(result, ascii_only=console.options.ascii_only))
    if options.html is not None:
        write_file(options.html, formats.page(result))
        print_error(f"The report is in {options.html}.")
    if stopped is None:
        return 0
    print(f"{stopped}: these are the results so far", file=sys.stderr)
    return 130 if stopped == INTERRUPTED else 1


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))
