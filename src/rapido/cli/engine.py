"""`rapido engine`: the engine protocol on standard input and output."""

import os
import sys
from argparse import ArgumentParser, Namespace

from rapido.cli.options.language import add_language
from rapido.cli.own_output import own_output


def configure(parser: ArgumentParser) -> None:
    add_language(parser)  # of its help
    parser.epilog = "help-engine-more"


def run(_options: Namespace) -> int:
    """Answer until the end of input or `quit`."""
    from rapido.engine import serve  # noqa: PLC0415 - `--help` needs none of it

    try:
        with own_output() as answers:
            serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        # The reader is gone; without this, Python would report that again on closing the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0
