"""The options and the output that `simulate` and `arena` share."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Generic, NamedTuple, Protocol, TypeVar

from rich.console import RenderableType

from rapido.cli.messages import print_error
from rapido.cli.options.color import add_color
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.numbers import MAX_SEED, MAX_WORKERS, add_finish, whole_number
from rapido.cli.options.player_names import comma_separated
from rapido.cli.refusals import refusal
from rapido.cli.system_errors import system_reason
from rapido.cli.terminal.console import output_console
from rapido.kernel import why_unavailable
from rapido.kernel.simulate.simulation import MAX_GAMES
from rapido.lab.map_games import Workers, usable_cores
from rapido.lab.participants import in_kernel
from rapido.lab.play_parts import Run
from rapido.lab.process_pool import why_no_processes
from rapido.lab.report.files import write_file
from rapido.locales import Say, catalog
from rapido.players import name_taken
from rapido.rules import RapidoError

Result = TypeVar("Result")
Result_contra = TypeVar("Result_contra", contravariant=True)


class AsText(Protocol[Result_contra]):
    """Renders a result for a terminal, which may know ASCII only."""

    def __call__(
        self, result: Result_contra, say: Say, /, *, ascii_only: bool
    ) -> RenderableType: ...


class Formats(NamedTuple, Generic[Result]):
    """The functions that write a result."""

    text: AsText[Result]
    json: Callable[[Result], object]
    csv: Callable[[Result], str]
    page: Callable[[Result, Say, str], str]
    """of a result in a language"""


def add_lab_options(parser: ArgumentParser, games: str) -> None:
    parser.add_argument(
        "--players",
        required=True,
        type=comma_separated,
        metavar="A,B,C",
        help="help-lab-players",
    )
    parser.add_argument(
        "--games", required=True, type=whole_number(1, MAX_GAMES), metavar="N", help=games
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, MAX_SEED),
        metavar="S",
        help="help-lab-seed",
    )
    add_finish(parser)
    parser.add_argument(
        "--workers",
        type=whole_number(1, MAX_WORKERS),
        default=usable_cores(),
        metavar="W",
        help="help-lab-workers",
    )
    parser.add_argument("--dask", metavar="ADDRESS", help="help-lab-dask")
    form = parser.add_mutually_exclusive_group()
    add_json(form)
    form.add_argument("--csv", action="store_true", help="help-lab-csv")
    parser.add_argument("--html", type=file_or_folder, metavar="FILE", help="help-lab-html")
    add_color(parser)
    add_language(parser)
    parser.epilog = "help-lab-more"


def print_warnings(players: Sequence[str], say: Say) -> None:
    """Say so if plug-ins are ignored, or these players would be faster with a compiled kernel."""
    for ignored in filter(None, map(name_taken, players)):
        print_error(ignored.explain(say))
    if all(map(in_kernel, players)) and (why := why_unavailable()) is not None:
        print_error(say("lab-slow", reason=refusal(why, say)))


def workers_from(options: Namespace, say: Say, *, native: bool) -> Workers:
    """Return the workers asked for; one, with a sentence, if processes cannot be started here."""
    count: int = options.workers
    alone = native or count == 1 or options.dask is not None
    if not alone and (why := why_no_processes()) is not None:
        reason = system_reason(why, say)
        # The semaphores of Linux are files, in a folder that few people know.
        where = f"/dev/shm: {reason}" if sys.platform == "linux" else reason  # noqa: S108
        print_error(say("lab-one-worker", reason=where))
        count = 1
    return Workers(count, options.dask)


def seed_from(options: Namespace) -> int:
    """Return the seed given, or a random one."""
    return SystemRandom().getrandbits(32) if options.seed is None else options.seed


def lab_command(run: Callable[[Namespace, Say], int]) -> Callable[[Namespace], int]:
    """Make a command return 2 on errors, 130 when interrupted."""

    def wrapped(options: Namespace) -> int:
        say = catalog(options.language)
        try:
            return run(options, say)
        except RapidoError as error:
            print_error(refusal(error, say))
            return 2
        except KeyboardInterrupt:
            print_error(say("lab-interrupted"))
            return 130

    return wrapped


def print_result(
    options: Namespace, result: Result, formats: Formats[Result], run: Run, say: Say
) -> int:
    """Print a result, write its page if asked for, and return the exit status."""
    if options.json:
        print_json(formats.json(result))
    elif options.csv:
        print(formats.csv(result), end="")
    else:
        console = output_console()
        console.print(formats.text(result, say, ascii_only=console.options.ascii_only))
    if options.html is not None:
        write_file(options.html, formats.page(result, say, options.language))
        print_error(say("lab-report-written", file=str(options.html)))
    if run.stopped is None:
        return 0
    print_error(say("lab-so-far", reason=run.why_stopped(say)))
    return 130 if run.lost is None else 1
