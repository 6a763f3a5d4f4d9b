"""Reads requests and writes answers, line by line."""

from typing import BinaryIO

from rapido.engine.session import Session
from rapido.engine_protocol.codec import LINE_BYTES


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until the end of input or `quit`."""
    session = Session()
    while not session.ended and (line := _next_line(requests)):
        answers.write(session.answer(line.rstrip(b"\r\n")) + b"\n")
        answers.flush()


def _next_line(requests: BinaryIO) -> bytes:
    """Read a line, but keep no more of it than is needed to refuse it."""
    line = requests.readline(LINE_BYTES + 2)
    rest = line
    while rest and not rest.endswith(b"\n"):
        rest = requests.readline(LINE_BYTES)
    return line
