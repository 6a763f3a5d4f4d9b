"""Advice for a position, and reviews of games; both are computed by worker processes."""

from typing import Final

import msgspec
from starlette.responses import Response

from rapido.record import read_position, write_position
from rapido.rules import GameOver, NotYourTurn, Phase
from rapido.web.http.context import Context
from rapido.web.http.errors import StillPlaying, error_response
from rapido.web.http.handlers.games import find_game
from rapido.web.wire.http import AdviceRequest, Failure, RecordRequest
from rapido.web.workers.analysis import AnalysisResult

REVIEW_COST: Final = 5
"""a review takes as many tokens of the rate limit as this many pieces of advice"""


async def advise(context: Context, body: AdviceRequest) -> Response:
    state = read_position(body.position)
    if state.phase is Phase.OVER:
        raise GameOver("the game is over")
    if state.phase is Phase.DICE:
        raise NotYourTurn("the dice are in the air")
    return _response(await context.services.adviser.analyze("advice", write_position(state)))


async def review_record(context: Context, body: RecordRequest) -> Response:
    return _response(await context.services.reviews.of_record(body.record))


async def review_game(context: Context) -> Response:
    game, reviews = await find_game(context), context.services.reviews
    if game.running:
        raise StillPlaying("the game is still running")
    if game not in reviews:  # a cached review is free
        context.charge()
    return _response(await reviews.of_game(game))


def _response(result: AnalysisResult) -> Response:
    """Pass on what a worker has encoded: the answer, or its error."""
    if not result.ok:
        return error_response(msgspec.json.decode(result.body, type=Failure))
    return Response(result.body, media_type="application/json")
