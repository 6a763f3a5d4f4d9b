"""Random positions, including ones that sensible play never reaches."""

from collections.abc import Iterator
from random import Random

from rapido.rules import (
    FIELDS,
    ROLLS,
    Pair,
    Phase,
    Rolled,
    State,
    Throw,
    apply,
    check_state,
    legal_actions,
)


def turn_starts(finish: int, count: int, seed: int) -> Iterator[State]:
    """Yield starts of turns with random steps and pairs."""
    rng = Random(seed)
    for _ in range(count):
        player = rng.randrange(2)
        lying = {player: rng.randrange(2), 1 - player: rng.randrange(3)}
        fields = [*rng.sample(FIELDS[1:], 3), 0, 0]
        rng.shuffle(fields)
        pairs = [
            Pair(owner, index, fields.pop(), rng.choice(ROLLS))
            for owner in sorted(lying)
            for index in rng.sample(range(2), lying[owner])
        ]
        steps = (rng.randrange(finish), rng.randrange(finish))
        state = State(steps, tuple(sorted(pairs)), player, finish=finish)
        check_state(state)
        yield state


def states_within_turns(finish: int, count: int, seed: int) -> Iterator[State]:
    """Yield states within such turns, in any phase."""
    rng = Random(seed)
    for start in turn_starts(finish, count, seed):
        state = start
        for _ in range(rng.randrange(7)):
            if state.phase is Phase.OVER:
                break
            if state.phase is Phase.DICE:
                move = Rolled(rng.choice(ROLLS))
            else:
                again = [a for a in legal_actions(state) if isinstance(a, Throw)]
                move = rng.choice(again if rng.random() < 0.6 else legal_actions(state))
            state = apply(state, move).state
        yield state


def turn_starts_of_three(finish: int, count: int, seed: int) -> Iterator[State]:
    """Yield starts of turns of the three-player game."""
    rng = Random(seed)
    for _ in range(count):
        player = rng.randrange(3)
        fields = [*rng.sample(FIELDS[1:], 2), 0]
        rng.shuffle(fields)
        others = [other for other in range(3) if other != player and rng.random() < 0.8]
        pairs = [Pair(owner, 0, fields.pop(), rng.choice(ROLLS)) for owner in others]
        steps = (rng.randrange(finish), rng.randrange(finish), rng.randrange(finish))
        state = State(steps, tuple(pairs), player, finish=finish)
        check_state(state)
        yield state
