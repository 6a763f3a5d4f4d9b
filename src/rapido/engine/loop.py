"""Lines in, lines out: the engine on standard input and output."""

import sys
from contextlib import redirect_stdout
from typing import BinaryIO

from rapido.engine.session import LINE_BYTES, Session


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until the end of input or `quit`."""
    session = Session()
    # A computer player that prints must not disturb the conversation.
    with redirect_stdout(sys.stderr):
        while not session.ended and (line := _next_line(requests)):
            answers.write(session.answer(line.rstrip(b"\r\n")) + b"\n")
            answers.flush()


def _next_line(requests: BinaryIO) -> bytes:
    """Read a line, but never hold more of it than is needed to refuse it."""
    line = requests.readline(LINE_BYTES + 2)
    rest = line
    while rest and not rest.endswith(b"\n"):
        rest = requests.readline(LINE_BYTES)
    return line
