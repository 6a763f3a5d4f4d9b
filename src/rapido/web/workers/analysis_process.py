"""The analysis worker: one request on each line of input, one answer on each line of output.

An answer is + and the analysis as JSON, or - and the error.
"""

import os
import sys
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct, structs

from rapido.players.evaluate import best_value_function
from rapido.players.features import MAX_FINISH
from rapido.players.network_file import BadNetwork
from rapido.players.tables import open_table
from rapido.record import last_state, read_position, read_record
from rapido.review import review
from rapido.review.coach.advice import advise
from rapido.review.coach.wire import AdviceView
from rapido.review.view import review_view
from rapido.rules import BadRequest, Phase, RapidoError, State
from rapido.turn.positions import ValueFunction
from rapido.web.http.errors import NoAnalysis, StillPlaying, TooFar, TooLong
from rapido.web.view.game import played_game
from rapido.web.wire.http import Failure
from rapido.web.wire.reviewed_game import ReviewedGame
from rapido.web.workers.analysis import MAX_REVIEWED_MOVES

NICENESS: Final = 5


class AnalysisRequest(Struct):
    kind: Literal["advice", "review"]
    text: str
    """a position in notation for advice, a record for a review"""


_requests: Final = msgspec.json.Decoder(AnalysisRequest)


def answer(line: bytes) -> bytes:
    """Analyze one request; nothing in it ends the worker."""
    try:
        request = _requests.decode(line)
        analysis = _advice(request.text) if request.kind == "advice" else _review(request.text)
        return b"+" + msgspec.json.encode(analysis)
    except RapidoError as error:
        return _refusal(error)
    except UnicodeError:
        return _refusal(BadRequest("the text cannot be encoded as UTF-8"))
    except Exception as error:  # noqa: BLE001 - whatever a client has sent, the next one is served
        return _refusal(NoAnalysis(f"this could not be analyzed: {type(error).__name__}"))


def _refusal(error: RapidoError) -> bytes:
    message = str(error).encode("utf-8", "replace").decode()
    return b"-" + msgspec.json.encode(Failure(error.code, message))


def _advice(text: str) -> AdviceView:
    state = read_position(text)
    return advise(state, _value_function_for(state))


def _review(text: str) -> ReviewedGame:
    """Review a record as far as it can be read."""
    reading = read_record(text)
    record = reading.record or reading.complete_record()
    if len(record.moves) > MAX_REVIEWED_MOVES:
        raise TooLong(f"games of up to {MAX_REVIEWED_MOVES} moves can be reviewed")
    if record.seal and not record.secret and last_state(record).phase is not Phase.OVER:
        raise StillPlaying("a game with sealed dice can be reviewed when their secret is revealed")
    damage = None if reading.damage is None else str(reading.damage)
    view = review_view(review(record, _value_function_for(record.start)), damage)
    return ReviewedGame(**structs.asdict(view), played=played_game(reading))


def _value_function_for(state: State) -> ValueFunction:
    if state.finish > MAX_FINISH and open_table(state.players, state.finish) is None:
        raise TooFar(f"games up to step {MAX_FINISH} can be analyzed, not up to {state.finish}")
    try:
        return best_value_function(state)
    except BadNetwork as error:
        raise NoAnalysis(str(error)) from error


def main() -> None:
    """Answer until the input ends."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICENESS)  # rooms take priority
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
