"""The members of a room and its game that a change has changed.

A member that is there replaces the one of the view, also by null; one that is left out stays as it
was. Members that cannot change are not listed.
"""

from msgspec import UNSET, Struct, UnsetType

from rapido.rooms.model.settings import Settings
from rapido.web.wire.room import ActionView, PairView, ScoreView, SeatView


class RoomDelta(Struct, frozen=True, omit_defaults=True):
    """The members of a `RoomView` that have changed; those left out stay as they were."""

    host: str | UnsetType = UNSET
    """public id of the new host"""
    seats: tuple[SeatView, ...] | UnsetType = UNSET
    """all seats, if any of them has changed"""
    settings: Settings | UnsetType = UNSET
    """all settings, if any of them has changed"""
    playing: bool | UnsetType = UNSET
    """whether a game is running now"""
    closed: bool | UnsetType = UNSET
    """whether the room has ended now"""
    next_seal: str | UnsetType = UNSET
    """seal of the dice of the next game"""
    start: str | UnsetType = UNSET
    """empty once the first game has begun"""
    score: ScoreView | UnsetType = UNSET
    """the whole score, if anything in it has changed"""
    former_hosts: tuple[str, ...] | UnsetType = UNSET
    """public ids of those who may take the room back now"""
    rematch: tuple[str, ...] | UnsetType = UNSET
    """public ids of those who have agreed to a rematch by now"""


class GameDelta(Struct, frozen=True, omit_defaults=True):
    """The members of a `GameView` that have changed; those left out stay as they were."""

    secret: str | UnsetType = UNSET
    """the secret behind the seal, at the end of the game"""
    revealed: tuple[bool, ...] | UnsetType = UNSET
    """for each player, whether the commitment was opened by now"""
    ready: bool | UnsetType = UNSET
    """whether the dice can be thrown now"""
    turn: int | UnsetType = UNSET
    """number of the new turn"""
    position: str | UnsetType = UNSET
    """the new position in the one-line notation"""
    steps: tuple[int, ...] | UnsetType = UNSET
    """steps of all players, if any of them has changed"""
    pairs: tuple[PairView, ...] | UnsetType = UNSET
    """all pairs that lie on fields now, if any of them has changed"""
    player: int | UnsetType = UNSET
    """player to act now; after the end, the winner"""
    phase: str | UnsetType = UNSET
    """what is due now"""
    pair: int | UnsetType | None = UNSET
    """pair that is being rolled now; null if there is none any more"""
    roll: tuple[int, int] | UnsetType | None = UNSET
    """faces on the table now; null if there are none any more"""
    value: int | UnsetType | None = UNSET
    """value of the roll; null if there is none any more"""
    rolls: int | UnsetType = UNSET
    """number of rolls so far in this turn"""
    winner: int | UnsetType | None = UNSET
    """player who has won"""
    actions: tuple[ActionView, ...] | UnsetType = UNSET
    """everything that the player to act can do now"""
    moved: float | UnsetType = UNSET
    """Unix timestamp from which the turn limit counts now"""
