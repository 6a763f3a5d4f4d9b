"""Games that start from a given position."""

from collections.abc import Mapping
from typing import Any

from rapido.kernel.state.native import NativeState
from rapido.record import read_position
from rapido.rules import BadRequest, GameOver, Phase, State


def checked_options(options: Mapping[str, Any] | None) -> Mapping[str, Any]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadRequest(f"options are a dictionary, not {options!r}")
    return options


def refuse_others(options: Mapping[str, Any]) -> None:
    """Refuse options that would be ignored. PettingZoo's own tests expect them to be."""
    for name in options:
        if name != "position":
            raise BadRequest(f"there is no option {name!r} of reset(), only 'position'")


def given_position(
    options: Mapping[str, Any] | None, players: int, finish: int
) -> NativeState | None:
    """Return the game of `options["position"]`, a `State` or a line of text, if there is one."""
    given = checked_options(options).get("position")
    if given is None:
        return None
    if not isinstance(given, (State, str)):
        raise BadRequest(f"a position is a State of rapido.rules or a text, not {given!r}")
    state = given if isinstance(given, State) else read_position(given)
    if (state.players, state.finish) != (players, finish):
        raise BadRequest(
            f"this environment has {players} players and its finish on step {finish},"
            f" but the position {state.players} and {state.finish}"
        )
    if state.phase is Phase.OVER:
        raise GameOver("the game is over in this position")
    return NativeState.of(state)
