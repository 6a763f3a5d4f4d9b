"""Work split into chunks for a thread pool, with progress reports."""

import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")
OnShareDone = Callable[[float], None]

BOARD_CHUNKS: Final = 512
"""the number of chunks that the boards of a table are split into"""
_GAMES_PER_CHUNK: Final = 500
_STACK: Final = 1 << 20
"""bytes; a turn of three takes 155 KB, more than musl's 128 KB"""


def map_chunks(
    work: Callable[[Chunk], Result],
    chunks: Sequence[Chunk],
    threads: int,
    on_share_done: OnShareDone,
) -> list[Result]:
    """Apply `work` to all chunks, and return the results in order."""
    results: list[Result] = []
    with _stack_for_kernel(), ThreadPoolExecutor(threads) as workers:
        for result in workers.map(work, chunks):
            results.append(result)
            on_share_done(len(results) / len(chunks))
    return results


@contextmanager
def _stack_for_kernel() -> Generator[None]:
    """Give threads that are started meanwhile a stack that is the same on all platforms."""
    before = threading.stack_size(_STACK)
    try:
        yield
    finally:
        threading.stack_size(before)


def split_games(games: int) -> list[range]:
    firsts = range(0, games, _GAMES_PER_CHUNK)
    return [range(first, min(first + _GAMES_PER_CHUNK, games)) for first in firsts]
