"""Checks for every computer player, built-in or of somebody else; an error says what to change."""

from collections.abc import Sequence
from random import Random

from rapido.players.base import Player
from rapido.record import write_position
from rapido.rules import (
    FINISH,
    PLAYERS,
    ROLLS,
    Action,
    Phase,
    Rolled,
    State,
    apply,
    legal_actions,
    new_game,
)


def check_player(player: Player) -> None:
    """Check name, description and choices of a player for all its numbers of players."""
    name, about = player.name, player.about
    _require(
        isinstance(name, str) and name.islower() and name == "".join(name.split()),  # pyright: ignore[reportUnnecessaryIsInstance]
        f"name is {name!r}, but should be a short word in lowercase, such as 'brave'",
    )
    _require(
        isinstance(about, str) and about.endswith("."),  # pyright: ignore[reportUnnecessaryIsInstance]
        f"about is {about!r}, but should be a sentence that ends with a full stop",
    )
    counts = [count for count in PLAYERS if count in player.counts]
    _require(
        bool(counts),
        f"counts is {player.counts!r}, but should hold at least one number from 2 to 6,"
        " such as rapido.rules.PLAYERS",
    )
    for count in counts:
        for seed in range(6):
            play([player] * count, Random(seed))


def play(seats: Sequence[Player], rng: Random, finish: int = FINISH) -> int:
    """Play a game; return the winner."""
    state = new_game(len(seats), finish)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
        else:
            state = apply(state, checked_choice(seats[state.player], state, rng)).state
    return state.player


def checked_choice(player: Player, state: State, rng: Random) -> Action:
    """Return a choice; it must be legal and reproducible with the same random state."""
    seed, legal = rng.getrandbits(64), legal_actions(state)
    try:
        action, again = (player.choose(state, Random(seed)) for _ in range(2))
    except Exception as error:
        error.add_note(f"in the position {write_position(state)}")
        raise
    _require(
        action in legal,
        f"choose returned {action!r} in the position {write_position(state)},"
        f" but should return one of the legal_actions: {', '.join(map(str, legal))}",
    )
    _require(
        action == again,
        f"choose returned {action!r} and then {again!r} in the position {write_position(state)},"
        " but should always return the same for the same random numbers: use rng and nothing else"
        " that is random, and remember nothing between calls",
    )
    return action


def _require(right: bool, message: str) -> None:  # noqa: FBT001 - as in an assert
    """Raise what an assert would, also where Python skips those."""
    if not right:
        raise AssertionError(message)
