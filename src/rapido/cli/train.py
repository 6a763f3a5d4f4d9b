"""`rapido train`: train the value function, from tables of the solved game and by self-play."""

from argparse import ArgumentParser, Namespace

from rapido.cli.messages import print_error, print_line
from rapido.cli.options.durations import duration_in
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.numbers import MAX_WORKERS, whole_number
from rapido.cli.refusals import refusal
from rapido.lab.report.files import CannotWrite, check_writable
from rapido.locales import Say, catalog
from rapido.rules import PLAYERS, RapidoError


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--out", type=file_or_folder, required=True, metavar="FILE", help="help-train-out"
    )
    parser.add_argument(
        "--players",
        type=whole_number(min(PLAYERS), max(PLAYERS)),
        nargs="+",
        default=list(PLAYERS),
        metavar="COUNT",
        help="help-train-players",
    )
    parser.add_argument(
        "--tables",
        type=file_or_folder,
        nargs="*",
        default=[],
        metavar="FILE",
        help="help-train-tables",
    )
    parser.add_argument(
        "--seed", type=whole_number(0, 2**32 - 1), default=1, metavar="S", help="help-train-seed"
    )
    parser.add_argument(
        "--minutes",
        type=duration_in("m", 0.001, 100_000),
        default=5.0,
        metavar="MINUTES",
        help="help-train-minutes",
    )
    parser.add_argument(
        "--lessons",
        type=whole_number(1, 1_000_000_000),
        nargs="+",
        default=[],
        metavar="N",
        help="help-train-lessons",
    )
    parser.add_argument(
        "--side-by-side",
        type=whole_number(0, MAX_WORKERS),
        default=0,
        metavar="N",
        help="help-train-side",
    )
    parser.add_argument("--go-on", action="store_true", help="help-train-go-on")
    parser.add_argument("--small", action="store_true", help="help-train-small")
    parser.add_argument("--log", type=file_or_folder, metavar="FILE", help="help-lab-log")
    add_json(parser)
    add_language(parser)
    parser.epilog = "help-train-more"


def run(options: Namespace) -> int:
    """Train: 0 on success, 1 if some numbers of players failed, 2 if nothing could be done."""
    say = catalog(options.language)
    error = _option_error(options, say)
    if error is not None:
        print_error(error)
        return 2
    try:
        from rapido.lab.train.run import Request, train  # noqa: PLC0415 - torch takes seconds
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        print_error(say("train-no-torch", command="pip install torch"))
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
        quiet=options.json,
        language=options.language,
    )

    def written(players: int) -> None:
        if not options.json:
            print_line(say("train-written", players=players, file=str(options.out)))

    try:
        failures = train(request, written)
    except RapidoError as error:
        print_error(refusal(error, say))
        return 2
    except KeyboardInterrupt:
        print_error(say("train-interrupted"))
        return 130
    for players, failure in failures.items():
        print_error(say("train-failed", players=players, reason=_reason(failure, say)))
    if options.json:
        trained = [players for players in request.players if players not in failures]
        failed = {str(players): str(failure) for players, failure in failures.items()}
        print_json({"file": str(options.out), "trained": trained, "failed": failed})
    return 1 if failures else 0


def _reason(error: Exception, say: Say) -> str:
    return refusal(error, say) if isinstance(error, RapidoError) else str(error)


def _option_error(options: Namespace, say: Say) -> str | None:
    if options.lessons and len(options.lessons) != len(options.players):
        return say("train-lessons")
    for path in (options.out, options.log):
        if path is not None and not path.parent.is_dir():
            return say("lab-no-folder", folder=str(path.parent))
    try:
        check_writable(options.out)
    except CannotWrite as error:
        return refusal(error, say)
    return None
