"""`rapido arena`: let computer players compete in all seats with the same dice, and rate them."""

from argparse import ArgumentParser, Namespace

from rapido.cli.messages import print_error
from rapido.cli.options.lab import (
    Formats,
    add_lab_options,
    lab_command,
    print_result,
    print_warnings,
    seed_from,
    workers_from,
)
from rapido.cli.options.numbers import whole_number
from rapido.cli.own_output import own_output
from rapido.lab.arena.export import as_csv, as_json
from rapido.lab.arena.page import as_page
from rapido.lab.arena.request import ArenaRequest
from rapido.lab.arena.run import run_arena
from rapido.lab.arena.terminal import as_text
from rapido.lab.report.files import check_writable
from rapido.lab.report.numbers import Numbers
from rapido.lab.report.progress import progress_bar
from rapido.locales import Say
from rapido.rules import PLAYERS


def configure(parser: ArgumentParser) -> None:
    add_lab_options(parser, games="help-lab-games-each")
    parser.add_argument(
        "--seats",
        type=whole_number(min(PLAYERS), max(PLAYERS)),
        default=2,
        metavar="N",
        help="help-arena-seats",
    )


@lab_command
def run(options: Namespace, say: Say) -> int:
    with own_output():
        request = ArenaRequest(
            options.players, options.games, seed_from(options), options.finish, options.seats
        )
        if options.html is not None:
            check_writable(options.html)
        print_warnings(request.players, say)
        with progress_bar(request.all_games, Numbers(say)) as progress:
            result = run_arena(request, workers_from(options, say, native=request.native), progress)
    if not result.sets:
        print_error(say("lab-nothing-yet", reason=result.run.why_stopped(say)))
        return 130 if result.run.lost is None else 2
    formats = Formats(as_text, as_json, as_csv, as_page)
    return print_result(options, result, formats, result.run, say)
