"""Random requests to the core: good, damaged and hostile ones."""

from random import Random
from typing import Any

from rapido.record import write_json, write_position, write_text
from rapido.rules import PLAYERS, new_game
from tests.core.damage import (
    WORDS,
    cleaned,
    damaged,
    damaged_json,
    damaged_text,
    draw_characters,
)
from tests.core.games import (
    draw_impossible_position,
    draw_moves,
    draw_record,
    draw_state,
    draw_token,
    draw_tokens,
)

Request = dict[str, Any]


def steps(rng: Random) -> Request:
    """Draw a game to play, from a start and with moves that are legal or not."""
    players, finish = rng.choice(PLAYERS), rng.choice((1, 6, 21, 21, 40, 999))
    start = new_game(players, finish) if rng.random() < 0.5 else draw_state(rng)
    tokens = draw_tokens(start, draw_moves(start, rng, rng.choice((0, 3, 20, 150))), rng)
    for _ in range(rng.choice((0, 0, 1, 3))):
        token = damaged("A46", rng, 1) if rng.random() < 0.3 else draw_token(rng)
        tokens.insert(rng.randrange(len(tokens) + 1), token)
    request: Request = {"players": players, "finish": finish, "moves": tokens}
    if start != new_game(players, finish):
        request["start"] = damaged(write_position(start), rng, 0.1)
    if rng.random() < 0.5:
        request["from"] = rng.choice((0, 1, len(tokens) // 2, len(tokens), 2000))
    if rng.random() < 0.1:
        member = rng.choice(("players", "finish", "from"))
        request[member] = rng.choice((-1, 0, 1, 2, 6, 7, 999, 1000, 2000, 2001, 10**9))
    if rng.random() < 0.02:
        request["moves"] = (tokens or ["A?"]) * 2100
    return request


def position(rng: Random) -> Request:
    text = draw_impossible_position(rng) if rng.random() < 0.4 else write_position(draw_state(rng))
    return {"text": damaged(text, rng, 0.5)}


def record(rng: Random) -> Request:
    """Draw a record in either form, damaged in one of many ways."""
    found = draw_record(rng)
    if rng.random() < 0.5:
        return {"text": cleaned(damaged_text(write_text(found), rng))}
    return {"text": cleaned(damaged_json(write_json(found), rng))}


def written(rng: Random) -> Request:
    found = draw_record(rng)
    return {"text": write_text(found) if rng.random() < 0.5 else write_json(found)}


def name(rng: Random) -> Request:
    """Draw a text of any script, with characters that act."""
    parts = [draw_characters(rng) if rng.random() < 0.7 else rng.choice(WORDS) for _ in range(9)]
    return {"text": cleaned("".join(parts[: rng.randrange(10)]))}
