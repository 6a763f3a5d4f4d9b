"""Computer players: one module each, found through the entry point group `rapido.players`."""

from rapido.players.asking import IllegalChoice, PlayerFailed, ask
from rapido.players.base import Player
from rapido.players.registry import (
    LADDER,
    LeftOut,
    NoSuchBot,
    is_built_in,
    left_out,
    name_taken,
    names,
    player_named,
    usable_names,
)

__all__ = [
    "LADDER",
    "IllegalChoice",
    "LeftOut",
    "NoSuchBot",
    "Player",
    "PlayerFailed",
    "ask",
    "is_built_in",
    "left_out",
    "name_taken",
    "names",
    "player_named",
    "usable_names",
]
