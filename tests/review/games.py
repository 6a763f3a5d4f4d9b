"""Games to review, played partly at random."""

from random import Random

from rapido.players.heuristic import Heuristic
from rapido.record import Participant, Record
from rapido.rules import ROLLS, Move, Phase, Rolled, State, apply, legal_actions, new_game

NAMES = ("Ana", "Ben", "Caro", "Duc", "Ela", "Finn")
HEURISTIC = Heuristic()


def record_of(start: State, moves: list[Move]) -> Record:
    players = tuple(Participant(name) for name in NAMES[: start.players])
    return Record(players, start, tuple(moves))


def played(
    players: int, finish: int, seed: int, randomness: float = 0.3, max_moves: int = 10_000
) -> Record:
    """Play up to `max_moves` moves, choosing at random with probability `randomness`."""
    rng = Random(f"{players} {finish} {seed}")
    start = state = new_game(players, finish)
    moves: list[Move] = []
    while state.phase is not Phase.OVER and len(moves) < max_moves:
        if state.phase is Phase.DICE:
            move: Move = Rolled(rng.choice(ROLLS))
        elif rng.random() < randomness:
            move = rng.choice(legal_actions(state))
        else:
            move = HEURISTIC.choose(state, rng)
        moves.append(move)
        state = apply(state, move).state
    return record_of(start, moves)
