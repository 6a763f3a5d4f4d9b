"""`rapido arena`: let computer players compete in all seats with the same dice, and rate them."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial

from rapido.cli.lab_options import (
    INTERRUPTED,
    Forms,
    add_lab_options,
    carry_out,
    crew_of,
    seed_of,
    tell,
)
from rapido.lab.arena.figures import as_csv, as_json
from rapido.lab.arena.page import as_page
from rapido.lab.arena.request import Request
from rapido.lab.arena.run import Outcome, hold
from rapido.lab.arena.terminal import as_text
from rapido.lab.report.files import check_writable
from rapido.lab.report.progress import progress_bar


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    add_lab_options(parser, games="how many games for each group of players")
    parser.add_argument("--seats", type=int, default=2, help="how many play at a table (default 2)")


def run(options: Namespace) -> int:
    """Hold an arena: 0 if all is well, 2 if it cannot be done, 130 if it was interrupted."""
    return carry_out(partial(_hold, options))


def _hold(options: Namespace) -> int:
    request = Request(
        options.players, options.games, seed_of(options), options.seats, options.finish
    )
    if options.html is not None:
        check_writable(options.html)
    with progress_bar(request.all_games) as told:
        outcome = hold(request, crew_of(options), told)
    if not outcome.sets:
        print(f"{outcome.stopped} before all players had met", file=sys.stderr)
        return 130 if outcome.stopped == INTERRUPTED else 2
    return tell(options, _forms(outcome), outcome.stopped)


def _forms(outcome: Outcome) -> Forms:
    return Forms(
        partial(as_text, outcome),
        partial(as_json, outcome),
        partial(as_csv, outcome),
        partial(as_page, outcome),
    )
