"""What to simulate, split into parts that any worker can play."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rapido.kernel import POLICIES, Totals, play_games
from rapido.kernel.simulate.game_streams import MAX_NAMED_GAMES
from rapido.kernel.simulate.simulation import MAX_GAMES
from rapido.lab.named_games import games_per_part, play_named_games, plays_natively, split
from rapido.lab.request import GamesRequest
from rapido.rules import FINISH

_KERNEL_PART: Final = 1 << 18
"""games per part in the kernel: a quarter of a second or less"""
_PARTS: Final = 400
"""enough for a progress bar that moves smoothly"""


@dataclass(frozen=True)
class SimulationRequest(GamesRequest):
    """Games 0, 1, 2, ... of a seed, with the players in the order of their seats."""

    def __post_init__(self) -> None:
        self.check(len(self.players), MAX_GAMES if self.by_policies else MAX_NAMED_GAMES)

    @cached_property
    def by_policies(self) -> bool:
        """Whether all players are policies, for which the kernel has its fastest simulator."""
        return all(player in POLICIES for player in self.players)

    @cached_property
    def native(self) -> bool:
        """Whether the compiled kernel plays the games, so that threads can share the work."""
        return plays_natively(self.players, self.finish)

    def parts(self, workers: int) -> Iterator[range]:
        """Split the games into parts of a second at most, at least one for each worker."""
        if self.by_policies and self.native:
            size = max(1, _KERNEL_PART * FINISH // max(FINISH, self.finish))
        else:
            size = max(1, min(games_per_part(self.players, self.finish), self.games // _PARTS))
        return split(range(self.games), min(size, -(-self.games // workers)))


def play_part(request: SimulationRequest, part: range) -> Totals:
    if request.by_policies:
        seats = len(request.players)
        return play_games(
            seats, request.players, len(part), request.seed, request.finish, part.start
        )
    return play_named_games(request.players, request.seed, part, request.finish).totals
