"""The errors of rooms, each with a stable code, as in the rules."""

from rapido.rules import RapidoError


class Conflict(Exception):
    """Another process has appended to this room first: load what is new, and decide again."""


class Stale(RapidoError):
    """A move that was based on an older version of the room."""

    code = "stale"


class NoSuchRoom(RapidoError):
    """A room that does not exist, or is none of the guest's business: the answer is the same."""

    code = "no_such_room"


class Unavailable(RapidoError):
    """The store cannot take anything now; nothing was stored."""

    code = "unavailable"


class RoomClosed(RapidoError):
    """The room has ended."""

    code = "room_closed"


class NotHost(RapidoError):
    """Only the host can do this."""

    code = "not_host"


class NoSuchSeat(RapidoError):
    """A seat that the room does not have."""

    code = "no_such_seat"


class SeatTaken(RapidoError):
    """A seat on which somebody else sits."""

    code = "seat_taken"


class SeatsOpen(RapidoError):
    """A game cannot begin while seats are open."""

    code = "seats_open"


class SeatsDiffer(RapidoError):
    """A position is for as many players as it has; a room that begins with it has as many seats."""

    code = "seats_differ"


class NotYourSeat(RapidoError):
    """A seat of someone else."""

    code = "not_your_seat"


class ColorTaken(RapidoError):
    """A color that another person plays with."""

    code = "colour_taken"


class NameTaken(RapidoError):
    """A name that another player in the room has."""

    code = "name_taken"


class BadName(RapidoError):
    """A name or word that cannot be shown."""

    code = "bad_name"


class GameRunning(RapidoError):
    """Something that can only be done between games."""

    code = "game_running"


class BadSetting(RapidoError):
    """A setting that does not exist."""

    code = "bad_setting"
