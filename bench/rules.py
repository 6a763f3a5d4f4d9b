"""Speed and size of rules, notation and engine, vs. OpenSpiel's pig: `python bench/rules.py`."""

import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from typing import Any

import pyspiel  # pyright: ignore[reportMissingImports] - only in the bench extra
from rounds import rates

from rapido.record import (
    Participant,
    Record,
    read_position,
    read_text,
    write_position,
    write_text,
)
from rapido.rules import (
    Move,
    Phase,
    Place,
    Rolled,
    State,
    apply,
    chance_outcomes,
    legal_actions,
    new_game,
)

GAMES = 60


def play_rapido(players: int) -> int:
    """Play random games; a step is an action or an outcome of the dice."""
    rng, steps = random.Random(1), 0
    for _ in range(GAMES):
        state = new_game(players)
        while state.phase is not Phase.OVER:
            actions = legal_actions(state)
            move = rng.choice(actions) if actions else rng.choice(chance_outcomes(state))[0]
            state = apply(state, move).state
            steps += 1
    return steps


def play_pig() -> int:
    """Play random games of pig in the same loop."""
    spiel: Any = pyspiel
    game = spiel.load_game("pig(players=2)")
    rng, steps = random.Random(1), 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = rng.choice(state.chance_outcomes())[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps


def sample() -> tuple[list[tuple[State, Move]], Record]:
    """Return the states and moves of some random games, and one of them as a record."""
    rng, visited, moves = random.Random(2), list[tuple[State, Move]](), list[Move]()
    for _ in range(20):
        state, moves = new_game(3), list[Move]()
        while state.phase is not Phase.OVER:
            actions = legal_actions(state)
            move = rng.choice(actions) if actions else rng.choice(chance_outcomes(state))[0]
            visited.append((state, move))
            moves.append(move)
            state = apply(state, move).state
    names = tuple(Participant(name) for name in ("Ana", "Ben", "Cleo"))
    return visited, Record(names, new_game(3), tuple(moves))


def engine_requests(requests: int) -> bytes:
    """Return requests for random games, with a new game whenever one ends."""
    rng, lines = random.Random(3), list[bytes]()
    while len(lines) < requests:
        lines.append(b'{"cmd":"new","players":3}')
        state = new_game(3)
        while state.phase is not Phase.OVER:
            action = rng.choice(legal_actions(state))
            state = apply(state, action).state
            if isinstance(action, Place):
                lines.append(b'{"cmd":"place","field":%d}' % action.field)
            else:
                rolled = rng.choice(chance_outcomes(state))[0]
                lines.append(b'{"cmd":"roll","dice":[%d,%d]}' % rolled.roll)
                state = apply(state, rolled).state
    return b"\n".join(lines) + b"\n"


def run_engine(lines: bytes) -> int:
    """Run the engine on all lines, including its startup; return the number of responses."""
    command = [sys.executable, "-m", "rapido", "engine"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True)  # noqa: S603
    if b'"ok":false' in done.stdout:
        raise RuntimeError("the engine rejected a valid request")
    return done.stdout.count(b"\n")


def bytes_per_state(visited: list[tuple[State, Move]]) -> float:
    """Return the bytes per state reached in play; shared parts count once."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [apply(state, move).state for state, move in visited]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return size


def main() -> None:
    visited, record = sample()
    lines, text = [write_position(state) for state, _ in visited], write_text(record)
    requests = engine_requests(60_000)
    rolls = [pair for pair in visited if isinstance(pair[1], Rolled)]

    def each(function: Callable[[Any], object], items: list[Any]) -> Callable[[], int]:
        def run() -> int:
            for item in items:
                function(item)
            return len(items)

        return run

    found = rates(
        {
            "OpenSpiel pig, Python loop (steps)": play_pig,
            "rules, 2 players, random games (steps)": lambda: play_rapido(2),
            "rules, 3 players, random games (steps)": lambda: play_rapido(3),
            "rules, 6 players, random games (steps)": lambda: play_rapido(6),
            "apply alone, 3 players (moves)": each(lambda pair: apply(*pair), visited),
            "apply alone, outcomes of the dice (moves)": each(lambda pair: apply(*pair), rolls),
            "legal_actions (states)": each(lambda pair: legal_actions(pair[0]), visited),
            "write_position (positions)": each(lambda pair: write_position(pair[0]), visited),
            "read_position (positions)": each(read_position, lines),
            "write_text (moves)": lambda: len(write_text(record)) and len(record.moves),
            "read_text (moves)": lambda: len(read_text(text).complete_record().moves),
            "engine process, including startup (requests)": lambda: run_engine(requests),
        }
    )
    pig = found["OpenSpiel pig, Python loop (steps)"]
    for name, rate in found.items():
        print(f"{name:<52} {rate:>12,.0f} /s   {rate / pig:6.2f} x pig")
    print(f"{'a state in play':<52} {bytes_per_state(visited):>12,.0f} bytes")


if __name__ == "__main__":
    main()
