"""Plays games between named players: in the kernel if it has them all, else by the rules."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rapido.kernel import POLICIES, Totals, library
from rapido.kernel.simulate.named import NamedGames, PlayedGames, play_named
from rapido.lab.game import play_game
from rapido.lab.participants import in_kernel
from rapido.rules import FINISH, new_game

if TYPE_CHECKING:
    from rapido.kernel.turn.evaluator import Evaluator

_BY_RULES: Final = 1
_BY_CHANCES: Final = 40
_BY_HEURISTIC: Final = 2_000
_BY_POLICY: Final = 20_000
"""games per part, so that each takes half a second or less: it cannot be interrupted

A player of somebody else, which is asked in Python, may take seconds for a game."""


def plays_natively(names: Sequence[str], finish: int) -> bool:
    """Whether the compiled kernel plays games of these players, so that threads can share them."""
    if library() is None or not all(map(in_kernel, names)):
        return False
    return not _need_chances(names) or _evaluator(len(names), finish) is not None


def games_per_part(names: Sequence[str], finish: int) -> int:
    """Return how many games make a part that is played without pause."""
    if not plays_natively(names, finish):
        games = _BY_RULES
    elif _need_chances(names):
        games = _BY_CHANCES
    else:
        games = _BY_HEURISTIC if set(names) - set(POLICIES) else _BY_POLICY
    return max(1, games * FINISH // max(FINISH, finish))


def split(numbers: range, size: int) -> Iterator[range]:
    """Split a range into ranges of this size, of which the last may be shorter."""
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def play_named_games(names: Sequence[str], seed: int, games: range, finish: int) -> PlayedGames:
    """Play these games of a seed; the kernel and the rules give the same ones."""
    loaded = library()
    if loaded is not None and plays_natively(names, finish):
        asked = NamedGames(new_game(len(names), finish), tuple(names), seed, games)
        evaluator = _evaluator(len(names), finish) if _need_chances(names) else None
        return play_named(loaded, asked, evaluator and evaluator.address)
    finished = [play_game(names, seed, game, finish) for game in games]
    totals = Totals.of(finished, len(names), finish)
    return PlayedGames(totals, bytes(game.winner for game in finished))


def _need_chances(names: Sequence[str]) -> bool:
    return bool(set(names) - {*POLICIES, "heuristic"})


def _evaluator(players: int, finish: int) -> "Evaluator | None":
    """Return this thread's evaluator; None if there is a table of the solved game to play by."""
    # These need numpy, which takes longer to import than many simulations.
    from rapido.players.evaluate import best_value_function  # noqa: PLC0415
    from rapido.players.network import Network  # noqa: PLC0415

    values = best_value_function(new_game(players, finish))
    return values.evaluator(players) if isinstance(values, Network) else None
