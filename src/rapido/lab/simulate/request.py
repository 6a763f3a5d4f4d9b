"""What to simulate, split into parts that any worker can play."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rapido.kernel import POLICIES, Totals, library, play_games
from rapido.kernel.simulate.simulation import MAX_GAMES
from rapido.lab.game import MAX_GAMES_BY_RULES, play_game
from rapido.lab.request import GamesRequest
from rapido.rules import FINISH

_KERNEL_PART: Final = 1 << 18
"""games per part in the kernel: a quarter of a second or less"""
_RULES_PART: Final = 50
_PARTS: Final = 400
"""enough for a progress bar that moves smoothly"""


@dataclass(frozen=True)
class SimulationRequest(GamesRequest):
    """Games 0, 1, 2, ... of a seed, with the players in the order of their seats."""

    def __post_init__(self) -> None:
        self.check(len(self.players), MAX_GAMES if self.in_kernel else MAX_GAMES_BY_RULES)

    @cached_property
    def in_kernel(self) -> bool:
        """Whether the kernel knows all players; if not, the games are played by rapido.rules."""
        return all(player in POLICIES for player in self.players)

    @property
    def native(self) -> bool:
        """Whether the compiled kernel plays the games, so that threads can share the work."""
        return self.in_kernel and library() is not None

    def parts(self, workers: int) -> Iterator[range]:
        """Split the games into parts of a second at most, at least one for each worker."""
        if self.native:
            size = max(1, _KERNEL_PART * FINISH // max(FINISH, self.finish))
        else:
            size = max(1, min(_RULES_PART, self.games // _PARTS))
        size = min(size, -(-self.games // workers))
        for first in range(0, self.games, size):
            yield range(first, min(first + size, self.games))


def play_part(request: SimulationRequest, part: range) -> Totals:
    seats = len(request.players)
    if request.in_kernel:
        return play_games(
            seats, request.players, len(part), request.seed, request.finish, part.start
        )
    games = (play_game(request.players, request.seed, game, request.finish) for game in part)
    return Totals.of(games, seats, request.finish)
