"""Computer players: one module each, found through the entry point group `rapido.players`."""

from rapido.players.base import Player
from rapido.players.registry import LADDER, NoSuchBot, names, player_named

__all__ = ["LADDER", "NoSuchBot", "Player", "names", "player_named"]
