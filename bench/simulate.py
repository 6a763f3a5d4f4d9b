"""Speed of `rapido simulate`: `python bench/simulate.py [--players]`.

Overhead over the kernel: both alternate on the same games, the command in a child process with
--json, with the time that it reports, and `play_games` in this process. Startup is measured with a
single game.

With --players instead: games a second and core of the built-in players, two of a kind and more, in
the kernel and by the rules in Python, which alternate on the same games. Process time, so that
other programs disturb it less.
"""

import json
import subprocess
import sys
import time
from statistics import median
from unittest.mock import patch

from rapido.kernel import play_games
from rapido.lab.game import play_game
from rapido.lab.named_games import games_per_part, play_named_games, plays_natively
from rapido.players import LADDER
from rapido.players.network import Network
from rapido.rules import FINISH

ROUNDS = 7
PLAYER_ROUNDS = 5
GAMES = 4_000_000


def kernel(players: int, seed: int) -> float:
    """Return the games per second of the kernel alone."""
    began = time.perf_counter()
    play_games(players, ("uniform",) * players, GAMES, seed)
    return GAMES / (time.perf_counter() - began)


def command(players: int, games: int, seed: int) -> tuple[float, float]:
    """Return the games per second that the command reports, and its total time."""
    names = ",".join(["uniform"] * players)
    options = ["--players", names, "--games", str(games), "--seed", str(seed), "--workers", "1"]
    began = time.perf_counter()
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "rapido", "simulate", *options, "--json"],
        check=True,
        capture_output=True,
    )
    took = time.perf_counter() - began
    found = json.loads(done.stdout)
    return found["games"] / found["seconds"], took


def games_a_second(names: tuple[str, ...], games: range, *, native: bool) -> float:
    """Return the games per second of process time, in the kernel or by the rules."""
    began = time.process_time()
    if native:
        play_named_games(names, 1, games, FINISH)
    else:
        with patch.object(Network, "analyze_turn", lambda _self, _state: None):  # numpy
            for game in games:
                play_game(names, 1, game, FINISH)
    return len(games) / (time.process_time() - began)


def measure_players() -> None:
    seatings = [
        *((name,) * 2 for name in LADDER),
        *(("perfect",) * seats for seats in (3, 4, 5, 6)),
    ]
    for names in seatings:
        if not plays_natively(names, FINISH):
            raise SystemExit("no kernel is compiled here, or there is a table of the solved game")
        count = min(4000, games_per_part(names, FINISH))
        few = 1 if count < 100 else 20
        games_a_second(names, range(few), native=True)  # loads what is loaded once
        native: list[float] = []
        python: list[float] = []
        for first in range(0, PLAYER_ROUNDS * count, count):
            native.append(games_a_second(names, range(first, first + count), native=True))
            python.append(games_a_second(names, range(first, first + few), native=False))
        ratio = median(native) / median(python)
        print(
            f"{len(names)} x {names[0]:<9} {median(native):>10,.0f} games/s and core,"
            f" in Python {median(python):>8,.1f}, ratio {ratio:,.0f}"
        )


def measure_overhead() -> None:
    for players in (2, 3, 6):
        ratios: list[float] = []
        rates: list[float] = []
        for seed in range(ROUNDS):
            alone = kernel(players, seed)
            rate, _ = command(players, GAMES, seed)
            rates.append(rate)
            ratios.append(rate / alone)
        print(
            f"{players} players: {median(rates) / 1e6:5.1f} million games/s,"
            f" {median(ratios):.2f} of the kernel alone"
        )
    starts = [command(3, 1, seed)[1] for seed in range(ROUNDS)]
    print(f"start of the command, with one game: {median(starts):.2f} s")


if __name__ == "__main__":
    measure_players() if "--players" in sys.argv[1:] else measure_overhead()
