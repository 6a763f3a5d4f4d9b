"""The command `rapido`: one file for each command, loaded only when it is called."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from rapido import __version__
from rapido.cli.closed_output import run_with_output
from rapido.cli.command_line import command_line
from rapido.cli.messages import CommandParser

COMMANDS: Final = {
    "serve": "play in the browser, alone or with others",
    "site": "write the page as a static site, for any web host",
    "play": "play in the terminal, with people and computer players",
    "rules": "show a summary of the rules",
    "review": "show what each roll and each choice of a recorded game was worth",
    "verify": "check the dice and the moves of a recorded game",
    "backup": "back up all games of the server to a file",
    "restore": "restore a backup",
    "migrate": "move all games to another store",
    "rooms": "list, close or delete rooms of the server",
    "status": "show how the server and its games are doing",
    "bot": "let your own engine play in a room",
    "engine": "speak the engine protocol: JSON lines on stdin and stdout",
    "simulate": "play many games and report statistics",
    "arena": "let computer players compete, and rate them",
    "puzzles": "generate or check the puzzles, from the solved game",
    "train": "train the value function from tables and self-play",
    "solve": "compute perfect play, write its table, or check one",
}
DEFAULT: Final = "serve"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not end a game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = list(sys.argv[1:] if arguments is None else arguments) or [DEFAULT]
    return run_with_output(lambda: _run(words))


def _run(words: Sequence[str]) -> int:
    if words[0] not in COMMANDS:
        _overview().parse_args(words)
    command = import_module(f"rapido.cli.{words[0]}")
    about = COMMANDS[words[0]]
    name = " ".join(command_line(words[0]))
    parser = CommandParser(name, description=f"{about[0].upper()}{about[1:]}.")
    command.configure(parser)
    status: int = command.run(parser.parse_args(words[1:]))
    return status


def _overview() -> argparse.ArgumentParser:
    """Describe all commands; parsing with it always exits."""
    lines = [f"  {name:<8} {about}" for name, about in COMMANDS.items()]
    parser = CommandParser(
        *command_line(),
        description="Rapido, the dice race by Reiner Knizia. Without a command, it opens a page.",
        epilog="\n".join(
            [
                "commands:",
                *lines,
                "  test     run the tests of the project (only as ./rapido test)",
                "  soak     run its fault tests at full size (only as ./rapido soak)",
                "",
                "COMMAND --help shows the options of a command.",
            ]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"rapido {__version__}")
    parser.add_argument(
        "command", metavar="COMMAND", choices=list(COMMANDS), nargs="?", help="see below"
    )
    return parser
