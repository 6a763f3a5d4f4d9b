"""The games to simulate."""

from dataclasses import dataclass
from typing import Final

from rapido.rules import BadRequest, GameOver, Phase, State, check_state, new_game

POLICIES: Final = ("uniform", "threshold")
"""in the order of simulate.h: any legal action; roll again below 43, then place by value"""

MAX_GAMES: Final = 1 << 48
"""the number of games for which a seed has random streams, see random.h"""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games `first`, `first` + 1, ... of a seed, all from the same position."""

    start: State
    policies: tuple[str, ...]
    """one per seat"""
    games: int
    seed: int
    first: int = 0

    def __post_init__(self) -> None:
        check_state(self.start)
        if self.start.phase is Phase.OVER:
            raise GameOver("the game is over in this position")
        if len(self.policies) != self.start.players:
            raise BadRequest(
                f"{self.start.players} players need one policy each, not {len(self.policies)}"
            )
        for policy in self.policies:
            if policy not in POLICIES:
                raise BadRequest(f"there is no policy {policy!r}, only {', '.join(POLICIES)}")
        if not 0 <= self.seed < 1 << 64:
            raise BadRequest(f"a seed is a number from 0 to 2^64 - 1, not {self.seed}")
        if self.games < 0 or self.first < 0 or self.first + self.games > MAX_GAMES:
            raise BadRequest(
                f"the games of a seed are those from 0 to 2^48 - 1, not {self.games} from"
                f" number {self.first} on"
            )

    def part(self, skip: int, games: int) -> "Simulation":
        """Return `games` of these games, after skipping `skip`."""
        return Simulation(self.start, self.policies, games, self.seed, self.first + skip)

    @property
    def fits_simd(self) -> bool:
        """Whether all seats follow one policy and every game starts as a new one."""
        fresh = new_game(self.start.players, self.start.finish)
        return self.start == fresh and len(set(self.policies)) == 1
