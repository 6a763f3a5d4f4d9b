"""Names of players: visible, and different from each other."""

from collections.abc import Iterable

from rapido.foreign_text import name_key
from rapido.rooms.model.errors import BadName, NameTaken


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that shows nothing, or that people would take for another's."""
    key = name_key(name)
    if name and not key:
        raise BadName("a name needs at least one letter that can be seen")
    if key and key in map(name_key, others):
        raise NameTaken(f"another player is already called {name}")
