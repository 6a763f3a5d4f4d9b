"""Work that is done part by part on several threads, telling how far it is."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Part = TypeVar("Part")
Found = TypeVar("Found")
TellShare = Callable[[float], None]

PARTS: Final = 512
"""into how many the states of a table are divided"""
_GAMES_AT_ONCE: Final = 500


def in_parts(
    work: Callable[[Part], Found], parts: Sequence[Part], threads: int, tell: TellShare
) -> list[Found]:
    """Do all parts, and return what each has found, in their order."""
    found: list[Found] = []
    with ThreadPoolExecutor(threads) as workers:
        for each in workers.map(work, parts):
            found.append(each)
            tell(len(found) / len(parts))
    return found


def parts_of_games(games: int) -> list[range]:
    """Divide the numbers of games."""
    firsts = range(0, games, _GAMES_AT_ONCE)
    return [range(first, min(first + _GAMES_AT_ONCE, games)) for first in firsts]
