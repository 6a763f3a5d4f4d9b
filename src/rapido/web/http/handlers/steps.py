"""Playing a game by the rules, without a room."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field
from starlette.responses import Response

from rapido.record import read_position
from rapido.rooms.moves import play_token
from rapido.rules import RapidoError, new_game
from rapido.web.http.context import Context
from rapido.web.view.room import board_view, events_view
from rapido.web.wire.game import StepView
from rapido.web.wire.room import GameView

MAX_MOVES: Final = 2000
MOVES_PER_TOKEN: Final = 100
"""a game of this length costs one token of the rate limit"""


class StepsRequest(Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """A game to play."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2
    """number of players; ignored if there is a `start`"""
    finish: Annotated[int, Meta(ge=1, le=999)] = 21
    """step that wins; ignored if there is a `start`"""
    start: Annotated[str, Meta(max_length=200)] | None = None
    """position in the one-line notation; null for a new game"""
    moves: Annotated[list[str], Meta(max_length=MAX_MOVES)] = field(default_factory=list[str])
    """tokens as in records; a throw `A?` and its dice `46` may also be separate tokens"""
    since: Annotated[int, Meta(ge=0, le=MAX_MOVES)] = 0
    """index of the first token whose step is wanted"""

    def cost(self) -> float:
        return max(1, len(self.moves) / MOVES_PER_TOKEN)


class StepFault(Struct, frozen=True):
    """The first token that was refused."""

    index: int
    """index of the token in `moves`"""
    code: str
    """stable code of the rule that refused it, for programs"""
    message: str
    """sentence in English, for developers"""


class StepsView(Struct, frozen=True):
    """A game step by step, up to its end or the first token that was refused."""

    start: GameView
    """the game before the first token"""
    steps: tuple[StepView, ...]
    """one step per token, beginning with token `from`"""
    fault: StepFault | None
    """null if every token was played"""


async def play_steps(context: Context, body: StepsRequest) -> Response:
    content = await context.services.thread.run(lambda: msgspec.json.encode(play_game(body)))
    return Response(content, media_type="application/json")


def play_game(body: StepsRequest) -> StepsView:
    state = new_game(body.players, body.finish) if body.start is None else read_position(body.start)
    start, turn, steps = board_view(state), 1, list[StepView]()
    for index, token in enumerate(body.moves):
        try:
            _, state, events = play_token(state, token)
        except RapidoError as error:
            return StepsView(start, tuple(steps), StepFault(index, error.code, str(error)))
        turn += sum(event.name == "turn" for event in events)
        if index >= body.since:
            steps.append(StepView(token, events_view(events), board_view(state, turn)))
    return StepsView(start, tuple(steps), None)
