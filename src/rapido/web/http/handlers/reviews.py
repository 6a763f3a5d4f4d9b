"""Advice for a position, and reviews of games; both are computed by worker processes."""

import gzip
from typing import Final

from starlette.responses import Response

from rapido.record import read_position, write_position
from rapido.rules import GameOver, NotYourTurn, Phase, State
from rapido.web.http.content import Content
from rapido.web.http.context import Context, client_of
from rapido.web.http.errors import StillPlaying, TooLong
from rapido.web.http.game_records import Form
from rapido.web.http.handlers.games import find_game
from rapido.web.wire.http import AdviceRequest, RecordRequest
from rapido.web.workers.analysis import MAX_REVIEWED_MOVES

REVIEW_COST: Final = 5
"""a review takes as many tokens of the rate limit as this many pieces of advice"""


async def advise(context: Context, body: AdviceRequest) -> Response:
    position = write_position(read_acting(body.position))
    adviser = context.services.adviser
    advice = await adviser.analyze("advice", position, client_of(context.request))
    return Response(advice, media_type="application/json")


def read_acting(text: str) -> State:
    """Parse a position in which a player acts."""
    state = read_position(text)
    if state.phase is Phase.OVER:
        raise GameOver("the game is over")
    if state.phase is Phase.DICE:
        raise NotYourTurn("the dice are in the air")
    return state


async def review_record(context: Context, body: RecordRequest) -> Content:
    return await _review(context, body.record)


async def review_game(context: Context) -> Content:
    game = await find_game(context)
    if game.running:
        raise StillPlaying("the game is still running")
    if len(game.moves) > MAX_REVIEWED_MOVES:
        raise TooLong(f"games of up to {MAX_REVIEWED_MOVES} moves can be reviewed")
    record = await context.services.records.get(game, Form.TEXT, client_of(context.request))
    return await _review(context, gzip.decompress(record.gzipped).decode())


async def _review(context: Context, record: str) -> Content:
    reviews = context.services.reviews
    if record not in reviews:  # a cached review is free
        context.charge(REVIEW_COST)
    return await reviews.get(record, client_of(context.request))
