"""The process that works out positions and games: a question a line, an answer a line.

An answer begins with + and is what was asked for, or with - and says why not.
"""

import os
import sys
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct

from rapido.players.evaluate import values_for
from rapido.players.features import MAX_FINISH
from rapido.players.network_file import BadNetwork
from rapido.players.tables import table_of
from rapido.record import read_position, read_record
from rapido.review import review
from rapido.review.coach import advise
from rapido.review.coach_wire import AdviceView
from rapido.review.views import ReviewView
from rapido.review.wire import review_of
from rapido.rules import RapidoError, State
from rapido.turn.positions import ValueFunction
from rapido.web.workers.analysis import NoAnalysis, TooFar

NICENESS: Final = 5


class Question(Struct):
    """A position in the one-line notation that needs advice, or a record that needs a review."""

    about: Literal["advice", "review"]
    text: str


_questions: Final = msgspec.json.Decoder(Question)


def answer(line: bytes) -> bytes:
    """Answer one question."""
    question = _questions.decode(line)
    try:
        found = _advice(question.text) if question.about == "advice" else _review(question.text)
    except RapidoError as error:
        return b"-" + msgspec.json.encode({"error": error.code, "message": str(error)})
    return b"+" + msgspec.json.encode(found)


def _advice(text: str) -> AdviceView:
    state = read_position(text)
    return advise(state, _values_for(state))


def _review(text: str) -> ReviewView:
    """Review what can be read of a record."""
    reading = read_record(text)
    record = reading.record or reading.whole()
    damage = None if reading.damage is None else str(reading.damage)
    return review_of(review(record, _values_for(record.start)), damage)


def _values_for(state: State) -> ValueFunction:
    if state.finish > MAX_FINISH and table_of(state.players, state.finish) is None:
        raise TooFar(f"games up to step {MAX_FINISH} can be worked out, not up to {state.finish}")
    try:
        return values_for(state)
    except BadNetwork as error:
        raise NoAnalysis(str(error)) from error


def main() -> None:
    """Answer until nobody asks any more."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)  # the tables come first
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
