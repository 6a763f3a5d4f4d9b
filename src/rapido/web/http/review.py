"""Advice and reviews as requests."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from rapido.record import read_position, write_position, write_text
from rapido.rooms.room import Game
from rapido.rules import GameOver, NotYourTurn, Phase, RapidoError
from rapido.web.access.middleware import BODY
from rapido.web.http.games import Archive
from rapido.web.http.records import RecordRequest
from rapido.web.http.requests import STATUS, TooMany, address_of, read_body
from rapido.web.limits.token_bucket import RateLimiter
from rapido.web.settings import Settings
from rapido.web.workers.analysis import Analyst, Found

REVIEW_SHARE: Final = 5
"""a review counts as so many pieces of advice"""


class StillPlaying(RapidoError):
    """A game that goes on; nobody may be told what its choices are worth."""

    code = "still_playing"


class AdviceRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that needs advice."""

    position: Annotated[str, Meta(max_length=200)]


class Counsel:
    """Asks the analysts: one for advice, which people wait for, and one for reviews."""

    def __init__(self, archive: Archive, settings: Settings) -> None:
        """Review the games of this archive."""
        self._archive = archive
        self._by_address = RateLimiter(settings.limits.review_burst, settings.limits.review_rate)
        self._most_cached = settings.limits.reviews_cached
        self._adviser = Analyst(settings.advice_timeout, settings.limits.analysis_queue)
        self._reviewer = Analyst(settings.review_timeout, settings.limits.analysis_queue)
        self._known: OrderedDict[str, asyncio.Future[Found]] = OrderedDict()
        """reviews of games of this server, and those that are being made"""

    async def advise(self, request: Request) -> Response:
        """Advise the player to act."""
        wish = await read_body(request, AdviceRequest)
        state = read_position(wish.position)
        if state.phase is Phase.OVER:
            raise GameOver("the game is over")
        if state.phase is Phase.DICE:
            raise NotYourTurn("the dice are in the air; it is their move")
        self._count(request, 1)
        return _response(await self._adviser.ask("advice", write_position(state)))

    async def review(self, request: Request) -> Response:
        """Review a record that is not of this server."""
        wish = await read_body(request, RecordRequest, BODY)
        self._count(request, REVIEW_SHARE)
        return _response(await self._reviewer.ask("review", wish.record))

    async def review_game(self, request: Request) -> Response:
        """Review a game of this server, once for all who ask."""
        game = await self._archive.game(request)
        if game.running:
            raise StillPlaying("this game goes on")
        if game.id not in self._known:
            self._count(request, REVIEW_SHARE)
            self._begin(game)
        self._known.move_to_end(game.id)
        return _response(await asyncio.shield(self._known[game.id]))

    async def close(self) -> None:
        """Work nothing out any more."""
        for making in self._known.values():
            making.cancel()
        await asyncio.gather(*self._known.values(), return_exceptions=True)
        await self._adviser.close()
        await self._reviewer.close()

    def _begin(self, game: Game) -> None:
        making = asyncio.ensure_future(self._reviewer.ask("review", write_text(game.record())))
        self._known[game.id] = making
        making.add_done_callback(lambda done: self._keep_if_good(game.id, done))
        if len(self._known) > self._most_cached:
            self._known.popitem(last=False)

    def _keep_if_good(self, game: str, done: asyncio.Future[Found]) -> None:
        """Forget what failed, so that the next one who asks gets another try."""
        if done.cancelled() or done.exception() is not None or not done.result().good:
            self._known.pop(game, None)

    def _count(self, request: Request, share: float) -> None:
        if not self._by_address.take(address_of(request), share):
            raise TooMany("too many questions from this address; try again in a moment")


class _Refusal(Struct):
    error: str


def _response(found: Found) -> Response:
    status = 200
    if not found.good:
        refusal = msgspec.json.decode(found.content, type=_Refusal)
        status = STATUS.get(refusal.error, 400)
    return Response(found.content, status, media_type="application/json")
