"""What is to be simulated, in parts that can be played anywhere."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rapido.kernel import POLICIES, Totals, library, play_games
from rapido.kernel.simulate.simulation import MAX_GAMES
from rapido.lab.game import MAX_GAMES_BY_RULES, play_game
from rapido.lab.participants import check_participants
from rapido.rules import FINISH, BadRequest, new_game

_KERNEL_PART: Final = 1 << 18
"""games of the kernel in one part: a quarter of a second or less"""
_RULES_PART: Final = 50
_PARTS: Final = 400
"""as many parts are enough for a bar that moves smoothly"""


@dataclass(frozen=True)
class Request:
    """Games 0, 1, 2, ... of a seed, with these players in this order."""

    players: tuple[str, ...]
    games: int
    seed: int
    finish: int = FINISH

    def __post_init__(self) -> None:
        check_participants(self.players, len(self.players))
        new_game(len(self.players), self.finish)  # which says what is wrong with a finish
        most = MAX_GAMES if self.in_kernel else MAX_GAMES_BY_RULES
        if not 1 <= self.games <= most:
            raise BadRequest(f"the number of games is 1 to {most}, not {self.games}")
        if not 0 <= self.seed < 1 << 64:
            raise BadRequest(f"a seed is a number from 0 to 2^64 - 1, not {self.seed}")

    @cached_property
    def in_kernel(self) -> bool:
        """Whether the kernel knows all players; else the games are played by rapido.rules."""
        return all(player in POLICIES for player in self.players)

    @property
    def native(self) -> bool:
        """Whether a library is there, so that threads can play."""
        return self.in_kernel and library() is not None

    def parts(self, workers: int) -> Iterator[range]:
        """Cut the games into parts that take a second at most, one for each worker at least."""
        if self.native:
            size = max(1, _KERNEL_PART * FINISH // max(FINISH, self.finish))
        else:
            size = max(1, min(_RULES_PART, self.games // _PARTS))
        size = min(size, -(-self.games // workers))
        for first in range(0, self.games, size):
            yield range(first, min(first + size, self.games))


def play_part(request: Request, part: range) -> Totals:
    """Play some of the games."""
    seats = len(request.players)
    if request.in_kernel:
        return play_games(
            seats, request.players, len(part), request.seed, request.finish, part.start
        )
    told = (play_game(request.players, request.seed, game, request.finish) for game in part)
    return Totals.of(told, seats, request.finish)
