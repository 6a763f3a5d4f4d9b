"""`rapido play`: the game in the terminal."""

import sys
from argparse import ArgumentParser, Namespace

from rapido.cli.options.color import add_color
from rapido.cli.options.durations import duration_in
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.language import add_language
from rapido.cli.options.numbers import add_finish


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "players",
        nargs="*",
        metavar="PLAYER",
        help="help-play-players",
    )
    parser.add_argument("--seed", help="help-play-seed")
    add_finish(parser)
    parser.add_argument("--save", type=file_or_folder, metavar="FILE", help="help-play-save")
    parser.add_argument(
        "--pace",
        type=duration_in("s", 0, 60),
        default=0.5 if sys.stdout.isatty() else 0.0,
        metavar="SECONDS",
        help="help-play-pace",
    )
    add_color(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Play a new game, or resume an unfinished one."""
    print("RAPIDO", flush=True)  # before the imports below, which take a moment
    from rapido.cli.terminal.app import TerminalApp  # noqa: PLC0415 - `--help` needs none of it

    return TerminalApp(options.language, options.save).run(
        options.players, options.seed, options.finish, options.pace
    )
