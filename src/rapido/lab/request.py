"""What requests for simulations and arenas have in common: players, games and a seed."""

from dataclasses import dataclass

from rapido.lab.errors import BadLabRequest
from rapido.lab.participants import check_participants
from rapido.rules import FINISH, BadRequest, new_game


@dataclass(frozen=True)
class GamesRequest:
    """Games of computer players; the same seed gives the same games."""

    players: tuple[str, ...]
    games: int
    seed: int
    finish: int = FINISH

    def check(self, seats: int, most_games: int) -> None:
        """Refuse what cannot be played at a table with this many seats."""
        check_participants(self.players, seats)
        new_game(seats, self.finish)  # refuses an impossible finish
        if not 1 <= self.games <= most_games:
            raise BadLabRequest("lab-games", most=str(most_games), games=str(self.games))
        if not 0 <= self.seed < 1 << 64:
            raise BadRequest(f"a seed is a number from 0 to 2^64 - 1, not {self.seed}")
