"""Plays games by the million: with the library where there is one, else in Python."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from rapido.kernel import slow
from rapido.kernel.compiled import LANES_FINISH, library
from rapido.kernel.contest import Contest, Totals
from rapido.rules import FINISH, BadRequest, State, new_game

SLOW: Final = "slow"
_SLICE: Final = 1 << 18
"""games in one call of the library, during which Python cannot be interrupted"""


def ways() -> tuple[str, ...]:
    """List the ways to play on this machine, the fastest last; all give the same totals."""
    found = library()
    return (SLOW,) if found is None else (SLOW, *found.ways)


def play_games(  # noqa: PLR0913, PLR0917 - each says one thing, and all but four have a usual value
    players: int,
    policies: tuple[str, ...],
    games: int,
    seed: int,
    finish: int = FINISH,
    first: int = 0,
    threads: int = 1,
    way: str | None = None,
) -> Totals:
    """Play games `first`, `first` + 1, ... of a seed from their beginning, and add them up.

    The totals depend neither on the number of threads nor on the way. Without a way the fastest is
    taken; those that play many games at once want one policy for all seats and a finish up to 100.
    """
    contest = Contest(new_game(players, finish), policies, games, seed, first)
    return _play(contest, threads, way)


def play_on(  # noqa: PLR0913, PLR0917 - as above
    start: State,
    policies: tuple[str, ...],
    games: int,
    seed: int,
    first: int = 0,
    threads: int = 1,
) -> Totals:
    """Play games from a position on: what happens is counted from there."""
    return _play(Contest(start, policies, games, seed, first), threads)


def _play(contest: Contest, threads: int, way: str | None = None) -> Totals:
    if threads < 1:
        raise BadRequest(f"it takes at least one thread to play, not {threads}")
    fitting = _fitting_ways(contest)
    way = way or fitting[-1]
    if way not in fitting:
        raise BadRequest(f"these games cannot be played the way {way!r}, but {', '.join(fitting)}")
    found = library()
    play = slow.play if found is None or way == SLOW else partial(found.play, way)
    parts, none = _parts(contest, threads), Totals.none(contest.start.players)
    if threads == 1 or play is slow.play:
        return sum(map(play, parts), none)
    workers = ThreadPoolExecutor(threads)
    try:
        return sum(workers.map(play, parts), none)
    finally:
        workers.shutdown(cancel_futures=True)


def _fitting_ways(contest: Contest) -> tuple[str, ...]:
    if contest.uniform_start and contest.start.finish <= LANES_FINISH:
        return ways()
    return ways()[:2]


def _parts(contest: Contest, threads: int) -> Iterator[Contest]:
    """Cut the contest into parts of a second at most, at least one for each thread."""
    most = max(1, _SLICE * FINISH // max(FINISH, contest.start.finish))
    size = max(1, min(most, -(-contest.games // threads)))
    for skip in range(0, contest.games, size):
        yield contest.part(skip, min(size, contest.games - skip))
