"""Prove that an installed Rapido computes what it computes elsewhere: `python check_installed.py`.

For a platform that the tests do not reach, with nothing but the wheel installed, and without any
other file of the project. The compiled kernel must be there and agree with the rules in random
games; what it then computes must have one digest on every platform.
"""

import hashlib
import json
import platform
import sys
from contextlib import redirect_stdout
from io import StringIO
from random import Random
from typing import Final

from rapido.cli import main as rapido
from rapido.kernel import NativeBatch, unavailable_reason
from rapido.kernel.state import NativeState
from rapido.kernel.state.actions import decode_action
from rapido.rules import PLAYERS, ROLLS, Phase, Rolled, Throw, apply, legal_actions, new_game

EXPECTED: Final = "c71286e4f90475e5"
"""changes with the computer players and with the layout of observations"""
STEPS: Final = 10_000
"""random ones, in which the kernel is compared with the rules"""
AT_ONCE: Final = 10_000
"""games: enough for two threads"""
GAMES: Final = 200
"""of computer players"""


def main() -> int:
    print(f"Python {platform.python_version()}, {platform.platform()}")
    if reason := unavailable_reason():
        print(reason)
        return 1
    print(f"{compare_with_the_rules()} random steps agree with the rules")
    digest = hashlib.sha256(step_many() + play()).hexdigest()[:16]
    agrees = digest == EXPECTED
    print(f"digest {digest}" + ("" if agrees else f", expected {EXPECTED}"))
    return 0 if agrees else 1


def compare_with_the_rules() -> int:
    """Play random games, and count the steps of which the kernel says what the rules say."""
    random, steps = Random(1), 0
    while steps < STEPS:
        players = random.choice(PLAYERS)
        native, state = NativeState(players), new_game(players)
        while state.phase is not Phase.OVER:
            allowed = legal_actions(state)
            if len(allowed) == 1 and isinstance(allowed[0], Throw):
                state = apply(state, allowed[0]).state  # as the kernel does by itself
            assert native.state() == state  # noqa: S101
            number = random.choice(native.legal_actions())
            chance = state.phase is Phase.DICE
            native.apply_action(number)
            move = Rolled(ROLLS[number]) if chance else decode_action(number)
            state = apply(state, move).state
            steps += 1
        assert native.is_terminal()  # noqa: S101
    return steps


def step_many() -> bytes:
    """Step through many games with random actions; return a digest of all that is seen."""
    digest = hashlib.sha256()
    for players in PLAYERS:
        batch = NativeBatch(AT_ONCE, players, seed=1, threads=2)
        for _ in range(20):
            batch.step(batch.random_actions())
            for seen in (batch.observations, batch.masks, batch.rewards, batch.current_players):
                digest.update(seen.tobytes())
    return digest.digest()


def play() -> bytes:
    """Let computer players play; return what is counted as JSON, without the time it took."""
    players = ["--players", "careful,bold,heuristic", "--games", str(GAMES)]
    with redirect_stdout(StringIO()) as output:
        rapido(["simulate", *players, "--seed", "1", "--json"])
    counted = json.loads(output.getvalue())
    return json.dumps({key: counted[key] for key in counted if "second" not in key}).encode()


if __name__ == "__main__":
    sys.exit(main())
