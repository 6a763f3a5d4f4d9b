"""Games a second and core of the built-in players: `python bench/player_games.py`.

Two of every kind, then three to six of the strongest. The kernel and Python (rules and numpy) take
turns on games of the same seed. Process time of one thread, so that other programs disturb less.
"""

import argparse
import time
from statistics import median
from unittest.mock import patch

from rapido.lab.game import play_game
from rapido.lab.named_games import games_per_part, play_named_games, plays_natively
from rapido.players import LADDER
from rapido.players.network import Network
from rapido.rules import FINISH, PLAYERS, State

SEED = 1
Names = tuple[str, ...]


def in_kernel(names: Names, games: range) -> float:
    """Return the games per second."""
    began = time.process_time()
    play_named_games(names, SEED, games, FINISH)
    return len(games) / (time.process_time() - began)


def in_python(names: Names, games: range) -> float:
    """Return the games per second without the kernel."""

    def with_numpy(_network: Network, _state: State) -> None:
        return None

    with patch.object(Network, "analyze_turn", with_numpy):
        began = time.process_time()
        for game in games:
            play_game(names, SEED, game, FINISH)
        return len(games) / (time.process_time() - began)


def measure(names: Names, rounds: int) -> str:
    many = min(4000, games_per_part(names, FINISH))
    few = 3 if many < 100 else 100
    in_kernel(names, range(1))  # loads what is loaded once
    native, python, ratios = list[float](), list[float](), list[float]()
    for first in range(0, rounds * many, many):
        native.append(in_kernel(names, range(first, first + many)))
        same = range(first, first + few)  # games differ in length
        python.append(in_python(names, same))
        ratios.append(in_kernel(names, same) / python[-1])
    return f"{median(native):>12,.0f}  {median(python):>8,.1f}  {median(ratios):>7,.0f} x"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    print("games a second and core     kernel    Python     ratio")
    strongest = LADDER[-1]
    for names in [*((name,) * 2 for name in LADDER), *((strongest,) * n for n in PLAYERS if n > 2)]:
        if not plays_natively(names, FINISH):
            parser.exit(1, "There is no compiled kernel, or a table of the solved game.\n")
        print(f"{len(names)} x {names[0]:<16} {measure(names, rounds)}")


if __name__ == "__main__":
    main()
