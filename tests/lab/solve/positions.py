"""Random positions of the two-player game, also such as no sensible player gets into."""

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


def turns(finish: int, count: int, seed: int) -> Iterator[State]:
    """Begin turns anywhere: any steps, any pairs on any fields."""
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


def moments(finish: int, count: int, seed: int) -> Iterator[State]:
    """Go a few moves into such turns, to any phase."""
    rng = Random(seed)
    for begun in turns(finish, count, seed):
        state = begun
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


def turns_of_three(finish: int, count: int, seed: int) -> Iterator[State]:
    """Begin turns of the three-player game anywhere."""
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
