"""Finds computer players, built-in ones included, by the entry point group `rapido.players`.

Others are plug-ins: code of somebody else, which may fail in any way. One that cannot be loaded
affects no other.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import filterfalse
from typing import Any, NamedTuple

from rapido.locales.explained import Explained, Message
from rapido.players.base import Player
from rapido.players.foreign_code import foreign_code, reason_of
from rapido.rules import PLAYERS, RapidoError

GROUP = "rapido.players"
LADDER = ("uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect")
"""the built-in ones, from the weakest to the strongest: each beats the one before it"""


_PACKAGE = "rapido.players."
_RESERVED = {*LADDER, "threshold"}
"""the last one is a policy of the kernel, which the lab plays under that name"""


class NoSuchBot(RapidoError):
    """A computer player that is not installed, or cannot be loaded."""

    code = "no_such_bot"


class LeftOut(Explained, NoSuchBot):
    """A plug-in that cannot be loaded, or has the name of a built-in player."""


class _Found(NamedTuple):
    players: dict[str, EntryPoint]
    refused: dict[str, EntryPoint]
    """plug-ins under the names of built-in players"""


def names() -> tuple[str, ...]:
    """Return the names of all installed computer players: built-in ones first, weakest first.

    Nothing is loaded: some of them may be broken.
    """
    installed = _found().players
    return (
        *(name for name in LADDER if name in installed),
        *sorted(installed.keys() - set(LADDER)),
    )


def is_built_in(name: str) -> bool:
    return name in LADDER and name in _found().players


def player_named(name: str) -> Player:
    """Return an installed computer player, or raise NoSuchBot; LeftOut if it is broken."""
    entry_point = _found().players.get(name)
    if entry_point is None:
        raise NoSuchBot(f"there is no computer player {name!r}; there are {', '.join(names())}")
    loaded = _load(entry_point)
    if isinstance(loaded, Message):
        raise LeftOut("player-broken", name=name, reason=loaded)
    return loaded


def name_taken(name: str) -> LeftOut | None:
    """Return what to say about a plug-in with the name of a built-in player, if there is one."""
    plug_in = _found().refused.get(name)
    return plug_in and LeftOut("player-name-taken", name=name, plugin=plug_in.value)


def left_out() -> dict[str, LeftOut]:
    """Load all plug-ins, and return those that cannot be used, by name."""
    found = {name: each for name in _found().refused if (each := name_taken(name))}
    for name in filterfalse(is_built_in, names()):
        try:
            player_named(name)
        except LeftOut as error:
            found[name] = error
    return found


def usable_names() -> tuple[str, ...]:
    """Load all plug-ins, and return the names of players that can be used."""
    broken = left_out()
    return tuple(name for name in names() if is_built_in(name) or name not in broken)


@cache
def _found() -> _Found:
    found = _Found({}, {})
    for entry_point in entry_points(group=GROUP):
        name, built_in = entry_point.name, entry_point.value.startswith(_PACKAGE)
        refused = name in _RESERVED and not built_in
        (found.refused if refused else found.players)[name] = entry_point
    return found


@cache
def _load(entry_point: EntryPoint) -> Player | Message:
    """Return the player, or the reason why it cannot be used; it is only tried once."""
    try:
        with foreign_code():
            return _checked(entry_point.load()())
    except Exception as error:  # noqa: BLE001 - plug-ins may raise anything
        return reason_of(error)


def _checked(player: Any) -> Player:  # noqa: ANN401 - a plug-in may return anything
    """Use once what lists show and games need."""
    about = player.about
    if not isinstance(about, str):
        raise TypeError(f"about is {about!r}, not a text")
    about.encode()  # a lone surrogate cannot be sent to anybody
    if not any(count in player.counts for count in PLAYERS):
        raise ValueError(f"counts is {player.counts!r}, without any number from 2 to 6")
    if not callable(player.choose):
        raise TypeError(f"choose is {player.choose!r}, not a method")
    return player
