"""Time of a review and of advice, by the kernel and by numpy: `python bench/review.py`.

A review is split into its parts: the rules replay the game, every move gets its chances, the
accounts and views are built, and JSON is written. Kernel and numpy take turns on the same games.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import ParamSpec, TypeVar

import msgspec

from rapido.kernel import unavailable_reason
from rapido.players.heuristic import Heuristic
from rapido.players.network import Network
from rapido.record import Participant, Record
from rapido.review import native, reference, review
from rapido.review.coach.advice import advise
from rapido.review.played import play
from rapido.review.value_cache import ValueCache
from rapido.review.view import review_view
from rapido.rules import PLAYERS, ROLLS, Move, Phase, Rolled, State, apply, new_game
from rapido.turn.positions import ValueFunction

POSITIONS = 5
"""of each game, for advice"""
Given = ParamSpec("Given")
Result = TypeVar("Result")


class Clock:
    """CPU seconds by part, over all games."""

    def __init__(self) -> None:
        self._seen: defaultdict[str, list[float]] = defaultdict(list)

    def time(
        self, part: str, run: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        began = process_time()
        found = run(*given, **named)
        self._seen[part].append(process_time() - began)
        return found

    def median(self, part: str) -> float:
        return median(self._seen[part])

    def slowest(self, part: str) -> float:
        return max(self._seen[part])


@dataclass(frozen=True)
class Row:
    """CPU seconds, medians of the games."""

    players: int
    moves: float
    replay: float
    kernel: float
    numpy: float
    view: float
    encode: float
    kilobytes: float
    whole: float
    """everything, with the kernel"""
    slowest: float
    whole_numpy: float
    advice: float
    advice_numpy: float


def game_of(players: int, seed: int) -> Record:
    rng, player, moves = Random(f"{players} {seed}"), Heuristic(), list[Move]()
    start = state = new_game(players)
    while state.phase is not Phase.OVER:
        rolling = state.phase is Phase.DICE
        moves.append(Rolled(rng.choice(ROLLS)) if rolling else player.choose(state, rng))
        state = apply(state, moves[-1]).state
    names = tuple(Participant(name) for name in "ABCDEF"[:players])
    return Record(names, start, tuple(moves))


def decisions(game: Record, rng: Random) -> list[State]:
    states = [played.state for played in play(game).moves]
    return rng.sample([state for state in states if state.phase is Phase.DECIDE], POSITIONS)


def written(game: Record, values: ValueFunction) -> bytes:
    return msgspec.json.encode(review_view(review(game, values)))


def measure(players: int, games: int) -> Row:
    clock, sizes, moves = Clock(), list[int](), list[int]()
    values = Network.shipped(players)
    by_numpy = ValueCache(values)  # the kernel knows the network alone
    review(game_of(players, games), values)  # makes the evaluator
    for seed in range(games):
        game, rng = game_of(players, seed), Random(seed)
        played = clock.time("replay", play, game).moves
        clock.time("kernel", native.review_moves, game.start, played, values)
        clock.time("numpy", reference.review_moves, game.start, played, values)
        text = clock.time("whole", written, game, values)
        clock.time("whole numpy", written, game, by_numpy)
        view = clock.time("view", review_view, review(game, values))
        clock.time("encode", msgspec.json.encode, view)
        sizes.append(len(text))
        moves.append(len(game.moves))
        for state in decisions(game, rng):
            clock.time("advice", advise, state, values)
            by_numpy.clear()
            clock.time("advice numpy", advise, state, by_numpy)
    return Row(
        players,
        median(moves),
        *map(clock.median, ("replay", "kernel", "numpy", "view", "encode")),
        kilobytes=median(sizes) / 1000,
        whole=clock.median("whole"),
        slowest=clock.slowest("whole"),
        whole_numpy=clock.median("whole numpy"),
        advice=clock.median("advice"),
        advice_numpy=clock.median("advice numpy"),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=9, help="for each count of players")
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS))
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if (reason := unavailable_reason()) is not None:
        raise SystemExit(reason)
    rows = [measure(players, options.games) for players in options.players]
    if options.json:
        print(json.dumps(msgspec.to_builtins(rows)))
        return
    print("CPU in milliseconds; a review is replay + kernel (or numpy) + view + JSON\n")
    print(
        "players  moves  replay  kernel   numpy  ratio  view  JSON (kB)   "
        "review  slowest  by numpy  ratio   advice  by numpy  ratio"
    )
    for row in rows:
        print(
            f"{row.players:>7}  {row.moves:>5.0f}  {1000 * row.replay:>6.1f}"
            f"  {1000 * row.kernel:>6.1f}  {1000 * row.numpy:>6.0f}  {row.numpy / row.kernel:>5.0f}"
            f"  {1000 * row.view:>4.1f}  {1000 * row.encode:>4.1f} {row.kilobytes:>4.0f}"
            f"   {1000 * row.whole:>6.1f}  {1000 * row.slowest:>7.1f}"
            f"  {1000 * row.whole_numpy:>8.0f}  {row.whole_numpy / row.whole:>5.0f}"
            f"   {1000 * row.advice:>6.2f}  {1000 * row.advice_numpy:>8.1f}"
            f"  {row.advice_numpy / row.advice:>5.0f}"
        )


if __name__ == "__main__":
    main()
