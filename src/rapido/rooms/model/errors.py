"""The errors of rooms, each with a stable code, as in the rules."""

from rapido.rules import RapidoError


class Conflict(Exception):
    """Another process has appended to this room first: load its entries and decide again."""


class Stale(RapidoError):
    """The move was based on an older version of the room."""

    code = "stale"


class KeyReused(RapidoError):
    """The guest has used this key for another command, or long ago; nothing has changed."""

    code = "key_reused"


class NoSuchRoom(RapidoError):
    """The room does not exist, or the guest may not see it: the answer is the same."""

    code = "no_such_room"


class Unavailable(RapidoError):
    """Nothing can be stored now; sent again with its key, a command is done once at most."""

    code = "unavailable"

    @property
    def public(self) -> str:
        """The message without the reason of the store, which is for the log."""
        return str(self).partition(":")[0]


class RoomClosed(RapidoError):
    """The room has ended."""

    code = "room_closed"


class RoomFull(RapidoError):
    """The room has had as many games or changes as are allowed; a running game can be played on."""

    code = "room_full"


class GameTooLong(RapidoError):
    """The game has had as many moves as are allowed; the host can abandon it."""

    code = "game_too_long"


class NotHost(RapidoError):
    """Only the host can do this."""

    code = "not_host"


class NoSuchSeat(RapidoError):
    """The room does not have this seat."""

    code = "no_such_seat"


class SeatTaken(RapidoError):
    """Another player has this seat."""

    code = "seat_taken"


class SeatsOpen(RapidoError):
    """A game cannot begin while seats are open."""

    code = "seats_open"


class SeatsDiffer(RapidoError):
    """A room that begins in a position needs one seat for each of its players."""

    code = "seats_differ"


class NotYourSeat(RapidoError):
    """The seat belongs to another guest."""

    code = "not_your_seat"


class NotSeated(RapidoError):
    """Only people who sit at the table can do this."""

    code = "not_seated"


class NotAbsent(RapidoError):
    """The player is connected, so nobody may stand in for them."""

    code = "not_absent"


class TooEarly(RapidoError):
    """The player has not been disconnected for long enough."""

    code = "too_early"


class ColorTaken(RapidoError):
    """Another person plays with this color."""

    code = "colour_taken"


class NameTaken(RapidoError):
    """Another player in the room has this name."""

    code = "name_taken"


class BadName(RapidoError):
    """A name or word must be one line without control or invisible characters."""

    code = "bad_name"


class CopiedCommitment(RapidoError):
    """Another seat has this commitment."""

    code = "copied_commitment"


class WrongWord(RapidoError):
    """Salt and word do not open the commitment of this seat."""

    code = "wrong_word"


class TooLate(RapidoError):
    """The dice are ready: no commitment can be opened any more."""

    code = "too_late"


class DiceNotReady(RapidoError):
    """Somebody has yet to open a commitment, so the dice cannot be thrown."""

    code = "dice_not_ready"


class GameRunning(RapidoError):
    """This can only be done between games."""

    code = "game_running"


class BadSetting(RapidoError):
    """The setting cannot have this value."""

    code = "bad_setting"
