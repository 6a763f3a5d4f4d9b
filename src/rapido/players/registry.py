"""Where computer players are found: all come through one door, the entry point `rapido.players`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from rapido.players.base import Player
from rapido.rules import RapidoError

GROUP = "rapido.players"
LADDER = ("uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect")
"""our own, from the weakest to the strongest: each of them beats the one before it"""


class NoSuchBot(RapidoError):
    """A computer player that is not installed, or cannot be loaded."""

    code = "no_such_bot"


def names() -> tuple[str, ...]:
    """Return the names of all installed computer players, ours first, the weakest first."""
    doors = _doors()
    return (*(name for name in LADDER if name in doors), *sorted(doors.keys() - set(LADDER)))


@cache
def player_named(name: str) -> Player:
    """Return the computer player of this name."""
    door = _doors().get(name)
    if door is None:
        raise NoSuchBot(f"there is no computer player {name!r}; there are {', '.join(names())}")
    try:
        player: Player = door.load()()
    except Exception as error:  # other people's code may fail in any way
        raise NoSuchBot(f"the computer player {name!r} cannot be loaded: {error}") from error
    return player


@cache
def _doors() -> dict[str, EntryPoint]:
    return {door.name: door for door in entry_points(group=GROUP)}
