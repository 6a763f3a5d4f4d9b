"""Plays games by the million: with the C library if there is one, else in Python."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from rapido.kernel.native.library import library
from rapido.kernel.simulate import native, reference
from rapido.kernel.simulate.simulation import Simulation
from rapido.kernel.simulate.totals import Totals
from rapido.rules import FINISH, BadRequest, State, new_game

PYTHON: Final = "python"
_CHUNK: Final = 1 << 18
"""games per call of the library, during which Ctrl-C has no effect"""


def backends() -> tuple[str, ...]:
    """List the backends that work here, the fastest last; all give the same totals."""
    loaded = library()
    return (PYTHON,) if loaded is None else (PYTHON, *native.supported_backends(loaded))


def play_games(  # noqa: PLR0913, PLR0917 - all but four have defaults
    players: int,
    policies: tuple[str, ...],
    games: int,
    seed: int,
    finish: int = FINISH,
    first: int = 0,
    threads: int = 1,
    backend: str | None = None,
) -> Totals:
    """Play new games `first`, `first` + 1, ... of a seed, and add them up.

    The totals depend neither on the number of threads nor on the backend, which is the fastest one
    by default. SIMD backends need one policy for all seats and a finish of at most 100.
    """
    simulation = Simulation(new_game(players, finish), policies, games, seed, first)
    return _play(simulation, threads, backend)


def play_from(  # noqa: PLR0913, PLR0917 - as above
    start: State,
    policies: tuple[str, ...],
    games: int,
    seed: int,
    first: int = 0,
    threads: int = 1,
) -> Totals:
    """Play games from a position; only what happens after it is counted."""
    return _play(Simulation(start, policies, games, seed, first), threads)


def _play(simulation: Simulation, threads: int, backend: str | None = None) -> Totals:
    if threads < 1:
        raise BadRequest(f"expected at least one thread, not {threads}")
    usable = _usable_backends(simulation)
    backend = backend or usable[-1]
    if backend not in usable:
        raise BadRequest(
            f"the backend {backend!r} cannot play these games; possible are {', '.join(usable)}"
        )
    loaded, none = library(), Totals.none(simulation.start.players)
    if loaded is None or backend == PYTHON:
        return sum(map(reference.play, _chunks(simulation, threads)), none)
    play = partial(native.play, loaded, backend)
    if threads == 1:
        return sum(map(play, _chunks(simulation, threads)), none)
    workers = ThreadPoolExecutor(threads)
    try:
        return sum(workers.map(play, _chunks(simulation, threads)), none)
    finally:
        workers.shutdown(cancel_futures=True)


def _usable_backends(simulation: Simulation) -> tuple[str, ...]:
    if simulation.fits_simd and simulation.start.finish <= native.SIMD_MAX_FINISH:
        return backends()
    return backends()[:2]


def _chunks(simulation: Simulation, threads: int) -> Iterator[Simulation]:
    """Split the games into chunks of a second at most, at least one for each thread."""
    most = max(1, _CHUNK * FINISH // max(FINISH, simulation.start.finish))
    size = max(1, min(most, -(-simulation.games // threads)))
    for skip in range(0, simulation.games, size):
        yield simulation.part(skip, min(size, simulation.games - skip))
