"""The command `rapido`: one file for each command, loaded only when it is called."""

import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from rapido import __version__
from rapido.cli.closed_output import run_with_output
from rapido.cli.command_line import command_line
from rapido.cli.missing_package import run_with_packages
from rapido.cli.nearest_characters import NEAREST
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import language_of
from rapido.cli.options.parser import CommandParser
from rapido.cli.standard_streams import open_standard_streams
from rapido.cli.termination import run_until_terminated
from rapido.cli.unusable_path import run_with_paths
from rapido.locales import catalog

COMMANDS: Final = (
    *("serve", "site", "play", "rules", "review", "verify", "docs"),
    *("backup", "restore", "migrate", "rooms", "status"),
    *("bot", "engine", "simulate", "arena", "puzzles", "train", "solve"),
    "completion",
)
"""what each does is in the message `command-NAME`"""
OF_THE_PROJECT: Final = ("test", "soak")
"""what only the launcher can do"""
DEFAULT: Final = "serve"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    open_standard_streams()
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not end a game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NEAREST)
    words = list(sys.argv[1:] if arguments is None else arguments) or [DEFAULT]
    language = language_of(words)
    return run_until_terminated(
        lambda: run_with_output(lambda: _run_explained(words, language), language)
    )


def _run_explained(words: Sequence[str], language: str) -> int:
    return run_with_packages(
        lambda: run_with_paths(lambda: _run(words, language), language), language
    )


def _run(words: Sequence[str], language: str) -> int:
    if words[0] not in COMMANDS:
        return _run_overview(_overview(language), words)
    command = import_module(f"rapido.cli.{words[0]}")
    name = " ".join(command_line(words[0]))
    parser = CommandParser(name, language=language, description=f"command-{words[0]}")
    command.configure(parser)
    status: int = command.run(parser.parse_args(words[1:]))
    return status


def _run_overview(parser: CommandParser, words: Sequence[str]) -> int:
    options = parser.parse_args(words)
    if options.json:
        from rapido.kernel import unavailable_reason  # noqa: PLC0415 - loads the kernel

        python = ".".join(map(str, sys.version_info[:3]))
        kernel = unavailable_reason() is None
        print_json({"version": __version__, "python": python, "kernel": kernel})
    elif options.version:
        print(f"rapido {__version__}")
    else:
        parser.print_help()
    return 0


def _overview(language: str) -> CommandParser:
    """Describe all commands."""
    say = catalog(language)
    lines = [f"  {name:<10} {say(f'command-{name}')}" for name in (*COMMANDS, *OF_THE_PROJECT)]
    parser = CommandParser(
        *command_line(),
        language=language,
        description="help-overview",
        epilog="\n".join([say("help-commands"), *lines, "", say("help-more")]),
    )
    parser.add_argument("--version", action="store_true", help="help-version")
    # Before a command, `--json` does not reach it.
    either = parser.add_mutually_exclusive_group()
    add_json(either)
    either.add_argument(
        "command",
        metavar=say("help-name-of-command"),
        choices=list(COMMANDS),
        nargs="?",
        help="help-command",
    )
    return parser
