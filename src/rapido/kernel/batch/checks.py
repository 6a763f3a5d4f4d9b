"""What batches refuse, wherever they play: on the CPU or on a GPU."""

from rapido.rules import BadRequest, GameOver, Phase, State, check_state


def check_seed(seed: int) -> None:
    if not 0 <= seed < 1 << 64:
        raise BadRequest(f"a seed is a number from 0 to 2^64 - 1, not {seed}")


def check_game(game: int, games: int) -> None:
    if game not in range(games):
        raise BadRequest(f"there is no game {game}, only 0 to {games - 1}")


def check_replacement(state: State, players: int, finish: int) -> None:
    """Refuse a position from which no game of the batch can continue."""
    check_state(state)
    if (state.players, state.finish) != (players, finish):
        raise BadRequest(
            f"the games of this batch have {players} players and finish on step"
            f" {finish}, not {state.players} and {state.finish}"
        )
    if state.phase is Phase.OVER:
        raise GameOver("the game is over in this position")
