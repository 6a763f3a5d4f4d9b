"""`rapido simulate`: play many games of the same players, and report statistics."""

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
from rapido.cli.own_output import own_output
from rapido.lab.report.files import check_writable
from rapido.lab.report.numbers import Numbers
from rapido.lab.report.progress import progress_bar
from rapido.lab.simulate.export import as_csv, as_json
from rapido.lab.simulate.page import as_page
from rapido.lab.simulate.request import SimulationRequest
from rapido.lab.simulate.run import simulate
from rapido.lab.simulate.terminal import as_text
from rapido.locales import Say


def configure(parser: ArgumentParser) -> None:
    add_lab_options(parser, games="help-lab-games")


@lab_command
def run(options: Namespace, say: Say) -> int:
    with own_output():
        request = SimulationRequest(
            options.players, options.games, seed_from(options), options.finish
        )
        if options.html is not None:
            check_writable(options.html)
        print_warnings(request.players, say)
        with progress_bar(request.games, Numbers(say)) as progress:
            result = simulate(request, workers_from(options, say, native=request.native), progress)
    if not result.totals.games:
        print_error(say("lab-nothing-yet", reason=result.run.why_stopped(say)))
        return 130
    formats = Formats(as_text, as_json, as_csv, as_page)
    return print_result(options, result, formats, result.run, say)
