"""Finds computer players, built-in ones included, by the entry point group `rapido.players`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from rapido.players.base import Player
from rapido.rules import RapidoError

GROUP = "rapido.players"
LADDER = ("uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect")
"""the built-in ones, from the weakest to the strongest: each beats the one before it"""


_PACKAGE = "rapido.players."


class NoSuchBot(RapidoError):
    """A computer player that is not installed, or cannot be loaded."""

    code = "no_such_bot"


def names() -> tuple[str, ...]:
    """Return the names of all installed computer players: built-in ones first, weakest first."""
    installed = _installed()
    return (
        *(name for name in LADDER if name in installed),
        *sorted(installed.keys() - set(LADDER)),
    )


def is_built_in(name: str) -> bool:
    """Whether it is a player of this package; another one may be installed under the same name."""
    entry_point = _installed().get(name)
    return name in LADDER and entry_point is not None and entry_point.value.startswith(_PACKAGE)


@cache
def player_named(name: str) -> Player:
    """Return an installed computer player, or raise NoSuchBot."""
    entry_point = _installed().get(name)
    if entry_point is None:
        raise NoSuchBot(f"there is no computer player {name!r}; there are {', '.join(names())}")
    try:
        player: Player = entry_point.load()()
    except Exception as error:  # third-party code may raise anything
        raise NoSuchBot(f"the computer player {name!r} cannot be loaded: {error}") from error
    return player


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry_point.name: entry_point for entry_point in entry_points(group=GROUP)}
