"""The rules as a request: a game played from tokens, without a room and without a guest."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field
from starlette.requests import Request
from starlette.responses import Response

from rapido.record import read_position
from rapido.rooms.moves import play_token
from rapido.rules import RapidoError, new_game
from rapido.web.http.requests import TooMany, address_of, read_body
from rapido.web.limits.token_bucket import RateLimiter
from rapido.web.settings import Limits
from rapido.web.wire.messages import EventView, GameView
from rapido.web.wire.view import board_view, events_view

MOST: Final = 2000
BYTES: Final = 16 * 1024
CHEAP: Final = 100
"""moves that cost no more than any other request"""


class StepsRequest(Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """A game, as far as it has been played."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2
    finish: Annotated[int, Meta(ge=1, le=999)] = 21
    start: Annotated[str, Meta(max_length=200)] | None = None
    moves: Annotated[list[str], Meta(max_length=MOST)] = field(default_factory=list[str])
    since: Annotated[int, Meta(ge=0, le=MOST)] = 0


class StepView(Struct, frozen=True):
    """What a token led to."""

    token: str
    events: tuple[EventView, ...]
    game: GameView


class StepFault(Struct, frozen=True):
    """A token that was refused, with a stable code."""

    index: int
    code: str
    message: str


class StepsView(Struct, frozen=True):
    """A game step by step, up to its end or to the first token that is refused."""

    start: GameView
    steps: tuple[StepView, ...]
    fault: StepFault | None


class Steps:
    """Plays whole games for whoever asks, one after the other, beside everything else."""

    def __init__(self, limits: Limits) -> None:
        """Allow every address its share."""
        self._by_address = RateLimiter(limits.compute_burst, limits.compute_rate)
        # A long game takes a tenth of a second, in which no table may stand still.
        self._beside = ThreadPoolExecutor(1, "steps")

    async def answer(self, request: Request) -> Response:
        """Answer a request."""
        wish = await read_body(request, StepsRequest, BYTES)
        if not self._by_address.take(address_of(request), max(1, len(wish.moves) / CHEAP)):
            raise TooMany("too many games from this address; try again later")
        loop = asyncio.get_running_loop()
        content = await loop.run_in_executor(self._beside, _written, wish)
        return Response(content, media_type="application/json")

    def close(self) -> None:
        """Play no more."""
        self._beside.shutdown(cancel_futures=True)


def stepped(wish: StepsRequest) -> StepsView:
    """Play a game from its tokens."""
    state = new_game(wish.players, wish.finish) if wish.start is None else read_position(wish.start)
    start, turn, steps = board_view(state), 1, list[StepView]()
    for index, token in enumerate(wish.moves):
        try:
            _, state, events = play_token(state, token)
        except RapidoError as error:
            return StepsView(start, tuple(steps), StepFault(index, error.code, str(error)))
        turn += sum(event.name == "turn" for event in events)
        if index >= wish.since:
            steps.append(StepView(token, events_view(events), board_view(state, turn)))
    return StepsView(start, tuple(steps), None)


def _written(wish: StepsRequest) -> bytes:
    return msgspec.json.encode(stepped(wish))
