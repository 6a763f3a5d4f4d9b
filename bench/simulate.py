"""Overhead of `rapido simulate` over the kernel: `python bench/simulate.py`.

Both alternate on the same games: the command in a child process with --json, with the time that it
reports, and `play_games` in this process. Startup is measured with a single game.
"""

import json
import subprocess
import sys
import time
from statistics import median

from rapido.kernel import play_games

ROUNDS = 7
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


def main() -> None:
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
    main()
