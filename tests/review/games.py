"""Games to review: played by computers of mixed sense, whole or broken off."""

from random import Random

from rapido.players.heuristic import Heuristic
from rapido.record import Participant, Record
from rapido.rules import ROLLS, Move, Phase, Rolled, State, apply, legal_actions, new_game

NAMES = ("Ana", "Ben", "Caro", "Duc", "Ela", "Finn")
HEURISTIC = Heuristic()


def record_of(start: State, moves: list[Move]) -> Record:
    players = tuple(Participant(name) for name in NAMES[: start.players])
    return Record(players, start, tuple(moves))


def played(players: int, finish: int, seed: int, folly: float = 0.3, most: int = 10_000) -> Record:
    """Play a game in which this share of all choices is left to chance, as far as `most` moves."""
    rng = Random(f"{players} {finish} {seed}")
    start = state = new_game(players, finish)
    moves: list[Move] = []
    while state.phase is not Phase.OVER and len(moves) < most:
        if state.phase is Phase.DICE:
            move: Move = Rolled(rng.choice(ROLLS))
        elif rng.random() < folly:
            move = rng.choice(legal_actions(state))
        else:
            move = HEURISTIC.choose(state, rng)
        moves.append(move)
        state = apply(state, move).state
    return record_of(start, moves)
