"""A database with long running games and a finished one, as if people had played them."""

import asyncio
from pathlib import Path
from random import Random
from typing import NamedTuple

from rapido.fair import seal_of
from rapido.record import Participant, Record, write_json, write_moves
from rapido.rooms.model.facts import (
    AnyFact,
    Began,
    Configured,
    Ended,
    Opened,
    Played,
    SeatKind,
    SeatSet,
)
from rapido.rooms.ports import Entry
from rapido.rules import Move, Phase, Throw, apply, chance_outcomes, legal_actions, new_game
from rapido.store.sqlite.store import SqliteStore

BEGAN_AT = 4e9
"""far in the future, so that no retention job deletes the rooms"""
SECRET = bytes(32)
POSTED = 1200
"""moves in a record that fits into a request"""


class StoredGames(NamedTuple):
    running: list[str]
    """games of many moves, each in a room of its own"""
    finished: str
    record: str
    """of another finished game, as JSON: not stored, and expensive to review"""
    long_record: str
    """of a game with about as many moves as fit into a request, as JSON"""


def store_games(data: Path, count: int, moves: int) -> StoredGames:
    """Store this many running games of this many moves, and one finished game."""
    data.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_store_games(data, count, moves))


async def _store_games(data: Path, count: int, moves: int) -> StoredGames:
    store = SqliteStore(data / "rapido.sqlite")
    endless = throws_only(moves)
    running = [await _append(store, number, endless, 999) for number in range(count)]
    finished = await _append(store, count, random_moves(2, 21), 21, over=True)
    await store.close()
    records = (record(6, random_moves(6, 21), 21), record(2, throws_only(POSTED), 999))
    return StoredGames(running, finished, *records)


async def _append(
    store: SqliteStore, number: int, moves: list[Move], finish: int, *, over: bool = False
) -> str:
    room, game, seal = f"longroom{number:014}", f"longgame{number:014}", seal_of(SECRET).hex()
    facts: list[AnyFact] = [
        Opened("host", 2, game, seal),
        *(SeatSet(seat, SeatKind.PERSON, "host", f"Guest {seat}", seat) for seat in range(2)),
        Configured(finish=finish),
        Began((0, 1)),
        *(Played(token) for token, _ in write_moves(moves, new_game(2, finish))),
    ]
    secrets = {game: SECRET}
    if over:
        following = f"nextgame{number:014}"
        facts.append(Ended(SECRET.hex(), following, seal))
        secrets[following] = SECRET
    entries = [Entry(index, BEGAN_AT, "host", "", fact) for index, fact in enumerate(facts, 1)]
    await store.append(room, entries, secrets)
    return game


def record(players: int, moves: list[Move], finish: int) -> str:
    names = tuple(Participant(f"Guest {seat}") for seat in range(players))
    return write_json(Record(names, new_game(players, finish), tuple(moves)))


def throws_only(count: int) -> list[Move]:
    """Play a game in which nobody places a pair: it never ends."""
    state, moves, rng = new_game(2, 999), list[Move](), Random(1)
    while len(moves) < 2 * count or state.phase is Phase.DICE:
        actions = legal_actions(state)
        throws = [action for action in actions if isinstance(action, Throw)]
        choices = throws or actions or [rolled for rolled, _ in chance_outcomes(state)]
        moves.append(rng.choice(choices))
        state = apply(state, moves[-1]).state
    return moves


def random_moves(players: int, finish: int) -> list[Move]:
    """Play a game to its end."""
    state, moves, rng = new_game(players, finish), list[Move](), Random(1)
    while state.phase is not Phase.OVER:
        choices = legal_actions(state) or [rolled for rolled, _ in chance_outcomes(state)]
        moves.append(rng.choice(choices))
        state = apply(state, moves[-1]).state
    return moves
