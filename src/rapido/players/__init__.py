"""Computer players: one module each, found through the entry point group `rapido.players`."""

from rapido.players.base import Player
from rapido.players.registry import LADDER, NoSuchBot, is_built_in, names, player_named

__all__ = ["LADDER", "NoSuchBot", "Player", "is_built_in", "names", "player_named"]
