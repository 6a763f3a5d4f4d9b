"""Random games by rapido.rules, as a file that replay.mjs plays again with the kernel.

    python -m tests.kernel.wasm.games FILE PLAYERS SEED GAMES

For each game, all numbers little-endian: its players (1 byte), its finish (2), the number of its
moves (4) and a CRC-32 of all its steps (4); then a byte for each move, as in c/review/review.h.
A step is the JSON of its state followed by that of its events.
"""

import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from rapido.rules import ROLLS, Event, Phase, Rolled, Step, Throw, apply, legal_actions, new_game

FINISHES: Final = (*(1, 2, 3) * 16, 21, 40)
"""short games have all rules in them, and most of their moves are different ones"""
_OUTCOMES: Final = tuple((Rolled(roll), 8 + index) for index, roll in enumerate(ROLLS))
_encode: Final = msgspec.json.Encoder().encode


def event_json(event: Event) -> dict[str, object]:
    """Return all members of an event by name."""
    members = {name: getattr(event, name) for name in event.__slots__}
    return {"event": event.name, **members}


def random_games(players: int, seed: int, games: int) -> Iterator[bytes]:
    rng = Random(seed)
    for _ in range(games):
        finish = rng.choice(FINISHES)
        state, moves, crc = new_game(players, finish), bytearray(), 0
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DICE:
                move, number = _OUTCOMES[int(rng.random() * 36)]
            else:
                actions = legal_actions(state)
                move = actions[int(rng.random() * len(actions))]
                number = move.pair if isinstance(move, Throw) else 2 + move.field
            step = apply(state, move)
            state = step.state
            moves.append(number)
            crc = zlib.crc32(step_json(step), crc)
        yield struct.pack("<BHII", players, finish, len(moves), crc) + moves


def step_json(step: Step) -> bytes:
    return _encode(step.state) + _encode([event_json(event) for event in step.events])


def write_games(path: Path, players: int, seed: int, games: int) -> None:
    with path.open("wb") as file:
        file.writelines(random_games(players, seed, games))


if __name__ == "__main__":
    write_games(Path(sys.argv[1]), *map(int, sys.argv[2:]))
