"""Playing a game by the rules, without a room."""

from typing import Final

import msgspec

from rapido.record import read_position
from rapido.rooms.model.moves import play_token
from rapido.rules import RapidoError, new_game
from rapido.web.http.content import Content, compress
from rapido.web.http.context import Context, client_of
from rapido.web.view.room import board_view, events_view
from rapido.web.wire.game import StepView
from rapido.web.wire.http import StepFault, StepsRequest, StepsView

MOVES_PER_TOKEN: Final = 100
"""a game of this length costs one token of the rate limit"""


def steps_cost(body: StepsRequest) -> float:
    return max(1, len(body.moves) / MOVES_PER_TOKEN)


async def play_steps(context: Context, body: StepsRequest) -> Content:
    return await context.services.thread.run(
        client_of(context.request), lambda: compress(msgspec.json.encode(play_game(body)))
    )


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
