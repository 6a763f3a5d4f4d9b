"""The options that `simulate` and `arena` share, and how they tell what was found."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple, Protocol

from rich.console import Console, RenderableType

from rapido.lab.map_games import Crew, usable_cores
from rapido.lab.report.files import write_file
from rapido.rules import FINISH, RapidoError

INTERRUPTED = "interrupted"


class AsText(Protocol):
    """Draws a result for a terminal."""

    def __call__(self, *, ascii_only: bool) -> RenderableType:
        """Use no other characters than ASCII, if the terminal knows none."""
        ...


class Forms(NamedTuple):
    """One result in all its forms; each is made only when it is asked for."""

    text: AsText
    json: Callable[[], object]
    csv: Callable[[], str]
    page: Callable[[], str]


def add_lab_options(parser: ArgumentParser, games: str) -> None:
    """Describe what both commands can be asked for."""
    parser.add_argument(
        "--players",
        required=True,
        type=_names,
        metavar="A,B,C",
        help="computer players, or the kernel's own: uniform, threshold",
    )
    parser.add_argument("--games", required=True, type=int, metavar="N", help=games)
    parser.add_argument(
        "--seed", type=int, help="the same seed gives the same games; without it, one by chance"
    )
    parser.add_argument(
        "--finish", type=int, default=FINISH, help=f"the step that wins (default {FINISH})"
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=usable_cores(),
        metavar="W",
        help="how many work at once (default: all cores); the results do not depend on it",
    )
    parser.add_argument("--dask", metavar="ADDRESS", help="work on this Dask cluster instead")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument("--csv", action="store_true", help="print comma-separated values")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots, too")
    parser.epilog = "docs/lab.md explains the figures and all forms of output."


def crew_of(options: Namespace) -> Crew:
    """Return who does the work."""
    return Crew(options.workers, options.dask)


def seed_of(options: Namespace) -> int:
    """Return the seed that was given, or any other."""
    return SystemRandom().getrandbits(32) if options.seed is None else options.seed


def carry_out(work: Callable[[], int]) -> int:
    """Return the status of the work: 2 if it cannot be done, 130 if it was interrupted."""
    try:
        return work()
    except RapidoError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(INTERRUPTED, file=sys.stderr)
        return 130


def tell(options: Namespace, forms: Forms, stopped: str | None) -> int:
    """Print the result and write its report; return the exit status that fits."""
    if options.json:
        print(json.dumps(forms.json()))
    elif options.csv:
        print(forms.csv(), end="")
    else:
        console = Console(highlight=False)
        console.print(forms.text(ascii_only=console.options.ascii_only))
    if options.html is not None:
        write_file(options.html, forms.page())
        print(f"The report is in {options.html}.", file=sys.stderr)
    if stopped is None:
        return 0
    print(f"{stopped}: this is what was done until then", file=sys.stderr)
    return 130 if stopped == INTERRUPTED else 1


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))
