"""The settings of a room: the same members in the command, in the stored fact and on the wire."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from rapido.rules import FINISH

TURN_LIMITS: Final = (0, 30, 60, 120, 300, 3600, 86_400, 259_200)
"""seconds; 0 means no limit"""

SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Starter(StrEnum):
    """How the first player is chosen."""

    YOUNGEST = "youngest"
    """the seat that the players name as the youngest's"""
    RANDOM = "random"
    NEXT = "next"
    """the one after the first player of the last game"""


class Pace(StrEnum):
    """How long computer players seem to think."""

    QUICK = "quick"
    NORMAL = "normal"
    CALM = "calm"


class Series(StrEnum):
    """What the games of the room are played for."""

    NONE = "none"
    """each for itself"""
    FIRST_TO = "first_to"
    """whoever wins so many games first"""
    BEST_OF = "best_of"
    """whoever wins most of so many games; they play on after a tie"""


class Settings(Struct, frozen=True, gc=False):
    """How the room plays."""

    turn_limit: int = 0
    """seconds for a turn: 0 (no limit), 30, 60, 120, 300, 3600, 86400 or 259200"""
    spectators: bool = True
    """whether everyone with the link may watch"""
    starter: Starter = Starter.YOUNGEST
    """who begins: `youngest`, `random` or `next`"""
    youngest: SeatNumber = 0
    """seat that begins if `starter` is `youngest`"""
    finish: Annotated[int, Meta(ge=1, le=999)] = FINISH
    """step that wins"""
    pace: Pace = Pace.NORMAL
    """how long computer players seem to think: `quick`, `normal` or `calm`"""
    coach: bool = False
    """whether everyone may ask for hints, even in games between people"""
    series: Series = Series.NONE
    """what the games are played for: `none`, `first_to` or `best_of`"""
    series_games: Annotated[int, Meta(ge=1, le=9)] = 3
    """wins that `first_to` needs, or games of `best_of`"""
    latecomers: bool = True
    """whether somebody who comes late may take a computer player's seat, also during a game"""
