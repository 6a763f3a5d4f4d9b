"""`rapido simulate`: play many games of the same players, and say what happens in them."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial

from rapido.cli.lab_options import Forms, add_lab_options, carry_out, crew_of, seed_of, tell
from rapido.kernel import unavailable_reason
from rapido.lab.report.files import check_writable
from rapido.lab.report.progress import progress_bar
from rapido.lab.simulate.figures import as_json
from rapido.lab.simulate.report import as_page
from rapido.lab.simulate.request import Request
from rapido.lab.simulate.rows import as_csv
from rapido.lab.simulate.run import Outcome, simulate
from rapido.lab.simulate.text import as_text


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    add_lab_options(parser, games="how many games")


def run(options: Namespace) -> int:
    """Simulate: 0 if all is well, 2 if it cannot be done, 130 if it was interrupted."""
    return carry_out(partial(_simulate, options))


def _simulate(options: Namespace) -> int:
    request = Request(options.players, options.games, seed_of(options), options.finish)
    if options.html is not None:
        check_writable(options.html)
    if request.in_kernel and (reason := unavailable_reason()) is not None:
        print(f"{reason}; it goes on in Python, far slower", file=sys.stderr)
    with progress_bar(request.games) as told:
        outcome = simulate(request, crew_of(options), told)
    if not outcome.totals.games:
        print("interrupted before a single game was over", file=sys.stderr)
        return 130
    return tell(options, _forms(outcome), outcome.stopped)


def _forms(outcome: Outcome) -> Forms:
    return Forms(
        partial(as_text, outcome),
        partial(as_json, outcome),
        partial(as_csv, outcome),
        partial(as_page, outcome),
    )
