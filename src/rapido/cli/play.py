"""`rapido play`: the game in the terminal."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from rapido.cli.options.language import add_language
from rapido.rules import FINISH, FINISHES


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "players",
        nargs="*",
        metavar="PLAYER",
        help="two to six: a name is a person; bot:careful, bot:perfect and others are "
        "computer players; without any, you are asked, or resume the last game",
    )
    parser.add_argument("--seed", help="repeatable dice: the same seed gives the same rolls")
    parser.add_argument(
        "--finish", type=_finish, default=FINISH, help="the step that wins (%(default)s)"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file")
    parser.add_argument(
        "--pace",
        type=_pace,
        default=0.5 if sys.stdout.isatty() else 0.0,
        metavar="SECONDS",
        help="how long computer players think (%(default)s)",
    )
    add_language(parser)


def run(options: Namespace) -> int:
    """Play a new game, or resume an unfinished one."""
    print("RAPIDO", flush=True)  # at once: the imports below take a moment
    from rapido.cli.terminal.app import TerminalApp  # noqa: PLC0415 - `--help` needs none of it

    return TerminalApp(options.language, options.save).run(
        options.players, options.seed, options.finish, options.pace
    )


def _finish(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text[:9]) in FINISHES:
        return int(text)
    raise ArgumentTypeError(f"the finish is a step from 1 to 999, not {text}")


def _pace(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds <= 60:
        return seconds
    raise ArgumentTypeError(f"the pace is a number of seconds from 0 to 60, not {text}")
