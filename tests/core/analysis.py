"""Random requests for advice and reviews, and what the server answers to them."""

import json
from random import Random
from typing import Any, Final

import msgspec

from rapido.players.base import Player
from rapido.players.heuristic import Heuristic
from rapido.players.levels import beginner, bold, perfect
from rapido.players.uniform import Uniform
from rapido.record import Participant, Record, write_json, write_position, write_text
from rapido.rules import (
    PLAYERS,
    ROLLS,
    BadRequest,
    Move,
    Phase,
    RapidoError,
    Rolled,
    State,
    apply,
    new_game,
)
from rapido.web.http.handlers.reviews import read_acting
from rapido.web.wire.http import AdviceRequest
from rapido.web.workers.analysis_process import answer
from tests.core.damage import cleaned, damaged, damaged_json, damaged_text
from tests.core.games import draw_impossible_position, draw_state, with_stand_ins

PLAYERS_OF_SEATS: Final[tuple[Player, ...]] = (
    Uniform(),
    Heuristic(),
    beginner(),
    bold(),
    perfect(),
)
FINISHES: Final = (21, 21, 21, 12, 5, 1)


def draw_position(rng: Random) -> str:
    """Draw a position of a game, now and then one that cannot be analyzed."""
    kind = rng.random()
    if kind < 0.1:
        return damaged(write_position(draw_state(rng)), rng, 0.5)
    if kind < 0.15:
        return draw_impossible_position(rng)
    start = new_game(rng.choice(PLAYERS), rng.choice(FINISHES))
    moves = draw_played(start, rng)
    count = rng.randrange(len(moves))
    if isinstance(moves[count], Rolled) and rng.random() < 0.9:
        count -= 1  # before the throw: nobody acts while the dice are in the air
    return write_position(_after(start, moves[:count]))


def draw_record(rng: Random) -> str:
    """Draw a record, now and then a damaged one or one of a game that cannot be reviewed."""
    start = new_game(rng.choice(PLAYERS), rng.choice((*FINISHES, 22)))
    moves = draw_played(start, rng)
    first = rng.choice((0, 0, rng.randrange(len(moves) + 1)))
    last = rng.choice((len(moves), len(moves), rng.randrange(first, len(moves) + 1)))
    record = Record(
        tuple(
            Participant(f"Player {seat}", rng.choice(("", "bold")))
            for seat, _ in enumerate(start.steps)
        ),
        _after(start, moves[:first]),
        tuple(moves[first:last]),
        seal="0" * 64 if rng.random() < 0.1 else "",
    )
    record = with_stand_ins(record, rng)
    if rng.random() < 0.8:
        return rng.choice((write_text, write_json))(record)
    if rng.random() < 0.5:
        return cleaned(damaged_text(write_text(record), rng))
    return cleaned(damaged_json(write_json(record), rng))


def draw_played(start: State, rng: Random) -> list[Move]:
    """Play a game to its end, with players of any strength."""
    seats = [rng.choice(PLAYERS_OF_SEATS) for _ in start.steps]
    moves, state = list[Move](), start
    while state.phase is not Phase.OVER:
        rolling = state.phase is Phase.DICE
        moves.append(
            Rolled(rng.choice(ROLLS)) if rolling else seats[state.player].choose(state, rng)
        )
        state = apply(state, moves[-1]).state
    return moves


def _after(state: State, moves: list[Move]) -> State:
    for move in moves:
        state = apply(state, move).state
    return state


def server_advice(text: str) -> Any:
    """Return the advice or the code of the error, as the core in Node does."""
    try:
        body = msgspec.json.decode(json.dumps({"position": text}), type=AdviceRequest)
        return _analyzed("advice", write_position(read_acting(body.position)))
    except RapidoError as error:
        return {"error": error.code}
    except (msgspec.DecodeError, UnicodeError):
        return {"error": BadRequest.code}


def server_review(text: str) -> Any:
    return _analyzed("review", text)


def _analyzed(kind: str, text: str) -> Any:
    found = answer(json.dumps({"kind": kind, "text": text}).encode())
    content = json.loads(found[1:])
    return {"answer": content} if found.startswith(b"+") else {"error": content["error"]}
