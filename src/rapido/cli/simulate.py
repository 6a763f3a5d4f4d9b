"""`rapido simulate`: play many games of the same players, and say what happens in them."""

import sys
from argparse import ArgumentParser, Namespace

from rapido.cli.options.lab import (
    Formats,
    add_lab_options,
    lab_command,
    print_result,
    seed_of,
    workers_of,
)
from rapido.kernel import unavailable_reason
from rapido.lab.report.files import check_writable
from rapido.lab.report.progress import progress_bar
from rapido.lab.simulate.export import as_csv, as_json
from rapido.lab.simulate.page import as_page
from rapido.lab.simulate.request import SimulationRequest
from rapido.lab.simulate.run import simulate
from rapido.lab.simulate.terminal import as_text


def configure(parser: ArgumentParser) -> None:
    add_lab_options(parser, games="how many games")


@lab_command
def run(options: Namespace) -> int:
    request = SimulationRequest(options.players, options.games, seed_of(options), options.finish)
    if options.html is not None:
        check_writable(options.html)
    if request.in_kernel and (reason := unavailable_reason()) is not None:
        print(f"{reason}; it goes on in Python, far slower", file=sys.stderr)
    with progress_bar(request.games) as progress:
        result = simulate(request, workers_of(options), progress)
    if not result.totals.games:
        print("interrupted before a single game was over", file=sys.stderr)
        return 130
    formats = Formats(as_text, as_json, as_csv, as_page)
    return print_result(options, result, formats, result.run.stopped)
